// Pictures of the table with universities: node e2e/university-shots.mjs [part of a name].
import { shoot, tab } from './scene-shots.mjs';

/** Before the first event is over its sheet is there. */
const ends = (page) => page.locator('.choice.end').first().dispatchEvent('click');
const deck = async (page) => {
  if ((await page.locator('#tab-shelf').count()) > 0) await page.locator('#tab-shelf').click();
  else await page.locator('.drawers [data-place=shelf-events]').click();
};
/** What is looked at: a scene, and what is done there. */
const VIEWS = {
  action: ['universities-action'],
  founded: ['universities-founded', ends],
  none: ['universities-none', ends],
  move: ['universities-move'],
  bonus: ['universities-bonus'],
  discard: ['universities-discard'],
  others: ['universities-others'],
  order: ['universities-order'],
  final: ['universities-final'],
  piece: ['universities-piece'],
  full: ['universities-full'],
  deck: ['universities-action', deck],
  players: ['universities-action', tab('players')],
  cards: ['universities-action', tab('cards')],
};

await shoot('universities', VIEWS, '[data-place=seat-1] .held');
