// All that a table with upgrades needs: fetched with the first one.
import { language } from '../../../words/lang.svelte';
import { tileText } from '../../../words/tiles';
import { upgradeWords, withUpgrades } from '../../../words/upgrades';
import { add } from '../play/additions';
import { pointsHeld } from '../points/held';
import Drawers from '../drawers/Drawers.svelte';
import { addLooks } from '../events/looks';
import Points from '../universities/Points.svelte';
import CardSeal from './CardSeal.svelte';
import { tileChoices } from './choices';
import Drawer from './Drawer.svelte';
import FlightSeal from './FlightSeal.svelte';
import { ALCHEMIST, bears } from './levels';
import { LOOKS } from './looks';

language.extend(withUpgrades);
addLooks(LOOKS);
add('upgrades', {
  parts: { shelf: Drawers, drawer: Drawer, card: CardSeal, flight: FlightSeal },
  // the Sultan's (UPG-42)
  partsAt: (view) => (pointsHeld(view) ? { stock: Points } : {}),
  choices: tileChoices,
  text: (lang, view, card) => {
    const worn = bears(view, card);
    return worn ? tileText(lang.code, worn.of, worn.level) : null;
  },
  mark: (view, card) => {
    const worn = bears(view, card);
    return worn ? upgradeWords(language.text.code).roman[worn.level]! : '';
  },
  onCard: (lang, view, card) => {
    const worn = bears(view, card),
      words = upgradeWords(lang.code);
    if (!worn) return [];
    const other = (lang.cards[worn.of]?.name ?? worn.of).replaceAll('\u00ad', '');
    return [card === ALCHEMIST ? words.byTile(other) : words.seal(worn.level)];
  },
});
