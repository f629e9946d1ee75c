// The first-game guide of the card game: from the first page through a round, and through a whole game to the plague.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { follow, openGuide, teaches, title } from './coach.mjs';
import { soonMatch } from './eventually.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const PICKS = ['[data-part=hand] li.hinted:not(.picked) button', '.choice.hinted', '.choice.end'];

teaches(
  it,
  'cartus',
  'a round',
  {
    en: [
      /That was a whole round/,
      ['The plague is coming', 'Rats and nuns', 'Supplies', 'Which one?', 'Play cards face down', 'Enough'],
    ],
    de: [
      /Das war eine ganze Runde/,
      ['Die Pest kommt', 'Ratten und Nonnen', 'Nachschub', 'Welches?', 'Spiele Karten verdeckt aus', 'Genug'],
    ],
  },
  { picks: PICKS },
);

test('stays through a whole game, to the plague', async (t) => {
  const { context, page, faults } = await openGuide(it, 'cartus');
  const { titles, over } = await follow(page, /^$/, PICKS);
  t.diagnostic(titles.join(' / '));
  assert.equal(over, true);
  for (const word of ['A look at the nuns', 'A Sword has struck you', 'The final round'])
    assert.ok(titles.includes(word), word);
  assert.ok(
    titles.some((one) => /^Using/.test(one)),
    'an action',
  );
  await page.keyboard.press('Escape');
  await soonMatch(() => title(page), /plague was stronger|You win!|You have survived/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('can be left at any time, and is to be had from the first page and from Help', async () => {
  const { context, page, faults } = await openGuide(it, 'cartus');
  await page.getByRole('button', { name: 'Leave the guide' }).click();
  await page.getByRole('link', { name: 'Learn Cartus' }).click();
  await page.waitForSelector('main.cartus .coach');
  await page.goBack();
  await page.getByRole('button', { name: 'Play Cartus' }).click();
  await page.waitForSelector('main.cartus [data-part=prompt]');
  await page.keyboard.press('?');
  await page.getByRole('button', { name: /Show me one round/ }).click();
  await page.waitForSelector('main.cartus .coach');
  assert.deepEqual(faults, []);
  await context.close();
});
