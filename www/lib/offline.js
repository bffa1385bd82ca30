// Works without the network after the first visit, and never leaves anybody on an old version: a new one that was
// fetched is used at once when the page has only just been opened, and offered by a notice later.

/** Registers the service worker; `offer(accept)` is called when a new version waits. */
export async function workOffline(offer) {
  if (!("serviceWorker" in navigator) || !window.isSecureContext) return;
  const opened = performance.now();
  let controlled = navigator.serviceWorker.controller !== null;
  let reloading = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    const first = !controlled;
    controlled = true;
    if (first || reloading) return; // the first worker takes over a page that is up to date
    reloading = true;
    location.reload();
  });
  const propose = (worker) => {
    const accept = () => worker.postMessage("use-now");
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
    const look = () => document.visibilityState === "visible" && registration.update().catch(() => {}); // offline: later
    document.addEventListener("visibilitychange", look);
    setInterval(look, 60 * 60 * 1000);
  } catch (error) {
    console.warn("this browser does not let the page work offline:", error.message);
  }
}
