// Friends find each other at the real server: lists, links, names, chat, proposals.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from './axe.mjs';
import { forgive } from './browser.mjs';
import { soonEqual } from './eventually.mjs';
import { atSeat, begin, farewell, openTable, shownTable, somebody, takeSeat } from './friends.mjs';
import { withHost } from './site.mjs';
import { SIZES } from './sizes.mjs';

const it = withHost();
const german = { locale: 'de-DE' };
/** A table in the list of open ones. */
const listed = ({ page }, address) =>
  page.locator(`section[aria-labelledby=list] a[href="${new URL(address).pathname}"]`);

test('a table is found in the list, joined, and begun by its host; chat, watching and muting', async () => {
  const [agnes, bert, cosima] = [
    await somebody(it, 'Agnes'),
    await somebody(it, 'Bert', german),
    await somebody(it, 'Cosima'),
  ];
  const address = await openTable(it, agnes, { free: 2 });
  await bert.page.goto(`${it.url}lobby`);
  await listed(bert, address).click();
  await bert.page.getByRole('button', { name: 'Platz nehmen: Nummer 3' }).click();
  await agnes.page.locator('li', { hasText: 'Bert' }).waitFor();
  await agnes.page.getByText('A computer player will take the free seat.').waitFor();
  await agnes.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([shownTable(agnes), shownTable(bert)]);

  await cosima.page.goto(address);
  await shownTable(cosima);
  await cosima.page.locator('.prompt h2').waitFor();
  assert.equal(await cosima.page.locator('.choice').count(), 0);

  await agnes.page.getByRole('button', { name: /^Players/ }).click();
  await agnes.page.getByText('One person is watching.').waitFor();
  await agnes.page.getByLabel('Message the table').fill('Good luck <b>all</b>');
  await agnes.page.keyboard.press('Enter');
  await bert.page.getByRole('button', { name: /1 neue Nachricht/ }).waitFor();
  await bert.page.getByRole('button', { name: /^Spieler/ }).click();
  await Promise.all([agnes, bert].map(({ page }) => page.locator('.chat').getByText('Good luck <b>all</b>').waitFor()));
  await bert.page.getByText('Mehr …').click();
  await accessible(bert.page, 'people and chat in German');
  await accessible(agnes.page, 'people and chat');
  await bert.page.getByText('Chat stummschalten').click();
  await bert.page.getByText('Good luck').waitFor({ state: 'detached' });
  await accessible(bert.page, 'a mute chat');
  await bert.page.keyboard.press('Escape');
  await agnes.page.getByLabel('Message the table').fill('Do you hear me?');
  await agnes.page.keyboard.press('Enter');
  await cosima.page.getByRole('button', { name: /2 new messages/ }).waitFor();
  assert.equal(await bert.page.getByText(/neue Nachricht/).count(), 0);
  await bert.page.reload();
  await shownTable(bert);
  assert.equal(await bert.page.getByText(/neue Nachricht/).count(), 0, 'muting is kept');
  await cosima.page.getByRole('button', { name: /^Players/ }).click();
  await cosima.page.getByText('Spectators cannot chat.').waitFor();

  // a table that has begun is no longer in the list
  const later = await openTable(it, agnes);
  await cosima.page.goto(`${it.url}lobby`);
  await listed(cosima, later).waitFor();
  assert.equal(await listed(cosima, address).count(), 0);
  await farewell(assert, [agnes, bert, cosima]);
});

test('a game ends by agreement, after an objection, and a rematch follows', async () => {
  const [agnes, bert] = [await somebody(it, 'Agnes'), await somebody(it, 'Bert', german)];
  const address = await openTable(it, agnes, { computers: 1 });
  await bert.page.goto(address);
  await bert.page.getByRole('button', { name: 'Platz nehmen: Nummer 2' }).click();
  await begin(agnes);
  await Promise.all([shownTable(agnes), shownTable(bert)]);
  await agnes.page.getByRole('button', { name: /^Players/ }).click();
  await agnes.page.getByText('More …').click();
  const own = agnes.page.getByText('You suggest ending the game now');
  const suggest = async () => {
    await agnes.page.getByRole('button', { name: 'Propose to end the game' }).click();
    await own.waitFor();
    await bert.page.getByText('Agnes schlägt vor, die Partie jetzt ohne Sieger zu beenden.').waitFor();
  };
  await suggest();
  await accessible(agnes.page, 'a proposal of one’s own');
  await accessible(bert.page, 'a proposal in German');
  await bert.page.getByRole('button', { name: 'Ablehnen' }).click();
  await own.waitFor({ state: 'detached' });
  await bert.page.getByRole('button', { name: 'Ablehnen' }).waitFor({ state: 'detached' });
  await suggest();
  await bert.page.getByRole('button', { name: 'Zustimmen' }).click();
  await agnes.page.getByText('The players agreed to end the game. Nobody wins.').waitFor();
  await bert.page.getByText('Die Partie wurde einvernehmlich beendet. Niemand gewinnt.').waitFor();
  await bert.page.getByRole('button', { name: /Revanche/ }).click();
  await bert.page.waitForURL((url) => url.pathname.startsWith('/tables/') && url.href !== address);
  await agnes.page.getByRole('link', { name: 'To the rematch' }).click();
  await soonEqual(() => agnes.page.url(), bert.page.url());
  await begin(agnes);
  await Promise.all([shownTable(agnes), shownTable(bert)]);
  await atSeat(agnes, 2, /You/);
  await farewell(assert, [agnes, bert]);
});

test('on a phone, too, how the game begins is in sight', async () => {
  const [agnes, bert] = [await somebody(it, 'Agnes'), await somebody(it, 'Bert', { ...german, hasTouch: true })];
  await takeSeat(bert, await openTable(it, agnes, { listed: false }), 2, 'Platz nehmen: Nummer 2');
  const button = agnes.page.getByRole('button', { name: 'Start the game' });
  const words = bert.page.getByText('Alle Plätze sind besetzt. Wer den Tisch geöffnet hat, startet die Partie.');
  await agnes.page.getByText('All seats are taken').waitFor();
  for (const [width, height] of [SIZES.narrow, SIZES.low, SIZES.least]) {
    for (const [{ page }, what] of [
      [agnes, button],
      [bert, words],
    ]) {
      await page.setViewportSize({ width, height });
      await soonEqual(
        () =>
          what.evaluate((one) => {
            const foot = one.closest('footer').getBoundingClientRect(),
              { left, right, top, bottom } = one.getBoundingClientRect();
            const reached = [
              [left + 4, top + 4],
              [right - 4, bottom - 4],
            ].every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
            return [reached, one.scrollWidth <= one.clientWidth + 1, Math.abs(foot.bottom - innerHeight) < 1];
          }),
        [true, true, true],
      );
    }
  }
  await button.click();
  await Promise.all([shownTable(agnes), shownTable(bert)]);
  await farewell(assert, [agnes, bert]);
});

test('a name is asked for once', async () => {
  const ole = await somebody(it, null, { viewport: { width: 360, height: 740 } });
  const agnes = await somebody(it, 'Agnes');
  const address = await openTable(it, agnes, { free: 2, listed: false });
  const at = (seat) =>
    agnes.page
      .locator('main li')
      .nth(seat - 1)
      .filter({ hasText: 'Ole' })
      .waitFor();
  await takeSeat(ole, address, 2);
  await ole.page.getByLabel('What should the others call you?').fill('Ole');
  await ole.page.keyboard.press('Enter');
  await at(2);
  await ole.page.getByRole('button', { name: 'Leave seat' }).click();
  await ole.page.getByRole('button', { name: 'Take seat 3' }).click();
  await at(3);
  await ole.page.goto(it.url);
  await ole.page.getByText('You are Ole.').waitFor();
  await ole.page.getByRole('link', { name: /Agnes.*waiting for players/s }).waitFor();
  await agnes.page.goto(`${it.url}lobby`);
  await agnes.page.getByRole('heading', { name: 'Open tables' }).waitFor();
  assert.equal(await listed(agnes, address).count(), 0, 'only who has the link');
  await agnes.page.getByLabel('Table link or code').fill('nonsense here');
  await agnes.page.keyboard.press('Enter');
  await agnes.page.getByText('No such table.').waitFor();
  await agnes.page.getByLabel('Table link or code').fill(address);
  await agnes.page.keyboard.press('Enter');
  await agnes.page.waitForURL(address);
  await farewell(assert, [ole, agnes]);
});

test('the way to a table is shared, or copied', async () => {
  const shared = await somebody(it, 'Agnes', {
    prepare: () => {
      window.shared = [];
      navigator.share = (what) => {
        window.shared.push(what);
        return Promise.resolve();
      };
    },
  });
  const link = await openTable(it, shared);
  await shared.page.getByRole('button', { name: 'Share …' }).click();
  await soonEqual(
    () => shared.page.evaluate(() => window.shared),
    [{ title: 'Rattus', text: 'Come and play Rattus with me:', url: link }],
  );

  // with the clipboard, and without: then the marked line is copied
  for (const barred of [false, true]) {
    const one = await somebody(it, 'Bert', {
      prepare: barred
        ? () => {
            delete Navigator.prototype.share;
            navigator.clipboard.writeText = () => Promise.reject(new DOMException('barred', 'NotAllowedError'));
            document.execCommand = (command) => {
              window.copied = `${command} ${getSelection()}`;
              return true;
            };
          }
        : () => {
            delete Navigator.prototype.share;
            navigator.clipboard.writeText = (text) => {
              window.copied = `copy ${text}`;
              return Promise.resolve();
            };
          },
    });
    const address = await openTable(it, one);
    assert.equal(
      await one.page.getByRole('button', { name: 'Share …' }).count(),
      0,
      'what the device cannot do is not offered',
    );
    await one.page.getByRole('button', { name: 'Copy the link' }).click();
    await one.page.getByRole('button', { name: 'Copied' }).waitFor();
    assert.equal(await one.page.evaluate(() => window.copied), `copy ${address}`);
    await farewell(assert, [one]);
  }
  await farewell(assert, [shared]);
});

test('a table that does not exist says so', async () => {
  const agnes = await somebody(it, 'Agnes');
  forgive(agnes.context, /no-such-table/);
  await agnes.page.goto(`${it.url}tables/nosuchtable`);
  await agnes.page.getByText('Table not found').waitFor();
  await accessible(agnes.page);
  await agnes.context.close();
});
