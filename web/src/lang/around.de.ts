import type { aroundEn } from './around.en';
import type { Names } from './names';

/** "Du hast" or "Bertrand hat". */
const has = (n: Names) => (n.isYou ? 'Du hast' : `${n.who} hat`);
const is = (n: Names) => (n.isYou ? 'Du bist' : `${n.who} ist`);

export const aroundDe: typeof aroundEn = {
  back: 'Zurück',
  start: {
    more: 'Weitere Wege zu spielen',
    newTable: 'Neue Partie',
    newTableHint: 'Spieler, Plan, Hausregeln',
    friends: 'Mit Freunden',
    friendsHint: 'Tisch öffnen, mitspielen, zusehen',
    guide: 'Erstes Spiel',
    guideHint: 'Schritt für Schritt spielen lernen',
    records: 'Aufzeichnung ansehen',
    recordsHint: 'Eine gespeicherte Partie öffnen',
    family: 'Die Rattus-Familie',
    bigBox: 'Big Box',
    bigBoxHint: 'Afrika und der Osten, bis zu sechst',
    mercatus: 'Mercatus',
    mercatusHint: 'Waren, Verkäufe und Münzen',
    cartus: 'Rattus Cartus',
    cartusHint:
      'Das Kartenspiel zur Pest: Gewinne Einfluss, und behalte nicht mehr Ratten, als die verdeckten Nonnen wegbeten.',
    cartusPlay: 'Cartus spielen',
    cartusGuide: 'Kennenlernen',
    cartusTable: 'Einrichten',
    rules: 'Regeln beider Spiele',
    continue: 'Weiterspielen',
    round: (n) => (n === 0 ? 'Aufstellung' : `Runde ${n}`),
    yourTurn: 'du bist am Zug',
    turnOf: (name) => `${name} ist am Zug`,
    over: 'beendet',
    gathering: 'wartet auf Mitspielende',
    here: 'auf diesem Gerät',
    forget: (names) => `Partie von ${names} löschen`,
    youAre: (name) => `Du bist ${name}.`,
    changeName: 'Ändern',
    chooseName: 'Wähle deinen Namen',
    nameKept: 'Andere sehen ihn neben deinen Figuren. Dieser Browser merkt ihn sich.',
    name: 'Dein Name',
    saveName: 'Name speichern',
    nameHelp: 'Ein Name hat 1 bis 24 Zeichen.',
    language: 'Sprache',
  },
  reach: {
    asking: 'Der Server wird gesucht …',
    away:
      'Der Server ist gerade nicht zu erreichen. Gegen Computer und an diesem Gerät kannst du spielen; Tische ' +
      'mit Freunden kommen mit der Verbindung zurück.',
    none:
      'Hier läuft kein Spielserver, darum gibt es keine Online-Tische. Du kannst gegen Computer und an diesem ' +
      'Gerät spielen.',
    again: 'Noch einmal versuchen',
  },
  settings: {
    sound: 'Eine leise Glocke, wenn du am Zug bist',
    tryBell: 'Anhören',
    mute: 'Den Chat stummschalten',
    name: 'Dein Name',
  },
  turn: {
    yours: 'Du bist am Zug',
    asks: (name) => `${name} ist am Zug`,
    over: 'Beendet',
    gathering: 'Warten auf Mitspielende',
  },
  local: {
    home: 'Startseite',
    gone: 'Diese Partie ist in diesem Browser nicht mehr gespeichert.',
    broken: 'Dieser Tisch stammt aus einer anderen Fassung des Spiels und lässt sich nicht mehr öffnen.',
  },
  load: {
    opening: 'Einen Augenblick …',
    failed: 'Dieser Teil der Seite ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.',
    again: 'Noch einmal versuchen',
  },
};

export const peopleEventsDe: Record<string, (n: Names) => string> = {
  sat: (n) => `${has(n)} Platz genommen.`,
  rose: (n) => `${is(n)} aufgestanden.`,
  started: () => 'Das Spiel beginnt.',
  proposed: (n) =>
    `${has(n)} vorgeschlagen, ` +
    `${n.what === 'resign' ? 'das Spiel hier zu beenden' : 'einen Computer einspringen zu lassen'}.`,
  agreed: (n) => `${has(n)} zugestimmt.`,
  objected: (n) => `${has(n)} widersprochen.`,
  'stood-in': (n) => (n.isYou ? 'Ein Computer spielt für dich.' : `Ein Computer spielt für ${n.who}.`),
  returned: (n) => `${is(n)} wieder da.`,
  resigned: () => 'Das Spiel wurde einvernehmlich beendet.',
  rematch: () => 'Eine Revanche wurde eröffnet.',
};
