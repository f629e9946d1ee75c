// The first-game guide of region cards: from setting up a table through two turns, and through a whole game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { follow, NUMBER, offered, openGuide, teaches, title } from './coach.mjs';
import { soonMatch } from './eventually.mjs';
import { withSite } from './site.mjs';

const it = withSite();

teaches(it, 'region-cards', 'region cards', {
  en: [/When you are asked/, ['Region cards', 'What they are good for', 'Take a card', 'Move the plague']],
  de: [/Wann du gefragt wirst/, ['Regionskarten', 'Wozu sie gut sind', 'Eine Karte nehmen', 'Ziehe die Pest']],
});

test('stays through a whole game, to the points of the cards', async (t) => {
  const { context, page, faults } = await openGuide(it, 'region-cards');
  const { titles, over } = await follow(page, /^$/);
  t.diagnostic(titles.join(' / '));
  assert.equal(over, true);
  for (const word of ['New cards', 'Your turn']) assert.ok(titles.includes(word), word);
  assert.ok(
    titles.some((one) => /Protect a card|Why you are asked/.test(one)),
    'a window came',
  );
  await page.keyboard.press('Escape');
  await soonMatch(() => title(page), /You win!|The plague has passed/);
  await soonMatch(
    () => page.locator('.coach p').innerText(),
    new RegExp(`You have ${NUMBER} points?; region cards brought ${NUMBER}\\.`),
  );
  assert.deepEqual(faults, []);
  await context.close();
});

offered(it, 'region-cards', 'region cards', 'board=big-box', 'Region cards');
