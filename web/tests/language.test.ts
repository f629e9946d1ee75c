import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withCards } from '../src/words/cards';
import { cardsDe } from '../src/words/cards.de';
import { cardsEn } from '../src/words/cards.en';
import { de as firstDe } from '../src/words/de';
import { en as firstEn } from '../src/words/en';
import { withMercatus } from '../src/words/mercatus';
import { namesOf } from '../src/words/names';
import { withRegionCards } from '../src/words/region-cards';
import { withSideBoards } from '../src/words/side-boards';
import { withUniversities } from '../src/words/universities';
import { withUpgrades } from '../src/words/upgrades';
import { rulesDe } from '../src/words/rules.de';
import { rulesEn } from '../src/words/rules.en';
import { BOARD_DECISIONS } from '../src/wire/catalogue';
import { BOARD_EVENTS } from './declared';

/** As a table with all cards has them. */
const en = withSideBoards(withUpgrades(withUniversities(withRegionCards(withMercatus(withCards(firstEn, cardsEn)))))),
  de = withSideBoards(withUpgrades(withUniversities(withRegionCards(withMercatus(withCards(firstDe, cardsDe))))));

function keys(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [`${path}:${typeof value}`];
  return Object.entries(value).flatMap(([k, v]) => keys(v, `${path}.${k}`));
}

const messages = readFileSync(new URL('../../docs/reference/messages.md', import.meta.url), 'utf8');
const eventRows = [...messages.matchAll(/^\| `([a-z-]+)` \|[^|]*\| ([^|]+) \|[^|]*\|$/gm)].map((m) => ({
  type: m[1]!,
  clauses: m[2]!.trim(),
}));

describe('languages', () => {
  it('say the same things', () => {
    expect(keys(de)).toEqual(keys(en));
    expect(Object.keys(rulesDe)).toEqual(Object.keys(rulesEn));
  });

  it('have a line for every event', () => {
    expect([...BOARD_EVENTS, 'taken-back'].filter((type) => !en.events[type])).toEqual([]);
  });

  it('have a sentence for every clause that events cite', () => {
    const cited = eventRows.flatMap(({ clauses }) => {
      let part = 'BASE';
      return clauses
        .split(/,\s*/)
        .filter((c) => /\d/.test(c))
        .map((c) => {
          part = /^[A-Z]+/.exec(c)?.[0] ?? part;
          return c.startsWith('-') ? `${part}${c}` : c;
        });
    });
    expect(cited.filter((clause) => !rulesEn[clause])).toEqual([]);
  });

  it('have words for every decision, and for every option of the messages', () => {
    expect(BOARD_DECISIONS.filter((d) => !en.prompts[d])).toEqual([]);
    const kinds = new Set([...messages.matchAll(/"kind": "([a-z-]+)"/g)].map((m) => m[1]!));
    for (const known of ['region', 'person', 'computer']) kinds.delete(known);
    expect([...kinds].filter((k) => !(k in en.options))).toEqual([]);
  });

  it.each([en, de])('speak to the reader and about others ($code)', (lang) => {
    const name = (seat: number) => (seat === 1 ? lang.you : 'Bertrand');
    const line = (seat: number) =>
      lang.events['card-taken']!(
        namesOf(lang, { type: 'card-taken', clause: 'BASE-24', seat, card: 'king', from: 3 - seat }, name),
      );
    expect([line(1), line(2)]).toMatchSnapshot();
  });
});
