import type { CartusClass } from '../wire/cartus';
import { buildingNames } from './buildings';
import { cartusLogDe } from './cartus-log.de';
import type { CartusWords } from './cartus.en';
import {
  dative,
  few,
  has,
  inWords,
  list,
  one,
  People,
  people,
  percent,
  points,
  rats,
  subject,
  tokens,
  upper,
  verb,
  verbs,
  Whose,
} from './grammar.de';
import { accusative, inThe } from './nouns.de';

/** "eine", "zwei", of cards. */
const these = (n: number) => (n === 1 ? 'eine' : n === 0 ? 'keine' : inWords(n));
/** "eine Karte", "zwei Karten" */
const cards = (n: number) => few(n, 'eine Karte', 'Karten');
/** "Diese", "Diese zwei" */
const theseHere = (n: number) => (n === 0 ? 'Keine' : n === 1 ? 'Diese' : `Diese ${inWords(n)}`);

const classes: Record<CartusClass, string> = {
  peasantry: 'Bauern',
  bourgeoisie: 'Bürgertum',
  church: 'Kirche',
  chivalry: 'Ritterschaft',
  royalty: 'Adel',
  magic: 'Magie',
};
const specials: Record<string, string> = {
  joker: 'Joker',
  sword: 'Schwert',
  flute: 'Flöte',
  pass: 'Pass',
  gold: 'Gold',
};
/** One, and more. */
const COUNTED: Record<string, [string, string]> = {
  joker: ['ein Joker', 'Joker'],
  sword: ['ein Schwert', 'Schwerter'],
  flute: ['eine Flöte', 'Flöten'],
  pass: ['ein Pass', 'Pässe'],
  gold: ['ein Gold', 'Gold'],
};
const nuns = (n: number) => (n === 0 ? 'keine Nonne' : one(n, 'Nonne', 'Nonnen'));
const parts = (kind: string): [CartusClass, number] | null => {
  const at = kind.lastIndexOf('-');
  return at < 0 ? null : [kind.slice(0, at) as CartusClass, Number(kind.slice(at + 1))];
};
const kind = (id: string) => {
  const known = parts(id);
  return known ? `${classes[known[0]] ?? known[0]}, ${nuns(known[1])}` : (specials[id] ?? id);
};

export const cartusDe: CartusWords = {
  title: 'Rattus Cartus',
  classes,
  specials,
  kind,
  brief: (id) =>
    parts(id)
      ?.map((part) => classes[part as CartusClass] ?? part)
      .join(' ') ??
    specials[id] ??
    id,
  times: (n, what) => `${n} × ${what}`,
  nuns,
  listed: (parts) => list(parts),
  some: (kinds) =>
    list(
      kinds.map(([id, n]) => {
        const known = parts(id);
        if (known) return `${inWords(n)}mal ${classes[known[0]] ?? known[0]}`;
        const [single, more] = COUNTED[id] ?? [id, id];
        return few(n, single, more);
      }),
    ),
  does: {
    joker: 'zählt für jede Klasse',
    sword: 'nimm jemandem hier Karten ab',
    flute: 'gib jemandem hier eine Ratte',
    pass: 'lass andere zuerst hinein',
    gold: 'Punkte am Ende',
  },
  building: (id) => buildingNames('de')[id] ?? id,
  uses: {
    farm: 'Ziehe 4 Karten; die anderen hier ziehen 2.',
    brewery: 'Ziehe eine Karte je Einfluss, den du gewonnen hast; die anderen hier eine für je zwei.',
    marketplace: 'Nimm 2 Joker; die anderen hier nehmen 1.',
    office: 'Nimm 2 Pässe; die anderen hier nehmen 1.',
    monastery: 'Lege 2 Ratten ab; die anderen hier legen 1 ab.',
    hospital:
      'Lege eine Ratte ab, dann bis zu 3 Karten mit je einer Ratte; die anderen hier bis zu 2 Karten mit je einer.',
    castle: 'Nimm 2 Schwerter; die anderen hier nehmen 1.',
    'guard-tower':
      'Wer an keinem Wachturm ist und mindestens so viele Karten hat wie du, gibt dir 3; die anderen hier sind sicher.',
    palace: 'Nimm 2 Siegpunktplättchen; die anderen hier nehmen 1.',
    treasury: 'Nimm 2 Gold; die anderen hier nehmen 1.',
    'fortune-tellers-tent': 'Sieh 2 Karten der Nonnenreihe an; die anderen hier sehen 1 an.',
    'pied-pipers-hut': 'Nimm 2 Flöten; die anderen hier nehmen 1.',
  },
  head: {
    round: (n, of) => `Runde ${n} von ${of}`,
    final: 'Schlussrunde',
    left: (n) => (n === 0 ? 'die Schlussrunde' : `danach noch ${few(n, 'eine Runde', 'Runden')}`),
    starts: (name) => `${subject(name)} ${verb(name, 'beginnst', 'beginnt')}`,
    over: 'Die Pest ist vorüber',
    phases: {
      draw: 'Neue Gebäude',
      supplies: 'Nachschub',
      enter: 'Betreten',
      resolve: 'Abrechnen',
      end: 'Ende der Runde',
      over: 'Beendet',
    },
  },
  seat: {
    cards: (n) => one(n, 'Karte', 'Karten'),
    rats,
    hidden: 'Ratten verdeckt',
    tokens,
    values: (n) => `zusammen ${points(n)} wert`,
    you: 'du',
    person: 'Mensch',
    influence: (n) => `${points(n)} durch Einfluss`,
    total: points,
    points: 'SP',
    starts: 'Startspieler',
    line: (n) => `Nummer ${n} in der Schlange`,
    choose: (name) => `${verb(name, 'Dich', name)} wählen`,
  },
  row: {
    title: 'Gebäude dieser Runde',
    position: (n, name) => `Position ${n}: ${name}`,
    supply: {
      draw: (n) => `${one(n, 'Karte', 'Karten')} ziehen`,
      look: (n) => `${one(n, 'Nonnenkarte', 'Nonnenkarten')} ansehen`,
      discard_rats: (n) => `${rats(n)} ablegen`,
    },
    nobody: 'noch niemand',
    choosing: 'wählt',
    faceDown: (n) => (n === 0 ? 'keine Karten' : `${n} verdeckt`),
    open: (n) => (n === 0 ? 'keine Karten' : `${one(n, 'Karte', 'Karten')} offen`),
    entrant: (n, name, what) => `${n}. ${name}, ${what}`,
    supplied: (names) => `Nachschub gewählt von ${people(names, dative)}`,
    secret: 'geheim gewählt',
    resolving: 'wird abgerechnet',
    choose: (name) => `${name} wählen`,
    premium: 'Hauptspieler',
  },
  tracks: {
    title: 'Einfluss',
    on: (name, space) => `${name} ${space}`,
    order: (names) => `Reihenfolge: ${people(names)}.`,
    nobody: 'Hier hat noch niemand Einfluss.',
    ranks: ['Erster', 'Zweiter', 'Dritter'],
    points,
    award: 'Wäre jetzt Schluss: 10, 5 und 2 Punkte',
    stack: 'Auf einem gemeinsamen Feld führt der unterste Stein.',
  },
  nunRow: {
    title: 'Die Nonnen',
    hint: 'je Nonne darfst du eine Ratte behalten',
    card: (n) => `Karte ${n} der Nonnenreihe`,
    unseen: 'verdeckt',
    seenBy: (names) => `gesehen von ${people(names, dative)}`,
    certain: (n) => (n === 1 ? 'Nonne bekannt' : 'Nonnen bekannt'),
    certainWhole: (n) => `Mindestens ${one(n, 'Nonne', 'Nonnen')}.`,
    exactly: (n) => (n === 1 ? 'Nonne' : 'Nonnen'),
    choose: (n) => `Karte ${n} ansehen`,
  },
  survival: {
    title: 'Wäre jetzt Schluss',
    over: 'Die Pest',
    survive: (n) => ['Deine Chance, die Pest zu überleben: ', percent(n), ', nach allem, was du weißt.'],
    sure: 'Du überlebst die Pest sicher.',
    lost: 'Die Pest tötet dich sicher.',
    rats: (n, seen) => `${rats(n)} gegen die Nonnen von fünf Karten, ${these(seen)} davon gesehen.`,
    bar: (n) => `Chance zu überleben: ${percent(n)}`,
    one: (n) => `Mit einer Ratte weniger: ${percent(n)}.`,
    spectator: 'Nur die Spieler wissen, wie viele Ratten sie haben.',
  },
  hand: {
    title: 'Deine Hand',
    of: (name) => `${Whose(name, 'deine')} Hand`,
    empty: 'Keine Karten auf der Hand.',
    card: (what, nth, of) => (of > 1 ? `${what}, ${nth} von ${of}` : what),
    picked: 'gewählt',
    pick: 'kann gewählt werden',
    nuns: (n) => nuns(n),
    played: (what) => `Bei deinem Gebäude: ${what}`,
    help: 'Mit den Pfeiltasten gehst du von Karte zu Karte, mit der Eingabetaste wählst du oder legst zurück.',
    count: (n) => `${one(n, 'Karte', 'Karten')} auf der Hand`,
  },
  stock: {
    title: 'Vorrat und Stapel',
    deck: 'Stapel',
    pile: 'Ablage',
    buildings: 'Gebäude übrig',
    tokens: 'Plättchen',
    left: (what, n) => `${what}: noch ${n}`,
    piles: 'Karten und Stapel',
    buildingsTitle: 'Gebäude',
  },
  piles: {
    title: 'Karten und Stapel',
    pile: 'Ablage',
    pileHint: 'Sie liegt offen. Ist der Stapel leer, wird sie zu einem neuen gemischt.',
    empty: 'Seit dem letzten Mischen wurde nichts abgelegt.',
    nuns: 'Nonnen',
    class: 'Klasse',
    total: 'Insgesamt',
    stocks: 'Vorrat',
    decks: 'Stapel, verdeckt',
    population: 'Bevölkerungskarten',
    buildingDeck: 'Kommende Gebäudekarten',
    replacement: 'Ersatzstapel',
    tokens: 'Siegpunktplättchen',
    each: 'Jede Klasse hat 14 Karten: 4 ohne Nonne, je 2 mit 1, 2 und 3 und 4 mit 4 Nonnen.',
  },
  built: {
    title: 'Gebäude der Partie',
    hint: 'Gebäudekarten, die in einer Reihe lagen, sind aus dem Spiel. Die übrigen liegen in den beiden Stapeln.',
    building: 'Gebäude',
    inGame: 'Im Spiel',
    used: 'Benutzt',
    row: 'In der Reihe',
    left: 'Kommen noch',
    under: 'Unter den Ersatzstapel gelegt',
    unknown: 'nicht bekannt',
    does: 'Wirkung',
    none: 'keine',
  },
  help: {
    title: 'Hilfe',
    rules: 'Die Regeln lesen',
    keys: 'Tasten',
    on: 'Tastenkürzel verwenden',
    guide: 'Eine Runde zeigen lassen',
    guideHint: 'Eine kurze geführte Partie. Du kannst jederzeit aufhören.',
    rows: {
      numbers: 'eine Antwort oder eine Handkarte wählen',
      arrows: 'von Karte zu Karte oder von Antwort zu Antwort gehen',
      enter: 'wählen; sonst: die gewählten Karten spielen oder geben',
      back: 'die letzte Karte zurücklegen oder einen Schritt zurücknehmen',
      drag: 'eine Karte auf ein Gebäude, um sie zu wählen',
      dragKey: 'Ziehen',
      escape: 'ein Fenster schließen oder eine Animation überspringen',
    },
    deeds: {
      help: 'diese Hilfe',
      rules: 'die Regeln',
      row: 'zu den Gebäuden',
      hand: 'zur Hand',
      nuns: 'zur Nonnenreihe',
      prompt: 'zu deiner Wahl',
      log: 'zum Verlauf',
      piles: 'Karten und Stapel',
      buildings: 'Gebäude der Partie',
      back: 'einen Schritt zurücknehmen',
    },
  },
  tools: { title: 'Werkzeuge', piles: 'Karten', buildings: 'Gebäude', help: 'Hilfe' },
  ask: {
    supply: [
      'Wähle deinen Nachschub.',
      'Du bekommst, was eine Gebäudekarte zeigt. Betreten musst du das Gebäude später nicht.',
    ],
    look: ['Sieh eine Karte der Nonnenreihe an.', 'Nur du siehst sie.'],
    enter: ['Betritt ein Gebäude.', 'Dann spielst du dort Karten. Wer zuerst da ist, gewinnt bei Gleichstand.'],
    'play-card': ['Spiele Karten verdeckt aus.', ''],
    'sword-victim': ['Wer gibt dir Karten?', 'Sie haben hier gleich wenige Schwerter. Du bekommst eine halbe Hand.'],
    'sword-give': ['Gib Karten ab.', ''],
    'flute-victim': ['Wer bekommt eine Ratte von dir?', 'Sie haben hier gleich wenige Flöten.'],
    action: ['Das Gebäude nutzen?', ''],
    'hospital-card': ['Lege Karten ab, mit je einer Ratte.', ''],
    'tower-give': ['Gib Karten an den Wachturm.', ''],
  },
  playAt: (building) => `Spiele Karten verdeckt ${inThe(building)}.`,
  playHint: (cls) =>
    'Wähle Karten aus deiner Hand. Bevölkerungskarten und Joker bringen je einen Einfluss, Karten ' +
    `anderer Klassen als ${cls} auch je eine Ratte.`,
  lookLeft: (n) => (n > 1 ? `Du darfst ${these(n)} ansehen, eine nach der anderen.` : ''),
  giveTo: (n, name) => `Gib ${dative(name)} ${cards(n)}.`,
  giveHint: 'Welche du willst. Nur ihr beide seht sie.',
  hospital: (n) => `Höchstens ${these(n)}: Mit jeder Karte geht eine Ratte.`,
  useIt: (building) => `${upper(accusative(building))} nutzen?`,
  chosen: (n, what) => `${upper(these(n))} gewählt: ${what}.`,
  noneChosen: 'Noch keine gewählt.',
  tapCards: 'Tippe oben auf Karten, um sie zu wählen.',
  owed: (n) => `Noch ${these(n)}.`,
  ready: 'Das sind alle.',
  playOnTurn: {
    play: (n) => `${theseHere(n)} spielen`,
    give: (n) => `${theseHere(n)} geben`,
    discard: (n) => `${theseHere(n)} ablegen`,
    none: 'Keine spielen',
    putBack: (what) => `Zurücklegen: ${what}`,
  },
  options: {
    pass: 'Pass spielen (ans Ende der Schlange)',
    perform: 'Ja',
    decline: 'Nein',
    done: 'Fertig',
    stop: 'Das genügt',
    nun: (n) => `Karte ${n}`,
    nunSeen: (n, what) => `Karte ${n} (${what})`,
  },
  refused: 'Jetzt nicht wählbar.',
  end: {
    won: (name) => `${has(name)} gewonnen!`,
    shared: (names) => `${People(names)} ${verbs(names, 'teilt euch', 'teilen sich')} den Sieg.`,
    nobody: 'Die Pest hat alle getötet: Niemand gewinnt.',
    summary: (n) =>
      `In der Reihe ${n === 1 ? 'betete' : 'beteten'} ${few(n, 'eine Nonne', 'Nonnen')}. Wer mehr Ratten hat, ist tot.`,
    class: 'Einfluss',
    hand: 'Meiste Handkarten',
    gold: 'Gold',
    tokens: 'Siegpunktplättchen',
    total: 'Punkte',
    rats: 'Ratten',
    nuns: 'Nonnen',
    place: 'Platz',
    special: (name) => `Meiste ${name === 'Flöte' ? 'Flöten' : name === 'Pass' ? 'Pässe' : 'Schwerter'}`,
    fate: 'Die Pest',
    killed: 'getötet',
    survives: 'überlebt',
    wins: 'gewinnt',
    ratsAgainst: (n, all) => `${rats(n)} gegen ${one(all, 'Nonne', 'Nonnen')}`,
    fewest: 'Alle hatten zu viele Ratten. Nach der Hausregel überlebt, wer die wenigsten hat.',
    tie: (names) =>
      `${People(names)} ${verbs(names, 'habt', 'haben')} gleich viele Punkte: Es gewinnt, wer weniger Ratten hat.`,
    reckoning: 'Wertung',
    nobodyHere: 'Die Punkte der Toten bekommt niemand.',
    held: (n) => `auf ${n}`,
    look: 'Den Tisch ansehen',
  },
  drop: 'Hier loslassen',
  events: cartusLogDe,
};
