// What a reader of files found, in words: "Line 12, column 3: ...".
import { lawChip } from "../../lib/law.js";
import { hasText, t } from "../../lib/words.js";

/** One warning or problem: { code, line, column, text, law, message }. */
export function warningText({ code, line, column, text, law, message }) {
  const where = line ? t("files.where", { line, column: column ?? 1 }) : "";
  const what = hasText(`files.warnings.${code}`) ? t(`files.warnings.${code}`) : (message ?? code);
  return [where, where && " ", what, text ? ` ${t("files.found", { text })}` : "", law && [" ", lawChip(law)]].flat().filter(Boolean);
}
