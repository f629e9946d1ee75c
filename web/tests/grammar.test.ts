import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CartusNames } from '../src/words/cartus-log.en';
import { withCards } from '../src/words/cards';
import { cardsDe } from '../src/words/cards.de';
import { cardsEn } from '../src/words/cards.en';
import { cartusDe } from '../src/words/cartus.de';
import { cartusEn } from '../src/words/cartus.en';
import { de } from '../src/words/de';
import { en } from '../src/words/en';
import * as german from '../src/words/grammar.de';
import * as english from '../src/words/grammar.en';
import { withMercatus } from '../src/words/mercatus';
import type { Names } from '../src/words/names';
import { onlineDe } from '../src/words/online.de';
import { onlineEn } from '../src/words/online.en';
import { pointEvents } from '../src/words/points';
import { withRegionCards } from '../src/words/region-cards';
import { reviewDe } from '../src/words/review.de';
import { reviewEn } from '../src/words/review.en';
import { withSideBoards } from '../src/words/side-boards';
import { withUniversities } from '../src/words/universities';
import { withUpgrades } from '../src/words/upgrades';

describe('English grammar', () => {
  const { YOU, isYou, named, object, one, few, inWords, list, lower, people, People, percent, subject, upper, verb } =
    english;
  const { whose, Whose, yours } = english;

  it('speaks to the reader and about others', () => {
    expect([subject(YOU), object(YOU), whose(YOU), Whose(YOU), yours(YOU)]).toEqual([
      'you',
      'you',
      'your',
      'Your',
      'yours',
    ]);
    expect([subject('Agnes'), object('Agnes'), whose('Agnes'), Whose('Agnes'), yours('Agnes')]).toEqual([
      'Agnes',
      'Agnes',
      'Agnes’s',
      'Agnes’s',
      'Agnes’s',
    ]);
    expect([verb(YOU, 'have', 'has'), verb('Agnes', 'have', 'has')]).toEqual(['have', 'has']);
    expect([people(['Agnes', YOU, 'Berta']), People([YOU, 'Agnes']), People(['Agnes', YOU])]).toEqual([
      'Agnes, you and Berta',
      'You and Agnes',
      'Agnes and you',
    ]);
  });

  it('does not take a player who is called “You” for the reader', () => {
    expect([isYou(YOU), isYou('Agnes'), isYou(null)]).toEqual([true, false, false]);
    expect([named('You'), named('Agnes')]).toEqual(['“You”', 'Agnes']);
    expect(whose(named('You'))).toBe('“You”’s');
  });

  it('counts', () => {
    expect([0, 1, 2, -1, '+1', '−1', '+1.9', '0.1'].map((n) => one(n, 'citizen'))).toEqual([
      '0 citizens',
      '1 citizen',
      '2 citizens',
      '-1 citizen',
      '+1 citizen',
      '−1 citizen',
      '+1.9 citizens',
      '0.1 citizens',
    ]);
    expect([one(1, 'city', 'cities'), one(11, 'city', 'cities')]).toEqual(['1 city', '11 cities']);
    expect([0, 1, 2, 10, 11].map((n) => few(n, 'card'))).toEqual([
      'no cards',
      'one card',
      'two cards',
      'ten cards',
      '11 cards',
    ]);
    expect([inWords(0, 'none'), inWords(3)]).toEqual(['none', 'three']);
  });

  it('lists', () => {
    expect([list([]), list(['a']), list(['a', 'b']), list(['a', 'b', 'c'], 'or')]).toEqual([
      '',
      'a',
      'a and b',
      'a, b or c',
    ]);
    expect([upper('none'), upper(''), lower('A citizen')]).toEqual(['None', '', 'a citizen']);
  });

  it('writes 18%', () => {
    expect([percent(18), percent('+8.3')]).toEqual(['18%', '+8.3%']);
  });
});

describe('German grammar', () => {
  it('has every helper of the English', () => {
    expect(Object.keys(german)).toEqual(expect.arrayContaining(Object.keys(english)));
  });

  it('speaks to the reader and about others, counts, lists and writes 18 %', () => {
    const { YOU, named, object, one, people, People, percent, subject, verb } = german;
    expect([subject(YOU), object(YOU), verb(YOU, 'hast', 'hat'), named(YOU)]).toEqual(['du', 'dich', 'hast', '„Du“']);
    expect([subject('Agnes'), object('Agnes'), verb('Agnes', 'hast', 'hat')]).toEqual(['Agnes', 'Agnes', 'hat']);
    expect(['+1', '−1', 2, '+1,9'].map((n) => one(n, 'Punkt', 'Punkte'))).toEqual([
      '+1 Punkt',
      '−1 Punkt',
      '2 Punkte',
      '+1,9 Punkte',
    ]);
    expect([people(['Agnes', YOU]), People([YOU, 'Agnes'])]).toEqual(['Agnes und du', 'Du und Agnes']);
    expect(percent(18)).toBe('18\u00a0%');
  });
});

/** What a sentence about the reader, about another and about so many things must not say. */
const WRONG: Record<string, RegExp[]> = {
  en: [
    /\byou’s/i,
    /\byou (has|is|was|wins|leads|begins|starts|survives|suggests|settles|comes|keeps|moves|owes)\b/i,
    /[\p{L},;] You\b/u,
    /Bertrand (have|are|were|win|lead|begin|start|suggest|settle|come|keep|owe)\b/,
    /\b1 ([a-z]+ )?(citizens|coins|points|cards|tokens|steps|rats|nuns)\b/,
    /\b(0|2) ([a-z]+ )?(citizen|coin|point|card|token|step|nun|rat)\b(?! token)/,
    /[^\d]%|\d %/,
    /undefined|null|NaN|\[object/,
  ],
  de: [
    /\bdu’?s\b/i,
    /\bdu (hat|ist|war|hatte|gewinnt|führt|beginnt|überlebt|siedelt|kommt|behält|kann|würde)\b/i,
    /\p{Ll},? Du\b/u,
    /Bertrand (hast|bist|warst|hattest|gewinnst|führst|beginnst|überlebst|siedelst|kommst|kannst|würdest)\b/,
    /\b1 (Punkte|Karten|Ratten|Münzen|Nonnen|Schritte|Regionskarten|Ereigniskarten)\b/,
    /[^\u00a0]%/,
    /undefined|null|NaN|\[object/,
  ],
};

const filled = (who: string, other: string, count: number): Names & CartusNames => ({
  who,
  other,
  owner: other,
  last: who,
  card: 'King',
  cards: '2 × Sword',
  region: 'Gallia',
  from: 'Gallia',
  to: 'Italia',
  face: 'limit 3, church',
  good: 'fish',
  goods: ['fish', 'salt'],
  regions: ['Gallia', 'Italia'],
  regionCard: 'Gallia (magic)',
  eventCard: 'No event',
  university: 'The green university',
  building: 'Farm',
  class: 'Church',
  reason: 'rats',
  what: 'resign',
  item: 'specials',
  wins: true,
  coins: count,
  count,
  number: count,
  column: 1,
  row: 1,
  round: 1,
  population: count,
  limit: 3,
  points: count,
  steps: count,
  position: 1,
  space: 1,
  entry: 1,
  value: count,
  rats: count,
  nuns: count,
  place: 1,
});

describe.each([
  [en, cardsEn, cartusEn, onlineEn, reviewEn],
  [de, cardsDe, cartusDe, onlineDe, reviewDe],
] as const)('sentences put together', (first, cards, cartus, online, review) => {
  const lang = withSideBoards(withUpgrades(withUniversities(withRegionCards(withMercatus(withCards(first, cards))))));
  const { you, code } = lang;
  const pairs = [
    [you, 'Bertrand'],
    ['Bertrand', you],
    ['Bertrand', 'Cosima'],
  ] as const;

  it.each([
    ['the board', { ...lang.events, ...pointEvents(code) }],
    ['Cartus', cartus.events],
  ])(`are right in the log of %s (${code})`, (_, events) => {
    for (const [type, line] of Object.entries(events))
      for (const [who, other] of pairs)
        for (const count of type === 'event-deck-shuffled' ? [30] : [0, 1, 2]) {
          const said = (line as (n: Names & CartusNames) => string)(filled(who, other, count));
          for (const wrong of WRONG[code]!) expect(said, `${type}: ${said}`).not.toMatch(wrong);
        }
  });

  it(`are right everywhere else (${code})`, () => {
    for (const [who, other] of pairs) {
      const all = [
        lang.end.title(who),
        lang.table.turnOf(who),
        lang.table.waiting(who),
        lang.table.lookedBy([other, who]),
        lang.table.heldBy(who),
        lang.table.chance(18),
        lang.options.take('King', who),
        lang.play.odds.chance(18),
        `${lang.play.odds.expected}: ${lang.play.odds.loses(who, '1.3')}`,
        lang.play.end.tied([who, other], 1),
        lang.play.end.order(who, [other, who]),
        lang.around.turn.asks(who),
        cards.options.card('King', who),
        cards.pieces.onCard(1, who),
        cards.reasons.turnOf(who),
        cards.reasons.bakerTaken(1, other),
        cards.reasons.bakerEnd(2, who),
        cards.reasons.caravan(who, 'Gallia'),
        cards.chart.touches('Gallia', 18),
        cards.chart.lost(18),
        `1: ${cartus.head.starts(who)}`,
        cartus.row.supplied([other, who]),
        cartus.nunRow.seenBy([other, who]),
        cartus.survival.survive('18').join(''),
        cartus.survival.bar('18'),
        cartus.survival.one('18'),
        cartus.hand.of(who),
        cartus.giveTo(1, other),
        cartus.end.won(who),
        cartus.end.shared([who, other]),
        cartus.end.tie([who, other]),
        online.proposals.standIn(who, other),
        online.proposals.resign(who),
        online.proposals.missing([other, who]),
        review.takes('King', who),
        review.gains(who, '+1'),
        review.worth(who, '+1'),
        review.lives(who, '+8'),
        review.change(who, 18, 20),
        review.lost(18),
      ];
      for (const said of all) for (const wrong of WRONG[code]!) expect(said).not.toMatch(wrong);
    }
  });
});

/** What only the helpers write. */
const FORBIDDEN: Record<string, RegExp> = {
  'a possessive': /\}’s\b/,
  'a name compared with the reader’s': /[=!]== ?['"](You|Du)['"]|\.(otherI|i)sYou\b/,
  'a plural of its own': /\bword: string|=== 1 \? (word|single)\b/,
  'a list of its own': /\.slice\(0, -1\)\.join|\.join\(['"] (and|or|und|oder) ['"]\)/,
  'a capital of its own': /\.toUpperCase\(\)/,
  'a helper of its own':
    /\bconst (one|few|count|list|listed|upper|Upper|inWords|percent|verb|whose|has|is|of|by|you|to) = /,
  'a per cent sign': /(\}|\d|^|['"`>])[ \u00a0]?%(?! ?\d)/,
};

describe('what the grammar does', () => {
  const folder = new URL('../src/words/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.startsWith('grammar.'));
  it.each(Object.entries(FORBIDDEN))('is done nowhere else: %s', (_, pattern) => {
    const found = files.flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .flatMap((line, i) => (pattern.test(line) ? [`${name}:${i + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('is done by no component either: a per cent sign after a figure', () => {
    const src = new URL('../src/', import.meta.url);
    const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.svelte'))
      .flatMap((name) =>
        readFileSync(new URL(name, src), 'utf8')
          .replace(/<style[\s\S]*<\/style>/, '')
          .split('\n')
          .flatMap((line, i) => (/[\d}][ \u00a0]%/.test(line) ? [`${name}:${i + 1}: ${line.trim()}`] : [])),
      );
    expect(found).toEqual([]);
  });
});
