// Games of people at different devices, with the real server, played until they end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { soonEqual } from './eventually.mjs';
import { answer } from './guest.mjs';
import {
  atSeat,
  begin,
  farewell,
  log,
  openTable,
  playTogether,
  shownTable,
  somebody,
  state,
  takeSeat,
} from './friends.mjs';
import { withHost } from './site.mjs';

const it = withHost();
const ranking = ({ page }) =>
  page.locator('dialog tbody tr').evaluateAll((rows) => rows.map((row) => row.querySelector('.points').textContent));

/** Resolves when the page has said this; what is said for a moment only is not missed. */
const said = ({ page }, words) =>
  page.evaluate(
    (wanted) =>
      new Promise((heard) => {
        const look = () => document.body.textContent.includes(wanted) && heard(true);
        if (!look())
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    words,
  );

test('two play at two devices to the end, and the server is killed in the middle', async (t) => {
  const agnes = await somebody(it, 'Agnes');
  const bert = await somebody(it, 'Bert', { locale: 'de-DE', viewport: { width: 360, height: 740 }, hasTouch: true });
  const address = await openTable(it, agnes, { computers: 1 });
  await accessible(agnes.page);
  await bert.page.goto(address);
  const free = bert.page.getByRole('button', { name: 'Platz nehmen: Nummer 2' });
  await free.waitFor();
  await accessible(bert.page);
  await free.tap();
  await bert.page.getByText('Alle Plätze sind besetzt.').waitFor();
  await begin(agnes);
  await Promise.all([shownTable(agnes), shownTable(bert)]);
  await atSeat(agnes, 2, /Bert/);
  await playTogether([agnes, bert], (count) => count > 12);

  const before = await log(agnes);
  const back = said(agnes, 'Back online.');
  await it.site.kill();
  await agnes.page.getByText('Connection lost.').waitFor();
  assert.equal(await agnes.page.locator('i.present').count(), 0, 'nobody is said to be there, oneself included');
  // whoever is asked chooses while nobody can hear it
  const asked = (await state(agnes)) === 'asked' ? agnes : bert;
  assert.equal(await state(asked), 'asked');
  await answer(asked.page, 1);
  await it.site.start();
  await back;
  const questions = await playTogether([agnes, bert]);
  t.diagnostic(`${questions} more questions after the restart`);
  assert.deepEqual(await ranking(agnes), await ranking(bert));
  await agnes.page.getByRole('button', { name: 'Look at the board' }).click();
  const whole = await log(agnes);
  assert.deepEqual(whole.slice(0, before.length), before, 'nothing was lost or doubled');

  // a fresh load tells the same
  await agnes.page.reload();
  await agnes.page.waitForSelector('dialog table');
  await agnes.page.getByRole('button', { name: 'Look at the board' }).click();
  await soonEqual(() => log(agnes), whole);
  await farewell(assert, [agnes, bert]);
});

test('a computer player stands in for whoever is away, and gives the seat back at once', async () => {
  const [agnes, bert] = [await somebody(it, 'Agnes'), await somebody(it, 'Bert')];
  const address = await openTable(it, agnes);
  await takeSeat(bert, address, 2);
  await begin(agnes);
  await Promise.all([shownTable(agnes), shownTable(bert)]);
  await playTogether([agnes, bert], (count) => count > 4);
  await bert.page.close();
  await agnes.page.getByRole('button', { name: /^Players/ }).click();
  await agnes.page.getByRole('button', { name: 'Have a computer stand in for Bert' }).click();
  await agnes.page.getByText('computer standing in').first().waitFor();
  await agnes.page.keyboard.press('Escape');
  await playTogether([agnes], (count) => count > 3);
  await agnes.page.locator('[data-part=log]').getByText('A computer is standing in for Bert.').waitFor();

  const back = { ...bert, page: await bert.context.newPage() };
  await back.page.goto(address);
  await shownTable(back);
  await agnes.page.locator('[data-part=log]').getByText('Bert came back.').waitFor();
  await playTogether([agnes, back], (count) => count > 5);
  await farewell(assert, [agnes, bert]);
});

test('the shuffle is sealed before, and checked after the game', async () => {
  const agnes = await somebody(it, 'Agnes');
  await openTable(it, agnes, { free: 1 });
  const seal = await agnes.page.evaluate(
    async () => (await (await fetch(`/api${location.pathname}`)).json()).seed_hash,
  );
  await agnes.page.getByRole('button', { name: 'Start the game' }).click();
  await playTogether([agnes]);
  await agnes.page.getByText('Fair shuffle').click();
  await soonEqual(() => agnes.page.locator('dialog code').first().innerText(), seal);
  await agnes.page.getByRole('button', { name: 'Check the seal' }).click();
  const verdict = agnes.page.getByText('The seal is intact');
  await verdict.waitFor();
  // what was found stands below the button, whatever the devices have added
  const gap = await verdict.evaluate(
    (one) =>
      one.getBoundingClientRect().top - one.closest('details').querySelector('button').getBoundingClientRect().bottom,
  );
  assert.ok(gap >= 0 && gap < 24, `${gap} px`);
  await farewell(assert, [agnes]);
});
