// node tests/games/make.mjs [PROGRAM [BEGINNING]]: writes the recorded games anew (after a change of rules or of the
// state's layout), all or those whose names begin so: each the first game of its set-up that is as wanted.
// See README.md.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = process.argv[2] ?? 'build/release/rattus';
const beginning = process.argv[3] ?? '';
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

// Mercatus: suggested set, players, computer players, house rules; of many games the shortest record with a final round
const mercatusGames = [
  ['merc-beginners', 2, 'greedy', []],
  ['merc-beginners', 3, 'random', ['citizens=12']],
  ['merc-beginners', 4, 'greedy', ['citizens=12']],
  ['merc-aristocrats', 2, 'random', ['citizens=12']],
  ['merc-aristocrats', 3, 'greedy', []],
  ['merc-aristocrats', 4, 'random', ['max_rounds=4']],
  ['merc-violent-times', 2, 'random', ['merc_swindler_final=any']],
  ['merc-violent-times', 3, 'greedy', ['spread_3=3']],
  ['merc-violent-times', 4, 'random', ['merc_swindler_final=any', 'max_rounds=4']],
  ['merc-production-and-trade', 2, 'greedy', []],
  ['merc-production-and-trade', 3, 'random', ['max_rounds=6']],
  ['merc-production-and-trade', 4, 'greedy', ['citizens=12']],
];

// Mercatus, for those who look at all of it: players, end reason, computer players, cards, what has to happen
const eventfulGames = [
  [
    3,
    'rats',
    'greedy,random,greedy',
    '34,35,36,38,39,43',
    ['token-ignored', 'good-put', 'good-returned', 'type-sold', 'goods-sold', 'coins-paid', 'citizen-to-haven'],
  ],
];

// Modules: name, board, players, modules, computer players, cards, house rules, what has to
// happen
const upgrades = ['card-upgraded', 'tile-returned'];
const alchemist = [...upgrades, 'tile-put'];
const hands = ['region-card-played', 'region-card-discarded', 'region-card-opened', 'region-card-scored'];
const drawn = ['region-cards-drawn', 'region-cards-kept'];
const spaces = ['guild-entered', 'guild-left', 'guild-used', 'guilds-scored'];
const towns = ['city-entered', 'city-left', 'cities-scored'];
const events = ['event-drawn', 'university-won', 'university-moved', 'university-token-put', 'point-taken'];
const box = [...upgrades, ...hands, ...spaces, ...towns, ...events];
const moduleGames = [
  ['upgrades', 'classic', 2, 'upgrades', 'random', '1,4,5,6,9,28', ['citizens=12'], [...alchemist, 'limits-zero']],
  ['upgrades', 'classic', 3, 'upgrades', 'random', '2,8,12,13,16,17', ['upg_queen=connected'], upgrades],
  [
    'upgrades',
    'classic',
    4,
    'upgrades',
    'greedy,random,greedy,random',
    '7,10,11,14,15,18',
    ['upg_far=neighbour'],
    [...upgrades, 'citizen-to-card', 'token-drawn', 'wall-set'],
  ],
  ['upgrades', 'big-box', 5, 'upgrades', 'random', '3,6,16,21,22,26,27,28', ['max_rounds=6'], alchemist],
  ['region-cards', 'big-box', 3, 'region-cards', 'random', '2,5,6,19,20,21', ['max_rounds=8'], [...hands, ...drawn]],
  ['region-cards', 'big-box', 6, 'region-cards', 'greedy', '1,2,3,4,5,6,19,22', ['max_rounds=4'], hands],
  [
    'region-cards-upgrades',
    'big-box',
    4,
    'region-cards,upgrades',
    'greedy,random,greedy,random',
    '4,6,18,19,20,28',
    [],
    [...alchemist, ...hands, ...drawn, 'region-card-taken', 'region-deck-shuffled', 'token-set'],
  ],
  [
    'region-cards-upgrades',
    'big-box',
    2,
    'region-cards,upgrades',
    'random',
    '1,5,17,19,20,22',
    ['max_rounds=10', 'upg_peasant=with-increase'],
    [...upgrades, ...hands, ...drawn],
  ],
  ['guilds', 'classic', 3, 'guilds', 'random', '1,2,5,6,12,29', ['max_rounds=8'], spaces],
  [
    'guilds-inns',
    'big-box',
    5,
    'guilds,inns',
    'random',
    '2,4,6,12,13,22,29,30',
    ['max_rounds=6'],
    [...spaces, ...towns],
  ],
  ['inns', 'classic', 4, 'inns', 'greedy,random,greedy,random', '1,6,12,13,16,30', ['max_rounds=8'], towns],
  [
    'universities',
    'classic',
    3,
    'universities',
    'random',
    '1,2,6,23,24,25',
    ['max_rounds=8'],
    [...events, 'events-looked', 'card-discarded'],
  ],
  [
    'universities-region-cards-upgrades',
    'big-box',
    5,
    'universities,region-cards,upgrades',
    'greedy,random,greedy,random,greedy',
    '5,6,7,19,22,24,25,28',
    ['max_rounds=8'],
    [...upgrades, ...hands, ...events],
  ],
  // everything that the big box has, at the largest table and at a middling one
  [
    'all-modules',
    'big-box',
    6,
    'upgrades,region-cards,universities,guilds,inns',
    'random',
    '3,6,12,20,23,24,29,30',
    ['max_rounds=6'],
    [...box, 'events-looked', 'card-discarded'],
  ],
  [
    'all-modules',
    'big-box',
    4,
    'upgrades,region-cards,universities,guilds,inns',
    'greedy,random,greedy,random',
    '6,19,25,28,29,30',
    ['max_rounds=8'],
    [...box, 'tile-put'],
  ],
  [
    'guilds-inns-mercatus',
    'classic',
    3,
    'guilds,inns,mercatus',
    'random',
    '29,30,34,36,39,41',
    ['max_rounds=8'],
    [...spaces, ...towns, 'good-put', 'goods-sold', 'token-ignored'],
  ],
  [
    'universities-mercatus',
    'classic',
    4,
    'universities,mercatus',
    'greedy,random,greedy,random',
    '23,24,34,37,40,43',
    ['max_rounds=8'],
    [...events, 'good-put', 'goods-sold'],
  ],
  [
    'mercatus-upgrades',
    'classic',
    4,
    'mercatus,upgrades',
    'greedy,random,greedy,random',
    '28,34,36,40,42,43',
    ['merc_upgrades=on'],
    [...alchemist, 'good-taken-back', 'goods-sold', 'good-put'],
  ],
  [
    'mercatus-upgrades',
    'classic',
    2,
    'mercatus,upgrades',
    'random',
    '4,28,36,37,41,43',
    ['merc_upgrades=on', 'max_rounds=10'],
    [...alchemist, 'good-taken-back', 'goods-sold'],
  ],
];

// Rattus Cartus: players, buildings, computer players, options, trace
const cartusGames = [
  [2, 'random-per-class', 'greedy', ['guard_tower_2p=allow'], 'full'],
  [3, 'fixed', 'greedy', ['supplies=simultaneous'], 'hashes'],
  [4, 'mixed', 'random', ['show_rats=on', 'starting_player=seat-2'], 'hashes'],
  [5, 'mixed', 'greedy,random,greedy,random,greedy', ['all_dead=fewest-rats'], 'hashes'],
  [5, 'random-per-class', 'random', ['supplies=simultaneous'], 'hashes'],
];

// hosted games, of which ChaCha20 decides under a key of the seed and of values from people's devices
const values = ['000102030405060708090a0b0c0d0e0f', 'f0e1d2c3b4a5968778695a4b3c2d1e0f'];
const hostedGames = [
  ['classic-3-hosted.json', ['--players', 3]],
  ['cartus-3-hosted.json', ['--game', 'cartus', '--players', 3]],
];

/// Plays games into a folder of their own and keeps the first that is wanted under a name: first in `order`.
function keep(target, args, most, wanted, order = () => 0) {
  if (!target.startsWith(beginning)) return;
  const folder = mkdtempSync(join(tmpdir(), 'rattus-games-'));
  execFileSync(program, ['simulate', ...args, '--games', most, '--records', folder, '--json']);
  const found = readdirSync(folder)
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
    .sort(order)
    .find(({ text }) => wanted(JSON.parse(text)))?.name;
  if (!found) throw new Error(`${target}: none of ${most} games is as wanted`);
  renameSync(join(folder, found), join(here, target));
  rmSync(folder, { recursive: true });
  console.log(target);
}

for (const [board, players, reason, agents, options, trace, cards] of games) {
  const names = options.flatMap((option) => ['--option', option]);
  const target = `${board}-${players}-${reason}${cards ? `-cards-${cards.replaceAll(',', '-')}` : ''}.json`;
  keep(
    target,
    [
      '--board',
      board,
      '--players',
      players,
      '--agents',
      agents,
      ...names,
      ...(cards ? ['--cards', cards] : []),
      '--trace',
      trace,
    ],
    64,
    (record) => record.result.reason === reason,
  );
}
for (const [set, players, agents, options] of mercatusGames) {
  const rules = options.flatMap((option) => ['--option', option]);
  keep(
    `${set}-${players}.json`,
    ['--modules', 'mercatus', '--cards', set, '--players', players, '--agents', agents, ...rules, '--trace', 'hashes'],
    64,
    ({ steps }) => steps.some(({ events }) => events.some(({ type }) => type === 'final-turn-started')),
    (a, b) => a.text.length - b.text.length,
  );
}
for (const [players, reason, agents, cards, told] of eventfulGames)
  keep(
    `mercatus-${players}-${reason}-cards-${cards.replaceAll(',', '-')}.json`,
    ['--modules', 'mercatus', '--players', players, '--agents', agents, '--cards', cards, '--trace', 'hashes'],
    256,
    ({ result, steps }) => {
      const events = steps.flatMap((step) => step.events.map(({ type }) => type));
      return result.reason === reason && told.every((type) => events.includes(type));
    },
  );
for (const [name, board, players, modules, agents, cards, options, told] of moduleGames)
  keep(
    `${name}-${board}-${players}.json`,
    [
      ...['--board', board, '--modules', modules, '--players', players, '--agents', agents, '--cards', cards],
      ...options.flatMap((option) => ['--option', option]),
      ...['--trace', 'hashes'],
    ],
    512,
    ({ steps }) => {
      const events = new Set(steps.flatMap((step) => step.events.map(({ type }) => type)));
      return [...told, 'final-turn-started'].every((type) => events.has(type));
    },
    (a, b) => a.text.length - b.text.length,
  );
for (const [players, buildings, agents, options, trace] of cartusGames) {
  const names = [`buildings=${buildings}`, ...options].flatMap((option) => ['--option', option]);
  keep(
    `cartus-${players}-${buildings}.json`,
    ['--game', 'cartus', '--players', players, '--agents', agents, ...names, '--trace', trace],
    1,
    () => true,
  );
}
for (const [target, args] of hostedGames)
  keep(target, [...args, '--agents', 'greedy', '--shares', values, '--trace', 'hashes'], 1, () => true);
