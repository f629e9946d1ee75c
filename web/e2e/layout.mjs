// What can be wrong with where the parts of a table stand. Runs in the page.

/** In the page: what is wrong with it, in words. */
export function faultsOfLayout(least) {
  const faults = [];
  const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 2;
  const name = (one) =>
    `${one.className
      .toString()
      .replace(/svelte-\w+/g, '')
      .trim()} "${(one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  const inside = (box) =>
    box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;

  const map = document.querySelector('.map, .middle').getBoundingClientRect();
  const share = (map.width * map.height) / (innerWidth * innerHeight);
  if (share < least) faults.push(`the map has ${share.toFixed(3)} of the window, not ${least}`);

  for (const end of document.querySelectorAll('.choice.end')) {
    const box = end.getBoundingClientRect();
    if (!inside(box)) faults.push(`out of sight: ${name(end)}`);
    else if (!end.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)))
      faults.push(`covered: ${name(end)}`);
  }
  for (const one of document.querySelectorAll(
    'main button:not(.region), main [role=tab], .short, .chips > li, .strip > li',
  )) {
    if (!shown(one)) continue;
    // text that is cut with three dots is a name; all other text has the room it needs
    const whole = [one, ...one.querySelectorAll('.label')].filter((part) => !part.matches('[data-kind]'));
    if (
      whole.some(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 || (part === one && part.scrollHeight > part.clientHeight + 1),
      )
    ) {
      faults.push(
        `words run out: ${name(one)} ${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight}`,
      );
    }
  }
  for (const label of document.querySelectorAll('main.low .choice .label, main.low [data-part=hand] .band .caps')) {
    const words = document.createRange();
    words.selectNodeContents(label.firstChild);
    if (!shown(label) || /\s/.test(label.firstChild.textContent.trim())) continue;
    if (words.getClientRects().length > 1 || label.scrollWidth > label.clientWidth + 1)
      faults.push(`a word is broken: ${name(label)}`);
  }
  for (const card of document.querySelectorAll('[data-part=cards] > li')) {
    const box = card.getBoundingClientRect();
    for (const part of card.querySelectorAll('.name, .holder')) {
      const inner = part.getBoundingClientRect();
      if (
        shown(part) &&
        (inner.bottom > box.bottom + 1 || (part.matches('.name') && part.scrollWidth > part.clientWidth + 1))
      )
        faults.push(`words run out of the card ${name(card)}: ${name(part)}`);
    }
  }
  // a clause in a line of words is as high as its line
  for (const one of document.querySelectorAll('main button, main [role=tab], main select, main summary')) {
    if (!shown(one) || one.closest('.lines, .words')) continue;
    const box = one.getBoundingClientRect();
    if (box.width < 43.5 || box.height < 43.5)
      faults.push(`too small to touch: ${name(one)} ${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  for (const node of [
    document.documentElement,
    document.querySelector('main'),
    ...document.querySelectorAll('main > *, .ask, .panel'),
  ]) {
    if (node.scrollWidth > node.clientWidth + 1 && !node.matches('.edge, .hidden'))
      faults.push(`scrolls sideways: ${node.tagName} ${name(node).slice(0, 40)}`);
  }
  return faults;
}
