// Reading a book of rules, whichever: its lines with the clauses cited in them, and finding things.
import type { Section } from '../../words/handbook.en';

/** A piece of a line: words, or the clause that is cited there. */
export type Piece = { words: string } | { clause: string };

const CITED = /\s*\[([A-Z]+-?\d+)\]/g;

/** The words of a line and the clauses that it cites, in their order. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of line.matchAll(CITED)) {
    if (found.index > from) pieces.push({ words: line.slice(from, found.index) });
    pieces.push({ clause: found[1]! });
    from = found.index + found[0].length;
  }
  if (from < line.length) pieces.push({ words: line.slice(from) });
  return pieces;
}

export interface Paragraph {
  list: boolean;
  lines: Piece[][];
}

/** Lines that begin with a dash stand together as one list. */
export function paragraphsOf(text: string[]): Paragraph[] {
  const out: Paragraph[] = [];
  for (const line of text) {
    const list = line.startsWith('- ');
    const pieces = piecesOf(list ? line.slice(2) : line);
    if (list && out.at(-1)?.list) out.at(-1)!.lines.push(pieces);
    else out.push({ list, lines: [pieces] });
  }
  return out;
}

export const citedIn = (text: string[]): string[] =>
  text.flatMap((line) => [...line.matchAll(CITED)].map((m) => m[1]!));

/** Sections in whose heading, words or clauses something stands; those with it in the heading first. */
export function search(sections: Section[], clauses: Record<string, string>, wanted: string): Section[] {
  const word = wanted.trim().toLowerCase();
  if (!word) return sections;
  const has = (text: string | undefined): boolean => text?.toLowerCase().includes(word) ?? false;
  const heading = sections.filter((s) => has(s.title));
  const words = sections.filter(
    (s) => !heading.includes(s) && (s.text.some(has) || citedIn(s.text).some((clause) => has(clauses[clause]))),
  );
  return [...heading, ...words];
}
