// The forms in which a file is sent: as it is, with gzip, with Brotli.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';

/** How each form is made; as small as it gets, since it is made once and sent often. */
const PACKERS = {
  gzip: (plain) => promisify(gzipCompress)(plain, { level: 9 }),
  brotli: (plain) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
};
/** What does not save a twentieth is not worth unpacking: pictures and fonts are compressed already. */
const WORTH = 0.95;

/** Compresses a file in both ways: { gzip, brotli }, null where that gains nothing. */
export async function pack(plain) {
  const forms = await Promise.all(Object.values(PACKERS).map((packer) => packer(plain)));
  return Object.fromEntries(
    Object.keys(PACKERS).map((name, i) => [name, forms[i].length < plain.length * WORTH ? forms[i] : null]),
  );
}

/** The forms of a file under names that begin with `place`: read if they are there, else made and written. */
async function keptForm(place, plain) {
  const names = Object.keys(PACKERS);
  const file = (name) => `${place}.${name}`;
  if (names.every((name) => existsSync(file(name)))) {
    const read = (name) => readFileSync(file(name));
    return Object.fromEntries(names.map((name) => [name, read(name).length ? read(name) : null]));
  }
  const made = await pack(plain);
  for (const name of names) {
    // a name stands for a whole file, also after a build that was broken off
    writeFileSync(`${file(name)}.partial`, made[name] ?? '');
    renameSync(`${file(name)}.partial`, file(name));
  }
  return made;
}

/** The forms of several files, from `folder` where they have been made before; only theirs stay there. */
export async function keptForms(folder, files) {
  mkdirSync(folder, { recursive: true });
  const hashes = files.map((plain) => createHash('sha256').update(plain).digest('hex'));
  const forms = await Promise.all(files.map((plain, i) => keptForm(path.join(folder, hashes[i]), plain)));
  const used = new Set(hashes.flatMap((hash) => Object.keys(PACKERS).map((name) => `${hash}.${name}`)));
  for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(path.join(folder, name));
  return forms;
}
