// Why somebody is asked, where the question alone does not tell: in another's turn, or by something that lies
// elsewhere.
import type { Lang } from './en';
import type { BoardView } from '../wire/board';
import type { Decision, GameEvent, RegionId } from '../wire/protocol';
import { ownersOf } from '../wire/owners';

type NameOf = (seat: number) => string;

/** `from`: the region that the question goes on from. */
export function reasonOf(
  lang: Lang,
  decision: Decision,
  view: BoardView,
  past: readonly GameEvent[],
  nameOf: NameOf,
  from: RegionId | null = null,
): string {
  const words = lang.more?.reasons;
  if (!words) return '';
  const active = view.turn.active;
  const others = active !== null && active !== decision.seat ? words.turnOf(nameOf(active)) : '';
  const region = (id: string | undefined): string => (id ? (lang.regions[id] ?? id) : '');
  switch (decision.name) {
    case 'D-BAKER-PLACE': {
      const holder = view.cards.find((c) => c.id === 'baker')?.holder;
      const n = view.pieces?.on_cards?.['baker'] ?? 0;
      // with a tile they are placed by their owner, who knows them
      if (!holder || n === 0 || holder === decision.seat) return others;
      return view.turn.phase === 'action' ? words.bakerTaken(n, nameOf(holder)) : words.bakerEnd(n, nameOf(holder));
    }
    case 'D-LOSS': {
      const outbreak = [...past].reverse().find((e) => e.type === 'outbreak');
      const n = view.turn.losses?.[decision.seat - 1] ?? 0;
      return [others, n > 0 ? words.loss(n, region(outbreak?.region)) : ''].filter(Boolean).join(' ');
    }
    case 'D-CARAVAN-PLACE':
      return words.caravan(nameOf(active ?? decision.seat), region(decision.options.find((o) => o.region)?.region));
    case 'D-NUN':
      return words.nth((view.pieces?.nuns?.length ?? 0) + 1, 3);
    case 'D-WALL':
      return words.nth((view.pieces?.walls?.length ?? 0) + 1, 3);
    case 'D-BLOCK':
      return words.blockWhom;
    default:
      return [others, ownersOf(decision, from, view)?.region ? words.among(region(from ?? undefined)) : '']
        .filter(Boolean)
        .join(' ');
  }
}
