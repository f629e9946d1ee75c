// Holds the imports of the page to its floors: arrows point down only. Types count like values.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { listFiles, report } from './files.mjs';

const source = 'web/src';
// Lowest first. A file imports its own floor and those below; main.ts and its style sheet lie above all of them.
const floors = ['wire', 'words', 'ui', 'table', 'games/*', 'games', 'pages'];
// Prepared scenes for development may use everything. The page fetches them by this one import.
const scenes = { folder: 'scenes', opened: 'pages/App.svelte' };
// Made by programs, or data: on no floor.
const made = /^(generated|wasm)\/|^\.\./;

// Each may only fall.
const most = { upward: 0, pairs: 0, named: 22 };

const files = listFiles(new RegExp(`^${source}/.*\\.(ts|svelte|css|svg)$`)).map((file) => relative(source, file));
const known = new Set(files);

/** `games/*` is the floor of what lies in a game's folder, `games` that of the list of games. */
function floorOf(file) {
  const [first, second] = file.split('/').slice(0, -1);
  return floors.indexOf(first === 'games' && second ? 'games/*' : (first ?? ''));
}
const gameOf = (file) => file.match(/^games\/(\w+)\//)?.[1];
const isScene = (file) => file.startsWith(`${scenes.folder}/`);

/** Every path in quotes behind `from`, `import` or `import(` that begins with a dot. */
function importsOf(file) {
  const text = readFileSync(join(source, file), 'utf8');
  const found = text.matchAll(/(?<=\b(?:from|import)\b\s*(\(?)\s*)(['"])(\.[^'"]+)\2/g);
  return [...found].flatMap(({ 1: bracket, 3: path, index }) => {
    const at = join(dirname(file), path.replace(/\?.*/, ''));
    if (made.test(at)) return [];
    const to = [at, `${at}.ts`, `${at}/index.ts`].find((name) => known.has(name));
    return [{ file, line: text.slice(0, index).split('\n').length, to: to ?? at, there: !!to, fetched: !!bracket }];
  });
}

const imports = files.filter((file) => /\.(ts|svelte)$/.test(file)).flatMap(importsOf);

function complaint({ file, to, there, fetched }) {
  if (!there) return 'no such file';
  if (isScene(file)) return null;
  if (isScene(to)) return file === scenes.opened && fetched ? null : `only ${scenes.opened} may fetch scenes`;
  const [from, below] = [floorOf(file), floorOf(to)];
  if (!file.includes('/')) return null;
  if (from < 0) return `${dirname(file)}/ is on no floor`;
  if (below < 0 || below > from) return `${floors[from]} may not use ${floors[below] ?? 'the top'}`;
  const [game, other] = [gameOf(file), gameOf(to)];
  return game && other && game !== other ? `games/${game} may not know games/${other}` : null;
}

const upward = imports.flatMap((one) => {
  const why = complaint(one);
  return why ? [`${source}/${one.file}:${one.line}: imports ${one.to}: ${why}`] : [];
});

// Rooms are folders. Two that import each other are one room with a wall through it.
const roomsOf = new Map();
for (const { file, line, to } of imports.filter(({ file }) => !isScene(file))) {
  const [from, other] = [dirname(file), dirname(to)];
  if (from !== other) roomsOf.set(`${from} ${other}`, [...(roomsOf.get(`${from} ${other}`) ?? []), `${file}:${line}`]);
}
const pairs = [...roomsOf].flatMap(([pair, places]) => {
  const [from, other] = pair.split(' ');
  const back = from < other ? roomsOf.get(`${other} ${from}`) : undefined;
  const [few, one, two] = back && back.length < places.length ? [back, other, from] : [places, from, other];
  return back ? [`${source}/${few[0]}: ${one} and ${two} import each other (${few.length} this way)`] : [];
});

// Above the list of games a game is asked for by its name in the messages: no page knows where it lives.
const named = imports
  .filter(({ file, to }) => file.startsWith('pages/') && gameOf(to))
  .map(({ file, line, to }) => `${source}/${file}:${line}: imports ${to}: pages ask the list of games`);

const problems = Object.entries({ upward, pairs, named }).flatMap(([name, found]) => {
  if (found.length > most[name]) return found;
  return found.length < most[name] ? [`${name}: ${found.length} are left; ${most[name]} are allowed: lower it`] : [];
});
report('web-floors', problems, `${files.length} files, ${imports.length} imports keep to their floor`);
