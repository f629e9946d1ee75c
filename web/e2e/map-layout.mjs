// What can be wrong with where things lie on the map.

/** In the page: what is wrong with citizens and names on the map, in words. `least`: pixels of the least number;
 *  `names`, `figures`: how many pixels a citizen may share with a name, or with one of another region. */
export function faultsOnMap({ least, names, figures }) {
  const faults = [];
  const map = document.querySelector('.map').getBoundingClientRect();
  const regions = [...document.querySelectorAll('.map svg.board > g.pieces')].map((pieces) => ({
    pieces,
    id: pieces.querySelector('[data-place^=region-]').dataset.place.slice('region-'.length),
  }));
  const all = regions.flatMap(({ pieces, id }) =>
    [...pieces.querySelectorAll('[data-piece] > path:last-of-type')].map((one) => [id, one.getBoundingClientRect()]),
  );
  const titles = [...document.querySelectorAll('.map svg.board > text')].map((one, i) => [
    regions[i].id,
    one.getBoundingClientRect(),
  ]);
  const shared = (a, b) =>
    Math.min(
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    );
  for (const [id, box] of all) {
    for (const [other, b] of all)
      if (id < other && shared(box, b) > figures) faults.push(`a citizen of ${id} over one of ${other}`);
    for (const [other, b] of titles)
      if (shared(box, b) > names) faults.push(`a citizen of ${id} over the name ${other}`);
    if (box.left < map.left - 0.5 || box.right > map.right + 0.5 || box.bottom > map.bottom + 0.5)
      faults.push(`a citizen of ${id} is out of sight`);
  }
  for (const [i, [id, box]] of titles.entries())
    for (const [other, b] of titles.slice(i + 1)) if (shared(box, b) > 0) faults.push(`the name ${id} over ${other}`);
  for (const count of document.querySelectorAll('.map [data-piece] .count')) {
    const size = parseFloat(getComputedStyle(count).fontSize) * count.getScreenCTM().a;
    if (size < least - 0.05) faults.push(`a number of ${size.toFixed(1)} px on a citizen`);
  }
  return faults;
}

/** In the page: which universities, tokens and signs of cities lie over names, rat tokens or citizens, or over one
 *  another. */
export function hiddenByThings() {
  const box = (one) => one.getBoundingClientRect();
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
  const name = (one) =>
    one.dataset.city
      ? `city of ${one.dataset.city}`
      : one.dataset.universityToken
        ? `token in ${one.dataset.universityToken}`
        : one.closest('.pieces')
          ? `a piece of ${one.closest('.pieces').querySelector('[data-place]').dataset.place}`
          : one.textContent;
  const things = [...document.querySelectorAll('[data-city], [data-university-token], [data-university]')];
  const others = [...document.querySelectorAll('svg.board > text, .pieces :is([data-piece], [data-rat])')];
  return things.flatMap((one, i) =>
    [...others, ...things.slice(i + 1)]
      .filter((other) => over(box(one), box(other)))
      .map((other) => `${name(one)} over ${name(other)}`),
  );
}

/** In the page: which odds lie over citizens or rat tokens of another region, over one another or over a name. */
export function hiddenByOdds() {
  const over = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3
    );
  };
  const regionOf = (piece) =>
    piece.closest('.pieces').querySelector('[data-place]').dataset.place.slice('region-'.length);
  const pieces = [...document.querySelectorAll('.pieces :is([data-piece] > path:last-of-type, [data-rat])')];
  const names = [...document.querySelectorAll('svg.board > text')];
  const signs = [...document.querySelectorAll('[data-odds] :is(b, li)')];
  return signs.flatMap((sign, i) => {
    const region = sign.closest('[data-odds]').dataset.odds;
    const said = `${sign.textContent.trim()} of ${region}`;
    return [
      ...pieces
        .filter((one) => regionOf(one) !== region && over(sign, one))
        .map((one) => `a piece of ${regionOf(one)}`),
      ...[...names, ...signs.slice(i + 1)].filter((one) => over(sign, one)).map((one) => one.textContent.trim()),
    ].map((what) => `${said} over ${what}`);
  });
}
