import type { CartusNames as N } from '../cartus/telling';

const count = (n: number, word: string, more: string) => `${n} ${n === 1 ? word : more}`;
const cards = (n: N) => count(n.count, 'Karte', 'Karten');
const rats = (n: N) => count(n.count || 1, 'Ratte', 'Ratten');
const nuns = (n: number) => count(n, 'Nonne', 'Nonnen');
const points = (n: number) => count(n, 'Punkt', 'Punkte');
const has = (n: N) => (n.isYou ? 'Du hast' : `${n.who} hat`);
const is = (n: N) => (n.isYou ? 'Du bist' : `${n.who} ist`);
/** Dative. */
const to = (n: N) => (n.otherIsYou ? 'dir' : n.other);
const toWho = (n: N) => (n.isYou ? 'dir' : n.who);

export const cartusLogDe: Record<string, (n: N) => string> = {
  'building-in-game': (n) => `In diesem Spiel: ${n.count} × ${n.building}.`,
  'starting-player': (n) => (n.isYou ? 'Du beginnst.' : `${n.who} beginnt.`),
  'round-started': (n) => `Runde ${n.round}: ${n.isYou ? 'Du beginnst' : `${n.who} beginnt`}.`,
  'final-round': () => 'Die Schlussrunde: keine Aktionen, dafür ein Einflusspunkt je Hauptspieler.',
  'building-drawn': (n) => `Gebäude ${n.position}: ${n.building}.`,
  'building-replaced': (n) => `Alle Gebäude waren gleich; unter den Ersatzstapel kommt: ${n.building}.`,
  'supply-secret': (n) => `${has(n)} den Nachschub geheim gewählt.`,
  'supply-chosen': (n) => `${has(n)} den Nachschub gewählt: ${n.building}.`,
  drawn: (n) => `${has(n)} ${cards(n)} gezogen.`,
  'kind-drawn': (n) => `${has(n)} gezogen: ${n.cards}.`,
  reshuffled: (n) => `Die Ablage ist zu einem neuen Stapel gemischt: ${cards(n)}.`,
  'rats-gained': (n) => `${has(n)} ${rats(n)} genommen.`,
  'rats-discarded': (n) => `${has(n)} ${rats(n)} abgelegt.`,
  looked: (n) => `${has(n)} Karte ${n.position} der Nonnenreihe angesehen.`,
  'nun-seen': (n) => `${has(n)} bei Karte ${n.position} gesehen: ${n.card}.`,
  passed: (n) => `${has(n)} einen Pass gespielt und wartet am Ende der Schlange.`,
  entered: (n) => `${has(n)} ein Gebäude betreten: ${n.building}, als Nummer ${n.entry}.`,
  'cards-played': (n) => `${has(n)} ${n.count === 0 ? 'keine Karte gespielt' : `${cards(n)} verdeckt gespielt`}.`,
  'kind-played': (n) => `${has(n)} gespielt: ${n.cards}.`,
  resolving: (n) => `Abgerechnet wird: ${n.building}.`,
  skipped: (n) => `Niemand ist hier: ${n.building}.`,
  'turned-over': (n) => `${has(n)} aufgedeckt: ${n.cards}.`,
  influence: (n) =>
    `${has(n)} ${count(n.points, 'Einflusspunkt', 'Einflusspunkte')} gemacht: ${n.class}, jetzt ${n.space}.`,
  'sword-fight': (n) =>
    n.other
      ? `${has(n)} die meisten Schwerter, die wenigsten: ${n.otherIsYou ? 'du' : n.other}. Zu geben: ${cards(n)}.`
      : `${has(n)} die meisten Schwerter.`,
  'flute-play': (n) =>
    n.other
      ? `${has(n)} die meisten Flöten, die wenigsten: ${n.otherIsYou ? 'du' : n.other}.`
      : `${has(n)} die meisten Flöten.`,
  'rat-given': (n) => `${has(n)} ${to(n)} ${rats(n)} gegeben.`,
  'cards-given': (n) => `${has(n)} ${to(n)} ${cards(n)} gegeben.`,
  'kind-given': (n) => `${has(n)} ${to(n)} gegeben: ${n.cards}.`,
  premium: (n) => `${is(n)} hier Hauptspieler.`,
  performed: (n) => `${has(n)} genutzt: ${n.building}.`,
  declined: (n) => `${has(n)} nicht genutzt: ${n.building}.`,
  'action-void': (n) => `Für ${n.isYou ? 'dich' : n.who} hätte es nichts geändert: ${n.building}.`,
  taken: (n) => `${has(n)} aus dem Vorrat genommen: ${n.cards}.`,
  'token-taken': (n) => `${has(n)} ${count(n.count, 'Siegpunktplättchen', 'Siegpunktplättchen')} genommen.`,
  'token-value': (n) => `${n.isYou ? 'Dein Plättchen' : `Das Plättchen von ${n.who}`} ist ${points(n.value)} wert.`,
  'kind-discarded': (n) => `${has(n)} abgelegt: ${n.cards}.`,
  'tower-givers': (n) => `${n.otherIsYou ? 'Du musst' : `${n.other} muss`} ${toWho(n)} ${cards(n)} geben.`,
  'cards-back': () => 'Die hier gespielten Karten verlassen den Tisch.',
  'round-ended': () => 'Die Runde ist vorbei.',
  'opened-kind': (n) => `${n.isYou ? 'Du hattest' : `${n.who} hatte`} auf der Hand: ${n.cards}.`,
  'opened-token': (n) =>
    `${n.isYou ? 'Du hattest' : `${n.who} hatte`} ein Plättchen zu ${count(n.value, 'Punkt', 'Punkten')}.`,
  'opened-rats': (n) => `${has(n)} ${count(n.count, 'Ratte', 'Ratten')} behalten.`,
  'opened-nun': (n) => `Karte ${n.position} der Nonnenreihe: ${n.card}.`,
  scored: (n) =>
    `${n.who}: ${points(n.points)} für ${
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
  killed: (n) =>
    `Die Pest tötet ${n.isYou ? 'dich' : n.who}: ${count(n.rats, 'Ratte', 'Ratten')} gegen ${nuns(n.nuns)}.`,
  survived: (n) =>
    `${n.isYou ? 'Du überlebst' : `${n.who} überlebt`}: ${count(n.rats, 'Ratte', 'Ratten')} gegen ${nuns(n.nuns)}.`,
  placed: (n) => `${n.who}: ${points(n.points)}, Platz ${n.place}${n.wins ? ' und der Sieg' : ''}.`,
  forced: (n) => `${n.isYou ? 'Du hattest' : `${n.who} hatte`} nur eine Wahl.`,
  'taken-back': (n) => `${has(n)} ${count(n.steps, 'Schritt', 'Schritte')} zurückgenommen.`,
};
