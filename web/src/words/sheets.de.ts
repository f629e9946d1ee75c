import { few, inWords, upper } from './grammar.de';
import { within } from './nouns.de';
import type { Sheets } from './sheets.en';

export const sheetsDe: Sheets = {
  tools: { rats: 'Ratten', words: 'Text' },
  tokens: {
    title: 'Rattenplättchen',
    tokens: (n) => few(n, 'ein Plättchen', 'Plättchen'),
    intro: (n) =>
      n === 0
        ? 'Du hast alle Plättchen gesehen.'
        : `${upper(few(n, 'ein Plättchen', 'Plättchen'))} hast du noch nicht gesehen.`,
    over: 'Die Partie ist vorbei: Alle Plättchen liegen offen.',
    where: (board, supply, removed) =>
      `${board} verdeckt auf dem Plan, ${supply} im ` +
      `Vorrat${removed > 0 ? `, ${removed} vor der Partie ungesehen entfernt` : ''}.`,
    known: 'Plättchen, die du kennst',
    knownHere: 'Hier kennst du',
    unseen: 'Noch nicht gesehen, nach der Grenze',
    times: (n) => `${n}-mal`,
    starting: (n) =>
      n > 1
        ? `${upper(inWords(n))} davon sind Anfangsplättchen.`
        : `${n === 1 ? 'Eines' : 'Keines'} davon ist ein Anfangsplättchen.`,
    startingHint: 'Ein Anfangsplättchen: beim Aufbau auf den Plan gelegt.',
    symbols: 'Wen sie treffen',
    symbolsHint: 'Auf wie vielen noch nicht gesehenen Plättchen jedes Zeichen steht.',
  },
  words: {
    title: 'Plan als Text',
    regions: 'Regionen',
    region: 'Region',
    rats: 'Rattenplättchen',
    here: 'Auch hier',
    neighbours: 'Nachbarn',
    player: 'Spieler',
    onBoard: 'Auf dem Plan',
    inHaven: 'In der Zuflucht',
    inSupply: 'Im Vorrat',
    card: 'Karte',
    class: 'Klasse',
    holder: 'Bei',
    does: 'Wirkung',
    none: 'keine',
    plagueIn: (region) => `Die Pest ist ${within(region)}.`,
    supply: (n) =>
      n === 0
        ? 'Im Vorrat sind keine Rattenplättchen mehr.'
        : `Im Vorrat ${n === 1 ? 'ist' : 'sind'} noch ${few(n, 'ein Rattenplättchen', 'Rattenplättchen')}.`,
  },
  help: {
    title: 'Hilfe',
    guide: 'Einen Zug zeigen lassen',
    guideHint: 'Eine kurze geführte Partie. Du kannst jederzeit aufhören.',
    rules: 'Die Regeln lesen',
    keys: 'Tasten',
    on: 'Tastenkürzel verwenden',
    numbers: 'eine Antwort wählen',
    arrows: 'von Region zu Region, von Karte zu Karte oder von Antwort zu Antwort gehen',
    enter: 'wählen, oder sehen, warum etwas nicht wählbar ist',
    escape: 'ein Fenster schließen oder eine Animation überspringen',
    tab: 'zum nächsten Teil des Tisches',
    deeds: {
      help: 'diese Hilfe',
      odds: 'Gefahr auf dem Plan',
      words: 'Plan als Text',
      tokens: 'noch nicht gesehene Rattenplättchen',
      rules: 'die Regeln',
      back: 'einen Schritt zurücknehmen',
      map: 'zum Plan',
      prompt: 'zu deiner Wahl',
      cards: 'zu den Klassenkarten',
      log: 'zum Verlauf',
    },
    keyNames: { arrows: 'Pfeile', enter: 'Eingabe', escape: 'Esc', tab: 'Tab' },
  },
};
