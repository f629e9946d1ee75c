import type { Sheets } from './sheets.en';

const tokens = (n: number) => (n === 1 ? 'ein Plättchen' : `${n} Plättchen`);

export const sheetsDe: Sheets = {
  tokens: {
    title: 'Rattenplättchen',
    tokens,
    intro: (n) =>
      n === 1 ? 'Ein Plättchen hast du noch nicht gesehen.' : `${n} Plättchen hast du noch nicht gesehen.`,
    over: 'Das Spiel ist vorbei: Alle Plättchen liegen offen.',
    where: (board, supply, removed) =>
      `${board} verdeckt auf dem Plan, ${supply} im ` +
      `Vorrat${removed > 0 ? `, ${removed} vor dem Spiel ungesehen entfernt` : ''}.`,
    known: 'Diese kennst du',
    knownHere: 'Hier bekannt',
    unseen: 'Noch nicht gesehen, nach der Grenze',
    times: (n) => `${n}-mal`,
    starting: (n) => (n === 1 ? 'Eines davon ist ein Anfangsplättchen.' : `${n} davon sind Anfangsplättchen.`),
    startingHint: 'Ein Anfangsplättchen: Solche liegen dort, wo seit dem Anfang ein Plättchen liegt.',
    symbols: 'Wen sie treffen werden',
    symbolsHint: 'Wie viele der noch nicht gesehenen Plättchen jedes Zeichen tragen.',
  },
  words: {
    title: 'Der Plan in Worten',
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
    does: 'Was sie bewirkt',
    none: 'keine',
    plagueIn: (region) => `Die Pest ist in ${region}.`,
    supply: (n) => (n === 1 ? 'Im Vorrat ist noch ein Rattenplättchen.' : `Im Vorrat sind noch ${n} Rattenplättchen.`),
  },
  help: {
    title: 'Hilfe',
    guide: 'Einen Zug zeigen lassen',
    guideHint: 'Ein paar Schritte auf einem echten Plan. Du kannst jederzeit aufhören.',
    rules: 'Die Regeln lesen',
    keys: 'Tasten',
    on: 'Buchstaben und Ziffern bewirken etwas',
    numbers: 'eine Antwort wählen',
    arrows: 'von Region zu Region, von Karte zu Karte, von Antwort zu Antwort gehen',
    enter: 'wählen; was nicht geht, sagt warum',
    escape: 'ein Blatt schließen; beschleunigen, was gezeigt wird',
    tab: 'zum nächsten Teil des Tisches',
    deeds: {
      help: 'diese Hilfe',
      odds: 'Gefahr auf der Karte',
      words: 'der Plan in Worten',
      tokens: 'noch nicht gesehene Rattenplättchen',
      rules: 'die Regeln',
      back: 'einen Schritt zurücknehmen',
      map: 'zur Karte',
      prompt: 'zu dem, was gefragt ist',
      cards: 'zu den Klassenkarten',
      log: 'zu dem, was geschah',
    },
    keyNames: { arrows: 'Pfeile', enter: 'Eingabe', escape: 'Esc', tab: 'Tab' },
  },
};
