// A part of the board game (class card, module) has no public member that is neither a hook listed in
// engine/board/parts/card.hpp nor used anywhere: a hook whose name is misspelt compiles, and the engine would pass over
// it in silence.
import { readFileSync } from 'node:fs';
import { listFiles, report } from './files.mjs';

const guide = 'engine/board/parts/card.hpp';
const parts = listFiles(/^(engine\/board\/(cards|modules)|tests\/engine)\/.*\.hpp$/);
const sources = listFiles(/^(engine|ai|table|codec|host|cli|tests)\/.*\.[ch]pp$/);

const withoutComments = (text) => text.replace(/\/\/.*$/gm, '');
const code = new Map(
  [...new Set([...parts, ...sources])].map((file) => [file, withoutComments(readFileSync(file, 'utf8'))]),
);

// What a member declares: the last word before its value, its arguments or its end.
const member =
  /^(?:template <[^\n]*>\s*)?(?:static |constexpr |inline |using |struct )+[^;{}=(]*?(\w+)\s*(?=[({=;]|\s:\s)/;

/** The names of hooks that the guide lists: its first comment shows two structs with all of them. */
function readHooks() {
  const lines = readFileSync(guide, 'utf8').split('\n');
  const end = lines.findIndex((line) => line.startsWith('#include'));
  const names = lines
    .slice(0, end)
    .map((line) => line.match(/^\/\/ {5}(\S.*)$/)?.[1].match(member)?.[1])
    .filter(Boolean);
  return new Set(names);
}

/** Members at the first level of a struct's text, up to `private:` or `protected:`. */
function publicMembers(body) {
  let depth = 0;
  const names = [];
  for (const line of body.split('\n')) {
    const text = line.trim();
    if (depth === 0 && /^(private|protected):/.test(text)) break;
    if (depth === 0) {
      const name = text.match(member)?.[1];
      if (name) names.push(name);
    }
    depth += (line.match(/[{(]/g) ?? []).length - (line.match(/[})]/g) ?? []).length;
  }
  return names;
}

/** The structs of a file that are parts, or the bases of parts: those that say what there is to see of them. */
function readParts(text) {
  return [...text.matchAll(/^struct (\w+)[^;{]*\{\n(.*?)^\};/gms)]
    .map(([, name, body]) => ({ name, body }))
    .filter(({ body }) => /\bSight sight\b/.test(body));
}

const count = (text, word) => (text.match(new RegExp(`(?<![\\w"-])${word}(?![\\w"-])`, 'g')) ?? []).length;

const hooks = readHooks();
let members = 0;

/** Members of the parts in a file that are neither hooks nor used. */
function findStrays(file, text) {
  const found = readParts(text).map(({ name, body }) => ({ name, names: publicMembers(body) }));
  const declared = found.flatMap(({ names }) => names);
  members += declared.length;
  return found.flatMap(({ name, names }) =>
    [...new Set(names)].filter((word) => {
      if (hooks.has(word) || count(text, word) > declared.filter((other) => other === word).length) return false;
      return ![...code].some(([other, theirs]) => other !== file && count(theirs, `${name}::${word}`) > 0);
    }),
  );
}

const problems = parts.flatMap((file) =>
  findStrays(file, code.get(file)).map(
    (word) => `${file}: ${word} is no hook of ${guide} and is used nowhere: is a hook misspelt?`,
  ),
);

// Whether misspelt hooks are found at all.
const misspelt = `struct Sample {
  static constexpr std::uint8_t number = 98;
  static constexpr Sight sight{};
  static constexpr EventType moved{"sample-moved", {Told::seat}};
  static constexpr EventTypes<1> evnets{&moved};
  static int anwser(question::LimitMore asked, const Query& q, Slot slot) {
    return asked.region;
  }
  static int anwser(question::Points asked, const Query& q, Slot slot) { return asked.seat; }
  template <class C>
  static void atc(At<Moment::over>, C& c, Slot, Seat, Region) {
    c.emit({.type = moved});
  }
};
`;
const named = findStrays('a sample', misspelt).join();
if (named !== 'evnets,anwser,atc') problems.push(`of a sample with three misspelt hooks these are named: ${named}`);
for (const known of ['number', 'legal', 'run', 'choose', 'answer', 'act', 'events', 'fields', 'take_up'])
  if (!hooks.has(known)) problems.push(`${guide}: its first comment no longer shows ${known}`);
if (members < 500) problems.push(`only ${members} members were found: tests/tree/hooks.mjs reads the parts wrongly`);
report('hooks', problems, `${members} members of parts, each a hook or used`);
