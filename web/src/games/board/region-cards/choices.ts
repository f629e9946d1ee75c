// What an answer about region cards means: what a protection saves, what a card would be worth if it is kept.
import type { Lang } from '../../../words/en';
import { regionCardWords } from '../../../words/region-cards';
import type { ClassName, Decision, GameEvent } from '../../../wire/protocol';
import type { Choice } from '../../../table/play/choice';
import type { BoardView } from '../../../wire/board';
import { dangerTo, saved, type Danger, type Hit } from './danger';
import { classesOf, fits, known, leads, regionOf, remembered } from './hand';
import Tile from './Tile.svelte';

const plain = (text: string): string => text.replaceAll('\u00ad', '');
export const cardName = (lang: Lang, id: string): string => plain(lang.cards[id]?.name ?? id);
export const regionName = (lang: Lang, id: string): string => lang.regions[regionOf(id)] ?? regionOf(id);

/** The classes of a region card in words. */
export function classWords(lang: Lang, id: string): string[] {
  const classes = classesOf(id);
  return classes.length > 0 ? classes.map((c) => lang.symbols[c]) : [regionCardWords(lang.code).anyClass];
}
export const inWords = (lang: Lang, id: string): string =>
  regionCardWords(lang.code).card(regionName(lang, id), classWords(lang, id));

/** Classes of the cards that can be protected by this answer. */
export const asked = (decision: Decision | null, view: BoardView): ClassName[] => {
  if (decision?.name === 'D-REG-PROTECT')
    return decision.options.flatMap((o) => view.cards.find((card) => card.id === o.card)?.class ?? []);
  const chosen = decision?.name === 'D-REG-CARD' ? view.cards[remembered(view).chosen - 1] : null;
  return chosen ? [chosen.class] : [];
};

export function cardChoices(
  all: Choice[],
  lang: Lang,
  decision: Decision,
  view: BoardView,
  _nameOf: (seat: number) => string,
  past: readonly GameEvent[],
): Choice[] {
  const words = regionCardWords(lang.code);
  if (decision.name === 'D-REG-PROTECT') {
    const danger = dangerTo(view, decision.seat, past);
    const hand = known(view, decision.seat);
    return all.map((choice) => {
      const { card } = choice;
      if (!card) return choice;
      const regions = hand.filter((id) => fits(id, card.class)).map((id) => regionName(lang, id));
      return {
        ...choice,
        label: words.protect(cardName(lang, card.id)),
        about: {
          lines: [words.with([...new Set(regions)])],
          notice: '',
          ...(danger ? { gain: words.saves(saved(danger, card.id)) } : {}),
        },
      };
    });
  }
  if (decision.name !== 'D-REG-CARD' && decision.name !== 'D-ASTRONOMER') return all;
  return all.map((choice) => {
    const id = choice.option.region_card;
    if (!id) return choice;
    const worth = leads(view, decision.seat, regionOf(id)) ? words.worth : words.worthless;
    return {
      ...choice,
      label: regionName(lang, id),
      about: { lines: [classWords(lang, id).join(', '), worth], notice: '', sign: Tile, id },
    };
  });
}

/** What strikes somebody, in words; several of one kind are told once. */
function hitsOf(lang: Lang, hits: readonly Hit[]): string[] {
  const words = regionCardWords(lang.code);
  const told = hits.map((hit) =>
    typeof hit === 'string' ? words.hit(hit, '') : words.hit(null, cardName(lang, hit.id)),
  );
  return [...new Set(told)].map((word) => {
    const times = told.filter((one) => one === word).length;
    return times > 1 ? `${times} × ${word}` : word;
  });
}
export function dangerInWords(lang: Lang, danger: Danger): string {
  const words = regionCardWords(lang.code);
  const region = lang.regions[danger.region] ?? danger.region;
  return (
    `${words.danger(region, danger.population, danger.limit)} ` +
    words.lose(danger.lost, danger.citizens, hitsOf(lang, danger.hits))
  );
}

/** What is asked, and why. */
export function askedInWords(
  lang: Lang,
  decision: Decision,
  view: BoardView,
  past: readonly GameEvent[],
): { title?: string; reason?: string; hint?: string } | null {
  const words = regionCardWords(lang.code);
  if (decision.name === 'D-REG-PROTECT') {
    const danger = dangerTo(view, decision.seat, past);
    const none = decision.options.every((o) => o.kind === 'none');
    // why it is asked says enough, unless nothing can be done
    return { hint: none ? words.noneFits : '', ...(danger ? { reason: dangerInWords(lang, danger) } : {}) };
  }
  const chosen = decision.name === 'D-REG-CARD' ? view.cards[remembered(view).chosen - 1] : null;
  return chosen ? { title: words.playOn(cardName(lang, chosen.id)) } : null;
}
