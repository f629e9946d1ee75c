// How it looks when citizens get something to carry and give it away: the same for every type of load.
import { LOADS } from '../../../wire/catalogue';
import type { LoadEvent, LoadType } from '../../../wire/protocol';
import { BORNE } from '../../../ui/pieces/loads';
import { fly, pop, region } from '../play/flight';
import { given, laid, type Whose } from '../play/loads';
import type { Look } from './look';

/** It comes from its card; of what never flies those who get it are shown. */
const gets = ({ type, card }: LoadType): Look<Whose> =>
  BORNE.get(type)?.flying
    ? {
        weight: 1.4,
        flights: (e) => [fly(type, `card-${card}`, `crowd-${e.region}-${e.seat}`)],
        arrive: (view, e) => laid(view, e, type),
      }
    : {
        weight: 1,
        flights: (e) => [pop('citizen', region(e.region), { seat: e.seat })],
        arrive: (view, e) => laid(view, e, type),
      };

/** It goes back to its card. */
const gives = ({ type, card }: LoadType): Look<Whose> => ({
  weight: 1,
  flights: (e) => [fly(type, `crowd-${e.region}-${e.seat}`, `card-${card}`)],
  arrive: (view, e) => given(view, e, type),
});

export const LOAD_LOOKS: { [T in LoadEvent]?: Look<Whose> } = Object.fromEntries(
  LOADS.flatMap((row) => [
    ...(row.laid ? [[row.laid, gets(row)]] : []),
    ...(row.given ? [[row.given, gives(row)]] : []),
  ]),
);
