// German words of upgrade tiles at the table: fetched before a table shows them.
import { has, upper } from './grammar.de';
import type { Names } from './names';
import { accusative, into, nominative, outOf, within } from './nouns.de';
import type { UpgradeWords } from './upgrades.en';

const ROMAN = ['', 'I', 'II', 'III'];

export const upgradesDe: UpgradeWords = {
  prompts: {
    'D-PARTS': ['Welchen Teil der Karte nutzt du?', 'Einen oder beide, in beliebiger Reihenfolge.'],
    'D-PEASANT-REGION': ['Wo siedelst du an?', 'In einer beliebigen Region, mit oder ohne Ratten.'],
    'D-PEASANT-COUNT': ['Wie viele Bürger?', ''],
    'D-WITCH-LOOK': [
      'Wo siehst du ein Rattenplättchen an?',
      'Eines nach dem anderen, so viele das Ausbauplättchen erlaubt.',
    ],
    'D-WITCH-PLACE': ['Welches Plättchen kommt dorthin?', 'Du verteilst die angesehenen Plättchen neu.'],
    'D-KING-COUNT': ['Wie viele kommen in die Zuflucht?', ''],
    'D-ZERO': ['Alle Grenzen als 0 zählen?', 'In dieser Region, für diese Heimsuchung. Nonnen kommen noch dazu.'],
    'D-BAKER-BOARD': ['Von wo kommt ein Bürger auf den Bäcker?', 'Er verliert, was er trägt.'],
    'D-BISHOP-FROM': ['Von wo versetzt du ein Rattenplättchen?', 'Aus einer Region mit Bischof.'],
    'D-BISHOP-GOAL': ['Wohin kommt es?', 'In eine Region, die Platz hat.'],
    'D-BISHOP-AGAIN': ['Noch eines versetzen?', 'Aus derselben Region.'],
    'D-COURIER-AGAIN': ['Noch einmal tauschen?', 'Zwischen denselben zwei Regionen.'],
    'D-WIZARD-AGAIN': ['Einen zweiten Trank geben?', 'Demselben Bürger oder einem anderen.'],
    'D-PIPER-OTHER': ['Wessen Bürger folgt?', 'Ein Bürger eines anderen Spielers geht mit.'],
    'D-PIPER-THIRD': ['Deinen Bürger weiterziehen?', 'In eine dritte Region, ohne die Ratten.'],
    'D-EMPEROR-BORDER': ['Über welche Mauer?', 'Bürger jeder Farbe dürfen hinüber.'],
    'D-EMPEROR-SIDE': ['Von welcher Seite?', ''],
    'D-EMPEROR-WHO': ['Wessen Bürger?', ''],
    'D-QUEEN-COUNT': ['Wie viele Bürger mehr?', ''],
    'D-CRUSADER-DRAW': ['Ein Rattenplättchen ziehen?', 'Es darf eines der offenen ersetzen.'],
    'D-CRUSADER-REPLACE': ['Ein Plättchen ersetzen?', 'Durch das gezogene. Das ersetzte wirkt nicht.'],
    'D-EXPLORER-KEEP': ['Eine Karte dieser Region behalten?', 'Alle sehen sie.'],
    'D-CARAVAN-3': ['Und dann?', 'Der dritte Schritt. Er führt nicht zum Anfang zurück.'],
    'D-SULTAN': ['Gesandte oder ein Punkt?', 'Du hast mehr Gesandte als alle anderen und darfst einen Punkt nehmen.'],
    'D-PHIL-PLACE': [
      'Wohin kommt der Bürger des früheren Besitzers?',
      'Du hast den Philosophen genommen: Du bestimmst es.',
    ],
    'D-PHIL-HAVEN': ['Einen Bürger in die Zuflucht bringen?', 'Du hast den Philosophen verloren.'],
  },
  answers: {
    'D-ZERO': { yes: 'Ja, alle sind 0', no: 'Nein' },
    'D-CRUSADER-DRAW': { yes: 'Eines ziehen', no: 'Nein' },
    'D-CRUSADER-REPLACE': { none: 'Keines ersetzen' },
    'D-EXPLORER-KEEP': { none: 'Keine behalten' },
    'D-PIPER-THIRD': { none: 'Er bleibt' },
    'D-PHIL-HAVEN': { haven: 'In die Zuflucht', none: 'Niemanden' },
    'D-WITCH-LOOK': { stop: 'Das genügt' },
    'D-EMPEROR-SIDE': { stop: 'Das genügt' },
  },
  toDo: { upgrade: 'baue eine Karte aus', tile: 'lege ein Plättchen auf den Alchemisten' },
  options: {
    upgrade: 'Eine Karte ausbauen',
    tile: 'Ein Plättchen auf den Alchemisten legen',
    part: 'Ein Teil',
    again: 'Noch einmal',
  },
  events: {
    'card-upgraded': (n: Names) =>
      `${has(n.who)} ${accusative(n.card)} auf Stufe ${ROMAN[n.count] ?? n.count} ausgebaut.`,
    'tile-put': (n: Names) => `${has(n.who)} das Plättchen „${n.card}“ auf den Alchemisten gelegt.`,
    'tile-returned': (n: Names) => `Das Plättchen „${n.card}“ wurde zurückgelegt.`,
    'token-set': (n: Names) => `${has(n.who)} ein Rattenplättchen ${into(n.region)} gelegt.`,
    'limits-zero': (n: Names) => `${has(n.who)} ${within(n.region)} alle Grenzen als 0 gezählt.`,
    'citizen-boarded': (n: Names) =>
      `${has(n.who)} einen Bürger ${outOf(n.from)} auf ${accusative(n.card)} gestellt (jetzt ${n.count}).`,
    'token-drawn': (n: Names) => `${has(n.who)} ein Rattenplättchen gezogen: ${n.face}.`,
    'token-replaced': (n: Names) => `${has(n.who)} ${within(n.region)} ein Rattenplättchen durch das gezogene ersetzt.`,
    'drawn-token-used': (n: Names) => `Das gezogene Plättchen ist verbraucht: ${n.face}.`,
    'citizen-havened': (n: Names) => `${has(n.who)} einen Bürger aus dem Vorrat in die Zuflucht gebracht.`,
    'region-card-taken': (n: Names) => `${has(n.who)} ${n.regionCard} behalten, für alle sichtbar.`,
  },
  upgrade: (card, level) => `${upper(accusative(card))} auf\u00a0${ROMAN[level]} ausbauen`,
  tile: (card) => `Plättchen „${card}“`,
  onAlchemist: 'Auf den Alchemisten legen',
  parts: {
    '': ['Was die Karte ohne Plättchen tut', 'Was das Plättchen hinzufügt'],
    'D-SULTAN': ['Zwei Gesandte', 'Ein Siegpunktplättchen'],
    'D-SHAMAN-RAT': ['Ein Rattenplättchen dazulegen', 'Ein Rattenplättchen wegnehmen'],
  },
  level: (level) => `Stufe ${ROMAN[level]}`,
  seal: (level) => `Stufe ${ROMAN[level]}.`,
  byTile: (card) => `Wirkt wie ${nominative(card)} auf Stufe III.`,
  roman: ROMAN,
  tiles: 'Ausbau',
  left: (n) => `noch ${n}`,
  tilesTitle: 'Ausbauplättchen',
  tilesHint:
    'Statt eine Karte zu nehmen, darfst du eine ausbauen, die du hast: auf Stufe II und in einem späteren Zug auf ' +
    'Stufe III.',
  none: 'Keine Plättchen mehr.',
  onCard: (level) => `auf seiner Karte, Stufe ${ROMAN[level]}`,
  lent: 'auf dem Alchemisten',
  reconstructed: 'Der gedruckte Text war nicht lesbar. Dies ist eine Rekonstruktion.',
};
