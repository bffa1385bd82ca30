// Keeps the whole site for use without the network. precache.js names every file with a digest of its content; this
// worker is installed anew whenever that list changes, takes over unchanged files, and fetches only the others.
importScripts("precache.js");

const { version, files } = self.PRECACHE;
const CACHE = `tricklaw-${version}`;
const scope = new URL("./", self.location);
const DIGEST = "x-tricklaw-digest";

self.addEventListener("install", (event) => event.waitUntil(fill()));

async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(Object.entries(files).map(async ([name, digest]) => {
    const url = new URL(name, scope).href;
    const kept = await caches.match(url);
    const response = kept?.headers.get(DIGEST) === digest ? kept : await fetched(url, digest);
    await cache.put(url, response);
  }));
}

async function fetched(url, digest) {
  const response = await fetch(url, { cache: "no-store" });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  const headers = new Headers(response.headers);
  headers.set(DIGEST, digest);
  headers.delete("content-encoding");
  return new Response(await response.blob(), { status: 200, headers });
}

self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith("tricklaw-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("message", (event) => {
  if (event.data === "use-now") self.skipWaiting();
  if (event.data === "take-over") event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(scope.href)) return;
  event.respondWith(answer(event.request, url));
});

async function answer(request, url) {
  const home = request.mode === "navigate" && (url.pathname === scope.pathname || url.pathname.endsWith("/index.html"));
  const cache = await caches.open(CACHE);
  const kept = await cache.match(home ? new URL("index.html", scope).href : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}
