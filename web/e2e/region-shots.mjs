// Pictures of the table with region cards and upgrades: node e2e/region-shots.mjs [part of a name].
import { shoot, tab } from './scene-shots.mjs';

const piles = async (page) => {
  if ((await page.locator('#tab-shelf').count()) > 0) await page.locator('#tab-shelf').click();
  else await page.locator('.drawers button').first().click();
};
/** What is looked at: a scene, and what is done there. */
const VIEWS = {
  protect: ['regions-protect'],
  wanted: ['regions-protect', (page) => page.locator('[data-region-card="egypt:any"]').first().click()],
  card: ['regions-card'],
  none: ['regions-none'],
  many: ['regions-many'],
  others: ['regions-others'],
  astronomer: ['regions-astronomer'],
  explorer: ['regions-explorer'],
  action: ['regions-action'],
  piles: ['regions-action', piles],
  players: ['regions-protect', tab('players')],
  cards: ['regions-others', tab('cards')],
  tiles: ['tiles-action'],
  alchemist: ['tiles-alchemist'],
  lent: ['tiles-lent', tab('cards')],
  both: ['tiles-protect'],
  'all-tiles': [
    'tiles-action',
    async (page) => {
      if ((await page.locator('#tab-shelf').count()) > 0) await page.locator('#tab-shelf').click();
      else await page.getByRole('button', { name: /^(Tiles|Ausbau)/ }).click();
    },
  ],
  final: ['regions-final', (page) => page.locator('.choice.end').first().dispatchEvent('click')],
};

await shoot('regions', VIEWS, '[data-place=seat-1] .held');
