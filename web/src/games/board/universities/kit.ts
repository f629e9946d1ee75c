// All that a table with universities needs: fetched with the first one.
import { language } from '../../../words/lang.svelte';
import { universityWords, withUniversities } from '../../../words/universities';
import { add } from '../play/additions';
import Drawers from '../drawers/Drawers.svelte';
import { addLooks } from '../events/looks';
import { owlBeside } from './beside';
import { askedInWords, eventChoices, wonLast } from './choices';
import Drawer from './Drawer.svelte';
import { LOOKS } from './looks';
import OnMap from './OnMap.svelte';
import Points from './Points.svelte';
import Sign from './Sign.svelte';

language.extend(withUniversities);
addLooks(LOOKS);
add('universities', {
  parts: { map: OnMap, shelf: Drawers, drawer: Drawer, stock: Points, sign: Sign },
  lays: ['green_university', 'white_university', 'university_tokens'],
  beside: owlBeside,
  choices: eventChoices,
  asked: askedInWords,
  spot: (game, view) =>
    view.waiting?.decision === 'D-UNI-MOVE' && !game.playing
      ? (wonLast(game.theatre.log.map((line) => line.event))?.region ?? null)
      : null,
  scores: (lang) => universityWords(lang.code).scores,
});
