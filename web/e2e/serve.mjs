// Serves the built page as a real server would: with a strict content policy and nothing else.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
};
export const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Resolves to the address of the page, the files asked for so far, a function that ends it all, and `trouble`: with a
 *  status all answers are of a proxy that says so, with 'silence' there are none. */
export function serve(folder) {
  const asked = new Set();
  let trouble = null;
  const server = createServer((request, response) => {
    if (trouble === 'silence') return;
    if (trouble) {
      response.writeHead(trouble, { 'content-type': 'text/html' }).end('<h1>Trouble</h1>');
      return;
    }
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname));
    // what a person opens is the page: it finds out itself what to show
    const opened = request.headers.accept?.includes('text/html') && !path.startsWith('/assets/');
    const isPage = path === '/' || (opened && !existsSync(join(folder, path)));
    const file = join(folder, isPage ? 'index.html' : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    asked.add(file);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${server.address().port}/`,
        asked,
        trouble: (what) => {
          trouble = what;
        },
        close: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(done);
          }),
      }),
    );
  });
}
