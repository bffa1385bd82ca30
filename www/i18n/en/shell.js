export default {
  skip: "Skip to the content",
  menu: "Pages",
  close: "Close",
  toStart: "To the start page",
  languageNow: "The page is in English.",
  footer: "Law texts are cited by article. Everything you open stays on this device.",
  pages: {
    board: { menu: "Board", title: "Board" },
  },
  theme: {
    label: "Theme: {now}. Change to: {next}",
    auto: "as the device",
    light: "light",
    dark: "dark",
  },
  update: { text: "A new version of this site is ready.", action: "Use it now" },
  unknown: { title: "No such page", text: "There is no page called “{page}” here." },
  failure: {
    title: "Something went wrong",
    network: "A part of the site could not be loaded. Check the connection and try again; after one complete visit the site works without it.",
    rules: "The rules could not be started. This browser may be too old for WebAssembly, or the file was damaged on the way. Reload the page.",
    unexpected: "The page met something it does not know how to handle. What you saved before is still there.",
    again: "Try again",
    afresh: "Start this page afresh",
    afreshHint: "Starting afresh forgets what this page kept on this device: open files and positions.",
    details: "Details for a report",
  },
};
