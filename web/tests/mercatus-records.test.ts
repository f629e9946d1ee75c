// Every sale of the recorded games of Mercatus, as the engine told it, against what the page says just before it, from
// nothing but what has happened until then.
import '../src/games/courses';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BoardView } from '../src/wire/board';
import '../src/games/board/events/cards';
import { addLooks } from '../src/games/board/events/looks';
import { arrive, leave } from '../src/table/play/stages';
import { forecast, GOODS, saleOf, type Share } from '../src/games/board/mercatus/forecast';
import { LOOKS } from '../src/games/board/mercatus/looks';
import { sampleView } from '../src/scenes/fixtures';
import type { GameEvent } from '../src/wire/protocol';
import { reelOf, type GameRecord } from '../src/table/reel/reel';

addLooks(LOOKS);
const folder = new URL('../../tests/games/', import.meta.url);
const records = readdirSync(folder).filter((name) => name.startsWith('merc') && name.endsWith('.json'));
const read = (name: string) =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GameRecord & { cards: string[]; result: { last: number } };

/** The board before anything has been laid out. */
function bare({ cards, setup, result }: ReturnType<typeof read>): BoardView {
  const view = sampleView('classic', setup.players);
  return {
    ...view,
    last: result.last,
    pieces: {},
    cards: cards.map((id, i) => ({ ...view.cards[i]!, id, holder: null })),
    regions: Object.fromEntries(
      Object.keys(view.regions).map((id) => [id, { tokens: [], citizens: view.seats.map(() => 0) }]),
    ),
    modules: {
      mercatus: {
        board: [],
        supply: GOODS.map(() => 4),
        open: GOODS.map(() => 1),
        goods: view.seats.map(() => GOODS.map(() => 0)),
        on_card: cards.map(() => null),
        coins: view.seats.map(() => 4),
        free_taken: 0,
        deacon_paid: 0,
      },
    },
  };
}

/** What the engine says of a sale: its shares with something to give back. */
function told(events: GameEvent[], at: number): Partial<Share>[] {
  const sold = events.slice(at + 1);
  const end = sold.findIndex((e) => e.type !== 'goods-sold');
  return sold
    .slice(0, end < 0 ? sold.length : end)
    .map(({ seat, count, coins, regions }) => ({ seat, tokens: count, regions, coins }) as Share)
    .sort((a, b) => a.seat - b.seat);
}

describe('sales of recorded games come as they were foretold', () => {
  let all = 0;
  it.each(records)('%s', (name) => {
    const record = read(name);
    const events = reelOf(record).events.flat();
    let view = bare(record);
    let sales = 0;
    events.forEach((event, at) => {
      if (event.type === 'type-sold') {
        const shares = told(events, at);
        expect(saleOf(view, event.good!).shares.filter((share) => share.tokens > 0)).toEqual(shares);
        if (event.clause === 'MERC-40') {
          // of several types the first is sold first; what is sold before it is no more among those to come
          const [next] = forecast(view);
          expect(next?.good, `what is sold first in ${name}`).toBe(event.good);
        }
        sales++;
      } else if (event.type === 'turn-ended') {
        expect(forecast(view), `what is left unsold in ${name}`).toEqual([]);
      }
      view = arrive(leave(view, event), event);
    });
    expect(sales, name).toBeGreaterThan(0);
    all += sales;
  });
  it('are enough', () => expect(all).toBeGreaterThanOrEqual(50));
});
