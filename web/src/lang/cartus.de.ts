import type { CartusClass } from '../cartus/messages';
import { buildingNames } from './buildings';
import { cartusLogDe } from './cartus-log.de';
import type { CartusWords } from './cartus.en';

const count = (n: number, word: string, more: string) => `${n} ${n === 1 ? word : more}`;
const WORDS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const inWords = (n: number) => WORDS[n] ?? String(n);
const Upper = (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
const listed = (all: string[]) => (all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} und ${all.at(-1)}`);

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
const MORE: Record<string, [string, string]> = {
  joker: ['ein Joker', 'Joker'],
  sword: ['ein Schwert', 'Schwerter'],
  flute: ['eine Flöte', 'Flöten'],
  pass: ['ein Pass', 'Pässe'],
  gold: ['ein Gold', 'Gold'],
};
const nuns = (n: number) => (n === 0 ? 'keine Nonne' : count(n, 'Nonne', 'Nonnen'));
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
  listed,
  some: (cards) =>
    listed(
      cards.map(([id, n]) => {
        const known = parts(id);
        if (known)
          return n === 1
            ? `eine Karte ${classes[known[0]] ?? known[0]}`
            : `${inWords(n)} Karten ${classes[known[0]] ?? known[0]}`;
        return n === 1 ? (MORE[id]?.[0] ?? id) : `${inWords(n)} ${MORE[id]?.[1] ?? id}`;
      }),
    ),
  does: {
    joker: 'zählt für jede Klasse',
    sword: 'nimm einem hier Karten ab',
    flute: 'gib einem hier eine Ratte',
    pass: 'lass andere zuerst hinein',
    gold: 'Punkte am Ende',
  },
  building: (id) => buildingNames('de')[id] ?? id,
  uses: {
    farm: 'Ziehe 4 Karten; die anderen hier ziehen 2.',
    brewery: 'Ziehe so viele Karten, wie du Punkte gemacht hast; die anderen hier eine für zwei Punkte.',
    marketplace: 'Nimm 2 Joker; die anderen hier nehmen 1.',
    office: 'Nimm 2 Pässe; die anderen hier nehmen 1.',
    monastery: 'Lege 2 Ratten ab; die anderen hier legen 1 ab.',
    hospital: 'Lege eine Ratte ab, dann bis zu 3 Karten mit je einer Ratte; die anderen hier bis zu 2 Karten.',
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
    left: (n) => (n === 0 ? 'die letzte Runde' : n === 1 ? 'danach noch eine Runde' : `danach noch ${n} Runden`),
    starts: (name, you) => (you ? 'du beginnst' : `${name} beginnt`),
    over: 'Die Pest ist vorüber',
    phases: {
      draw: 'Gebäude ziehen',
      supplies: 'Nachschub',
      enter: 'Betreten',
      resolve: 'Abrechnen',
      end: 'Ende der Runde',
      over: 'Vorbei',
    },
  },
  seat: {
    cards: (n) => count(n, 'Karte', 'Karten'),
    rats: (n) => count(n, 'Ratte', 'Ratten'),
    hidden: 'Ratten verdeckt',
    tokens: (n) => count(n, 'Marke', 'Marken'),
    values: (points) => `zusammen ${count(points, 'Punkt', 'Punkte')}`,
    you: 'du',
    person: 'Mensch',
    influence: (n) => `${count(n, 'Punkt', 'Punkte')} durch Einfluss`,
    total: (n) => count(n, 'Punkt', 'Punkte'),
    points: 'SP',
    starts: 'Startspieler',
    line: (n) => `als ${n}. an der Reihe`,
    choose: (name) => `${name} wählen`,
  },
  row: {
    title: 'Gebäude dieser Runde',
    position: (n, name) => `Platz ${n}: ${name}`,
    supply: {
      draw: (n) => `${count(n, 'Karte', 'Karten')} ziehen`,
      look: (n) => `${n === 1 ? 'eine Nonnenkarte' : `${n} Nonnenkarten`} ansehen`,
      discard_rats: (n) => `${count(n, 'Ratte', 'Ratten')} ablegen`,
    },
    nobody: 'noch niemand',
    choosing: 'wählt',
    faceDown: (n) => (n === 0 ? 'keine Karten' : `${n} verdeckt`),
    open: (n) => (n === 0 ? 'keine Karten' : `${n} offen`),
    entrant: (n, name, what) => `${n}. ${name}, ${what}`,
    supplied: (names) => `Nachschub gewählt: ${names}`,
    secret: 'geheim gewählt',
    resolving: 'wird abgerechnet',
    choose: (name) => `${name} wählen`,
    premium: 'Hauptspieler',
  },
  tracks: {
    title: 'Einfluss',
    on: (name, space) => `${name} ${space}`,
    order: (names) => `Vorn: ${listed(names)}.`,
    nobody: 'Hier hat noch niemand Einfluss.',
    ranks: ['Erster', 'Zweiter', 'Dritter'],
    points: (n) => `${n} Punkte`,
    award: 'Wäre jetzt Schluss: Wer bekommt 10, 5 und 2 Punkte',
    stack: 'Auf einem Feld liegt der unterste Stein vorn.',
  },
  nunRow: {
    title: 'Die Nonnen',
    hint: 'so viele Ratten darf man behalten',
    card: (n) => `Karte ${n} der Nonnenreihe`,
    unseen: 'verdeckt',
    seenBy: (names) => `gesehen von ${names}`,
    you: 'dir',
    certain: (n) => (n === 1 ? 'Nonne sicher' : 'Nonnen sicher'),
    certainWhole: (n) => `Mindestens ${count(n, 'Nonne', 'Nonnen')} sicher.`,
    exactly: (n) => (n === 1 ? 'Nonne' : 'Nonnen'),
    choose: (n) => `Karte ${n} ansehen`,
  },
  survival: {
    title: 'Wäre jetzt Schluss',
    over: 'Die Pest',
    survive: (percent) => ['Du überlebst die Pest in ', `${percent} %`, ' der Fälle, soweit du es wissen kannst.'],
    sure: 'Du überlebst die Pest, was auch immer dort liegt.',
    lost: 'Die Pest tötet dich, was auch immer dort liegt.',
    rats: (rats, seen) =>
      `${count(rats, 'Ratte', 'Ratten')} gegen die Nonnen von fünf Karten, ` +
      `${seen === 0 ? 'keine davon' : `${inWords(seen)} davon`} gesehen.`,
    bar: (percent) => `Chance zu überleben: ${percent} %`,
    one: (n) => `Mit einer Ratte weniger: ${n} %.`,
    spectator: 'Wie viele Ratten jemand hat, weiß nur er selbst.',
  },
  hand: {
    title: 'Deine Hand',
    of: (name) => `Hand von ${name}`,
    empty: 'Keine Karten auf der Hand.',
    card: (what, nth, of) => (of > 1 ? `${what}, ${nth} von ${of}` : what),
    picked: 'gewählt',
    pick: 'kann gewählt werden',
    nuns: (n) => nuns(n),
    played: (what) => `Bei deinem Gebäude: ${what}`,
    help: 'Pfeiltasten gehen von Karte zu Karte, Eingabe wählt oder legt zurück.',
    count: (n) => `${count(n, 'Karte', 'Karten')} auf der Hand`,
  },
  stock: {
    title: 'Vorräte und Stapel',
    deck: 'Stapel',
    pile: 'Ablage',
    buildings: 'Gebäude übrig',
    tokens: 'Marken',
    left: (what, n) => `${what}: noch ${n}`,
    piles: 'Karten und Stapel',
    buildingsTitle: 'Gebäude',
  },
  piles: {
    title: 'Karten und Stapel',
    pile: 'Ablage',
    pileHint: 'Offen für alle. Ist der Stapel leer, wird sie zu einem neuen gemischt.',
    empty: 'Seit dem letzten Mischen ist nichts abgelegt worden.',
    nuns: 'Nonnen',
    class: 'Klasse',
    total: 'Alle',
    stocks: 'Ausgelegt',
    decks: 'Stapel, verdeckt',
    population: 'Bevölkerungskarten',
    buildingDeck: 'Kommende Gebäude',
    replacement: 'Ersatzstapel',
    tokens: 'Siegpunktplättchen',
    each: 'Jede Klasse hat 14 Karten: 4 ohne Nonne, je 2 mit 1, 2 und 3 und 4 mit 4 Nonnen.',
  },
  built: {
    title: 'Gebäude des Spiels',
    hint: 'Gebäudekarten, die in einer Reihe lagen, sind aus dem Spiel. Die übrigen liegen in den zwei Stapeln.',
    building: 'Gebäude',
    inGame: 'Im Spiel',
    used: 'Benutzt',
    row: 'In der Reihe',
    left: 'Noch verborgen',
    under: 'Unter den Ersatzstapel gelegt',
    unknown: 'nicht bekannt',
    does: 'Was es bewirkt',
    none: 'keine',
  },
  help: {
    title: 'Hilfe',
    rules: 'Die Regeln lesen',
    keys: 'Tasten',
    on: 'Tastenkürzel verwenden',
    guide: 'Einen Zug zeigen lassen',
    guideHint: 'Ein paar Schritte an einem echten Tisch. Du kannst jederzeit aufhören.',
    rows: {
      numbers: 'eine Antwort oder eine Handkarte wählen',
      arrows: 'von Karte zu Karte, von Antwort zu Antwort gehen',
      enter: 'wählen; außerhalb von Knöpfen: das Gewählte spielen oder geben',
      back: 'die letzte Karte zurücklegen, einen Schritt zurücknehmen',
      drag: 'eine Karte auf ein Gebäude: sie wählen',
      dragKey: 'Ziehen',
      escape: 'Fenster schließen, Animation überspringen',
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
      buildings: 'Gebäude des Spiels',
      back: 'einen Schritt zurücknehmen',
    },
  },
  tools: { title: 'Werkzeuge', piles: 'Karten', buildings: 'Gebäude', help: 'Hilfe' },
  ask: {
    supply: ['Wähle deinen Nachschub.', 'Du führst die Zeichen eines Gebäudes aus. Für später bindet dich das nicht.'],
    look: ['Sieh eine Karte der Nonnenreihe an.', 'Nur du siehst sie.'],
    enter: ['Betritt ein Gebäude.', 'Danach spielst du dort Karten. Bei Gleichstand zählt, wer zuerst da war.'],
    'play-card': ['Spiele Karten verdeckt aus.', ''],
    'sword-victim': [
      'Wer gibt dir Karten?',
      'Sie haben hier gleich wenige Schwerter. Wen du wählst, der gibt die Hälfte seiner Hand.',
    ],
    'sword-give': ['Gib Karten ab.', ''],
    'flute-victim': ['Wer bekommt eine Ratte von dir?', 'Sie haben hier gleich wenige Flöten.'],
    action: ['Das Gebäude nutzen?', ''],
    'hospital-card': ['Lege Karten ab, mit je einer Ratte.', ''],
    'tower-give': ['Gib Karten an den Wachturm.', ''],
  },
  playAt: (building) => `Spiele Karten verdeckt aus: ${building}.`,
  playHint: (cls) =>
    'Wähle Karten aus deiner Hand. Bevölkerungskarten und Joker bringen je einen Einfluss, andere Klassen als ' +
    `${cls} je eine ` +
    'Ratte.',
  lookLeft: (n) => (n > 1 ? `Du darfst ${inWords(n)} ansehen, eine nach der anderen.` : ''),
  giveTo: (n, name) => `Gib ${n === 1 ? 'eine Karte' : `${inWords(n)} Karten`} ab; sie gehen an: ${name}.`,
  giveHint: 'Welche du willst; nur ihr beide wisst, welche es sind.',
  hospital: (n) => `Bis zu ${inWords(n)}: Mit jeder Karte geht eine Ratte.`,
  useIt: (building) => `Nutzen? ${building}`,
  chosen: (n, what) => `${Upper(inWords(n))} gewählt: ${what}.`,
  noneChosen: 'Noch keine gewählt.',
  owed: (n) => `Noch ${inWords(n)}.`,
  ready: 'Das sind alle.',
  playOnTurn: {
    play: (n) => (n === 0 ? 'Keine spielen' : n === 1 ? 'Diese spielen' : `Diese ${inWords(n)} spielen`),
    give: (n) => (n === 1 ? 'Diese geben' : `Diese ${inWords(n)} geben`),
    discard: (n) => (n === 0 ? 'Keine ablegen' : n === 1 ? 'Diese ablegen' : `Diese ${inWords(n)} ablegen`),
    none: 'Keine spielen',
    putBack: (what) => `Zurücklegen: ${what}`,
  },
  options: {
    pass: 'Pass spielen: am Ende der Schlange warten',
    perform: 'Ja',
    decline: 'Nein, lieber nicht',
    done: 'Fertig',
    stop: 'Genug',
    nun: (n) => `Karte ${n}`,
    nunSeen: (n, what) => `Karte ${n} (${what})`,
  },
  refused: 'Das kann jetzt nicht gewählt werden.',
  end: {
    won: (name, you) => (you ? 'Du hast gewonnen.' : `${name} hat gewonnen.`),
    shared: (names) => `Den Sieg teilen sich ${listed(names)}.`,
    nobody: 'Die Pest hat alle getötet: Niemand gewinnt.',
    summary: (n) =>
      `In der Reihe ${n === 1 ? 'betete eine Nonne' : `beteten ${inWords(n)} Nonnen`}. Wer mehr Ratten behielt, ` +
      'ist tot.',
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
    ratsAgainst: (rats, all) => `${count(rats, 'Ratte', 'Ratten')} gegen ${count(all, 'Nonne', 'Nonnen')}`,
    fewest: 'Alle hatten zu viele Ratten; nach der Hausregel zählen die mit den wenigsten als Überlebende.',
    tie: (names) => `${listed(names)} haben gleich viele Punkte: Weniger Ratten entscheiden.`,
    reckoning: 'Die Abrechnung',
    nobodyHere: 'Die Punkte der Toten bekommt niemand.',
    held: (n) => `auf ${n}`,
    look: 'Den Tisch ansehen',
  },
  drop: 'Hier loslassen',
  events: cartusLogDe,
};
