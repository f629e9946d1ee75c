// Upgrades with the real engine: switched on at a new table, and a whole game with tiles and the Alchemist.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soonMatch } from './eventually.mjs';
import { asked, answer, enter, log, sitDownAt } from './guest.mjs';
import { withSite } from './site.mjs';

const it = withSite();
const SEED = '00000000000000000000000000000007';

test('a switch lays a table with tiles, on either board and with goods', async () => {
  const { context, page, faults } = await enter(it.browser, it.url, { reducedMotion: 'reduce' });
  await page.goto(`${it.url}new?board=classic&players=4&modules=mercatus`);
  const toggle = page.getByRole('switch', { name: /Upgrades/ });
  await toggle.check({ force: true });
  assert.equal(await page.getByRole('switch', { name: /Region cards/ }).count(), 0, 'they need another board');
  await page.locator('[data-about=upgrades] summary').click();
  await soonMatch(
    () => page.locator('[data-about=upgrades]').innerText(),
    /level II on one side, level III on the other/,
  );
  await page.getByText('I choose').click();
  assert.equal(await page.locator('button[data-card=alchemist]').getAttribute('aria-disabled'), 'false');
  assert.deepEqual(faults, []);
  await context.close();
});

/** A whole game in which a card is upgraded whenever that can be; its log, and how many seals hung at once. */
async function playWithTiles(page, seed) {
  await sitDownAt(
    page,
    `${it.url}new?board=big-box&players=3&modules=region-cards-upgrades&cards=1-3-6-19-5-28&seed=${seed}`,
  );
  let seals = 0;
  for (let n = 0; (await asked(page)) !== 'over'; n++) {
    seals = Math.max(seals, await page.locator('[data-seal]').count());
    const upgrade = page.locator('.choice', { hasText: /Upgrade the|Tile of the/ });
    const take = page.locator('.choice', { hasText: /Take the / });
    if ((await upgrade.count()) > 0) await upgrade.first().click();
    else if ((await take.count()) > 0) await take.nth(n % (await take.count())).click();
    else await answer(page, n);
  }
  await page.getByRole('button', { name: 'Look at the board' }).click();
  return { seals, lines: await log(page) };
}

test('a whole game with tiles', async (t) => {
  const { context, page, faults } = await enter(it.browser, it.url, { reducedMotion: 'reduce' });
  const own = (lines) => lines.some((line) => /You upgraded the \S+ to level II\.\s*UPG-3/.test(line));
  let game;
  // Computer players think by the clock and may take every card away: then another game is played.
  for (let last = 1; last <= 6 && !(game && own(game.lines) && game.seals > 0); last++)
    game = await playWithTiles(page, SEED.slice(0, -1) + last);
  t.diagnostic(`${game.lines.length} lines, ${game.seals} seals`);
  assert.ok(game.seals > 0);
  assert.ok(own(game.lines));
  assert.deepEqual(
    game.lines.filter((line) => /undefined|\bD-[A-Z]|region-card|tile-|card-up/.test(line)),
    [],
  );
  assert.deepEqual(faults, []);
  await context.close();
});
