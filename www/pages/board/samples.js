// The files that come with the site.

/** Each sample: its key in the dictionary and its file in samples/. The first one is what a new visitor sees. */
export const SAMPLES = [
  { key: "club", file: "club-evening.lin" },
  { key: "teaching", file: "four-lessons.pbn" },
  { key: "broken", file: "what-can-go-wrong.pbn" },
];

/** The bytes of a sample. */
export async function sampleBytes({ file }) {
  const response = await fetch(new URL(`../../samples/${file}`, import.meta.url));
  if (!response.ok) throw new Error(`${file} did not load: status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
