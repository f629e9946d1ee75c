// German words of upgrade tiles at the table: fetched before a table shows them.
import type { Names } from './names';
import type { UpgradeWords } from './upgrades.en';

const ROMAN = ['', 'I', 'II', 'III'];

export const upgradesDe: UpgradeWords = {
  prompts: {
    'D-PARTS': ['Welchen Teil der Karte?', 'Jeden einmal, in beliebiger Folge; einer genügt.'],
    'D-PEASANT-REGION': ['Wo ansiedeln?', 'In einer beliebigen Region, was dort auch an Ratten liegt.'],
    'D-PEASANT-COUNT': ['Wie viele Bürger?', ''],
    'D-WITCH-LOOK': ['Wo ein Plättchen ansehen?', 'Eines nach dem anderen, so viele das Ausbauplättchen erlaubt.'],
    'D-WITCH-PLACE': ['Welches Plättchen kommt dorthin?', 'Die angesehenen tauschen die Plätze, wie du willst.'],
    'D-KING-COUNT': ['Wie viele kommen in die Zuflucht?', ''],
    'D-ZERO': [
      'Alle Grenzen als 0 gelten lassen?',
      'In dieser Region, bis zum Ende der Heimsuchung. Nonnen kommen dazu.',
    ],
    'D-BAKER-BOARD': ['Woher kommt ein Bürger auf den Bäcker?', 'Was er trägt, ist verloren.'],
    'D-BISHOP-FROM': ['Aus welcher Region ein Plättchen versetzen?', 'Aus einer, in der ein Bischof steht.'],
    'D-BISHOP-GOAL': ['Wohin damit?', 'In eine Region, die Platz hat.'],
    'D-BISHOP-AGAIN': ['Noch eines versetzen?', 'Aus derselben Region.'],
    'D-COURIER-AGAIN': ['Noch einmal tauschen?', 'Zwischen denselben zwei Regionen.'],
    'D-WIZARD-AGAIN': ['Einen zweiten Trank legen?', 'In derselben Region.'],
    'D-PIPER-OTHER': ['Wessen Bürger folgt?', 'Ein Bürger eines anderen geht mit.'],
    'D-PIPER-THIRD': ['Zieht dein Bürger weiter?', 'In eine dritte Region, ohne Ratten.'],
    'D-EMPEROR-BORDER': ['Über welche Mauer?', 'Bürger jeder Farbe dürfen hinüber.'],
    'D-EMPEROR-SIDE': ['Von welcher Seite?', ''],
    'D-EMPEROR-WHO': ['Wessen Bürger?', ''],
    'D-QUEEN-COUNT': ['Wie viele Bürger mehr?', ''],
    'D-CRUSADER-DRAW': ['Ein Plättchen ziehen?', 'Es darf eines der offenen ersetzen.'],
    'D-CRUSADER-REPLACE': ['Ein Plättchen ersetzen?', 'Durch das gezogene; das andere wirkt nicht.'],
    'D-EXPLORER-KEEP': ['Eine Karte dieser Region behalten?', 'Alle kennen sie dann.'],
    'D-CARAVAN-3': ['Und wohin dann?', 'Der dritte Schritt. Er führt nicht zum Anfang zurück.'],
    'D-SULTAN': ['Gesandte, oder ein Punkt?', 'Ein Punkt, weil niemand so viele Gesandte hat.'],
    'D-PHIL-PLACE': ['Wo einen Bürger des Besitzers ansiedeln?', 'Du hast den Philosophen genommen: Du sagst, wo.'],
    'D-PHIL-HAVEN': ['Einen Bürger in die Zuflucht bringen?', 'Der Philosoph ist dir genommen worden.'],
  },
  answers: {
    'D-ZERO': { yes: 'Ja, alle sind 0', no: 'Nein' },
    'D-CRUSADER-DRAW': { yes: 'Eines ziehen', no: 'Nein' },
    'D-CRUSADER-REPLACE': { none: 'Keines ersetzen' },
    'D-EXPLORER-KEEP': { none: 'Keine behalten' },
    'D-PIPER-THIRD': { none: 'Er bleibt' },
    'D-PHIL-HAVEN': { haven: 'In die Zuflucht', none: 'Keinen' },
    'D-WITCH-LOOK': { stop: 'Das genügt' },
    'D-EMPEROR-SIDE': { stop: 'Das genügt' },
  },
  options: {
    upgrade: 'Eine Karte ausbauen',
    tile: 'Ein Plättchen auf den Alchemisten',
    part: 'Ein Teil',
    again: 'Noch einmal',
  },
  events: {
    'card-upgraded': (n: Names) =>
      `${n.who} ${n.isYou ? 'hast' : 'hat'} „${n.card}“ auf Stufe ${ROMAN[n.count] ?? n.count} ausgebaut.`,
    'tile-put': (n: Names) =>
      `${n.who} ${n.isYou ? 'hast' : 'hat'} das Plättchen „${n.card}“ auf den Alchemisten gelegt.`,
    'tile-returned': (n: Names) => `Das Ausbauplättchen ging zurück: ${n.card}.`,
    'token-set': (n: Names) => `${n.who} ${n.isYou ? 'hast' : 'hat'} ein Rattenplättchen nach ${n.region} gelegt.`,
    'limits-zero': (n: Names) => `${n.who} lässt in ${n.region} alle Grenzen als 0 gelten.`,
    'citizen-boarded': (n: Names) =>
      `Ein Bürger auf die Karte gestellt: ${n.from} → ${n.card}, jetzt ${n.count} (${n.who}).`,
    'token-drawn': (n: Names) => `${n.who} ${n.isYou ? 'hast' : 'hat'} ein Rattenplättchen gezogen: ${n.face}.`,
    'token-replaced': (n: Names) => `Ein Rattenplättchen durch das gezogene ersetzt: ${n.region} (${n.who}).`,
    'drawn-token-used': (n: Names) => `Das gezogene Plättchen ist weggelegt: ${n.face}.`,
    'citizen-havened': (n: Names) =>
      `${n.who} ${n.isYou ? 'hast' : 'hat'} einen Bürger aus dem Vorrat in die Zuflucht gebracht.`,
    'region-card-taken': (n: Names) => `Auf die Hand genommen, allen gezeigt: ${n.regionCard} (${n.who}).`,
  },
  upgrade: (card, level) => `${card} ausbauen auf\u00a0${ROMAN[level]}`,
  tile: (card) => `Plättchen: ${card}`,
  onAlchemist: 'Auf den Alchemisten',
  parts: {
    '': ['Was die Karte ohne Plättchen tut', 'Was das Plättchen hinzufügt'],
    'D-SULTAN': ['Zwei Gesandte', 'Ein Siegpunktplättchen'],
    'D-SHAMAN-RAT': ['Ein Rattenplättchen dazulegen', 'Ein Rattenplättchen wegnehmen'],
  },
  level: (level) => `Stufe ${ROMAN[level]}`,
  seal: (level) => `Stufe ${ROMAN[level]}.`,
  byTile: (card) => `Wirkt wie ${card} auf Stufe III.`,
  roman: ROMAN,
  tiles: 'Ausbau',
  left: (n) => `noch ${n}`,
  tilesTitle: 'Ausbauplättchen',
  tilesHint:
    'Statt eine Karte zu nehmen, darfst du eine eigene ausbauen: auf Stufe II, in einem späteren Zug auf Stufe III.',
  none: 'Kein Plättchen ist übrig.',
  onCard: (level) => `liegt auf seiner Karte, Stufe ${ROMAN[level]}`,
  lent: 'liegt auf dem Alchemisten',
  reconstructed: 'Der gedruckte Text war nicht lesbar; dies ist eine Rekonstruktion.',
};
