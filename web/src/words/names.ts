// What a log line may speak of, already in words.
import type { Face, GameEvent, Good } from '../wire/protocol';
import type { Lang } from './en';

export interface Names {
  who: string;
  other: string | null;
  owner: string | null;
  card: string;
  region: string;
  from: string;
  to: string;
  face: string;
  /** By their ids, as the words of Mercatus name them. */
  good: string;
  goods: Good[];
  coins: number;
  regions: string[];
  /** "Gallia (Royalty, Islamic)" */
  regionCard: string;
  /** An event card, and which university piece. */
  eventCard: string;
  university: string;
  last: string;
  reason: string;
  /** Of a proposal. */
  what: string;
  count: number;
  /** Drawn by chance. */
  number: number;
  /** On the Jester's chart, from 1. */
  column: number;
  row: number;
  round: number;
  population: number;
  limit: number;
  points: number;
  steps: number;
}

export function faceInWords(lang: Lang, face: Face): string {
  return `${lang.table.limit(face.limit)}, ${face.symbols.map((s) => lang.symbols[s]).join(', ')}`;
}

/** A region card by its id: `gallia:royalty+islamic`, `egypt:any`. */
export function regionCardInWords(lang: Lang, id: string): string {
  const [region = '', classes = ''] = id.split(':');
  const words = classes.split('+').map((c) => lang.symbols[c as keyof typeof lang.symbols] ?? '?');
  return `${lang.regions[region] ?? region} (${words.join(', ')})`;
}

export function namesOf(lang: Lang, event: GameEvent, nameOf: (seat: number) => string): Names {
  const region = (id: unknown) =>
    typeof id !== 'string' ? '' : id === 'haven' ? (lang.more?.theHaven ?? lang.table.haven) : (lang.regions[id] ?? id);
  const face = event.token?.face;
  return {
    who: event.seat ? nameOf(event.seat) : '',
    other: typeof event.from === 'number' ? nameOf(event.from) : null,
    owner: event.owner ? nameOf(event.owner) : null,
    card: event.card ? (lang.cards[event.card]?.name ?? event.card) : '',
    region: region(event.region),
    from: region(event.from),
    to: region(event.to),
    face: face ? faceInWords(lang, face) : '',
    good: event.good ?? '',
    goods: event.goods ?? [],
    coins: event.coins ?? 0,
    regions: Array.isArray(event.regions) ? event.regions.map(region) : [],
    regionCard: event.region_card ? regionCardInWords(lang, event.region_card) : '',
    eventCard: event.event_card ? (lang.eventCards[event.event_card] ?? event.event_card) : '',
    university: event.university ? (lang.universities[event.university] ?? event.university) : '',
    last: event.last ? nameOf(event.last) : '',
    reason: event.reason ?? '',
    what: event.what ?? '',
    count: event.count ?? 0,
    number: event.number ?? 0,
    column: (event.column ?? 0) + 1,
    row: (event.row ?? 0) + 1,
    round: event.round ?? 0,
    population: event.population ?? 0,
    limit: event.limit ?? 0,
    points: event.points ?? 0,
    steps: event.steps ?? 1,
  };
}
