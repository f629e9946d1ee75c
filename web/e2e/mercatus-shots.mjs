// Pictures of the table with goods and coins: node e2e/mercatus-shots.mjs [part of a name]. A sale is left
// as it is told.
import { shoot, tab } from './scene-shots.mjs';

const sell = async (page, lines) => {
  await page.locator('.choice').first().dispatchEvent('click');
  await page.clock.runFor(600);
  for (let n = 0; n < 200 && (await page.locator('.sale ol > li:not(.ahead)').count()) < lines; n++)
    await page.clock.runFor(100);
  await page.waitForTimeout(1500);
};
const look = async (page) => {
  await page.locator('.choice').nth(1).hover();
  await page.locator('.choice').nth(1).focus();
};
/** What is looked at: a scene, and what is done there. */
const VIEWS = {
  free: ['goods-free'],
  plate: ['goods-free', look],
  shelf: ['goods-free', tab('shelf')],
  players: ['goods-free', tab('players')],
  cards: ['goods-free', tab('cards')],
  action: ['goods-action'],
  put: ['goods-put'],
  buy: ['goods-buy'],
  deacon: ['goods-deacon'],
  hand: ['goods-hand'],
  sale: ['goods-sale', (page) => sell(page, 3)],
  many: ['goods-many'],
  'many-sale': ['goods-many', (page) => sell(page, 4)],
  'many-players': ['goods-many', tab('players')],
  final: ['goods-final'],
  'tiles-action': ['goods-tiles-action'],
  'tiles-foot': [
    'goods-tiles-action',
    (page) =>
      page
        .locator('.choice', { hasText: / (II|III)$/ })
        .last()
        .hover(),
  ],
  'tiles-back': ['goods-tiles-back'],
  'tiles-sold': ['goods-tiles-sold'],
  'tiles-high': ['goods-tiles-high'],
  'tiles-cards': ['goods-tiles-high', tab('cards')],
  'tiles-players': ['goods-tiles-high', tab('players')],
  'tiles-shelf': ['goods-tiles-action', tab('shelf')],
  over: ['goods-final', (page) => sell(page, 2)],
};

await shoot('mercatus', VIEWS, '.choice');
