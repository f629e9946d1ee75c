// How each game of the family is shown where a table is set up.
import type { Component } from 'svelte';
import { mercatusSetupWords } from '../../words/mercatus-setup';
import type { Suggested } from '../../games/board/setup/plan';
import type { Kin } from './family';
import { WAYS } from './marks';
import MercatusIntro from '../../games/board/setup/MercatusIntro.svelte';

interface Shown {
  mark: string;
  /** What is said of it where others choose their board. */
  intro?: Component;
  suggested?: Suggested;
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
