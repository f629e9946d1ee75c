// What the engine declares, for tests that go through all of it: from the schema of messages (script/catalogue).
import { readFileSync } from 'node:fs';

const { $defs } = JSON.parse(
  readFileSync(new URL('../../docs/reference/schema/messages.schema.json', import.meta.url), 'utf8'),
) as { $defs: Record<string, { oneOf: { properties: Record<string, { const: string }> }[] }> };

/** The words that tell the branches of a definition apart: types of events, kinds of options. */
export const wordsOf = (definition: string, key: string): string[] =>
  $defs[definition]!.oneOf.map(({ properties }) => properties[key]!.const);

const eventsOf = (definition: string): string[] => wordsOf(definition, 'type').filter((type) => type !== 'taken-back');
export const BOARD_EVENTS = eventsOf('event');
export const CARTUS_EVENTS = eventsOf('cartus-event');
