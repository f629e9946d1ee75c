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

const files = listFiles(counted).filter((file) => !others.test(file));
const problems = Object.entries(most).flatMap(([word, limit]) => {
  const whole = new RegExp(`(?<![\\w-]|options\\.)${word}(?![\\w-])`);
  const places = files.filter((file) => readLines(file).some((line) => whole.test(line)));
  if (places.length === limit) return [];
  const what = places.length > limit ? `, ${limit} are allowed` : `; tests/tree/places.mjs still allows ${limit}`;
  return [`${word} stands in ${places.length} files${what}: ${places.join(', ')}`];
});
report('places', problems, `${Object.keys(most).length} words, as few files as agreed`);
