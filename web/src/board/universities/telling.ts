// An event in words: what it does to whom.
import type { Lang } from '../../lang/en';
import { universityWords } from '../../lang/universities';
import type { OnTable } from '../../state/on-table';
import type { Line } from './course';
import { sortOf, type EventKind } from './deck';

type Game = Pick<OnTable, 'nameOf' | 'reader'>;

export function lineInWords(lang: Lang, kind: EventKind, line: Line, game: Game): { title: string; text: string } {
  const words = universityWords(lang.code).lines;
  const region = (id: string | undefined): string => lang.regions[id ?? ''] ?? id ?? '';
  const cards = (ids: readonly string[]): string[] =>
    ids.map((id) => (lang.cards[id]?.name ?? id).replaceAll('\u00ad', ''));
  const who = line.seat === null ? '' : game.nameOf(line.seat),
    you = line.seat !== null && line.seat === game.reader;
  if (line.university) {
    const title = words.at(universityWords(lang.code).pieces[line.university]!, region(line.region));
    if (line.seat === null) return { title, text: line.tied ? words.tied : words.empty };
    return { title, text: line.to ? words.moved(who, you, region(line.to)) : words.leads(who, you) };
  }
  if (sortOf(kind) === 'discard') {
    const text =
      line.gone.length > 0
        ? words.back(cards(line.gone), you)
        : line.state === 'passed'
          ? words.keeps(you)
          : words.may(cards(line.cards), you);
    return { title: `${who}:`, text };
  }
  if (line.settled.length > 0) return { title: `${who}:`, text: words.settled(line.settled.map(region), you) };
  return { title: `${who}:`, text: line.state === 'passed' ? words.nobody(you) : words.bonus(cards(line.cards), you) };
}
