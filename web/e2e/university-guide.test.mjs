// The first-game guide of universities: from setting up a table through two turns, and through a whole game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { follow, NUMBER, openGuide, teaches, title } from './coach.mjs';
import { soonMatch } from './eventually.mjs';
import { withSite } from './site.mjs';

const it = withSite();

teaches(it, 'universities', 'universities', {
  en: [/Cards for it/, ['Universities', 'Events', 'Take a card', 'Move the plague']],
  de: [/Karten dafür/, ['Universitäten', 'Ereignisse', 'Eine Karte nehmen', 'Ziehe die Pest']],
});

test('stays through a whole game, to the points of the tokens', async (t) => {
  const { context, page, faults } = await openGuide(it, 'universities');
  const { titles, over } = await follow(page, /^$/);
  t.diagnostic(titles.join(' / '));
  assert.equal(over, true);
  for (const word of ['The Student', 'What is still to come', 'Your turn']) assert.ok(titles.includes(word), word);
  await page.keyboard.press('Escape');
  await soonMatch(() => title(page), /You win!|The plague has passed/);
  await soonMatch(
    () => page.locator('.coach p').innerText(),
    new RegExp(`You have ${NUMBER} points?; universities brought ${NUMBER}\\.`),
  );
  assert.deepEqual(faults, []);
  await context.close();
});
