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

  const dark = matchMedia("(prefers-color-scheme: dark)");
  const setTheme = ({ detail } = {}) => {
    const chosen = detail ?? saved("theme"); // a browser that keeps nothing still changes
    const byDevice = dark.matches ? "dark" : "light";
    root.dataset.theme = chosen === "light" || chosen === "dark" ? chosen : byDevice;
  };
  setTheme();
  dark.addEventListener("change", setTheme);
  addEventListener("themechosen", setTheme);

  const wanted = saved("language") ?? (/^zh\b/i.test(navigator.language ?? "") ? "zh" : "en");
  root.lang = wanted === "zh" ? "zh-Hans" : "en";
})();
