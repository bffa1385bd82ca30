// Says to those who listen what others see.

let pending;

/** Says something when the reader has finished; `atOnce` interrupts. The same words twice are said twice. */
export function announce(text, { atOnce = false } = {}) {
  const place = document.getElementById(atOnce ? "said-at-once" : "said-politely");
  clearTimeout(pending);
  place.textContent = "";
  pending = setTimeout(() => {
    place.textContent = text;
  }, 60);
}
