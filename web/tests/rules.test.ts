import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withCards } from '../src/words/cards';
import { cardsEn } from '../src/words/cards.en';
import { en as first } from '../src/words/en';
import { withMercatus } from '../src/words/mercatus';
import { buildingNames } from '../src/words/buildings';
import { cartusBookOf, cartusClausesOf } from '../src/games/cartus/rules/cartus-handbook';
import { bookOf, clausesOf } from '../src/games/board/rules/handbook';
import { citedIn, paragraphsOf, piecesOf, search } from '../src/table/rules/reading';

const en = withMercatus(withCards(first, cardsEn));
const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['engine', 'table', 'codec'].flatMap((layer) =>
  readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[ch]pp$/.test(name))
    .map((name) => readFileSync(join(root, layer, name), 'utf8')),
);

/** Every clause that events, decisions and refusals of the engine cite, and those of docs/reference/messages.md. */
function citedByEngine(): string[] {
  const prefix = {
    base_clause: 'BASE-',
    card_clause: 'CARD-',
    gld_clause: 'GLD-',
    inn_clause: 'INN-',
    merc_clause: 'MERC-',
    reg_clause: 'REG-',
    upg_clause: 'UPG-',
    ruling: 'R',
  } as const;
  const found = new Set<string>();
  for (const text of sources)
    for (const m of text.matchAll(
      /\b(base_clause|card_clause|gld_clause|inn_clause|merc_clause|reg_clause|upg_clause|ruling)\((\d+)\)/g,
    ))
      found.add(`${prefix[m[1] as keyof typeof prefix]}${m[2]}`);
  return [...found].sort();
}

describe.each(['en', 'de'])('the rules in words (%s)', (code) => {
  const book = bookOf(code),
    clauses = clausesOf(code);

  it('have a text for every clause that the engine can cite', () => {
    const cited = citedByEngine();
    expect(cited.length).toBeGreaterThan(60);
    expect(cited.filter((clause) => !clauses[clause])).toEqual([]);
  });

  it('have a text for every clause that the rules themselves cite', () => {
    const lines = [...book.sections.flatMap((s) => s.text), ...Object.values(book.cards).flat()];
    expect(citedIn(lines).filter((clause) => !clauses[clause])).toEqual([]);
  });

  it('have a text for every card that the page knows', () => {
    expect(Object.keys(book.cards).sort()).toEqual(Object.keys(en.cards).sort());
    expect(Object.values(book.cards).filter((text) => citedIn(text).length === 0)).toEqual([]);
  });

  it('cite the same clauses in every language', () => {
    const english = bookOf('en');
    expect(book.sections.map((s) => [s.id, citedIn(s.text)])).toEqual(
      english.sections.map((s) => [s.id, citedIn(s.text)]),
    );
    expect(Object.keys(clauses)).toEqual(Object.keys(clausesOf('en')));
  });
});

describe.each(['en', 'de'])('the rules of Cartus in words (%s)', (code) => {
  const book = cartusBookOf(code),
    clauses = cartusClausesOf(code);
  const all = Array.from({ length: 87 }, (_, i) => `CART-${i + 1}`);

  it('have a text for every clause, and every clause stands somewhere in them', () => {
    expect(Object.keys(clauses)).toEqual(all);
    for (const [clause, words] of Object.entries(clauses)) expect(words, clause).toMatch(/^\S.{20,}\.$/s);
    const read = new Set(citedIn(book.sections.flatMap((s) => s.text)));
    expect(
      all.filter((clause) => !read.has(clause) && !citedIn(Object.values(book.cards).flat()).includes(clause)),
    ).toEqual([]);
    expect([...read].filter((clause) => !clauses[clause])).toEqual([]);
  });

  it('have a text for every clause that the engine can cite', () => {
    const cited = new Set(
      sources.flatMap((text) => [...text.matchAll(/\bcart_clause\((\d+)\)/g)].map((m) => `CART-${m[1]}`)),
    );
    expect(cited.size).toBeGreaterThan(30);
    expect([...cited].filter((clause) => !clauses[clause])).toEqual([]);
  });

  it('have a text for every building', () => {
    expect(Object.keys(book.cards)).toEqual(Object.keys(buildingNames(code)));
    expect(Object.values(book.cards).filter((text) => citedIn(text).length === 0)).toEqual([]);
  });

  it('cite the same clauses in every language', () => {
    const english = cartusBookOf('en');
    expect(book.sections.map((s) => [s.id, citedIn(s.text)])).toEqual(
      english.sections.map((s) => [s.id, citedIn(s.text)]),
    );
    expect(Object.entries(book.cards).map(([id, text]) => [id, citedIn(text)])).toEqual(
      Object.entries(english.cards).map(([id, text]) => [id, citedIn(text)]),
    );
  });

  it('find a clause by its citation', () => {
    expect(search(book.sections, clauses, 'cart-50').map((s) => s.id)).toEqual(['fights']);
  });
});

describe('searching the rules', () => {
  const { sections } = bookOf('en'),
    clauses = clausesOf('en');

  it('puts headings first', () => {
    const found = search(sections, clauses, 'settling').map((s) => s.id);
    expect(found[0]).toBe('settle');
  });
  it('finds words and clauses', () => {
    expect(search(sections, clauses, 'sea routes').map((s) => s.id)).toContain('board');
    expect(search(sections, clauses, 'base-48').map((s) => s.id)).toEqual(['ravage']);
  });
  it('finds what only the clauses say', () => {
    expect(search(sections, clauses, 'blocked card').map((s) => s.id)).toContain('cards');
  });
  it('finds nothing for nonsense, and everything for nothing', () => {
    expect(search(sections, clauses, 'xyzzy')).toEqual([]);
    expect(search(sections, clauses, '  ')).toBe(sections);
  });
});

describe('a line of the rules', () => {
  it('is words and the clauses cited between them', () => {
    expect(piecesOf('Settle. [BASE-28] [R4] Done.')).toEqual([
      { words: 'Settle.' },
      { clause: 'BASE-28' },
      { clause: 'R4' },
      { words: ' Done.' },
    ]);
  });
  it('stands in a list with its neighbours if it begins with a dash', () => {
    expect(paragraphsOf(['a', '- b', '- c', 'd']).map((p) => [p.list, p.lines.length])).toEqual([
      [false, 1],
      [true, 2],
      [false, 1],
    ]);
  });
});
