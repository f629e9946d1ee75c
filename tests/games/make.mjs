// node tests/games/make.mjs [PROGRAM]: writes the recorded games anew (after a change of rules or of the state's
// layout), each the first game of its set-up that ends for the wanted reason. See README.md.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = process.argv[2] ?? 'build/release/rattus';
const here = fileURLToPath(new URL('.', import.meta.url));

// board, players, end reason, computer players, house rules, trace, cards (the usual ones if not named)
const games = [
  ['classic', 2, 'rats', 'greedy', [], 'hashes'],
  ['classic', 2, 'placed', 'greedy', ['citizens=12', 'initial_split=on', 'knight_final=moved'], 'full'],
  ['classic', 3, 'placed', 'greedy', ['citizens=12', 'end_all_placed=supply'], 'hashes'],
  ['classic', 3, 'rounds', 'random', ['max_rounds=2', 'first_player=seat-1'], 'full'],
  ['classic', 4, 'rats', 'random', ['spread_3=3'], 'hashes'],
  ['classic', 4, 'rounds', 'greedy,random,greedy,random', ['max_rounds=3', 'citizens=30'], 'hashes'],
  ['big-box', 2, 'rounds', 'greedy', ['max_rounds=4', 'knight_final=moved'], 'hashes'],
  ['big-box', 3, 'rats', 'random', ['initial_split=on'], 'hashes'],
  ['big-box', 4, 'placed', 'greedy', ['citizens=12'], 'hashes'],
  ['big-box', 5, 'rats', 'random', ['chivalry_reach_56=2', 'spread_3=3'], 'hashes'],
  ['big-box', 5, 'placed', 'greedy', ['citizens=12'], 'hashes'],
  ['big-box', 6, 'rats', 'random', [], 'hashes'],
  ['big-box', 6, 'rounds', 'greedy', ['max_rounds=1'], 'hashes'],
  ['classic', 4, 'rats', 'greedy', [], 'hashes', '7,8,9,12,13,17'],
  ['classic', 3, 'rats', 'random', ['mayor_each=must'], 'hashes', '10,11,12,14,15,18'],
  ['big-box', 4, 'rats', 'random', ['jester_push=on'], 'hashes', '16,22,26,27,32,33'],
  ['big-box', 5, 'rats', 'random', ['inquisitor_final=none'], 'hashes', '7,13,15,18,21,26,31,33'],
  ['big-box', 6, 'rats', 'random', ['jester_push=on'], 'hashes', '8,13,14,16,17,22,27,32'],
];

for (const [board, players, reason, agents, options, trace, cards] of games) {
  const folder = mkdtempSync(join(tmpdir(), 'rattus-games-'));
  const most = 64;
  const names = options.flatMap((option) => ['--option', option]);
  execFileSync(program, ['simulate', '--board', board, '--players', players, '--agents', agents, '--games', most,
    ...names, ...(cards ? ['--cards', cards] : []), '--records', folder, '--trace', trace, '--json']);
  const found = readdirSync(folder).sort().find((name) => {
    return JSON.parse(readFileSync(join(folder, name), 'utf8')).result.reason === reason;
  });
  const target = `${board}-${players}-${reason}${cards ? `-cards-${cards.replaceAll(',', '-')}` : ''}.json`;
  if (!found) throw new Error(`${target}: none of ${most} games ends for this reason`);
  renameSync(join(folder, found), join(here, target));
  rmSync(folder, { recursive: true });
  console.log(target);
}
