// Universities on the page: what all may know of the event deck and what the viewer knows more (UNI-17), what an event
// does to whom (UNI-7 to -11), points (UNI-16), what is asked, and the first game with them.
import '../src/games';
import { describe, expect, it } from 'vitest';
import { laidElsewhere, partsOf } from '../src/games/board/play/additions';
import { cardKit } from '../src/games/board/card-kit';
import { choicesOf } from '../src/games/board/play/choices';
import { aloneIn } from '../src/games/board/map/pieces';
import type { BoardView } from '../src/wire/board';
import { pointsHeld, withPoints } from '../src/games/board/points/held';
import { askedInWords, eventChoices } from '../src/games/board/universities/choices';
import { courseOf, linesOf } from '../src/games/board/universities/course';
import { deckSize, known, leaderOf, pile, sortsToCome, toCome } from '../src/games/board/universities/deck';
import { LOOKS } from '../src/games/board/universities/looks';
import { lineInWords } from '../src/games/board/universities/telling';
import { guideNamed } from '../src/games/guides';
import { guideSetUp } from '../src/table/guide/guides';
import { universityLessonOf } from '../src/games/board/coach/university-lesson';
import { withCards } from '../src/words/cards';
import { cardsDe } from '../src/words/cards.de';
import { cardsEn } from '../src/words/cards.en';
import { de as firstDe } from '../src/words/de';
import { en as firstEn } from '../src/words/en';
import { guideUniversityWords } from '../src/words/guide-universities';
import { namesOf } from '../src/words/names';
import { withUniversities } from '../src/words/universities';
import { withUpgrades } from '../src/words/upgrades';
import { seats } from '../src/scenes/fixtures';
import { MockSession } from '../src/scenes/mock-session';
import { universitiesView, universityScene } from '../src/scenes/university-scenes';
import type { Decision, GameEvent, Option } from '../src/wire/protocol';
import { guideQuery } from '../src/wire/setup';
import { Game } from '../src/table/play/game.svelte';
import { settings } from '../src/ui/settings.svelte';
import { settled, withVirtualTime } from './settled';

withVirtualTime();

const en = withUpgrades(withUniversities(withCards(firstEn, cardsEn))),
  de = withUpgrades(withUniversities(withCards(firstDe, cardsDe)));
const scene = universitiesView();
const nameOf = (seat: number): string => (seat === 1 ? 'You' : `P${seat}`);
const table = { nameOf, reader: 1 };
const ask = (name: string, ...options: Option[]): Decision => ({
  name,
  seat: 1,
  clause: 'UNI-7',
  version: 1,
  options,
  can_take_back: false,
});
const regions = (...ids: string[]): Option[] => ids.map((region) => ({ kind: 'region', region }));
const drawn = (kind: string): GameEvent => ({ type: 'event-drawn', clause: 'UNI-5', event_card: kind });
const told = (view: BoardView, kind: string, since: GameEvent[] = []): string[] =>
  linesOf(view, { kind, since }).map((line) => Object.values(lineInWords(en, kind, line, table)).join(' '));
const waiting = (view: BoardView, seat: number, decision: string): BoardView => ({
  ...view,
  waiting: { seat, decision },
});
const remembering = (view: BoardView, change: object): BoardView => ({
  ...view,
  modules: { ...view.modules, universities: { ...view.modules!.universities!, ...change } },
});

describe('what a view tells of events (UNI-17)', () => {
  it('is how many of each kind are left, and what lies open', () => {
    expect(deckSize(scene)).toBe(18);
    expect(sortsToCome(scene).map(({ sort, n }) => `${n} ${sort}`)).toEqual([
      '4 founded',
      '9 bonus',
      '2 discard',
      '3 none',
    ]);
    expect(toCome(scene).find(({ kind }) => kind === 'bonus-church')).toBeUndefined();
    expect(pile(scene)[0]).toEqual({ kind: 'founded', n: 3 });
  });

  it('is what the viewer knows of the next ones, and else what everybody knows', () => {
    expect(known(scene)).toEqual([
      { kind: 'founded', first: 1, last: 1 },
      { kind: 'bonus-bourgeoisie', first: 2, last: 3 },
      { kind: 'none', first: 2, last: 3 },
      { kind: 'discard', first: 4, last: 4 },
    ]);
    expect(known({ ...scene, viewer: 2 })).toEqual([]);
    const all = remembering({ ...scene, viewer: null }, { all_know: [10, 12, 10, 12, 0, 0, 0, 0, 0, 0, 0, 0] });
    expect(known(all)).toHaveLength(2);
  });
});

describe('what an event does to whom', () => {
  it('founds where somebody leads alone (UNI-9, -11)', () => {
    expect([leaderOf(scene, 'bulgaria'), leaderOf(scene, 'egypt'), leaderOf(scene, 'turcia')]).toEqual([5, null, 4]);
    expect(told(scene, 'founded')).toEqual([
      'The green university, Bulgaria: P5 leads and moves it.',
      'The white university, Egypt: a tie, so it stays.',
    ]);
    const nobody = { ...scene, regions: { ...scene.regions, egypt: { tokens: [], citizens: [0, 0, 0, 0, 0, 0] } } };
    expect(told(nobody, 'founded')[1]).toMatch(/nobody is there/);
  });

  it('tells where a university went that has moved on', () => {
    const after = { ...scene, pieces: { ...scene.pieces, green_university: 'scandia' } };
    const since: GameEvent[] = [
      { type: 'university-won', clause: 'UNI-9', seat: 5, university: 'green', region: 'bulgaria' },
      { type: 'university-moved', clause: 'UNI-10', seat: 5, university: 'green', from: 'bulgaria', to: 'scandia' },
    ];
    expect(told(after, 'founded', since)[0]).toBe('The green university, Bulgaria: P5 moved it to Scandia.');
    expect(linesOf(after, { kind: 'founded', since })[0]!.state).toBe('done');
  });

  it('asks from the active player on who has a card (UNI-7)', () => {
    const view = waiting({ ...scene, turn: { ...scene.turn, active: 5 } }, 1, 'D-EVENT-DISCARD');
    const since: GameEvent[] = [{ type: 'card-discarded', clause: 'UNI-7', seat: 6, card: 'inquisitor' }];
    const lines = linesOf(view, { kind: 'discard', since });
    expect(lines.map(({ seat, state }) => `${seat} ${state}`)).toEqual([
      '5 passed',
      '6 done',
      '1 waits',
      '2 waits',
      '3 waits',
      '4 waits',
    ]);
    expect(told(view, 'discard', since).slice(0, 3)).toEqual([
      'P5: kept all',
      'P6: put back the Inquisitor',
      'You: may put back the King or the Professor',
    ]);
  });

  it('brings a citizen for each card of the class, blocked or not (UNI-8)', () => {
    expect(told(scene, 'bonus-magic')).toEqual([]);
    expect(told(scene, 'bonus-islamic')).toEqual(['P2: 1 citizen for the Astronomer', 'P6: 1 citizen for the Sultan']);
    expect(told(scene, 'bonus-peasantry')).toEqual(['P5: 1 citizen for the Student']);
    const since: GameEvent[] = [
      { type: 'citizens-placed', clause: 'UNI-8', seat: 2, region: 'egypt', count: 1 },
      { type: 'citizens-placed', clause: 'BASE-28', seat: 2, region: 'anglia', count: 1 },
    ];
    expect(told(scene, 'bonus-islamic', since)[0]).toBe('P2: settled in Egypt');
    // nobody is left to be placed
    const poor = { ...scene, seats: scene.seats.map((seat) => ({ ...seat, supply: 0 })) };
    expect(told(poor, 'bonus-islamic')[0]).toBe('P2: settled nobody');
  });

  it('concerns nobody, or says nothing', () => {
    expect(told({ ...scene, cards: [] }, 'discard')).toEqual([]);
    expect(told(scene, 'none')).toEqual([]);
  });

  it('is spoken of while it is carried out, and no longer', () => {
    const past = [drawn('none'), drawn('discard')];
    expect(courseOf(waiting(scene, 2, 'D-EVENT-DISCARD'), past)).toEqual({ kind: 'discard', since: [] });
    expect(courseOf(waiting(scene, 2, 'D-ACTION'), past)).toBeNull();
    const chosen: GameEvent = { type: 'event-chosen', clause: 'UNI-15', seat: 1, event_card: 'bonus-magic' };
    expect(courseOf(waiting(scene, 2, 'D-EVENT-BONUS'), [...past, chosen])!.kind).toBe('bonus-magic');
  });

  it.each([en, de])('is told in whole lines ($code)', (lang) => {
    for (const kind of ['founded', 'discard', 'bonus-magic', 'bonus-bourgeoisie'])
      for (const line of linesOf(scene, { kind, since: [] }))
        expect(Object.values(lineInWords(lang, kind, line, table)).join(' ')).not.toMatch(/undefined|-|\bking\b/);
  });
});

describe('victory point tokens (UNI-16, UPG-42)', () => {
  const points = (view: BoardView) => pointsHeld(view);

  it('lie with universities, and else with upgrades where the Sultan can take one', () => {
    expect(points(scene)).toEqual([1, 0, 3, 0, 1, 0]);
    const { upgrades } = scene.modules!;
    const alone = { ...scene, modules: { upgrades: { ...upgrades!, points: [0, 2, 0, 0, 0, 0] } } };
    expect(points(alone)).toEqual([0, 2, 0, 0, 0, 0]);
    expect(points({ ...alone, cards: alone.cards.filter(({ id }) => id !== 'sultan') })).toBeNull();
    expect(points(withPoints(alone, 3, 1))).toEqual([0, 2, 1, 0, 0, 0]);
  });

  it('come to their owner, of whom the event tells how many he has now', () => {
    const after = LOOKS['point-taken']!.arrive!(scene, {
      type: 'point-taken',
      clause: 'UNI-9',
      seat: 5,
      count: 2,
    });
    expect(points(after)).toEqual([1, 0, 3, 0, 2, 0]);
    const line = (lang: typeof en, seat: number, count: number): string =>
      lang.events['point-taken']!(
        namesOf(lang, { type: 'point-taken', clause: 'UNI-9', seat, count }, (n) => (n === 1 ? lang.you : 'Cosima')),
      );
    expect([line(en, 1, 1), line(en, 3, 2)]).toEqual([
      'You took a victory point token.',
      'Cosima took a victory point token and has 2 now.',
    ]);
    expect(line(de, 1, 2)).toBe('Du hast ein Siegpunktplättchen genommen und hast jetzt 2.');
  });

  it('are shown once beside a player, whichever module keeps them', async () => {
    await cardKit(scene);
    const count = (view: BoardView): number => partsOf(view, 'stock').length;
    const { upgrades, universities } = scene.modules!;
    expect(count({ ...scene, modules: { upgrades: upgrades!, universities: universities! } })).toBe(1);
    expect(count({ ...scene, modules: { upgrades: upgrades! } })).toBe(1);
    expect(count({ ...scene, modules: { upgrades: upgrades! }, cards: [] })).toBe(0);
  });
});

describe('universities on the map', () => {
  it('have spots of their own and move nothing else', async () => {
    await cardKit(scene);
    const view = { ...scene, pieces: { ...scene.pieces, caravan: 'egypt' } };
    expect(aloneIn(view, 'egypt')).toEqual(['caravan']);
    expect([laidElsewhere(view, 'university_tokens'), laidElsewhere(view, 'nuns')]).toEqual([true, false]);
  });
});

describe('events on stage', () => {
  it('open a card, and make a new deck', () => {
    const after = LOOKS['event-drawn']!.arrive!(scene, { ...drawn('none'), event_card: 'none', type: 'event-drawn' });
    expect([deckSize(after), pile(after).find(({ kind }) => kind === 'none')?.n]).toEqual([17, 4]);
    const all = LOOKS['event-deck-shuffled']!.arrive!(after, {
      type: 'event-deck-shuffled',
      clause: 'UNI-5',
      count: 30,
    });
    expect([deckSize(all), pile(all)]).toEqual([30, []]);
  });

  /** What takes the prompt's place while the second update of a scene is shown. */
  async function sheetsOf(speed: typeof settings.speed): Promise<string[]> {
    settings.speed = speed;
    await cardKit(scene);
    const game = new Game(new MockSession(universityScene('universities-founded')!), seats);
    game.theatre.sheets = true;
    const found = new Set<string>();
    await settled();
    game.choose(0);
    for (let n = 0; n < 40; n++) {
      const sheet = game.theatre.sheet as { kind?: string } | null;
      if (sheet?.kind) found.add(sheet.kind);
      await settled();
    }
    const lines = game.theatre.log.map((line) => line.event.type);
    expect(lines.filter((type) => type === 'event-drawn')).toHaveLength(1);
    game.close();
    return [...found];
  }
  it('take the prompt’s place for a moment, and not where nothing moves', async () => {
    expect(await sheetsOf('off')).toEqual([]);
    expect(await sheetsOf('normal')).toEqual(['founded']);
  });
});

describe('what is asked about universities', () => {
  const choices = (decision: Decision, view: BoardView = scene) =>
    eventChoices(choicesOf(en, decision, { ...view, modules: {} }, null, nameOf), en, decision, view);

  it('names events with what they do', () => {
    const kinds = ['founded', 'bonus-magic'].map((id): Option => ({ kind: 'event-card', event_card: id }));
    expect(choices(ask('D-PROF-ORDER', ...kinds)).map((c) => [c.label, c.about?.id, c.about?.lines[0]])).toEqual([
      [
        'University founded',
        'founded',
        'A player with more citizens at a university than anyone else takes a point and moves it.',
      ],
      [
        'Bonus: Magic',
        'bonus-magic',
        'Each holder of a card of this class may settle a citizen at either university, once per card.',
      ],
    ]);
  });

  it('says which university stands where', () => {
    expect(
      choices(ask('D-LIBRARIAN-PIECE', { kind: 'university', university: 'white' })).map((c) => [
        c.label,
        c.about?.lines,
      ]),
    ).toEqual([['The white university', ['now in Egypt']]]);
    expect(choices(ask('D-STUDENT', ...regions('bulgaria', 'egypt'))).map((c) => c.about?.id)).toEqual([
      'green',
      'white',
    ]);
    expect(choices(ask('D-PLAGUE', ...regions('egypt')))[0]!.about).toBeUndefined();
  });

  it('calls one’s own cards by their names alone', () => {
    const own = ask('D-EVENT-DISCARD', { kind: 'card', card: 'king' }, { kind: 'none' });
    expect(choices(own).map((c) => c.label)).toEqual(['King', 'Keep all']);
  });

  it('tells why', () => {
    const ordering = remembering(scene, { looked: 4, ordered: 2 });
    expect(askedInWords(en, ask('D-PROF-ORDER'), ordering, [])?.hint).toMatch(/card number 3 from the top/);
    const bonus = waiting(scene, 1, 'D-EVENT-BONUS');
    expect(askedInWords(en, ask('D-EVENT-BONUS'), bonus, [drawn('bonus-bourgeoisie')])?.reason).toBe(
      'For the Professor.',
    );
    const won: GameEvent = { type: 'university-won', clause: 'UNI-9', seat: 1, university: 'white', region: 'egypt' };
    expect(askedInWords(en, ask('D-UNI-MOVE'), scene, [won])?.reason).toBe('The white university: you lead in Egypt.');
    expect(askedInWords(en, ask('D-ACTION'), scene, [])).toBeNull();
  });
});

describe('the first game with universities', () => {
  const lesson = (decision: Decision | null, view = scene, past: GameEvent[] = []) =>
    universityLessonOf(view, decision, null, past)!;
  const turn = (round: number): BoardView => ({ ...scene, turn: { ...scene.turn, round } });

  it('is laid with the Student, and named by the address', () => {
    const { setup } = guideSetUp(guideNamed('universities'), ['A', 'B']);
    expect(setup).toMatchObject({ board: 'classic', players: 3, modules: ['universities'] });
    expect((setup as { cards: string[] }).cards).toContain('student');
    expect(guideQuery({ modules: { universities: {} } })).toBe('?game=universities');
  });

  it('has the Student taken first, and goes on as the board game does', () => {
    const action = ask('D-ACTION', { kind: 'increase' }, { kind: 'take', card: 'student' }, { kind: 'end-actions' });
    expect(lesson(action, turn(1))).toMatchObject({ id: 'first-card', hinted: [1] });
    const later = lesson(ask('D-ACTION', { kind: 'increase' }, { kind: 'end-actions' }), turn(1));
    expect([later.id, later.base!.id]).toEqual([null, 'settle']);
    expect([lesson(action, turn(2)).id, lesson(action, turn(3)).id]).toEqual(['how', 'again']);
    expect(lesson(action, turn(3))).toMatchObject({ points: 1, leads: 0, founded: 4 });
  });

  it('sends citizens to the university that is nearest to being won', () => {
    // nobody of the reader's is at either; two stand most in both, but three less in Egypt
    const near = {
      ...scene,
      regions: { ...scene.regions, egypt: { tokens: [], citizens: [2, 2, 0, 0, 0, 0] } },
    };
    const both = regions('bulgaria', 'egypt');
    expect(lesson(ask('D-STUDENT', ...both), near)).toMatchObject({ id: 'student', hinted: [1], region: 'egypt' });
    expect(lesson(ask('D-EVENT-BONUS', ...both), near)).toMatchObject({ id: 'bonus', hinted: [1] });
    expect(lesson(ask('D-INC-REGION', ...regions('gallia')), near).id).toBeNull();
    const ahead = { ...near, regions: { ...near.regions, egypt: { tokens: [], citizens: [3, 2, 0, 0, 0, 0] } } };
    expect(lesson(ask('D-INC-REGION', ...regions('egypt')), ahead).id).toBeNull();
  });

  it('moves a university where the reader leads', () => {
    const won: GameEvent = { type: 'university-won', clause: 'UNI-9', seat: 1, university: 'white', region: 'egypt' };
    expect(lesson(ask('D-UNI-MOVE', ...regions('scandia', 'anglia', 'russia')), scene, [won])).toMatchObject({
      id: 'move',
      hinted: [1],
      region: 'egypt',
    });
  });

  it('keeps cards, and says something of every other question and of the end', () => {
    const keep = ask('D-EVENT-DISCARD', { kind: 'card', card: 'king' }, { kind: 'none' });
    expect(lesson(keep)).toMatchObject({ id: 'discard', hinted: [1] });
    expect(lesson(ask('D-LIBRARIAN-REGION', ...regions('gallia'))).id).toBe('asked');
    expect(lesson(ask('D-FINAL')).id).toBe('final');
    expect(lesson(null, { ...scene, score: [] }).id).toBe('end');
  });

  it('speaks of every position in whole sentences, as many in each language', () => {
    for (const [tokens, leads, founded] of [
      [0, 0, 0],
      [1, 1, 1],
      [3, 2, 5],
    ] as const) {
      const names = { region: 'Gallia', tokens, leads, founded, points: tokens, wins: leads > 0 };
      const pages = ['de', 'en'].map((code) =>
        Object.entries(guideUniversityWords(code)).map(([id, say]) => [id, say(names)] as const),
      );
      for (const page of pages.flat().flatMap(([, list]) => list))
        expect(page.text).toMatch(/^[A-ZÄÖÜ](?!.*undefined).{39,}[.!]$/s);
      const counts = pages.map((all) => all.map(([id, list]) => [id, list.length]));
      expect(counts[0]).toEqual(counts[1]);
    }
  });
});
