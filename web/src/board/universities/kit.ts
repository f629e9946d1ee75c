// All that a table with universities needs: fetched with the first one.
import { language } from '../../lang/lang.svelte';
import { universityWords, withUniversities } from '../../lang/universities';
import { add } from '../additions';
import Drawers from '../drawers/Drawers.svelte';
import { addLooks } from '../events/looks';
import { eventChoices } from './choices';
import Drawer from './Drawer.svelte';
import { LOOKS } from './looks';
import Points from './Points.svelte';
import Sign from './Sign.svelte';

language.extend(withUniversities);
addLooks(LOOKS);
add('universities', {
  parts: { shelf: Drawers, drawer: Drawer, stock: Points, sign: Sign },
  choices: eventChoices,
  scores: (lang) => universityWords(lang.code).scores,
});
