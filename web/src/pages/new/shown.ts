// How each game of the family is shown where a table is set up.
import type { Component } from 'svelte';
import { mercatusSetupWords, type SetupWords } from '../../words/mercatus-setup';
import type { Kin } from './family';
import { WAYS } from '../marks';
import MercatusIntro from '../../games/board/setup/MercatusIntro.svelte';

interface Shown {
  mark: string;
  /** What is said of it where others choose their board. */
  intro?: Component;
  /** Sets of cards that are suggested for its module. */
  suggested?: { module: string; words: (code: string) => SetupWords };
}

export const SHOWN: Record<Kin, Shown> = {
  rattus: { mark: WAYS.table },
  'big-box': { mark: WAYS.africa },
  mercatus: {
    mark: WAYS.mercatus,
    intro: MercatusIntro,
    suggested: { module: 'mercatus', words: mercatusSetupWords },
  },
  cartus: { mark: WAYS.cartus },
};
