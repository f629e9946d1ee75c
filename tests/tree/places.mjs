// In how many files of production code one thing stands, by sample words: a decision, an event, a piece, a load, a
// house rule. What is declared beside its rules stands there alone. Tests, documents, language files, the scenes that
// the page shows without an engine and what script/catalogue writes do not count, nor where the rules ask for a house
// rule (`options.inquisitor_final`).
import { listFiles, readLines, report } from './files.mjs';

const counted = /^(engine|ai|table|codec|host|server|wasm|cli|web\/src)\/.*\.(cpp|hpp|ts|svelte)$/;
const others = /^web\/src\/(words\/|scenes\/|wire\/catalogue\.ts$)/;

// Each may only fall.
const most = {
  'D-WIZARD-REGION': 1,
  'bishop-set': 2,
  bishop: 2,
  bishops: 3,
  potion: 1,
  potions: 2,
  podium: 1,
  diplomat: 2,
  inquisitor_final: 1,
  jester_push: 1,
  guard_tower_2p: 1,
};

// Sample things, and how many files somebody has to touch who adds one like it: first all but files of words, then
// those, in two languages. `own` are its own folders, which do not count.
const things = {
  'class card (Bishop)': { named: /\b[Bb]ishops?\b/, most: [6, 16] },
  'module (inns)': { named: /\b[Ii]nns?\b/, most: [23, 22] },
  'module (region cards)': { named: /[Rr]egion[-_ ]?[Cc]ards?/, most: [66, 28] },
  'game (Cartus)': { named: /[Cc]artus/, own: /\/cartus\//, most: [94, 23] },
  'message (take-back)': { named: /take-back|takeBack/, most: [17, 12] },
  'screen (the lobby)': { named: /\bLobby\b|\/lobby\b/, most: [7, 0] },
};
const written = /^((engine|ai|table|codec|host|server|wasm|cli|web\/src)\/.*\.(cpp|hpp|ts|svelte)|data\/.*\.json)$/;
const unwritten = /^web\/src\/(scenes\/|generated\/|wire\/catalogue\.ts$)/;
const ofWords = /^(web\/src\/words|data\/(terminal|texts))\//;

/** What is wrong with the number of files that name a thing. */
function compare(thing, places, limit) {
  if (places.length === limit) return [];
  const what = places.length > limit ? `, ${limit} are allowed` : `; tests/tree/places.mjs still allows ${limit}`;
  return [`${thing} stands in ${places.length} files${what}: ${places.join(', ')}`];
}

const lines = new Map();
function findIn(files, pattern) {
  return files.filter((file) => {
    if (!lines.has(file)) lines.set(file, readLines(file));
    return lines.get(file).some((line) => pattern.test(line));
  });
}

const files = listFiles(counted).filter((file) => !others.test(file));
const all = listFiles(written).filter((file) => !unwritten.test(file));
const problems = [
  ...Object.entries(most).flatMap(([word, limit]) =>
    compare(word, findIn(files, new RegExp(`(?<![\\w-]|options\\.)${word}(?![\\w-])`)), limit),
  ),
  ...Object.entries(things).flatMap(
    ([
      thing,
      {
        named,
        own,
        most: [code, words],
      },
    ]) => {
      const places = findIn(all, named).filter((file) => !own?.test(file));
      const worded = places.filter((file) => ofWords.test(file));
      const coded = places.filter((file) => !ofWords.test(file));
      return [...compare(thing, coded, code), ...compare(`words of a ${thing}`, worded, words)];
    },
  ),
];
const count = Object.keys(most).length + Object.keys(things).length;
report('places', problems, `${count} samples, as few files as agreed`);
