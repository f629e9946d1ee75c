// All that a table with region cards needs: fetched with the first one.
import { language } from '../../lang/lang.svelte';
import { withRegionCards } from '../../lang/region-cards';

language.extend(withRegionCards);
