// The keys of the card game's table, beside the digits, Enter and Backspace of its questions.
import { keyOf } from '../../table/keys';

export type CartusDeed = 'help' | 'rules' | 'back' | 'row' | 'hand' | 'nuns' | 'prompt' | 'log' | 'piles' | 'buildings';

export const KEYS: [string, CartusDeed][] = [
  ['?', 'help'],
  ['r', 'rules'],
  ['z', 'back'],
  ['g', 'row'],
  ['h', 'hand'],
  ['n', 'nuns'],
  ['p', 'prompt'],
  ['l', 'log'],
  ['c', 'piles'],
  ['b', 'buildings'],
];

export const deedOf = (event: KeyboardEvent): CartusDeed | null =>
  KEYS.find(([key]) => key === keyOf(event))?.[1] ?? null;
