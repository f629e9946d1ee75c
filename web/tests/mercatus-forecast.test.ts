// The worked cases of sales, by the forecast that the page shows: goods as in the cases (fish in Germania, Polonia and
// Hungaria; cloth in Anglia, Gallia and Hispania; lumber in Scandia, Russia and Tartaria; salt in Italia, Bulgaria and
// Turcia).
import { describe, expect, it } from 'vitest';
import {
  after,
  bearsGood,
  cardGood,
  changes,
  forecast,
  ownGoods,
  saleOf,
  taken,
  type Sale,
} from '../src/games/board/mercatus/forecast';
import { askedInWords, goodChoices } from '../src/games/board/mercatus/choices';
import { en } from '../src/words/en';
import { withMercatus } from '../src/words/mercatus';
import { sheet } from '../src/games/board/ground/sheet';
import type { BoardView, Phase } from '../src/wire/board';
import { sampleView } from '../src/scenes/fixtures';
import type { Decision, Good } from '../src/wire/protocol';

const GOODS: Good[] = ['fish', 'cloth', 'lumber', 'salt'];
const TEST: Record<Good, string[]> = {
  fish: ['germania', 'polonia', 'hungaria'],
  cloth: ['anglia', 'gallia', 'hispania'],
  lumber: ['scandia', 'russia', 'tartaria'],
  salt: ['italia', 'bulgaria', 'turcia'],
};

interface Given {
  /** Own goods by seat. */
  own?: Good[][];
  /** Goods on cards. */
  cards?: Record<string, Good>;
  /** Citizens by region and seat; all other regions are empty. */
  at?: Record<string, number[]>;
  coins?: number[];
  players?: number;
  active?: number;
}

/** A position with all goods that nobody has in the supply. */
function given({ own = [], cards = {}, at = {}, coins = [4, 4, 4, 4], players = 4, active = 1 }: Given): BoardView {
  const view = sampleView('classic', players);
  const ids = ['landowner', 'hanseatic-trader', 'shaman', 'brewer', 'raider', 'deacon'];
  const goods = Array.from({ length: 4 }, (_, i) => GOODS.map((g) => (own[i] ?? []).filter((o) => o === g).length));
  const on_card = ids.map((id) => cards[id] ?? null);
  const supply = GOODS.map((g, t) => 4 - goods.reduce((n, o) => n + o[t]!, 0) - on_card.filter((o) => o === g).length);
  return {
    ...view,
    turn: { ...view.turn, active, phase: 'plague' },
    cards: ids.map((id, i) => ({ ...view.cards[0]!, number: 34 + i, id, holder: null })),
    regions: Object.fromEntries(
      Object.keys(view.regions).map((id) => [
        id,
        { tokens: [], citizens: Array.from({ length: players }, (_, i) => at[id]?.[i] ?? 0) },
      ]),
    ),
    modules: {
      mercatus: {
        board: sheet.boards.classic.regions.map((id) => GOODS.find((g) => TEST[g].includes(id)) ?? null),
        supply,
        open: supply.map((n) => Math.min(n, 1)),
        goods,
        on_card,
        coins,
        free_taken: 1,
        deacon_paid: 0,
      },
    },
  };
}
/** Coins by seat of the sales of a position, type by type. */
const brings = (sales: Sale[]): [Good, number[]][] => sales.map((s) => [s.good, s.shares.map((one) => one.coins)]);

describe('a sale is known before it comes', () => {
  it('MW-40a: the type that ran out is sold, three coins for each region led', () => {
    const view = given({
      own: [[], ['fish', 'fish', 'fish']],
      at: { germania: [1, 2], polonia: [0, 1], hungaria: [1] },
    });
    expect(forecast(view)).toEqual([]);
    const [sale] = forecast(taken(view, 1, 'fish'));
    expect(sale!.shares.slice(0, 2)).toEqual([
      { seat: 1, tokens: 1, regions: ['hungaria'], coins: 3 },
      { seat: 2, tokens: 3, regions: ['germania', 'polonia'], coins: 6 },
    ]);
  });

  it('MW-40b: a good that came back from a card stops it', () => {
    const view = given({ own: [['fish', 'fish'], ['fish']], cards: { landowner: 'fish' } });
    expect(forecast(view)).toHaveLength(1);
    const put: Decision = { name: 'D-PUT-GOOD', seat: 1, clause: '', version: 1, options: [], can_take_back: true };
    const next = after({ ...view, action: { name: 'put-good', card: 'landowner' } }, put, {
      kind: 'good',
      good: 'fish',
    });
    expect(forecast(next!)).toEqual([]);
    expect(changes(view, next)).toEqual([{ good: 'fish', coins: null, before: true }]);
  });

  it('MW-40c: so does the good of a card that is taken', () => {
    const view = given({ own: [['fish'], [], ['fish', 'fish']], cards: { landowner: 'fish' } });
    expect(forecast(view)).toHaveLength(1);
    const action: Decision = { name: 'D-ACTION', seat: 1, clause: '', version: 1, options: [], can_take_back: true };
    expect(forecast(after(view, action, { kind: 'take', card: 'landowner' })!)).toEqual([]);
  });

  it('MERC-133: not the good of an upgraded card, whose holder may keep it', () => {
    const plain = given({ own: [['fish'], [], ['fish', 'fish']], cards: { landowner: 'fish' } });
    const levels = plain.cards.map(({ id }) => (id === 'landowner' ? 2 : 0));
    const upgrades = { levels, alchemist: null, points: [0, 0, 0, 0] };
    const view = { ...plain, modules: { ...plain.modules, upgrades } };
    const action: Decision = { name: 'D-ACTION', seat: 1, clause: '', version: 1, options: [], can_take_back: true };
    expect(after(view, action, { kind: 'take', card: 'landowner' })).toBeNull();
    const back = after(view, action, { kind: 'take-back-good', card: 'landowner' })!;
    expect([cardGood(back, 'landowner'), ownGoods(back, 1, 'fish')]).toEqual([null, 2]);
    expect(
      bearsGood({ ...view, modules: { ...view.modules, upgrades: { ...upgrades, alchemist: 'shaman' } } }, 'alchemist'),
    ).toBe(true);
    expect(bearsGood(view, 'alchemist')).toBe(false);
  });

  it.each<[Phase, string, string, object | null]>([
    ['action', 'You lose the card.', 'Back to the shelf', null],
    ['ravage', 'Fish is sold now.', 'Leave it there', [{ seat: 1, coins: 6 }]],
  ])('MERC-133: says why a good can be taken back in the phase %s', (phase, reason, no, sold) => {
    const at = { germania: [1], polonia: [1] };
    const own: Good[][] = [['fish'], [], ['fish', 'fish']];
    const plain = given({ own, cards: { landowner: 'fish' }, at });
    const view = {
      ...plain,
      turn: { ...plain.turn, phase },
      action: { name: 'take-back-good', card: 'landowner' },
    };
    const options = [{ kind: 'yes' }, { kind: 'no' }];
    const asked: Decision = { name: 'D-TAKE-BACK', seat: 1, clause: '', version: 1, options, can_take_back: false };
    const lang = withMercatus(en);
    expect(askedInWords(lang, asked, view)).toMatchObject({
      title: 'Take the fish back from the Landowner?',
      reason,
    });
    const all = options.map((option, index) => ({ index, option, label: '', key: '', percent: null, card: null }));
    const told = goodChoices(
      all.map((c) => ({ ...c, group: 'main' as const })),
      lang,
      asked,
      view,
      String,
    );
    expect(told[1]!.label).toBe(no);
    if (sold) expect(changes(view, after(view, asked, options[0]!))).toMatchObject([{ coins: sold }]);
    // it goes back to the shelf, so there is one left
    else expect(changes(view, after(view, asked, options[1]!))).toMatchObject([{ good: 'fish', coins: null }]);
  });

  it('MW-41a: whoever has died there leads nowhere, and gets nothing', () => {
    const view = given({ own: [['fish', 'fish', 'fish', 'fish']], at: { germania: [0, 1] } });
    expect(forecast(view)[0]!.shares[0]).toEqual({ seat: 1, tokens: 4, regions: [], coins: 0 });
  });

  it('MW-43a: empty regions are led by nobody', () => {
    expect(brings([saleOf(given({ own: [['fish']] }), 'fish')])).toEqual([['fish', [0, 0, 0, 0]]]);
  });

  it('MW-43b: all who are tied hold the majority', () => {
    const view = given({
      own: [['fish'], ['fish'], ['fish']],
      cards: { landowner: 'fish' },
      at: { germania: [1, 1, 1] },
    });
    expect(brings(forecast(view))).toEqual([['fish', [3, 3, 3, 0]]]);
  });

  it('MW-43c: the plague as two citizens holds no majority', () => {
    const view = given({ own: [['fish', 'fish', 'fish', 'fish']], at: { germania: [1] } });
    const neutral = { ...view, turn: { ...view.turn, neutral: true } };
    expect(brings(forecast(neutral))).toEqual([['fish', [3, 0, 0, 0]]]);
  });

  it('MW-44a: one token is sold once', () => {
    const at = { germania: [1], polonia: [1], hungaria: [1] };
    const view = given({
      own: [['fish']],
      cards: { landowner: 'fish', shaman: 'fish', 'hanseatic-trader': 'fish' },
      at,
    });
    expect(forecast(view)[0]!.shares[0]).toEqual({ seat: 1, tokens: 1, regions: ['germania'], coins: 3 });
  });

  it('MW-44b: tokens without a region go back for nothing', () => {
    const view = given({ own: [['fish'], ['fish', 'fish', 'fish']], at: { hungaria: [0, 2] } });
    expect(brings(forecast(view))).toEqual([['fish', [0, 3, 0, 0]]]);
  });

  it('MW-47a: two types are sold each by itself, and others stay', () => {
    const own: Good[][] = [
      ['fish', 'salt', 'cloth'],
      ['fish', 'fish', 'fish'],
      ['salt', 'salt', 'salt'],
    ];
    const view = given({ own, at: { polonia: [1], italia: [1, 0, 1] } });
    expect(brings(forecast(view))).toEqual([
      ['fish', [3, 0, 0, 0]],
      ['salt', [3, 0, 3, 0]],
    ]);
  });

  it('MW-47b: a type that has not run out is not sold', () => {
    const own: Good[][] = [['fish'], ['fish', 'fish', 'fish', 'lumber', 'lumber']];
    expect(forecast(given({ own, at: { scandia: [0, 1] } })).map((sale) => sale.good)).toEqual(['fish']);
  });

  it('MW-48a: the good on a card is not sold', () => {
    const view = given({
      own: [['fish'], ['fish'], ['fish']],
      cards: { landowner: 'fish' },
      at: { germania: [0, 1] },
    });
    const [sale] = forecast(view);
    expect(sale!.shares.map((s) => s.tokens)).toEqual([1, 1, 1, 0]);
    expect(sale!.shares[1]!.coins).toBe(3);
  });

  it('MW-48b: not in the final sale either', () => {
    const view = given({ cards: { landowner: 'fish' }, at: { germania: [0, 1] } });
    expect(brings([saleOf(view, 'fish')])).toEqual([['fish', [0, 0, 0, 0]]]);
  });

  it('MW-32a: an empty bank pays what is left, the active player first', () => {
    const view = given({
      own: [
        ['fish', 'fish'],
        ['fish', 'fish'],
      ],
      at: { germania: [1, 1], polonia: [1, 1] },
      coins: [40, 40, 40, 5],
      active: 2,
    });
    expect(brings(forecast(view))).toEqual([['fish', [1, 6, 0, 0]]]);
  });

  it('MW-113a: in the final round a turn sells nothing', () => {
    const view = given({ own: [['fish', 'fish', 'fish', 'fish']], at: { germania: [1] } });
    expect(forecast({ ...view, turn: { ...view.turn, phase: 'final-turns' } })).toEqual([]);
  });

  it('says what an answer would set off', () => {
    const view = given({ own: [['cloth'], ['cloth'], ['cloth']], at: { anglia: [2], gallia: [0, 1, 1] } });
    const ask: Decision = { name: 'D-FREE-GOOD', seat: 1, clause: '', version: 1, options: [], can_take_back: true };
    const turns = changes(view, after(view, ask, { kind: 'good', good: 'cloth' }));
    expect(turns).toEqual([
      {
        good: 'cloth',
        coins: [
          { seat: 1, coins: 3 },
          { seat: 2, coins: 3 },
          { seat: 3, coins: 3 },
        ],
        before: false,
      },
    ]);
    expect(changes(view, after(view, ask, { kind: 'good', good: 'fish' }))).toEqual([]);
  });
});
