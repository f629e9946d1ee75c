// Where goods, coins and citizens stand in windows of every size, in both languages: what lies on the map covers
// nothing of its neighbours, numbers can be read, a sale is seen whole and is left by a button in sight.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOfLayout, lasting } from './layout.mjs';
import { faultsOnMap } from './map-layout.mjs';
import { serve } from './serve.mjs';
import { withSite } from './site.mjs';
import { localesAt, SIZES, windowOf } from './sizes.mjs';

const dist = process.env.RATTUS_SCENES ?? '';
const it = withSite(() => serve(dist), dist);
const SCENES = ['free', 'action', 'put', 'buy', 'deacon', 'hand', 'many', 'final'];
/** With upgrade tiles on cards and on the shelf. */
const TILES = ['tiles-action', 'tiles-back', 'tiles-sold', 'tiles-high'];
const LOOKED_AT = ['wide', 'medium', 'tall', 'narrow', 'low'];
/** The least share of the window that belongs to the map. */
const SHARE = { wide: 0.46, medium: 0.42, tall: 0.43, narrow: 0.38, low: 0.58 };
/** What a third line of a player's takes of it, and more answers than fit beside each other. */
const LESS = { tall: 0.03 };
/** Pixels of the least number on a citizen, and how many two things on the map may share: their boxes are larger than
 *  they are. A whole map of the width of a telephone has little room for names. */
const COUNT = { wide: 15, medium: 12, tall: 12, narrow: 12, low: 12 };
const NAMES_OVER = { wide: 3, medium: 3, tall: 3, narrow: 11, low: 3 };
const FIGURES_OVER = 3;

/** In the page: what is wrong with a sale that has been told, in words. `whole`: all lines are seen at once. */
function faultsOfSale(whole) {
  const faults = [];
  const text = (one) => one.textContent.trim().replace(/\s+/g, ' ');
  const list = document.querySelector('.sale ol');
  const room = list.getBoundingClientRect();
  for (const line of list.children) {
    const { top, bottom } = line.getBoundingClientRect();
    if (whole && (top < room.top - 1 || bottom > room.bottom + 1)) faults.push(`out of sight: ${text(line)}`);
  }
  for (const one of document.querySelectorAll('.sale li, .sale .where, .sale h2, .sale p:not(.hidden), .sale button'))
    if (one.scrollWidth > one.clientWidth + 1) faults.push(`cut: ${text(one)}`);
  for (const one of document.querySelectorAll('[data-sale-on], [data-sale-again]')) {
    const { x, y, width, height } = one.getBoundingClientRect();
    if (width < 43.5 || height < 43.5) faults.push(`too small to touch: ${text(one)}`);
    if (!one.contains(document.elementFromPoint(x + width / 2, y + height / 2))) faults.push(`covered: ${text(one)}`);
  }
  const map = document.querySelector('.map').getBoundingClientRect();
  for (const paid of document.querySelectorAll('[data-paid]')) {
    const box = paid.querySelector('rect').getBoundingClientRect();
    if (box.left < map.left || box.right > map.right || box.bottom > map.bottom)
      faults.push(`what is paid in ${paid.dataset.paid} is out of sight`);
    for (const sum of paid.querySelectorAll('text')) {
      const { left, right } = sum.getBoundingClientRect();
      if (left < box.left || right > box.right) faults.push(`cut: ${text(sum)} in ${paid.dataset.paid}`);
      if (parseFloat(getComputedStyle(sum).fontSize) * sum.getScreenCTM().a < 12) faults.push(`small: ${text(sum)}`);
    }
  }
  // what lies on the map is lit or in the dusk, and never half of it
  const dusk = document.querySelector('.dusk');
  const above = (id) => [...document.querySelectorAll(`[data-place=region-${id}]`)].at(-1);
  for (const { dataset } of document.querySelectorAll('.map svg.board > g.pieces [data-place^=region-]')) {
    const id = dataset.place.slice('region-'.length);
    const lit = document.querySelector(`[data-paid=${id}]`) !== null;
    if (dusk.contains(above(id)) === lit) faults.push(`${id} is ${lit ? 'in the dusk' : 'lit'}`);
  }
  return faults;
}

async function show(page, scene) {
  await page.goto(`${it.url}?scene=goods-${scene}`);
  await page.waitForSelector('main.table .choice');
  await page.waitForSelector('[data-crate]');
}
for (const size of LOOKED_AT) {
  for (const locale of localesAt(size)) {
    test(`with goods every part has its place at ${SIZES[size].join('x')}, ${locale}`, async () => {
      const { context, page, faults } = await windowOf(it.browser, size, locale);
      const found = [];
      const limits = { least: COUNT[size], names: NAMES_OVER[size], figures: FIGURES_OVER };
      for (const scene of [...SCENES, ...TILES]) {
        await show(page, scene);
        // a telephone comes closer to the regions that are asked for: the others need not be in sight
        const near = size === 'narrow' && scene === 'hand';
        const read = async () => [
          ...(await page.evaluate(faultsOfLayout, SHARE[size] - (TILES.includes(scene) ? (LESS[size] ?? 0) : 0))),
          ...(near ? [] : await page.evaluate(faultsOnMap, limits)),
        ];
        found.push(...(await lasting(page, read)).map((fault) => `${scene}: ${fault}`));
      }
      await context.close();
      assert.deepEqual([...found, ...faults], []);
    });

    test(`a sale is seen whole at ${SIZES[size].join('x')}, ${locale}`, async () => {
      const { context, page, faults } = await windowOf(it.browser, size, locale);
      const found = [];
      for (const scene of ['sale', 'many']) {
        await show(page, scene);
        await page.locator('.choice').first().dispatchEvent('click');
        // again stops the clock: it stays until somebody goes on
        await page.locator('[data-sale-again]').click();
        await page.waitForSelector('.sale ol > li:last-child:not(.ahead)');
        const whole = scene === 'sale';
        const read = () => page.evaluate(faultsOfSale, whole);
        found.push(...(await lasting(page, read)).map((fault) => `${scene}: ${fault}`));
      }
      await context.close();
      assert.deepEqual([...found, ...faults], []);
    });
  }
}
