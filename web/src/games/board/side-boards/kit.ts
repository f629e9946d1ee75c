// All that a table with guilds or inns needs: fetched with the first one.
import { language } from '../../../words/lang.svelte';
import { sideBoardWords, withSideBoards } from '../../../words/side-boards';
import { add, type Addition } from '../play/additions';
import Drawers from '../drawers/Drawers.svelte';
import { addLooks } from '../events/looks';
import { cityBeside } from './beside';
import { sideBoardChoices } from './choices';
import Cities from './Cities.svelte';
import Guilds from './Guilds.svelte';
import { LOOKS } from './looks';
import { cityOf } from './places';

language.extend(withSideBoards);
addLooks(LOOKS);
const both: Omit<Addition, 'parts'> = {
  choices: sideBoardChoices,
  scores: (lang) => sideBoardWords(lang.code).scores,
};
add('guilds', { parts: { shelf: Drawers, drawer: Guilds }, ...both });
add('inns', {
  parts: { map: Cities },
  beside: cityBeside,
  ...both,
  words: (lang, view, region, nameOf) => {
    const seat = cityOf(view, region);
    return seat ? [sideBoardWords(lang.code).city(nameOf(seat))] : [];
  },
});
