// All that a table with guilds or inns needs: fetched with the first one.
import { language } from '../../lang/lang.svelte';
import { sideBoardWords, withSideBoards } from '../../lang/side-boards';
import { add } from '../additions';
import { sideBoardChoices } from './choices';

language.extend(withSideBoards);
for (const module of ['guilds', 'inns'])
  add(module, { parts: {}, choices: sideBoardChoices, scores: (lang) => sideBoardWords(lang.code).scores });
