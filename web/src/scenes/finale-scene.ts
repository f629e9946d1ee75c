// A whole final ravaging over a prepared view: faces in turn, losses by the cards that are held.
import { sheet } from '../games/board/ground/sheet';
import { arrive, leave } from '../table/play/stages';
import type { BoardView } from '../wire/board';
import { ofGame } from '../wire/setup';
import type { Decision, Face, FromTable, GameEvent, RegionId } from '../wire/protocol';

type Update = Extract<FromTable, { type: 'update' }>;

const FACES: Face[] = [
  { limit: 4, symbols: ['majority'] },
  { limit: 3, symbols: ['majority', 'all', 'church'] },
  { limit: 5, symbols: ['all'] },
  { limit: 2, symbols: ['majority', 'royalty', 'bourgeoisie'] },
  { limit: 1, symbols: ['magic', 'chivalry'] },
  { limit: 4, symbols: ['majority', 'royalty', 'bourgeoisie'] },
];

function losses(view: BoardView, region: RegionId, face: Face): GameEvent[] {
  const people = view.regions[region]!.citizens,
    most = Math.max(...people);
  const times = (symbol: string): number => face.symbols.filter((s) => s === symbol).length;
  return people.flatMap((present, i): GameEvent[] => {
    const seat = i + 1;
    const hits = {
      majority: present === most ? times('majority') : 0,
      all: times('all'),
      cards: view.cards.filter((c) => c.holder === seat && face.symbols.includes(c.class)).length,
    };
    const count = Math.min(present, hits.majority + hits.all + hits.cards);
    return count > 0 ? [{ type: 'citizens-killed', clause: 'BASE-52', seat, region, count, hits }] : [];
  });
}

export function finaleScene(first: Update, decision: Decision): Update[] {
  const before = ofGame(first.view, 'rattus')!;
  const start: BoardView = { ...before, turn: { ...before.turn, phase: 'final-turns' } };
  const events: GameEvent[] = [];
  let view = start,
    drawn = 0;
  const happen = (...all: GameEvent[]): void => {
    for (const e of all) view = arrive(leave(view, e), e);
    events.push(...all);
  };
  const population = (region: RegionId): number => view.regions[region]!.citizens.reduce((sum, n) => sum + n, 0);
  happen({ type: 'final-ravage', clause: 'BASE-88' });
  for (const region of sheet.boards[start.board].regions) {
    if (!start.regions[region]?.tokens.length || population(region) === 0) continue;
    happen({ type: 'region-ravaged', clause: 'BASE-88', region });
    for (const token of start.regions[region].tokens) {
      if (population(region) === 0) break;
      const face = token.face ?? FACES[drawn++ % FACES.length]!;
      happen({ type: 'token-revealed', clause: 'BASE-46', region, token: { ...token, face } });
      const outbreak = population(region) >= face.limit;
      happen({
        type: outbreak ? 'outbreak' : 'no-outbreak',
        clause: 'BASE-48',
        region,
        population: population(region),
        limit: face.limit,
      });
      if (outbreak) happen(...losses(view, region, face));
    }
  }
  const score = view.seats
    .map((s) => ({ seat: s.seat, regions: s.on_board - s.haven, haven: s.haven, other: 0, points: s.on_board }))
    .sort((a, b) => b.points - a.points || a.seat - b.seat)
    .map((s, i) => ({ ...s, rank: i + 1 }));
  happen(...score.map(({ seat, points }) => ({ type: 'scored', clause: 'BASE-90', seat, points })));
  return [
    { ...first, view: start, decision },
    {
      type: 'update',
      version: 2,
      view: { ...view, turn: { ...view.turn, phase: 'over' }, waiting: null, score },
      decision: null,
      events,
    },
  ];
}
