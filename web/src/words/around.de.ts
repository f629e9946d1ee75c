import type { aroundEn } from './around.en';
import { Whose, dative, has, is, object, people } from './grammar.de';
import type { Names } from './names';

export const aroundDe: typeof aroundEn = {
  back: 'Zurück',
  start: {
    more: 'Weitere Möglichkeiten',
    newTable: 'Neue Partie',
    newTableHint: 'Spieler, Plan, Hausregeln',
    friends: 'Mit Freunden',
    friendsHint: 'Tisch öffnen, mitspielen oder zusehen',
    guide: 'Erste Partie',
    guideHint: 'Schritt für Schritt spielen lernen',
    records: 'Aufzeichnung ansehen',
    recordsHint: 'Eine gespeicherte Partie öffnen',
    family: 'Die Rattus-Familie',
    bigBox: 'Big Box',
    bigBoxHint: 'Afrika und der Osten, zu zweit bis zu sechst',
    mercatus: 'Mercatus',
    mercatusHint: 'Waren, Verkäufe und Münzen',
    cartus: 'Rattus Cartus',
    cartusHint: 'Das Kartenspiel: Gewinne Einfluss und behalte nicht mehr Ratten, als die verdeckten Nonnen wegbeten.',
    cartusPlay: 'Cartus spielen',
    cartusGuide: 'Lernen',
    cartusTable: 'Aufbauen',
    rules: 'Regeln beider Spiele',
    continue: 'Weiterspielen',
    showAll: (n) => `Alle ${n} zeigen`,
    round: (n) => (n === 0 ? 'Aufstellung' : `Runde ${n}`),
    yourTurn: 'du bist am Zug',
    turnOf: (name) => `${is(name)} am Zug`,
    over: 'beendet',
    gathering: 'wartet auf Mitspielende',
    here: 'auf diesem Gerät',
    forget: (names) => `Partie von ${people(names, dative)} löschen`,
    youAre: (name) => `Du bist ${name}.`,
    changeName: 'Ändern',
    chooseName: 'Wähle deinen Namen',
    nameKept: 'Die anderen sehen ihn neben deinen Figuren. Dieser Browser merkt ihn sich.',
    name: 'Dein Name',
    saveName: 'Name speichern',
    language: 'Sprache',
  },
  reach: {
    asking: 'Der Server wird gesucht …',
    away:
      'Der Server ist gerade nicht zu erreichen. Gegen Computer und an diesem Gerät kannst du weiterhin spielen; ' +
      'Online-Tische kommen mit der Verbindung zurück.',
    none:
      'Diese Kopie der Seite hat keinen Spielserver, darum gibt es keine Online-Tische. Du kannst gegen ' +
      'Computer und an diesem Gerät spielen.',
    again: 'Erneut versuchen',
  },
  settings: {
    sound: 'Eine leise Glocke, wenn du am Zug bist',
    tryBell: 'Anhören',
    mute: 'Den Chat stummschalten',
    name: 'Dein Name',
  },
  turn: {
    yours: 'Du bist am Zug',
    asks: (name) => `${is(name)} am Zug`,
    over: 'Beendet',
    gathering: 'Warten auf Mitspielende',
  },
  local: {
    home: 'Startseite',
    gone: 'Diese Partie ist in diesem Browser nicht mehr gespeichert.',
    broken: 'Diese Partie stammt aus einer anderen Fassung von Rattus und lässt sich nicht mehr öffnen.',
  },
  load: {
    opening: 'Einen Augenblick …',
    failed: 'Dieser Teil der Seite ließ sich nicht laden. Prüfe die Verbindung und versuche es erneut.',
    again: 'Erneut versuchen',
  },
};

export const peopleEventsDe: Record<string, (n: Names) => string> = {
  sat: (n) => `${has(n.who)} Platz genommen.`,
  rose: (n) => `${is(n.who)} aufgestanden.`,
  started: () => 'Die Partie beginnt.',
  proposed: (n) =>
    `${has(n.who)} vorgeschlagen, ` +
    `${n.what === 'resign' ? 'die Partie zu beenden' : 'einen Computer einspringen zu lassen'}.`,
  agreed: (n) => `${has(n.who)} zugestimmt.`,
  objected: (n) => `${has(n.who)} abgelehnt.`,
  'stood-in': (n) => `Ein Computer spielt für ${object(n.who)}.`,
  returned: (n) => `${is(n.who)} wieder da.`,
  resigned: () => 'Die Partie wurde einvernehmlich beendet.',
  rematch: () => 'Eine Revanche wurde eröffnet.',
  'left-out': (n) =>
    `${n.who ? `${Whose(n.who)} Gerät` : 'Das Gerät des Gastgebers'} hat nicht rechtzeitig geantwortet: ` +
    'Die Mischung wird ohne es versiegelt.',
};
