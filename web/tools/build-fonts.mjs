// Cuts the typefaces down to the letters that our languages need: the whole page has to load quickly.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const out = new URL('../src/generated/fonts/', import.meta.url);

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const letters = 'ÄÖÜäöüßÉÈÀÂÊÎÔÛÇÑéèàáíóúçâêîôûñæœÆŒ';
const text = `${ascii}${letters}–—‘’‚“”„«»·…×−½\u00a0`;

// the old types have rough outlines, so each of their letters counts
const display = ascii.replace(/["%&*+/;=[\]_{}|~^\\`@#$<>]/g, '');

const faces = {
  'caps': ['im-fell-english-sc', 'latin-400-normal', `${display}ÄÖÜäöüßéèñ–’·\u00a0`],
  'italic': ['im-fell-english', 'latin-400-italic', `${display}ÄÖÜäöüßéèñ–’·…\u00a0`],
  'sans': ['alegreya-sans', 'latin-400-normal', text],
  'sans-bold': ['alegreya-sans', 'latin-700-normal', text],
};

mkdirSync(out, { recursive: true });
for (const [name, [family, file, wanted]] of Object.entries(faces)) {
  const source = readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${file}.woff2`));
  const small = await subsetFont(source, wanted, { targetFormat: 'woff2', noLayoutClosure: true, noHinting: true });
  writeFileSync(new URL(`${name}.woff2`, out), small);
  console.log(`font ${name}: ${small.length} bytes`);
}

// the licences of what the page carries go with it
const licences = [...new Set(Object.values(faces).map(([family]) => family))].map((family) =>
  `Typeface ${family}\n\n${readFileSync(require.resolve(`@fontsource/${family}/LICENSE`), 'utf8')}`);
const map = 'Map\n\nCoastlines and borders are made from Natural Earth (naturalearthdata.com), public domain.\n';
mkdirSync(new URL('../public/', import.meta.url), { recursive: true });
writeFileSync(new URL('../public/licences.txt', import.meta.url), [map, ...licences].join('\n\n'));
