import type { Chair, Link } from '../../wire/protocol';

/** Whether a person is at the table, as far as this device can know: without a connection it knows of nobody. */
export type Presence = 'present' | 'away' | 'unknown';

export const presenceOf = (chair: Chair, link: Link): Presence =>
  link !== 'open' ? 'unknown' : chair.present ? 'present' : 'away';
