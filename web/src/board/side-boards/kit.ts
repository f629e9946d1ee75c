// All that a table with guilds or inns needs: fetched with the first one.
import { language } from '../../lang/lang.svelte';
import { sideBoardWords, withSideBoards } from '../../lang/side-boards';
import { add } from '../additions';
import { addLooks } from '../events/looks';
import { sideBoardChoices } from './choices';
import { LOOKS } from './looks';

language.extend(withSideBoards);
addLooks(LOOKS);
for (const module of ['guilds', 'inns'])
  add(module, { parts: {}, choices: sideBoardChoices, scores: (lang) => sideBoardWords(lang.code).scores });
