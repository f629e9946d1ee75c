// Cuts the typefaces down to the letters that our languages need: the whole page has to load quickly.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { contoursOf, simplify } from './fonts/outline.mjs';

const require = createRequire(import.meta.url);
const out = new URL('../src/generated/fonts/', import.meta.url);

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
/** Letters that no text of ours has, only people's names: fetched where one of them is shown (app.css). */
const foreign = 'ÉÈÀÂÊÎÔÛÇÑéèàáíóúçâêîôûñæœÆŒ';
const text = `${ascii}ÄÖÜäöüß–—‘’‚“”„«»·…×−½\u00a0`;

// the old types have rough outlines, so each of their letters counts, and each of their curves
const display = ascii.replace(/["%&*+/;=[\]_{}|~^\\`@#$<>]/g, '');

/** Units of 2048 to the em: a quarter of a pixel in the largest title. */
const TOLERANCE = 9;

const faces = {
  caps: ['im-fell-english-sc', 'latin-400-normal', `${display}ÄÖÜäöüßéèñ–’·\u00a0`, TOLERANCE],
  italic: ['im-fell-english', 'latin-400-italic', `${display}ÄÖÜäöüßéèñ–’·…\u00a0`, TOLERANCE],
  sans: ['alegreya-sans', 'latin-400-normal', text],
  'sans-bold': ['alegreya-sans', 'latin-700-normal', text],
  'sans-foreign': ['alegreya-sans', 'latin-400-normal', foreign],
  'sans-bold-foreign': ['alegreya-sans', 'latin-700-normal', foreign],
};

/** What the outlines of the old types are drawn on: an eighth of a pixel in the largest title. Most steps on it take
 *  one byte. */
const GRID = 512; // to the em

/** Measures of a typeface that are lengths. */
const LENGTHS = /^(xAvg|ySub|ySuper|yStrikeout|sTypo|usWin|sxHeight|sCapHeight)/;

/** The same letters in fewer curves, on a coarser grid. A changed typeface may not bear its old name. */
function simpler(sfnt, name, tolerance) {
  const font = opentype.parse(sfnt.buffer.slice(sfnt.byteOffset, sfnt.byteOffset + sfnt.length));
  const scale = GRID / font.unitsPerEm;
  const scaled = (n) => Math.round(n * scale);
  for (let i = 0; i < font.glyphs.length; i++) {
    const glyph = font.glyphs.get(i);
    glyph.name ??= `glyph${i}`;
    glyph.path.commands = contoursOf(glyph.path.commands)
      .map((contour) => contour.map((point) => point.map((n) => n * scale)))
      .flatMap((contour) => simplify(contour, tolerance * scale));
    glyph.path.unitsPerEm = GRID;
    glyph.advanceWidth = scaled(glyph.advanceWidth);
    glyph.leftSideBearing = scaled(glyph.leftSideBearing);
  }
  font.unitsPerEm = GRID;
  font.ascender = scaled(font.ascender);
  font.descender = scaled(font.descender);
  delete font.tables.gsub;
  const { os2 } = font.tables;
  for (const key of Object.keys(os2)) if (LENGTHS.test(key)) os2[key] = scaled(os2[key]);
  for (const names of Object.values(font.names)) {
    Object.assign(names, {
      fontFamily: { en: `Rattus ${name}` },
      fullName: { en: `Rattus ${name}` },
      postScriptName: { en: `Rattus-${name}` },
    });
  }
  return Buffer.from(font.toArrayBuffer());
}

mkdirSync(out, { recursive: true });
for (const [name, [family, file, wanted, tolerance]] of Object.entries(faces)) {
  const source = readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${file}.woff2`));
  const cut = await subsetFont(source, wanted, {
    targetFormat: 'sfnt',
    noLayoutClosure: true,
    noHinting: true,
    // other features put letters that are not among ours
    keepFeatures: ['kern'],
  });
  const small = await fontverter.convert(tolerance ? simpler(cut, name, tolerance) : cut, 'woff2');
  writeFileSync(new URL(`${name}.woff2`, out), small);
  console.log(`font ${name}: ${small.length} bytes`);
}

// the licences of what the page carries go with it
const licences = [...new Set(Object.values(faces).map(([family]) => family))].map(
  (family) => `Typeface ${family}\n\n${readFileSync(require.resolve(`@fontsource/${family}/LICENSE`), 'utf8')}`,
);
const map = 'Map\n\nCoastlines and borders are made from Natural Earth (naturalearthdata.com), public domain.\n';
mkdirSync(new URL('../public/', import.meta.url), { recursive: true });
writeFileSync(new URL('../public/licences.txt', import.meta.url), [map, ...licences].join('\n\n'));
