// Text in whatever alphabet of bytes programs of China and of the West write it.

/**
 * Whether bytes that are no UTF-8 are Chinese: there, bytes beyond the plain letters come in pairs; in names with an accent they
 * come singly.
 */
function isChinese(bytes) {
  const runs = new TextDecoder("latin1").decode(bytes).match(/[\x80-\uffff]+/g) ?? [];
  return 2 * runs.filter(({ length }) => length % 2 === 0).length >= runs.length;
}

/** Which alphabet the bytes are in: by their mark, as UTF-8, or else by how they look, whatever the page speaks. */
function encodingOf(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return isChinese(bytes) ? "gb18030" : "windows-1252";
  }
}

export const textOf = (bytes) => new TextDecoder(encodingOf(bytes)).decode(bytes);

/** Chinese bytes as UTF-8, all others as they are: those the package reads itself. */
export const readable = (bytes) => (encodingOf(bytes) === "gb18030" ? new TextEncoder().encode(textOf(bytes)) : bytes);
