// The first-game guide of guilds and inns: from setting up a table through two turns, and through a whole game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { follow, NUMBER, offered, openGuide, teaches, title } from './coach.mjs';
import { soonMatch } from './eventually.mjs';
import { withSite } from './site.mjs';

const it = withSite();

teaches(it, 'guilds', 'guilds and inns', {
  en: [/The end/, ['Guilds and inns', 'Take a card', 'The Guild Master', 'Which space?', 'The Inn Keeper']],
  de: [/Das Ende/, ['Zünfte und Gasthäuser', 'Eine Karte nehmen', 'Der Zunftmeister', 'Welches Feld?', 'Der Wirt']],
});
offered(it, 'inns', 'inns', 'board=classic&cards=2-3-4-5-6-30', 'Guilds and inns');

test('stays through a whole game, to the points of guilds and cities', async (t) => {
  const { context, page, faults } = await openGuide(it, 'inns');
  const { titles, over } = await follow(page, /^$/);
  t.diagnostic(titles.join(' / '));
  assert.equal(over, true);
  for (const word of ['Which space?', 'Which city?', 'The guild helps', 'Your turn', 'Your final turn'])
    assert.ok(titles.includes(word), word);
  await page.keyboard.press('Escape');
  await soonMatch(() => title(page), /You win!|The plague has passed/);
  await soonMatch(
    () => page.locator('.coach p').innerText(),
    new RegExp(`You have ${NUMBER} points?; guilds and cities brought ${NUMBER}\\.`),
  );
  assert.deepEqual(faults, []);
  await context.close();
});
