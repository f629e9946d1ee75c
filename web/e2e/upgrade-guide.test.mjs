// The first-game guide of upgrade tiles: from setting up a table through two turns, and through a whole game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { follow, offered, openGuide, teaches, title, told } from './coach.mjs';
import { soonMatch } from './eventually.mjs';
import { withSite } from './site.mjs';

const it = withSite();

teaches(
  it,
  'upgrades',
  'upgrade tiles',
  {
    en: [
      /Wide or high/,
      ['Upgrade tiles', 'Where the tiles are', 'First a card', 'Upgrade a card', 'The seal', 'A citizen anywhere'],
    ],
    de: [
      /Breit oder hoch/,
      ['Ausbauplättchen', 'Wo die Plättchen sind', 'Zuerst eine Karte', 'Eine Karte ausbauen', 'Das Siegel'],
    ],
  },
  { more: (page) => told(page, /UPG-3/, 'the card was upgraded') },
);

test('stays through a whole game', async (t) => {
  const { context, page, faults } = await openGuide(it, 'upgrades');
  const { titles, over } = await follow(page, /^$/);
  t.diagnostic(titles.join(' / '));
  assert.equal(over, true);
  for (const word of ['On with it', 'Your turn', 'Your final turn']) assert.ok(titles.includes(word), word);
  assert.ok(
    titles.some((one) => /level III$/.test(one)),
    'a card rises to the highest level',
  );
  assert.ok(
    titles.some((one) => /^Borrow the/.test(one)),
    'the Alchemist borrows a tile',
  );
  await page.keyboard.press('Escape');
  await soonMatch(() => title(page), /You win!|The plague has passed/);
  assert.deepEqual(faults, []);
  await context.close();
});

offered(it, 'upgrades', 'upgrade tiles', 'board=classic', 'Upgrade tiles');
