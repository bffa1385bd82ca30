// Serves the site to this machine. PORT chooses another port than 8080.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { Failure, at, isMain, main } from "./lib.mjs";

const HOST = "127.0.0.1";
const DEFAULT_PORT = 8080;
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".lin": "text/plain; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".pbn": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** A server of the files in a folder; the caller lets it listen. */
export function siteServer(folder = at("www")) {
  return createServer((request, response) => {
    const refuse = (status, text) => response.writeHead(status, { "content-type": TYPES[".txt"] }).end(`${text}\n`);
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, "only GET and HEAD are served");
    const file = fileFor(folder, request.url);
    if (!file) return refuse(404, "there is no such file");
    const type = TYPES[extname(file.path)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "content-length": file.size, "cache-control": "no-cache" });
    if (request.method === "HEAD") return response.end();
    return createReadStream(file.path).pipe(response);
  });
}

/** The file an address means, or nothing when there is none inside the folder. */
function fileFor(folder, url) {
  try {
    const name = decodeURIComponent(new URL(`http://site${url}`).pathname);
    const path = join(folder, name.endsWith("/") ? `${name}index.html` : name);
    const stats = statSync(path);
    return path.startsWith(folder + sep) && stats.isFile() ? { path, size: stats.size } : undefined;
  } catch {
    return undefined; // no such file, or an address that cannot be decoded
  }
}

/** Lets a server listen; resolves to its address. */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      const taken = `Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`;
      reject(error.code === "EADDRINUSE" ? new Failure(taken) : error);
    });
    server.listen(port, HOST, () => resolve(`http://${HOST}:${server.address().port}/`));
  });
}

function chosenPort() {
  const port = Number(process.env.PORT || DEFAULT_PORT);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Failure(`PORT is ${process.env.PORT}, which is no port: a number from 1 to 65535 is needed`);
}

if (isMain(import.meta)) {
  await main(async () => console.log(`\ntricklaw is at ${await listen(siteServer(), chosenPort())} (stop with Ctrl-C)`));
}
