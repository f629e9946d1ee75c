// The first-game guide of Mercatus: from setting up a table through two turns, and through a whole game to the last
// sale.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { follow, NUMBER, offered, openGuide, teaches, title, told } from './coach.mjs';
import { soonMatch } from './eventually.mjs';
import { withSite } from './site.mjs';

const it = withSite();

teaches(
  it,
  'mercatus',
  'goods and coins',
  {
    en: [
      /How a sale comes about/,
      ['Goods and coins', 'What is wanted where', 'The shelf', 'Which good?', 'Take a card', 'Move the plague'],
    ],
    de: [
      /Wie es zum Verkauf kommt/,
      ['Waren und Münzen', 'Was wo gefragt ist', 'Das Regal', 'Welche Ware?', 'Eine Karte nehmen', 'Ziehe die Pest'],
    ],
  },
  { more: (page) => told(page, /MERC-22/, 'the good that was taken') },
);

test('stays through a whole game, to the points of the coins', async (t) => {
  const { context, page, faults } = await openGuide(it, 'mercatus');
  const { titles, over } = await follow(page, /^$/);
  t.diagnostic(titles.join(' / '));
  assert.equal(over, true);
  for (const word of ['What it pays', 'The final sale', 'Your turn']) assert.ok(titles.includes(word), word);
  await page.keyboard.press('Escape');
  await soonMatch(() => title(page), /You win!|The plague has passed/);
  await soonMatch(
    () => page.locator('.coach p').innerText(),
    new RegExp(`You have ${NUMBER} points?; coins brought ${NUMBER}\\.`),
  );
  assert.deepEqual(faults, []);
  await context.close();
});

offered(it, 'mercatus', 'goods', 'board=classic', 'Goods and coins');
