// The JSON Schemas of records, positions and messages (docs/reference/schema): what parts declare from the catalogue, the
// rest from schema/.
import { BASICS } from './schema/basics.mjs';
import { boardOf } from './schema/board.mjs';
import { cartusOf } from './schema/cartus.mjs';
import { POSITION, positionsOf, RECORD, recordsOf } from './schema/files.mjs';
import { MESSAGES, messagesOf, OVER_HTTP } from './schema/messages.mjs';
import { standing } from './schema/notation.mjs';

/** By the name of its file; `pages`: the documents that say at which decisions there are which options. */
export function schemasOf(catalogue, pages) {
  const board = boardOf(catalogue.rattus, pages.rattus);
  const definitions = (forRecords) => {
    const cartus = cartusOf(catalogue.cartus, pages.cartus, forRecords);
    return {
      ...BASICS,
      ...board.definitions,
      ...cartus.definitions,
      ...recordsOf(board, cartus),
      ...positionsOf(board),
      ...messagesOf(board, cartus),
    };
  };
  const write = ({ name, title, page, schema, also, forRecords = false }) => [
    `${name}.schema.json`,
    standing({
      id: `${name}.schema.json`,
      title,
      description: `See docs/reference/${page}.`,
      schema,
      definitions: definitions(forRecords),
      also,
    }),
  ];
  return Object.fromEntries([
    write({ name: 'record', title: 'Record of a game', page: 'record-format.md', schema: RECORD, forRecords: true }),
    write({ name: 'position', title: 'Position', page: 'position-format.md', schema: POSITION }),
    write({ name: 'messages', title: 'Messages of a table', page: 'protocol.md', schema: MESSAGES, also: OVER_HTTP }),
  ]);
}
