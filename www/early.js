// Runs before the first paint: theme and language stand before anything is drawn, so nothing flashes.
(() => {
  const root = document.documentElement;
  const saved = (key) => {
    try {
      return JSON.parse(localStorage.getItem(`tricklaw.${key}`));
    } catch {
      return null; // no storage, or not ours
    }
  };
  const theme = saved("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  const wanted = saved("language") ?? (/^zh\b/i.test(navigator.language ?? "") ? "zh" : "en");
  root.lang = wanted === "zh" ? "zh-Hans" : "en";
})();
