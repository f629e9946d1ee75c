// What class cards beyond the first six do on stage: citizens that carry something, pieces on the map and on cards.
import type { GameEvent, Pieces, Place, RegionId, View } from '../session/protocol';
import { load, unload, type Load, withDiplomat, withoutPotion, withPotion } from './loads';
import { placesOf } from './map/pieces';
import { blank, card, citizens, plain, region, seat, stageAlso, supply, text } from './stage';

const HAVEN = 'haven';
/** From the Baker: these come from the card, not from the supply. */
const FROM_CARD = ['CARD-71', 'CARD-72'];

/** A view while somebody is on his way: what he carries goes along. */
type Staged = View & { carried?: Load[] };

/** Citizens of one owner leave a region, or the haven. */
function go(view: Staged, place: RegionId | undefined | null, number: number | undefined, count: number): Staged {
  if (place === HAVEN) return seat(view, number, (s) => ({ ...s, haven: Math.max(0, s.haven - count) }));
  const left = unload(citizens(view, place ?? undefined, number, -count), place ?? undefined, number);
  return left.gone.length > 0
    ? ({ ...left.view, carried: [...(view.carried ?? []), ...left.gone] } as Staged)
    : left.view;
}

function come(view: Staged, place: RegionId | undefined | null, number: number | undefined, count: number): Staged {
  if (place === HAVEN) return seat(view, number, (s) => ({ ...s, haven: s.haven + count }));
  const { carried = [], ...rest } = view;
  const after: Staged = citizens(
    load(
      rest,
      place ?? undefined,
      carried.filter((l) => l.seat === number),
    ),
    place ?? undefined,
    number,
    count,
  );
  const others = carried.filter((l) => l.seat !== number);
  return others.length > 0 ? { ...after, carried: others } : after;
}

/** What was carried is back with the pieces. */
function settled({ carried: _, ...view }: Staged): View {
  return view;
}

const pieces = (view: View, more: Pieces): View => ({ ...view, pieces: { ...view.pieces, ...more } });
/** A piece of a type comes to the map, or goes from it. */
const lay = (view: View, type: string, place: Place): View =>
  pieces(view, { [type]: [...placesOf(view, type), place] });
function lift(view: View, type: string, place: GameEvent['from']): View {
  const all = placesOf(view, type);
  const at = all.findIndex((one) => one === place);
  return pieces(view, { [type]: all.filter((_, i) => i !== at) });
}

/** A card whose pieces are all set anew takes them off the map first. */
function used(view: View, id: string | undefined): View {
  const after = card(view, id, { used: true });
  if (id === 'nun') return pieces(after, { nuns: [] });
  return id === 'emperor' ? pieces(after, { walls: [] }) : after;
}

function leave(view: View, e: GameEvent): View {
  const { seat: who, count = 0 } = e;
  switch (e.type) {
    case 'citizens-placed':
      if (!FROM_CARD.includes(e.clause)) return plain.leave(view, e);
      return pieces(
        seat(view, who, (s) => ({ ...s, on_board: s.on_board + count })),
        { on_cards: {} },
      );
    case 'citizen-to-card':
      return seat(view, who, (s) => ({ ...s, supply: Math.max(0, s.supply - 1) }));
    case 'citizen-dropped':
      return e.to ? supply(view, who, -1) : view;
    case 'citizens-moved':
      return go(view, text(e.from), who, count);
    case 'citizens-swapped':
      return go(go(view, text(e.from), who, 1), e.to, e.owner, 1);
    case 'citizen-saved':
    case 'citizen-returned':
      return go(view, e.region, who, 1);
    case 'citizen-pushed':
      return go(view, text(e.from), who, 1);
    case 'citizens-killed':
      return go(view, e.region, who, count);
    case 'bishop-set':
      return lift(view, 'bishops', e.from);
    default:
      return plain.leave(view, e);
  }
}

function arrive(view: View, e: GameEvent): View {
  const { seat: who, count = 0 } = e;
  switch (e.type) {
    case 'citizens-moved':
      return come(view, e.to, who, count);
    case 'citizens-swapped':
      return come(come(view, e.to, who, 1), text(e.from), e.owner, 1);
    case 'citizen-to-card':
      return pieces(view, { on_cards: { ...view.pieces?.on_cards, [e.card ?? '']: count } });
    case 'citizen-dropped':
      return e.to ? come(view, e.to, who, 1) : view;
    case 'citizen-returned':
      return settled(supply(view, who, 1));
    case 'citizen-pushed':
      return e.to ? come(view, e.to, who, 1) : settled(supply(view, who, 1));
    case 'citizen-saved':
      return settled(come(view, HAVEN, who, 1));
    case 'citizens-killed':
      return settled(supply(view, who, count));
    case 'potion-laid':
      return withPotion(view, e);
    case 'potion-given':
      return withoutPotion(view, e);
    case 'diplomat-made':
      return withDiplomat(view, e);
    case 'nun-set':
      return lay(view, 'nuns', e.region!);
    case 'bishop-set':
      return lay(view, 'bishops', e.to!);
    case 'wall-set':
      return lay(view, 'walls', [e.region!, e.to!]);
    case 'caravan-moved':
      return pieces(view, { caravan: e.to! });
    case 'token-redrawn':
      return region(view, e.region, (r) => ({ ...r, tokens: [...r.tokens, e.token ?? blank] }));
    case 'card-taken':
      return card(view, e.card, { holder: who ?? null, blocked: false });
    case 'card-used':
      return used(view, e.card);
    case 'card-blocked':
      return card(view, e.card, { blocked: true });
    case 'turn-ended':
      return { ...view, cards: view.cards.map((c) => (c.holder === who && c.blocked ? { ...c, blocked: false } : c)) };
    default:
      return plain.arrive(view, e);
  }
}

stageAlso({ leave, arrive });
