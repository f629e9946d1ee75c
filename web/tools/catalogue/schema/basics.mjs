// What all messages and files have in common: ids, seats, hashes, set-ups, people.
import { anyOf, byGame, listOf, NAMES_CARTUS, object, pattern, whole, words } from './notation.mjs';

const chair = { kind: words('open', 'person', 'computer'), name: 'text', 'player?': 'text', 'level?': 'text' };

export const BASICS = {
  id: pattern('[a-z][a-z0-9-]*'),
  seat: whole(1, 6),
  clause: pattern('(R|[A-Z]+-)[0-9]+'),
  hash: pattern('[0-9a-f]{16}'),
  seed: pattern('[0-9a-f]{32}'),
  digest: pattern('[0-9a-f]{64}'),
  'any-setup': byGame(NAMES_CARTUS, 'cartus-setup', 'setup'),
  'any-view': byGame(NAMES_CARTUS, 'cartus-view', 'board-view'),
  'any-option': anyOf('option', 'cartus-option'),
  'any-decision-name': anyOf('decision-name', 'cartus-decision-name'),
  share: object({ seats: 'seat[]', hash: 'digest', 'value?': 'seed' }),
  shares: listOf('share'),
  rounds: listOf('shares'),
  subject: words('stand-in', 'resign'),
  stage: words('gathering', 'playing', 'over'),
  'seat-plan': object({
    kind: words('open', 'me', 'computer', 'person'),
    'name?': 'text',
    'player?': 'text',
    'level?': 'text',
  }),
  'seat-set-up': object({ kind: words('person', 'computer'), 'name?': 'text', 'player?': 'text', 'level?': 'text' }),
  chair: object({ seat: 'seat', ...chair, you: 'flag', present: 'flag', stand_in: 'flag' }),
  refusal: object({ code: 'id', 'clause?': 'clause', subject: 'text', text: 'text' }),
  result: object({
    reason: words('rats', 'placed', 'rounds'),
    last: 'seat',
    scores: listOf('score', { minItems: 2, maxItems: 6 }),
    hash: 'hash',
  }),
  'cartus-result': object({
    rounds: whole(8, 10),
    scores: listOf('cartus-score', { minItems: 2, maxItems: 5 }),
    hash: 'hash',
  }),
  'result-or-none': anyOf('result', 'cartus-result', 'null'),
};
