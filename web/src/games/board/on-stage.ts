// The board game at its table while something happens.
import { setStage } from '../../table/play/stages';
import { choicesOf } from './play/choices';
import { declines, pauseBefore, turnOf } from './declines';
import { LOOKS, RING } from './events/looks';
import { BoardScenery } from './finale/scenery.svelte';
import { handedOver } from './play/stage';

setStage('rattus', {
  looks: LOOKS,
  other: RING,
  handedOver,
  scenery: (theatre) => new BoardScenery(theatre),
  odds: ['D-PLAGUE', 'D-NEUTRAL', 'D-FINAL-PLAGUE'],
  declining: { none: declines, pause: pauseBefore, turn: turnOf },
  choices: (lang, decision, view, nameOf) => choicesOf(lang, decision, view, null, nameOf),
});
