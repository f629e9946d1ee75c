// Counts comments that begin with a pronoun or refer to the comment before, so that they cannot be understood alone.
// Each folder has a ceiling for their number, which may only fall; the most included headers must have none.
import { existsSync } from 'node:fs';

import { listFiles, readLines, report } from './files.mjs';

const sources = /\.(cpp|hpp|ts|svelte|js|mjs)$/;
const generated = /(^|\/)generated\//;
const opening =
  /(?:(?:^|\s)(\/\/[/!]?<?|\/\*\*?|<!--)|^\s*(\*)) ((?:Of|Those|The same|Nor|He|His|It|Whoever|Somebody)\b.*)/;

// Each may only fall.
const most = {
  ai: 29,
  bench: 3,
  cli: 7,
  codec: 13,
  host: 0,
  engine: 36,
  fuzz: 0,
  server: 12,
  table: 10,
  tests: 31,
  train: 0,
  wasm: 0,
  web: 73,
};

// Rewritten by hand: none of them.
const rewritten = [
  'ai/agents.hpp',
  'cli/command.hpp',
  'cli/screens/screen.hpp',
  'cli/setup_choice.hpp',
  'codec/board/events.hpp',
  'codec/board/full_state.hpp',
  'codec/board/options.hpp',
  'codec/board/position.hpp',
  'codec/board/view.hpp',
  'codec/board/words.hpp',
  'codec/game_data.hpp',
  'codec/text/json.hpp',
  'codec/match/messages.hpp',
  'codec/names.hpp',
  'codec/text/reader.hpp',
  'codec/record/record.hpp',
  'codec/setup_json.hpp',
  'engine/board/cards/all.hpp',
  'engine/board/cards/base.hpp',
  'engine/board/game.hpp',
  'engine/board/positions/position.hpp',
  'engine/board/query.hpp',
  'engine/board/rules.hpp',
  'engine/board/positions/sound.hpp',
  'engine/board/view.hpp',
  'engine/cartus/game.hpp',
  'engine/core/rng.hpp',
  'table/match.hpp',
  'tests/board/case_expect.hpp',
  'tests/board/case_tables.hpp',
];

/** Whether line `i`, whose comment has its mark at `column`, continues the comment of the line before. */
function continues(lines, i, mark, column) {
  const before = lines[i - 1] ?? '';
  if (mark === '*') return /^\s*\* ?\S/.test(before); // after a bare "/**" or an empty line a paragraph begins
  return lines[i].trimStart().startsWith(mark) && before.slice(column).startsWith(`${mark} `);
}

/** The comments of a file, and their paragraphs, that begin with one of the words: "FILE:LINE: TEXT". */
function openings(file) {
  const lines = readLines(file);
  return lines.flatMap((line, i) => {
    const found = opening.exec(line);
    if (!found) return [];
    const mark = found[1] ?? found[2];
    return continues(lines, i, mark, line.indexOf(mark)) ? [] : [`${file}:${i + 1}: ${found[3]}`];
  });
}

const folders = Object.fromEntries(Object.keys(most).map((folder) => [folder, []]));
const files = listFiles(sources).filter((file) => !generated.test(file) && file.includes('/'));
for (const file of files) (folders[file.split('/')[0]] ??= []).push(...openings(file));

const problems = Object.entries(folders).flatMap(([folder, list]) => {
  const limit = most[folder] ?? 0;
  if (list.length === limit) return [];
  if (list.length < limit) return [`${folder}/ has ${list.length}; tests/tree/comments.mjs still allows ${limit}`];
  return [
    `${folder}/ has ${list.length} comments that begin so, ${limit} are allowed:`,
    ...list.map((one) => `  ${one}`),
  ];
});
for (const file of rewritten) {
  if (existsSync(file)) problems.push(...openings(file).map((one) => `${one} (none are allowed in this file)`));
  else problems.push(`${file} is gone: take it off the list in tests/tree/comments.mjs`);
}
const total = Object.values(most).reduce((sum, limit) => sum + limit, 0);
report('comments', problems, `${files.length} files, ${total} comments that begin with a pronoun, as few as agreed`);
