// The JSON Schemas of records, positions and messages (docs/reference/schema): what parts declare from the catalogue,
// the rest from schema/.
import { BASICS } from './schema/basics.mjs';
import { boardOf } from './schema/board.mjs';
import { cartusOf } from './schema/cartus.mjs';
import { POSITION, positionsOf, RECORD, recordsOf } from './schema/files.mjs';
import { MESSAGES, messagesOf, OVER_HTTP } from './schema/messages.mjs';
import { standing } from './schema/notation.mjs';

/** By the name of its file; `pages`: the documents that say at which decisions there are which options. */
export function schemasOf(catalogue, pages) {
  const board = boardOf(catalogue.rattus, pages.rattus);
  const cartus = cartusOf(catalogue.cartus, pages.cartus);
  const definitions = {
    ...BASICS,
    ...board.definitions,
    ...cartus.definitions,
    ...recordsOf(board, cartus),
    ...positionsOf(board),
    ...messagesOf(board, cartus),
  };
  const write = ({ name, title, page, schema, also }) => {
    const [id, description] = [`${name}.schema.json`, `See docs/reference/${page}.`];
    return [id, standing({ id, title, description, schema, definitions, also })];
  };
  return Object.fromEntries([
    write({ name: 'record', title: 'Record of a game', page: 'record-format.md', schema: RECORD }),
    write({ name: 'position', title: 'Position', page: 'position-format.md', schema: POSITION }),
    write({ name: 'messages', title: 'Messages of a table', page: 'protocol.md', schema: MESSAGES, also: OVER_HTTP }),
  ]);
}
