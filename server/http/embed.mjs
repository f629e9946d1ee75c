// Packs the built web client for the server: node server/http/embed.mjs WEB_DIST OUT_DIR
// writes OUT_DIR/assets.bin (all files, plain, gzip and Brotli, end to end), assets.S (includes it) and assets.cpp
// (the table). Files are written only if they change, so that an unchanged client costs no compilation; what has been
// compressed once is kept in OUT_DIR/packed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keptForms } from './pack.mjs';

const [dist, out] = process.argv.slice(2);

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const notBuilt = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Rattus</title>
<body style="font-family: serif; max-width: 40em; margin: 4em auto">
<h1>Rattus</h1>
<p>This server was built without its web client. Start it with <code>script/server</code>, which builds both.</p>
</body></html>
`;

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(full) : [full];
  });
}

function readClient() {
  if (!existsSync(path.join(dist, 'index.html'))) {
    return [{ url: '/index.html', plain: Buffer.from(notBuilt) }];
  }
  return filesBelow(dist)
    .map((file) => ({
      url: '/' + path.relative(dist, file).split(path.sep).join('/'),
      plain: readFileSync(file),
    }))
    .filter(({ url }) => !url.endsWith('.map'))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

function writeIfChanged(name, content) {
  const file = path.join(out, name);
  const bytes = Buffer.from(content);
  if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes);
}

const chunks = [];
let length = 0;
function append(bytes) {
  const at = length;
  chunks.push(bytes);
  length += bytes.length;
  return `{blob + ${at}, ${bytes.length}}`;
}

const files = readClient();
const forms = await keptForms(
  path.join(out, 'packed'),
  files.map(({ plain }) => plain),
);
const rows = files.map(({ url, plain }, i) => {
  const { gzip, brotli } = forms[i];
  const type = types[path.extname(url)] ?? 'application/octet-stream';
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const strings = [url, type, `"${tag}"`].map((text) => JSON.stringify(text)).join(', ');
  const bodies = [plain, gzip, brotli].map((body) => (body ? append(body) : '{}')).join(', ');
  return `    {${strings}, ${bodies}},`;
});

const blob = Buffer.concat(chunks);
writeIfChanged('assets.bin', blob);
writeIfChanged(
  'assets.S',
  `/* ${createHash('sha256').update(blob).digest('hex')} */
    .section .rodata
    .balign 16
    .global rattus_asset_blob
rattus_asset_blob:
    .incbin "${path.resolve(out, 'assets.bin')}"
    .section .note.GNU-stack,"",%progbits
`,
);
writeIfChanged(
  'assets.cpp',
  `#include "server/http/asset.hpp"

extern "C" const char rattus_asset_blob[];

namespace rattus::server {

std::span<const Asset> embedded_assets() {
  static const char* const blob = rattus_asset_blob;
  static const Asset table[] = {
${rows.join('\n')}
  };
  return table;
}

}  // namespace rattus::server
`,
);
