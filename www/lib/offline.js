// Works without the network after the first visit, and never leaves anybody on an old version: a new one that was
// fetched is used at once when the page has only just been opened, and offered by a notice later.

/** Registers the service worker; `offer(accept)` is called when a new version waits. */
export async function workOffline(offer) {
  if (!("serviceWorker" in navigator) || !window.isSecureContext) return;
  const opened = performance.now();
  let controlled = navigator.serviceWorker.controller !== null;
  let reloading = false;
  let accepted = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    const first = !controlled;
    controlled = true;
    if (first || reloading) return; // the first worker takes over a page that is up to date
    const again = () => {
      reloading = true;
      location.reload();
    };
    if (accepted || !isWriting()) again();
    else offer(again); // taken in another tab, while something is written here
  });
  const propose = (worker) => {
    const accept = () => {
      accepted = true;
      worker.postMessage("use-now");
    };
    const justOpened = performance.now() - opened < 2000;
    if (justOpened && document.visibilityState === "visible") accept();
    else offer(accept);
  };
  try {
    const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    if (registration.waiting && navigator.serviceWorker.controller) propose(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && navigator.serviceWorker.controller) propose(worker);
      });
    });
    takeOver(registration);
    const look = () => document.visibilityState === "visible" && registration.update().catch(() => {}); // offline: later
    document.addEventListener("visibilitychange", look);
    setInterval(look, 60 * 60 * 1000);
  } catch (error) {
    console.warn("this browser does not let the page work offline:", error.message);
  }
}

/** Whether somebody is in the middle of something that a new page would lose. */
function isWriting() {
  const field = document.activeElement;
  return document.querySelector("dialog[open]") !== null || (field?.matches("input, textarea") && field.value !== "");
}

/**
 * A page that was loaded past the worker, as by a hard reload, is given to it, so that it works without the network again:
 * when both are of the same version.
 */
async function takeOver(registration) {
  if (!registration.active || navigator.serviceWorker.controller) return;
  try {
    await registration.update();
  } catch {
    return; // no network: what is shown may be of any age
  }
  if (!registration.installing && !registration.waiting) registration.active.postMessage("take-over");
}
