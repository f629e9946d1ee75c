// First-game guides come to all of their lessons: the game of each guide is played to its end as it recommends, by the
// engine of the page. A change of the rules or of the order of options can lead past a lesson; another seed
// (src/games/guides.ts) leads to it again.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import create from '../../wasm/rattus.mjs';
import { choicesOf } from '../src/games/board/play/choices';
import type { BoardView } from '../src/wire/board';
import type { CartusDecision } from '../src/wire/cartus';
import { cartusLessonOf } from '../src/games/cartus/coach/cartus-lesson';
import { lessonOf } from '../src/games/board/coach/lesson';
import { mercatusLessonOf } from '../src/games/board/coach/mercatus-lesson';
import { regionLessonOf } from '../src/games/board/coach/region-lesson';
import { sideBoardLessonOf } from '../src/games/board/coach/side-board-lesson';
import { guideNamed, type GuideId } from '../src/games/guides';
import { GUIDE_SEED, guideSetUp } from '../src/table/guide/guides';
import { universityLessonOf } from '../src/games/board/coach/university-lesson';
import { upgradeLessonOf } from '../src/games/board/coach/upgrade-lesson';
import { en } from '../src/words/en';
import { guideWords } from '../src/words/guide';
import { guideCartusWords } from '../src/words/guide-cartus';
import { guideMercatusWords } from '../src/words/guide-mercatus';
import { guideRegionWords } from '../src/words/guide-region-cards';
import { guideSideBoardWords } from '../src/words/guide-side-boards';
import { guideUniversityWords } from '../src/words/guide-universities';
import { guideUpgradeWords } from '../src/words/guide-upgrades';
import { ENGINES, engineOf, type EngineId } from '../src/wire/engines';
import { Follower } from '../src/wire/follow';
import type { Decision, FromTable, GameEvent, Odds, ToTable, View } from '../src/wire/protocol';
import { ofGame } from '../src/wire/setup';

type OddsOf = Record<string, Odds> | null;
type Lesson = { id: string | null; hinted: number[] } | null;
type LessonOf = (view: View, decision: Decision | null, odds: OddsOf, past: GameEvent[]) => Lesson;
const ofBoard =
  (lesson: (view: BoardView, decision: Decision | null, odds: OddsOf, past: GameEvent[]) => Lesson): LessonOf =>
  (view, ...more) =>
    lesson(ofGame(view, 'rattus')!, ...more);
const ofCartus: LessonOf = (view, decision) =>
  cartusLessonOf(ofGame(view, 'cartus')!, decision as CartusDecision | null);

interface Guide {
  lesson: LessonOf;
  /** By lesson. */
  words: object;
  /** Lessons for choices that are not recommended, or for cards and buildings of other tables. */
  otherwise: string[];
}
/** By name; that of guilds is that of inns. */
const GUIDES: Record<Exclude<GuideId, 'guilds'>, Guide> = {
  // `watch` stands between two updates
  rattus: { lesson: ofBoard(lessonOf), words: guideWords('en').lessons, otherwise: ['use', 'neutral', 'watch'] },
  mercatus: { lesson: ofBoard(mercatusLessonOf), words: guideMercatusWords('en'), otherwise: [] },
  'region-cards': { lesson: ofBoard(regionLessonOf), words: guideRegionWords('en'), otherwise: [] },
  universities: { lesson: ofBoard(universityLessonOf), words: guideUniversityWords('en'), otherwise: ['asked'] },
  upgrades: { lesson: ofBoard(upgradeLessonOf), words: guideUpgradeWords('en'), otherwise: [] },
  inns: { lesson: ofBoard(sideBoardLessonOf), words: guideSideBoardWords('en'), otherwise: [] },
  cartus: {
    lesson: ofCartus,
    words: guideCartusWords('en'),
    otherwise: ['sword-victim', 'flute-victim', 'hospital', 'tower'],
  },
};

const fileOf = (id: EngineId): URL => new URL(`../src/wasm/rattus-${id}.wasm`, import.meta.url);
const loaded = new Map<EngineId, ReturnType<typeof create>>();
function load(id: EngineId): ReturnType<typeof create> {
  const engine = loaded.get(id) ?? create({ bytes: readFileSync(fileOf(id)) });
  loaded.set(id, engine);
  return engine;
}

/** Tells which lessons come up if the game goes as recommended, and by the first answer where nothing is. */
async function taught(name: string, lessonFor: LessonOf): Promise<Set<string>> {
  const guide = guideNamed(name);
  const { setup, seats } = guideSetUp(guide, ['Bertrand', 'Cosima']);
  const engine = await load(engineOf(setup));
  const handle = engine.ccall('rattus_create', 'number');
  const table = new Follower();
  const past: GameEvent[] = [];
  let odds: OddsOf = null;
  function hear(json: string): void {
    for (const message of JSON.parse(json) as FromTable[]) {
      if (message.type === 'odds') odds = message.regions;
      else if (message.type === 'update') past.push(...table.take(message)!.events);
      else if (message.type !== 'store') throw new Error(JSON.stringify(message));
    }
  }
  const send = (message: ToTable): void =>
    hear(engine.ccall('rattus_send', 'string', ['number', 'string'], [handle, JSON.stringify(message)]));

  send({ type: 'new', setup, seats, seed: guide.seed ?? GUIDE_SEED });
  const met = new Set<string>();
  for (let n = 0; n < 2_000; n++) {
    const { decision, view } = table.now;
    odds = null;
    if (decision?.name === 'D-PLAGUE') send({ type: 'odds' });
    const lesson = lessonFor(view!, decision, odds, past);
    if (lesson?.id) met.add(lesson.id);
    if (view!.score) return met;
    if (decision) {
      const board = ofGame(view!, 'rattus');
      const first = board ? choicesOf(en, decision, board, odds, String)[0]!.index : 0;
      send({ type: 'act', id: String(n), version: decision.version, option: lesson?.hinted[0] ?? first });
    } else hear(engine.ccall('rattus_step', 'string', ['number', 'number'], [handle, 1_000]));
  }
  throw new Error('the game does not end');
}

// the engines are built apart from the page
describe.skipIf(!ENGINES.every((id) => existsSync(fileOf(id))))('a game as the guide recommends it', () => {
  it.each(Object.entries(GUIDES))('comes to every lesson: %s', async (name, { lesson, words, otherwise }) => {
    const met = await taught(name, lesson);
    expect(Object.keys(words).filter((id) => !met.has(id) && !otherwise.includes(id))).toEqual([]);
  });
});
