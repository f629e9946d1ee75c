// The rule of the map: two regions share a drawn border exactly if the board has a `border` between them,
// and a ship route is drawn exactly for each `arrow`.

const pair = (between) => [...between].sort().join('-');

function compare(what, drawn, wanted) {
  const faults = [];
  for (const p of wanted) if (!drawn.has(p)) faults.push(`${what} ${p}: in the board data, not drawn`);
  for (const p of drawn) if (!wanted.has(p)) faults.push(`${what} ${p}: drawn, not in the board data`);
  return faults;
}

/** Every disagreement between a board's data and what is drawn for its regions; an empty list is agreement. */
export function disagreements(board, borders, routes) {
  const ids = new Set(board.regions.map((r) => r.id));
  const onBoard = (pairs) => new Set([...pairs].filter((p) => p.split('-').every((id) => ids.has(id))));
  const rows = (kind) => new Set(board.adjacency.filter((e) => e.kind === kind).map((e) => pair(e.between)));
  return [
    ...compare('border', onBoard(borders), rows('border')),
    ...compare('arrow', onBoard(routes), rows('arrow')),
  ].sort();
}
