// An event in words: what it does to whom.
import type { Lang } from '../../../words/en';
import { universityWords } from '../../../words/universities';
import type { OnTable } from '../../../table/play/on-table';
import type { Line } from './course';
import { sortOf, type EventKind } from './deck';

type Game = Pick<OnTable, 'nameOf'>;

export function lineInWords(lang: Lang, kind: EventKind, line: Line, game: Game): { title: string; text: string } {
  const words = universityWords(lang.code).lines;
  const region = (id: string | undefined): string => lang.regions[id ?? ''] ?? id ?? '';
  const cards = (ids: readonly string[]): string[] =>
    ids.map((id) => (lang.cards[id]?.name ?? id).replaceAll('\u00ad', ''));
  const who = line.seat === null ? '' : game.nameOf(line.seat);
  if (line.university) {
    const title = words.at(universityWords(lang.code).pieces[line.university]!, region(line.region));
    if (line.seat === null) return { title, text: line.tied ? words.tied : words.empty };
    return { title, text: line.to ? words.moved(who, region(line.to)) : words.leads(who) };
  }
  if (sortOf(kind) === 'discard') {
    const text =
      line.gone.length > 0
        ? words.back(who, cards(line.gone))
        : line.state === 'passed'
          ? words.keeps(who)
          : words.may(who, cards(line.cards));
    return { title: `${who}:`, text };
  }
  if (line.settled.length > 0) return { title: `${who}:`, text: words.settled(who, line.settled.map(region)) };
  return { title: `${who}:`, text: line.state === 'passed' ? words.nobody(who) : words.bonus(cards(line.cards)) };
}
