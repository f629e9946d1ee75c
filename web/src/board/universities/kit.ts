// All that a table with universities needs: fetched with the first one.
import { language } from '../../lang/lang.svelte';
import { withUniversities } from '../../lang/universities';
import { add } from '../additions';
import { addLooks } from '../events/looks';
import { eventChoices } from './choices';
import { LOOKS } from './looks';

language.extend(withUniversities);
addLooks(LOOKS);
add('universities', { parts: {}, choices: eventChoices });
