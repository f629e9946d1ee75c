// All that a table with region cards needs: fetched with the first one.
import { language } from '../../../words/lang.svelte';
import { regionCardWords, withRegionCards } from '../../../words/region-cards';
import { add } from '../play/additions';
import Drawers from '../drawers/Drawers.svelte';
import { addLooks } from '../events/looks';
import { askedInWords, cardChoices, inWords } from './choices';
import { dangerTo } from './danger';
import Drawer from './Drawer.svelte';
import FlightCard from './FlightCard.svelte';
import { protector } from './hand';
import Hand from './Hand.svelte';
import { LOOKS } from './looks';
import Lying from './Lying.svelte';
import Sign from './Sign.svelte';
import Stock from './Stock.svelte';

language.extend(withRegionCards);
addLooks(LOOKS);
add('region-cards', {
  parts: {
    stock: Stock,
    shelf: Drawers,
    drawer: Drawer,
    hand: Hand,
    sign: Sign,
    card: Lying,
    flight: FlightCard,
  },
  choices: cardChoices,
  asked: askedInWords,
  spot: (game, view) =>
    view.waiting && /^D-REG-(PROTECT|CARD)$/.test(view.waiting.decision) && !game.playing
      ? (dangerTo(
          view,
          view.waiting.seat,
          game.theatre.log.map((line) => line.event),
        )?.region ?? null)
      : null,
  onCard: (lang, view, card) => {
    const id = protector(view, card);
    return id ? [regionCardWords(lang.code).protects(inWords(lang, id))] : [];
  },
  scores: (lang) => regionCardWords(lang.code).byCards,
});
