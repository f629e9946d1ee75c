// Region cards on the page: what a view tells of them (REG-3), what a protection saves (REG-5, -8), what they are worth
// (REG-12), and what a table is told that somebody does not want to be asked (REG-7).
import '../src/games';
import { describe, expect, it } from 'vitest';
import { cardKit } from '../src/games/board/card-kit';
import { declines, pauseBefore } from '../src/games/board/declines';
import type { BoardView } from '../src/wire/board';
import { askedInWords, cardChoices, dangerInWords } from '../src/games/board/region-cards/choices';
import { dangerTo, saved } from '../src/games/board/region-cards/danger';
import {
  counted,
  deckSize,
  handSize,
  inOrder,
  known,
  leads,
  protector,
  unknown,
} from '../src/games/board/region-cards/hand';
import { LOOKS } from '../src/games/board/region-cards/looks';
import { choicesOf } from '../src/games/board/play/choices';
import { regionLessonOf } from '../src/games/board/coach/region-lesson';
import { guideNamed } from '../src/games/guides';
import { guideSetUp } from '../src/table/guide/guides';
import { withCards } from '../src/words/cards';
import { cardsEn } from '../src/words/cards.en';
import { en as first } from '../src/words/en';
import { guideRegionWords } from '../src/words/guide-region-cards';
import { withRegionCards } from '../src/words/region-cards';
import { MockSession } from '../src/scenes/mock-session';
import { seats } from '../src/scenes/fixtures';
import { regionScene, regionsView } from '../src/scenes/region-scenes';
import type { Decision, GameEvent, Option } from '../src/wire/protocol';
import { guideQuery } from '../src/wire/setup';
import { Game } from '../src/table/play/game.svelte';
import { settings } from '../src/ui/settings.svelte';
import { queryOf, setupIn } from '../src/pages/new/setup-link';
import { TablePlan } from '../src/pages/new/table-plan.svelte';
import { settled, withVirtualTime } from './settled';

withVirtualTime();

const en = withRegionCards(withCards(first, cardsEn));
const scene = regionsView();
const name = (seat: number): string => (seat === 1 ? 'You' : `P${seat}`);
const ask = (what: string, ...options: Option[]): Decision => ({
  name: what,
  seat: 1,
  clause: 'REG-6',
  version: 1,
  options,
  can_take_back: false,
});
const protect = ask(
  'D-REG-PROTECT',
  { kind: 'card', card: 'king' },
  { kind: 'card', card: 'merchant' },
  { kind: 'none' },
);
const revealed = (region: string): GameEvent => ({
  type: 'token-revealed',
  clause: 'BASE-46',
  region,
  token: { tag: 'drawn', marked: false, lookers: [], face: scene.turn.revealed! },
});
const past = [revealed('gallia')];
const showing = (...symbols: NonNullable<BoardView['turn']['revealed']>['symbols']): BoardView => ({
  ...scene,
  turn: { ...scene.turn, revealed: { limit: 3, symbols } },
});
const onCard = (view: BoardView, place: string, id: string): BoardView => ({
  ...view,
  modules: {
    'region-cards': {
      ...view.modules!['region-cards']!,
      cards: { ...view.modules!['region-cards']!.cards, [place]: [id] },
    },
  },
});

describe('what a view tells of region cards (REG-3)', () => {
  it('counts hands and the deck, whether the cards are known or not', () => {
    expect(scene.seats.map(({ seat }) => handSize(scene, seat))).toEqual([4, 3, 2, 3, 5, 1]);
    expect(unknown(scene, 3)).toBe(1);
    // 68 in the game: 18 in hands, 4 discarded
    expect(deckSize(scene)).toBe(46);
    expect(deckSize({ ...scene, regions: Object.fromEntries(Object.entries(scene.regions).slice(0, 8)) })).toBe(10);
  });

  it('has one’s own in the order of the board, those of one region together', () => {
    expect(known(scene, 1)).toEqual([
      'anglia:bourgeoisie+church',
      'gallia:royalty+islamic',
      'italia:chivalry+magic',
      'egypt:any',
    ]);
    expect(inOrder(['gallia:royalty+islamic', 'anglia:magic+islamic', 'gallia:peasantry+church'])).toEqual([
      'anglia:magic+islamic',
      'gallia:peasantry+church',
      'gallia:royalty+islamic',
    ]);
  });

  it('knows what protects a class card, by its place among them', () => {
    const merchant = scene.cards.findIndex((card) => card.id === 'merchant') + 1;
    const laid = onCard(scene, `on card ${merchant}`, 'egypt:any');
    expect(protector(laid, 'merchant')).toBe('egypt:any');
    expect(protector(laid, 'king')).toBeNull();
  });

  it('scores where the owner has a citizen and nobody has more (REG-12)', () => {
    expect([leads(scene, 1, 'anglia'), leads(scene, 1, 'italia'), leads(scene, 1, 'hispania')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([leads(scene, 2, 'egypt'), leads(scene, 4, 'egypt')]).toEqual([true, true]);
  });
});

describe('what a token takes and a protection saves', () => {
  it('is told with what strikes (W-REG-6)', () => {
    const danger = dangerTo(scene, 1, past)!;
    expect(danger).toMatchObject({ region: 'gallia', population: 10, limit: 3, citizens: 4, lost: 3 });
    expect(dangerInWords(en, danger)).toBe(
      'Gallia: 10 citizens against limit 3. You would lose three of your four citizens: most here, Merchant, King.',
    );
    expect([saved(danger, 'king'), saved(danger, 'merchant')]).toEqual([1, 1]);
  });

  it('counts all symbols of a class for one protection (W-REG-8b)', () => {
    const danger = dangerTo(showing('royalty', 'royalty'), 1, past)!;
    expect([danger.lost, saved(danger, 'king')]).toEqual([2, 2]);
  });

  it('saves none where other hits take as many', () => {
    const few = {
      ...showing('bourgeoisie', 'royalty', 'royalty'),
      regions: { ...scene.regions, gallia: { tokens: [], citizens: [1, 3, 0, 0, 0, 0] } },
    };
    const danger = dangerTo(few, 1, past)!;
    expect([danger.lost, saved(danger, 'merchant'), saved(danger, 'king')]).toEqual([1, 0, 0]);
  });

  it('leaves out cards that are protected already (REG-8)', () => {
    const danger = dangerTo(onCard(scene, 'on card 1', 'egypt:any'), 1, past)!;
    expect(danger.lost).toBe(2);
  });

  it('counts nuns and a plague that counts itself', () => {
    const view = { ...scene, pieces: { nuns: ['gallia', 'italia'] }, turn: { ...scene.turn, neutral: true } };
    expect(dangerTo(view, 1, past)).toMatchObject({ population: 12, limit: 4 });
    const zero = { ...view, turn: { ...view.turn, limits_zero: true } };
    expect(dangerTo(zero, 1, past)).toMatchObject({ limit: 1 });
  });

  it('speaks of the region whose token was turned over last, in the last reckoning too', () => {
    expect(dangerTo(scene, 1, [...past, revealed('anglia')])!.region).toBe('anglia');
    expect(dangerTo(scene, 1, [])!.region).toBe('gallia');
  });
});

describe('answers about region cards', () => {
  const choices = (decision: Decision, view = scene) =>
    cardChoices(choicesOf(en, decision, { ...view, modules: {} }, null, name), en, decision, view, name, past);

  it('say which cards can protect, and how many are saved', () => {
    expect(choices(protect).map((c) => [c.label, c.about?.lines[0], c.about?.gain])).toEqual([
      ['Protect the King', 'with Gallia or Egypt', 'saves 1'],
      ['Protect the Merchant', 'with Anglia or Egypt', 'saves 1'],
      ['Let it strike', undefined, undefined],
    ]);
  });

  it('say what a card would be worth in hand', () => {
    const cards = ['gallia:royalty+islamic', 'egypt:any'].map((id) => ({ kind: 'region-card', region_card: id }));
    expect(choices(ask('D-REG-CARD', ...cards)).map((c) => [c.label, ...c.about!.lines])).toEqual([
      ['Gallia', 'royalty, Islamic world', 'you lead there: worth a point if kept'],
      ['Egypt', 'any class', 'you do not lead there'],
    ]);
  });

  it('tell why somebody is asked whose cards do not fit (REG-7)', () => {
    expect(askedInWords(en, ask('D-REG-PROTECT', { kind: 'none' }), scene, past)?.hint).toBe(
      'None of your region cards fits what strikes you.',
    );
    expect(askedInWords(en, protect, scene, past)?.hint).toBe('');
  });
});

describe('region cards on stage', () => {
  const show = (type: keyof typeof LOOKS, event: object, view = scene): BoardView =>
    (LOOKS[type]!.arrive as (view: BoardView, e: object) => BoardView)(view, event);

  it('go from a hand to a class card and to the pile', () => {
    const id = 'gallia:royalty+islamic';
    const played = show('region-card-played', { seat: 1, card: 'king', region_card: id });
    expect([handSize(played, 1), protector(played, 'king'), deckSize(played)]).toEqual([3, id, 46]);
    const over = show('region-card-discarded', { region_card: id }, played);
    expect([protector(over, 'king'), over.modules!['region-cards']!.cards['discarded']!.length]).toEqual([null, 5]);
  });

  it('come out of a hand that the viewer does not know', () => {
    const played = show('region-card-played', { seat: 4, card: 'crusader', region_card: 'russia:church+chivalry' });
    expect([handSize(played, 4), protector(played, 'crusader'), deckSize(played)]).toEqual([
      2,
      'russia:church+chivalry',
      46,
    ]);
    expect(handSize(counted(scene, 2, 1), 2)).toBe(4);
  });

  it('make a new deck (REG-13)', () => {
    expect(deckSize(show('region-deck-shuffled', { count: 4 }))).toBe(50);
  });
});

describe('somebody who does not want to be asked (REG-7)', () => {
  it('is passed for after a time that does not depend on his hand', () => {
    const alone = ask('D-REG-PROTECT', { kind: 'none' });
    expect([declines(protect), declines(alone)]).toEqual([2, 0]);
    for (const decision of [protect, alone]) {
      const pauses = Array.from({ length: 50 }, () => pauseBefore(decision));
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1200);
      expect(Math.max(...pauses)).toBeLessThan(2400);
    }
    expect(pauseBefore(ask('D-SERF', { kind: 'none' }))).toBe(0);
  });

  it('lets the page pass in the next windows of the turn, and is asked again in the next turn', async () => {
    settings.speed = 'off';
    await cardKit(regionsView());
    const [start] = regionScene('regions-protect')!;
    const later = (version: number, round: number) => ({
      ...start!,
      version,
      view: { ...regionsView(), turn: { ...regionsView().turn, round } },
      decision: { ...start!.decision!, version },
      events: [],
    });
    const session = new MockSession([start!, later(2, 7), later(3, 8)]);
    const game = new Game(session, seats);
    await settled();
    game.declineAll();
    const acts = () => session.sent.filter((message) => message.type === 'act');
    await settled();
    expect(acts()).toMatchObject([{ option: 2 }]);
    expect([game.passing, game.decision]).toEqual([true, null]);
    await settled();
    await settled();
    expect(acts()).toMatchObject([{ option: 2 }, { version: 2, option: 2 }]);
    // a new turn
    expect(game.decision?.version).toBe(3);
    expect(acts()).toHaveLength(2);
    game.close();
  });
});

describe('a table with region cards', () => {
  const fresh = (): TablePlan => new TablePlan('Agnes', false);

  it('is laid on the big box, which comes with the switch (REG-2)', () => {
    const plan = fresh();
    plan.play('region-cards', true);
    expect(plan.setup).toEqual({ board: 'big-box', players: 4, modules: ['region-cards'] });
    expect(plan.kin).toBe('big-box');
    plan.kin = 'rattus';
    expect(plan.setup).toEqual({ board: 'classic', players: 4 });
    plan.kin = 'big-box';
    expect(plan.inPlay).toEqual(['region-cards']);
    plan.kin = 'mercatus';
    expect(plan.inPlay).toEqual(['mercatus']);
  });

  it('lets cards 19 and 20 be chosen, and they go with it', () => {
    const plan = fresh();
    plan.play('region-cards', true);
    plan.choose('academicus');
    for (const card of ['astronomer', 'explorer']) if (!plan.chosen.includes(card)) plan.toggle(card);
    plan.play('region-cards', false);
    expect(plan.chosen.filter((card) => ['astronomer', 'explorer'].includes(card))).toEqual([]);
  });

  it('is an address that says the same', () => {
    const setup = { board: 'big-box', players: 5, modules: ['region-cards'] } as const;
    const plain = { ...setup, modules: [...setup.modules] };
    expect(queryOf(plain)).toBe('?board=big-box&players=5&modules=region-cards');
    expect(setupIn(queryOf(plain))).toEqual(plain);
  });
});

describe('the first game with region cards', () => {
  const lesson = (decision: Decision, view = scene) => regionLessonOf(view, decision, null, past)!;

  it('is laid with the cards that need them', () => {
    expect(guideSetUp(guideNamed('region-cards'), ['Bertrand', 'Cosima']).setup).toMatchObject({
      board: 'big-box',
      players: 3,
      modules: ['region-cards'],
    });
    expect(guideQuery(scene)).toBe('?game=region-cards');
  });

  it('recommends a protection that saves somebody, else none', () => {
    expect(lesson(protect)).toMatchObject({ id: 'protect', hinted: [0], saves: 1 });
    expect(lesson(ask('D-REG-PROTECT', { kind: 'none' }))).toMatchObject({ id: 'nothing-fits', hinted: [0] });
  });

  it('recommends to play the card of a region where the reader does not lead', () => {
    const cards = ['gallia:royalty+islamic', 'egypt:any'].map((id) => ({ kind: 'region-card', region_card: id }));
    expect(lesson(ask('D-REG-CARD', ...cards))).toMatchObject({ id: 'which-card', hinted: [1], region: 'egypt' });
  });

  it('speaks of every position in whole sentences', () => {
    for (const code of ['en', 'de'])
      for (const pages of Object.values(guideRegionWords(code)))
        for (const page of pages({
          cards: 3,
          scoring: 1,
          region: 'Gallia',
          saves: 1,
          points: 9,
          byCards: 2,
          wins: false,
        }))
          expect(page.text).toMatch(/^[A-ZÄÖÜ].*[.?]$/s);
  });
});
