// Tables as text: records of fields, whatever separates them.

/** The records of a table, fields whole even where they are quoted over several lines; a quote in a field is doubled. */
export function recordsOf(text, separator) {
  const records = [[""]];
  let quoted = false;
  for (let place = 0; place < text.length; place++) {
    const mark = text[place];
    const record = records.at(-1);
    const add = () => (record[record.length - 1] += mark);
    if (mark === '"' && quoted && text[place + 1] === '"') {
      add();
      place++;
    } else if (mark === '"' && (quoted || record.at(-1) === "")) quoted = !quoted;
    else if (mark === separator && !quoted) record.push("");
    else if (mark === "\n" && !quoted) records.push([""]);
    else if (mark !== "\r" || quoted) add();
  }
  return records.filter((record) => record.some((field) => field.trim() !== ""));
}

/** What separates the fields of a table, by its first line. */
export function separatorOf(line) {
  const count = (mark) => line.split(mark).length;
  return ["\t", ";", ",", "，", "；"].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ",");
}
