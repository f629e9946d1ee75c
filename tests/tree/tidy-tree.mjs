// Nothing in the tree may depend on one machine: no absolute paths of a workplace or home, no package mirrors. And no
// line of source is longer than 120 characters: the formatters leave comments and long texts alone.
import { readFileSync } from 'node:fs';
import { listFiles, report } from './files.mjs';

// Put together from pieces, so that this file passes its own test.
const forbidden = [
  ['a path of one machine', new RegExp('(^|[\\s"\'`(=:])/(' + ['work', 'root', 'home/[a-z]+'].join('|') + ')/')],
  [
    'the host of a package registry',
    new RegExp(
      ['deb\\.' + 'debian', 'registry\\.' + 'npmjs', 'files\\.python' + 'hosted', 'registry\\.' + 'yarnpkg'].join('|'),
    ),
  ],
  ['a merge left unfinished', new RegExp('^(<{7}|>{7}) ')],
];

const LONGEST_LINE = 120;
const source = /\.([ch]pp|css|html|svelte|ts|[cm]?js)$/;
// What cannot be wrapped: the outline of a drawing, and a comment that silences Svelte.
const whole = /\d[a-z]-?[.\d]|svelte-ignore/i;
const tooLong = (file, line) => line.length > LONGEST_LINE && source.test(file) && !whole.test(line);

const binary = /\.(net|png|ico|webp|woff2|wasm|bin)$/;
const files = listFiles(/./).filter((file) => !binary.test(file));
const problems = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      [
        ...forbidden.filter(([, pattern]) => pattern.test(line)),
        ...(tooLong(file, line) ? [['a line over 120']] : []),
      ].map(([what]) => `${file}:${index + 1}: ${what}: ${line.trim().slice(0, 120)}`),
    ),
);
report('tidy-tree', problems, `${files.length} files`);
