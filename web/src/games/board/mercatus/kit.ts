// All that a table with Mercatus needs: fetched with the first one.
import { language } from '../../../words/lang.svelte';
import { mercatusWords, withMercatus } from '../../../words/mercatus';
import { add } from '../play/additions';
import { addLooks } from '../events/looks';
import { crateBeside } from './beside';
import CardGood from './CardGood.svelte';
import { askedInWords, goodChoices } from './choices';
import Crates from './Crates.svelte';
import FlightGood from './FlightGood.svelte';
import { goodOf } from './forecast';
import { LOOKS } from './looks';
import Plate from './Plate.svelte';
import Points from './Points.svelte';
import Shelf from './Shelf.svelte';
import Stock from './Stock.svelte';

language.extend(withMercatus);
addLooks(LOOKS);
add('mercatus', {
  parts: { map: Crates, plate: Plate, points: Points, stock: Stock, shelf: Shelf, card: CardGood, flight: FlightGood },
  beside: crateBeside,
  choices: goodChoices,
  asked: askedInWords,
  scores: (lang) => mercatusWords(lang.code).byCoins,
  words: (lang, view, region) => {
    const good = goodOf(view, region);
    return good ? [mercatusWords(lang.code).here(good)] : [];
  },
});
