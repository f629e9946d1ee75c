// An option of a question as it is offered to a person.
import type { Component } from 'svelte';
import type { Card, Good, Option } from '../../wire/protocol';

export interface Choice {
  index: number;
  option: Option;
  label: string;
  key: string;
  /** Chance of an outbreak there, in percent. */
  percent: number | null;
  card: Card | null;
  group: 'main' | 'take' | 'end';
  /** Stands among the ends, but is not to be taken by mistake. */
  calm?: boolean;
  /** Beside the sign of its card, and the same in words. */
  mark?: { sign: string; words: string };
  /** Whose citizen stands there and has to go. */
  stands?: number;
  /** What a module says of it: a sign before its label, lines below, what it sets off; `look`: shows more of it on the
   *  map. */
  about?: {
    lines: string[];
    notice: string;
    /** What it brings, in short. */
    gain?: string;
    sign?: Component<{ good: Good | null; id: string; size?: number }>;
    good?: Good;
    /** Of a region card. */
    id?: string;
    look?: () => void;
  };
}
