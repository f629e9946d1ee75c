// A table of the card game among friends at the real server: opened, found in the list, told of, joined and played.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { begin, farewell, somebody } from './friends.mjs';
import { withHost } from './site.mjs';

const it = withHost();
const laid = ({ page }) => page.waitForSelector('main.cartus [data-part=prompt] h2');

test('a table of Cartus is found in the list, says how it is laid, and is played in two languages', async () => {
  const [agnes, bert] = [
    await somebody(it, 'Agnes'),
    await somebody(it, 'Bert', { locale: 'de-DE', viewport: { width: 360, height: 740 } }),
  ];
  await agnes.page.goto(
    `${it.url}new?friends&game=cartus&players=3&split=farm:3,brewery:2&rules=starting_player:seat-1`,
  );
  const seats = agnes.page.locator('form ol li');
  await seats.first().waitFor();
  await seats.nth(1).locator('select').first().selectOption('open');
  await seats.nth(2).locator('select.second').selectOption('novice');
  await agnes.page.getByText('Anyone: the table appears under Open tables').click();
  await agnes.page.getByRole('button', { name: 'Open the table' }).click();
  await agnes.page.waitForSelector('.invite');
  const told = agnes.page.locator('dl');
  await told.getByText('3 × Farm, 2 × Brewery').waitFor();
  await told.getByText('Seat 1').waitFor();
  await agnes.page.getByText('Rattus Cartus, 3 players').waitFor();

  await bert.page.goto(`${it.url}lobby`);
  const row = bert.page.locator(`section[aria-labelledby=list] a[href="${new URL(agnes.page.url()).pathname}"]`);
  await row.getByText(/Rattus Cartus · .*Hausregeln/).waitFor();
  await accessible(bert.page, 'the list with a table of Cartus');
  await row.click();
  await bert.page.getByText('3 × Bauernhof, 2 × Brauerei').waitFor();
  await accessible(bert.page, 'people gather at a table of Cartus');
  await bert.page.getByRole('button', { name: 'Platz nehmen: Nummer 2' }).click();
  await begin(agnes);
  await Promise.all([laid(agnes), laid(bert)]);
  await agnes.page.locator('.choice').first().waitFor();
  assert.equal(await bert.page.locator('.choice').count(), 0);

  // and the first page knows which game it is
  await bert.page.goto(it.url);
  await bert.page.locator('section[aria-labelledby=continue]').getByText('Rattus Cartus').waitFor();
  await farewell(assert, [agnes, bert]);
});
