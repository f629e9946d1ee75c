// The documents: links lead somewhere, files name documents that exist, figures say when they were measured, README and
// docs/ stay short.
//
// A table of figures is a table in docs/ (not in docs/lab/) in which at least half of the rows have a cell, after the
// first, that is nothing but a measured number: one with a decimal point, a percentage, or a range ("35.4 to 35.7").
// The paragraph before it is its caption: "*Ratings. Measured on 2026-11-28 at commit 41677f3: ...*". Up to its first
// mark it names the quantity, and no two tables have the same. Where rows were measured at different times, each row
// has its own date and commit instead ("2026-11-25, 34086c6").
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { listFiles, readLines, report } from './files.mjs';

const MOST_README_LINES = 70;
const MOST_DOCS_BYTES = 200_000; // without docs/lab/

const documents = listFiles(/\.md$/);
const problems = [];

/** The lines of a text without what stands in code blocks; those lines are empty, so that numbers stay. */
function prose(lines) {
  let code = false;
  return lines.map((line) => {
    const fence = /^\s*```/.test(line);
    if (fence) code = !code;
    return code || fence ? '' : line;
  });
}

const prosaic = new Map(documents.map((file) => [file, prose(readLines(file))]));

// --- links and anchors ---

const headings = (file) =>
  prosaic.get(file).flatMap((line) => line.match(/^#+ (.*)/)?.[1].replace(/\[([^\]]*)\]\([^)]*\)/g, '$1') ?? []);

/** The anchors of a document's headings, as GitHub makes them. */
function anchors(file) {
  const seen = new Map();
  return new Set(
    headings(file).map((heading) => {
      const slug = heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-');
      const times = seen.get(slug) ?? 0;
      seen.set(slug, times + 1);
      return times ? `${slug}-${times}` : slug;
    }),
  );
}

const anchorsOf = new Map(documents.map((file) => [file, anchors(file)]));
let links = 0;
for (const file of documents) {
  // A link may go on in the next line, so the whole text is looked through.
  const text = prosaic
    .get(file)
    .join('\n')
    .replace(/`[^`]*`/g, (code) => code.replace(/[[\]()]/g, ' '));
  for (const { 1: target, index } of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^(https?|mailto):/.test(target)) continue;
    ++links;
    const [path, anchor] = target.split('#');
    const to = path ? normalize(join(dirname(file), path)) : file;
    const where = `${file}:${text.slice(0, index).split('\n').length}`;
    if (!existsSync(to)) problems.push(`${where}: ${target}: there is no such file`);
    else if (anchor !== undefined && !anchorsOf.get(to)?.has(anchor))
      problems.push(`${where}: ${target}: ${to} has no such heading`);
  }
}

// --- documents that other files name: docs/ask.md, or docs/bots.md, "A heading" ---

/** True if a document has that heading, or a paragraph that begins with it in bold. */
const hasPart = (path, heading) =>
  headings(path).includes(heading) || prosaic.get(path).some((line) => line.startsWith(`**${heading}.**`));

const named = /(?:^|[^\w./~-])(?:\.\.\/)*docs\/([\w./-]*[\w/])(\*?)(`?, "([^"\n]+)")?/g;
const naming = listFiles(
  /(\.(cpp|hpp|h|css|html|mjs|js|json|md|py|sh|svelte|toml|ts|ya?ml)|CMakeLists\.txt|^(script|train)\/[^.]+)$/,
).filter((file) => !/^docs\/lab\/|^tests\/tree\/docs\.mjs$|package-lock/.test(file));
let names = 0;
for (const file of naming) {
  readLines(file).forEach((line, index) => {
    for (const { 1: rest, 2: star, 4: heading } of line.matchAll(named)) {
      const path = `docs/${rest}`;
      ++names;
      const found = star ? listFiles(/^docs\//).some((one) => one.startsWith(path)) : existsSync(path);
      if (!found) problems.push(`${file}:${index + 1}: ${path}${star}: there is no such document`);
      else if (heading && anchorsOf.has(path) && !hasPart(path, heading))
        problems.push(`${file}:${index + 1}: ${path} has no heading "${heading}"`);
    }
  });
}

// --- figures ---

const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const unit = String.raw`(?: ?(?:%|ns|µs|ms|s|min|kB|MB|GB))?`;
const figure = new RegExp(`^${number}${unit}(?: (?:to|/) ${number}${unit})?(?: \\(.*\\))?$`);
const measured = (cell) => figure.test(cell) && /\.\d|%| to | \/ /.test(cell);
const cells = (row) =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const quantities = new Map();
for (const file of documents.filter((one) => one.startsWith('docs/') && !one.startsWith('docs/lab/'))) {
  const lines = prosaic.get(file);
  for (let start = 0; start < lines.length; ++start) {
    if (!lines[start].startsWith('|')) continue;
    let end = start;
    while (lines[end]?.startsWith('|')) ++end;
    const rows = lines.slice(start + 2, end);
    const figures = rows.filter((row) => cells(row).slice(1).some(measured));
    if (figures.length && figures.length * 2 >= rows.length) {
      const before = lines.slice(0, start).join('\n').trimEnd();
      const caption = before
        .slice(before.lastIndexOf('\n\n') + 1)
        .replace(/^#.*$/gm, '')
        .trim()
        .replace(/\n/g, ' ');
      const where = `${file}:${start + 1}`;
      const quantity = caption.match(/^\*([^.(:]+)[.(:].*[Mm]easured on .*\*$/)?.[1].trim();
      const dated = /[Mm]easured on \d{4}-\d\d-\d\d.* at commits? [0-9a-f]{7}/.test(caption);
      const late = rows.filter((row) => !/\d{4}-\d\d-\d\d, [0-9a-f]{7}\b/.test(row));
      if (!quantity)
        problems.push(`${where}: a table of figures needs a caption "*WHAT. Measured on DATE at commit ...*"`);
      else if (!dated && late.length)
        problems.push(`${where}: neither the caption nor each row has date and commit: ${late[0]}`);
      else if (quantities.has(quantity))
        problems.push(`${where}: ${quantities.get(quantity)} has a table of "${quantity}" already`);
      quantities.set(quantity, where);
    }
    start = end;
  }
}

// --- lab notes: question, method, result, decision, in this order ---

for (const file of documents.filter((one) => /^docs\/lab\/(?!README)/.test(one))) {
  for (const note of prosaic.get(file).join('\n').split(/^## /m).slice(1)) {
    const parts = [...note.matchAll(/^\*\*(Question|Method|Result|Decision)\.\*\*/gm)].map((part) => part[1]);
    const title = note.split('\n')[0];
    if (parts.join() !== 'Question,Method,Result,Decision')
      problems.push(`${file}: "${title}" does not have question, method, result and decision, in this order`);
    if (!/^\d{4}-\d\d-\d\d/.test(title)) problems.push(`${file}: "${title}" has no date`);
  }
}

// --- sizes ---

const readme = readFileSync('README.md', 'utf8').trimEnd().split('\n').length;
if (readme > MOST_README_LINES) problems.push(`README.md has ${readme} lines, more than ${MOST_README_LINES}`);
const bytes = documents
  .filter((file) => file.startsWith('docs/') && !file.startsWith('docs/lab/'))
  .reduce((sum, file) => sum + statSync(file).size, 0);
if (bytes > MOST_DOCS_BYTES) problems.push(`docs/ without docs/lab/: ${bytes} bytes, more than ${MOST_DOCS_BYTES}`);

report(
  'docs',
  problems,
  `${links} links, ${names} names of documents, ${quantities.size} tables of figures, ${bytes} bytes`,
);
