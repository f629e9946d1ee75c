import type { CartusNames as N } from './cartus-log.en';
import { dative, had, has, is, object, one, points, rats, steps, subject, upper, verb, Whose } from './grammar.de';
import { accusative, fromThe, inThe, nominative } from './nouns.de';

const cards = (n: N) => one(n.count, 'Karte', 'Karten');
const nuns = (n: number) => one(n, 'Nonne', 'Nonnen');

export const cartusLogDe: Record<string, (n: N) => string> = {
  'building-in-game': (n) => `In dieser Partie: ${n.count} × ${n.building}.`,
  'starting-player': (n) => `${n.who} ${verb(n.who, 'beginnst', 'beginnt')}.`,
  'round-started': (n) => `Runde ${n.round}: ${n.who} ${verb(n.who, 'beginnst', 'beginnt')}.`,
  'final-round': () => 'Schlussrunde: keine Aktionen, dafür ein Einfluss für jeden Hauptspieler.',
  'building-drawn': (n) => `Gebäude ${n.position}: ${n.building}.`,
  'building-replaced': (n) => `Alle Gebäude waren gleich; daher wurde die letzte Karte ersetzt: ${n.building}.`,
  'supply-secret': (n) => `${has(n.who)} den Nachschub geheim gewählt.`,
  'supply-chosen': (n) => `${has(n.who)} den Nachschub ${fromThe(n.building)} gewählt.`,
  drawn: (n) => `${has(n.who)} ${cards(n)} gezogen.`,
  'kind-drawn': (n) => `${has(n.who)} gezogen: ${n.cards}.`,
  reshuffled: (n) => `Die Ablage wurde zu einem neuen Stapel gemischt: ${cards(n)}.`,
  'rats-gained': (n) => `${has(n.who)} ${rats(n.count || 1)} genommen.`,
  'rats-discarded': (n) => `${has(n.who)} ${rats(n.count || 1)} abgelegt.`,
  looked: (n) => `${has(n.who)} Karte ${n.position} der Nonnenreihe angesehen.`,
  'nun-seen': (n) => `${has(n.who)} Karte ${n.position} gesehen: ${n.card}.`,
  passed: (n) => `${has(n.who)} einen Pass gespielt und ${verb(n.who, 'wartest', 'wartet')} am Ende der Schlange.`,
  entered: (n) => `${has(n.who)} ${accusative(n.building)} betreten (als Nummer ${n.entry}).`,
  'cards-played': (n) => `${has(n.who)} ${n.count === 0 ? 'keine Karten gespielt' : `${cards(n)} verdeckt gespielt`}.`,
  'kind-played': (n) => `${has(n.who)} gespielt: ${n.cards}.`,
  resolving: (n) => `${upper(nominative(n.building))} wird abgerechnet.`,
  skipped: (n) => `Niemand ist ${inThe(n.building)}.`,
  'turned-over': (n) => `${has(n.who)} aufgedeckt: ${n.cards}.`,
  influence: (n) => `${has(n.who)} ${n.points} Einfluss in der Klasse ${n.class} gewonnen (jetzt ${n.space}).`,
  'sword-fight': (n) =>
    `${has(n.who)} die meisten Schwerter` +
    (n.other ? `, ${subject(n.other)} die wenigsten und ${verb(n.other, 'gibst', 'gibt')} ${cards(n)} ab.` : '.'),
  'flute-play': (n) => `${has(n.who)} die meisten Flöten${n.other ? `, ${subject(n.other)} die wenigsten` : ''}.`,
  'rat-given': (n) => `${has(n.who)} ${dative(n.other)} ${rats(n.count || 1)} gegeben.`,
  'cards-given': (n) => `${has(n.who)} ${dative(n.other)} ${cards(n)} gegeben.`,
  'kind-given': (n) => `${has(n.who)} ${dative(n.other)} gegeben: ${n.cards}.`,
  premium: (n) => `${is(n.who)} hier Hauptspieler.`,
  performed: (n) => `${has(n.who)} ${accusative(n.building)} genutzt.`,
  declined: (n) => `${has(n.who)} ${accusative(n.building)} nicht genutzt.`,
  'action-void': (n) => `Für ${object(n.who)} hatte ${nominative(n.building)} keine Wirkung.`,
  taken: (n) => `${has(n.who)} aus dem Vorrat genommen: ${n.cards}.`,
  'token-taken': (n) => `${has(n.who)} ${one(n.count, 'Siegpunktplättchen', 'Siegpunktplättchen')} genommen.`,
  'token-value': (n) => `${Whose(n.who)} Plättchen ist ${points(n.value)} wert.`,
  'kind-discarded': (n) => `${has(n.who)} abgelegt: ${n.cards}.`,
  'tower-givers': (n) => `${n.other} ${verb(n.other, 'musstest', 'musste')} ${dative(n.who)} ${cards(n)} geben.`,
  'cards-back': () => 'Die gespielten Karten werden abgelegt.',
  'round-ended': () => 'Die Runde ist vorbei.',
  'opened-kind': (n) => `${had(n.who)} auf der Hand: ${n.cards}.`,
  'opened-token': (n) => `${had(n.who)} ein Plättchen zu ${one(n.value, 'Punkt', 'Punkten')}.`,
  'opened-rats': (n) => `${has(n.who)} ${rats(n.count)} behalten.`,
  'opened-nun': (n) => `Karte ${n.position} der Nonnenreihe: ${n.card}.`,
  scored: (n) =>
    `${has(n.who)} ${points(n.points)} bekommen: ${
      (
        {
          influence: `Einfluss (${n.class})`,
          hand: 'die meisten Handkarten',
          specials: `die meisten einer Art (${n.card})`,
          gold: 'Gold',
          tokens: 'Siegpunktplättchen',
        } as Record<string, string>
      )[n.item] ?? n.item
    }.`,
  killed: (n) => `Die Pest hat ${object(n.who)} getötet: ${rats(n.rats)} gegen ${nuns(n.nuns)}.`,
  survived: (n) => `${has(n.who)} überlebt: ${rats(n.rats)} gegen ${nuns(n.nuns)}.`,
  placed: (n) =>
    `${has(n.who)} mit ${one(n.points, 'Punkt', 'Punkten')} Platz ${n.place} erreicht${n.wins ? ' und gewonnen' : ''}.`,
  forced: (n) => `${had(n.who)} nur eine Wahl.`,
  'taken-back': (n) => `${has(n.who)} ${steps(n.steps)} zurückgenommen.`,
};
