// Files stay short enough to read: half at most 150 lines, nine in ten at most 400, none over 800. No folder of the C++
// layers holds more files than one can take in.
import { listFiles, readLines, report } from './files.mjs';

const sources = /\.(cpp|hpp|css|mjs|py|svelte|ts)$/;
const generated = /(^|\/)generated\//;

const sizes = listFiles(sources)
  .filter((file) => !generated.test(file))
  .map((file) => ({ file, lines: readLines(file).length - 1 }))
  .sort((a, b) => a.lines - b.lines);
const show = ({ file, lines }) => `  ${lines} ${file}`;
const median = sizes[Math.floor(sizes.length / 2)]?.lines ?? 0;
const long = sizes.filter(({ lines }) => lines > 400);
const problems = sizes.filter(({ lines }) => lines > 800).map((size) => `over 800 lines:${show(size)}`);
if (long.length * 10 > sizes.length) problems.push(`over 400 lines, more than one in ten:`, ...long.map(show));
if (median > 150) problems.push(`the median file has ${median} lines, more than 150`);

const MOST_FILES = 30;
const folders = new Map();
for (const { file } of sizes.filter(({ file }) => /^(engine|ai|table|codec|host|server|wasm|cli)\//.test(file))) {
  const folder = file.replace(/\/[^/]*$/, '');
  folders.set(folder, (folders.get(folder) ?? 0) + 1);
}
for (const [folder, count] of folders)
  if (count > MOST_FILES) problems.push(`${folder}/ holds ${count} files, more than ${MOST_FILES}: give some a room`);
report('file-sizes', problems, `${sizes.length} files, median ${median} lines, ${long.length} over 400`);
