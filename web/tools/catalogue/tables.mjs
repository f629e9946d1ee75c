// The catalogue as tables of a document: each between a line `<!-- script/catalogue: NAME -->` and the next `<!-- -->`.
// Columns that the program knows are written anew; those after them are people's, and stay with their row.

const code = (text) => `\`${text}\``;
const type = ({ name, type, optional }) => name + (optional ? '?' : '') + (type.includes(' or ') ? ` (${type})` : '');
const values = ({ values, usual }) =>
  typeof usual === 'number' ? `${values[0]} to ${values[1]}` : values.map(code).join(', ');
const players = ({ players: [least, most] = [] }) => (least === most ? `${least ?? ''}` : `${least} to ${most}`);

/** By name: the cells of a row, the first of which names it. */
const TABLES = {
  decisions: ({ decisions }) => decisions.map((row) => [code(row.name), row.clause]),
  'decisions by part': ({ decisions }) =>
    [...new Set(decisions.map((row) => row.part))].map((part) => [
      part,
      decisions
        .filter((row) => row.part === part)
        .map((row) => `${row.name} ${row.clause}${row.bars.length ? ` (${row.bars.join(', ')})` : ''}`)
        .join('; '),
    ]),
  pieces: ({ pieces }) => pieces.map((row) => [code(row.type), row.part, row.lies, `${row.supply ?? ''}`, row.clause]),
  loads: ({ loads }) =>
    loads.map((row) => [
      code(row.type),
      row.part,
      row.field,
      `${row.supply}`,
      row.clause,
      row.give ? code(row.give) : '',
    ]),
  events: ({ events }) => events.map((row) => [code(row.type), row.fields.map(type).join(', ')]),
  'house rules': ({ house_rules: rules }) =>
    rules.map((rule) => [code(rule.key), values(rule), `${rule.usual}`, rule.clause, players(rule)]),
};

const cellsOf = (line) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
const lineOf = (cells) => `| ${cells.join(' | ')} |`.replace(/ {2,}/g, ' ');

function renewed(lines, rows) {
  const [head, rule, ...old] = lines;
  const columns = cellsOf(head).length;
  const kept = new Map(old.map(cellsOf).map((cells) => [cells[0], cells]));
  return [
    head,
    rule,
    ...rows.map((cells) => {
      const own = kept.get(cells[0])?.slice(cells.length) ?? [];
      return lineOf([...cells, ...own, ...Array(columns).fill('')].slice(0, columns));
    }),
  ];
}

export const withTables = (text, game) =>
  text.replace(
    /(<!-- script\/catalogue: ([a-z ]+) -->\n)([^]*?)(\n<!-- -->)/g,
    (_, begin, name, table, end) => begin + renewed(table.split('\n'), TABLES[name](game)).join('\n') + end,
  );
