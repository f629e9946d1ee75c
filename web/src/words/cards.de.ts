import type { CardWords } from './cards.en';
import { reasonOf } from './reasons';
import { dative, few, has, inWords, is, list, one, percent, upper, verb } from './grammar.de';
import { accusative, dativeOf, place, route, towards, within } from './nouns.de';
import { toldDe } from './told.de';

export const cardsDe: CardWords = {
  cards: {
    baker: { name: 'Bäcker', short: 'Sammle Bürger auf dieser Karte. Wer sie nimmt, siedelt alle an.' },
    serf: {
      name: 'Leib\u00adeigener',
      short: 'Siedle für jedes Plättchen, das andere tötet, einen Bürger in der Pest\u00adregion an.',
    },
    nun: { name: 'Nonne', short: 'Stelle die drei Nonnen auf: Jede hebt die Grenzen in ihrer Region um eins.' },
    bishop: { name: 'Bischof', short: 'Stelle einen Bischof auf: In seine Region kommt kein Ratten\u00adplättchen.' },
    courier: { name: 'Bote', short: 'Tausche zwei Bürger verschiedener Spieler aus zwei beliebigen Regionen.' },
    mayor: {
      name: 'Bürger\u00admeister',
      short: 'Statt zu siedeln: je ein Bürger in jede Region, in der du allein führst.',
    },
    wizard: { name: 'Zauberer', short: 'Gib einem deiner Bürger einen Trank; der kann ihn später retten.' },
    'pied-piper': {
      name: 'Ratten\u00adfänger',
      short: 'Versetze einen Bürger in eine Nachbar\u00adregion; die Ratten folgen.',
    },
    emperor: { name: 'Kaiser', short: 'Baue die drei Mauern: Über eine Mauer kommt nichts.' },
    queen: { name: 'Königin', short: 'Ist dein Land das größte, siedle zwei Bürger mehr an.' },
    soldier: { name: 'Soldat', short: 'Führe die Pest weiter; sie darf ein Ratten\u00adplättchen mehr ausbreiten.' },
    crusader: {
      name: 'Kreuz\u00adritter',
      short: 'Führe die Pest weiter; decke alle Plättchen auf und bestimme ihre Reihenfolge.',
    },
    astronomer: { name: 'Astronom', short: 'Ziehe drei Regions\u00adkarten und behalte eine.' },
    explorer: {
      name: 'Entdecker',
      short: 'Decke drei Regions\u00adkarten auf; siedle einen Bürger in einer der Regionen an.',
    },
    caravanner: {
      name: 'Karawanen\u00adführer',
      short: 'Ziehe die Karawane zwei Regionen weit; wer unterwegs führt, siedelt.',
    },
    sultan: { name: 'Sultan', short: 'Mache einen deiner Bürger zum Gesandten; er bringt am Ende Punkte.' },
    student: { name: 'Student', short: 'Siedle einen Bürger an, wo eine Universität steht.' },
    professor: { name: 'Professor', short: 'Sieh die nächsten vier Ereignisse an und ordne sie neu.' },
    'royal-librarian': {
      name: 'Königlicher Biblio\u00adthekar',
      short: 'Versetze die grüne Universität in eine andere Region.',
    },
    inquisitor: {
      name: 'Inquisitor',
      short: 'Führe die Pest weiter; tötet sie drei Bürger anderer, sperre eine Karte.',
    },
    philosopher: { name: 'Philosoph', short: 'Solange du ihn hast, kann dir niemand eine andere Karte nehmen.' },
    alchemist: {
      name: 'Alchemist',
      short: 'Leihe jeden zweiten Zug ein unbenutztes Ausbau\u00adplättchen der Stufe III.',
    },
    'guild-master': { name: 'Zunft\u00admeister', short: 'Stelle einen Bürger auf die Zunfttafel.' },
    'inn-keeper': { name: 'Wirt', short: 'Stelle einen Bürger in eine Stadt.' },
    boccaccio: { name: 'Boccaccio', short: 'Tötet die Pest Bürger anderer, rette einen deiner Bürger neben ihr.' },
    judge: { name: 'Richter', short: 'Nimm einen Bürger zurück und rette einen anderen aus derselben Region.' },
    jester: { name: 'Narr', short: 'Ziele und lass zwei Bürger auf den Plan fallen; der Zufall streut sie.' },
  },
  prompts: {
    'D-PICK-CITIZEN': ['Welcher Bürger?', 'Sie tragen Verschiedenes.'],
    'D-LOSS': ['Wie trägst du den Verlust?', 'Ein abgegebener Trank rettet den Bürger, der ihn hat.'],
    'D-FINAL-RAVAGE': ['Die Region heimsuchen?', 'Die Pest ist angekommen. Ob sie heimsucht, entscheidest du.'],
    'D-CRUSADER-NEXT': [
      'Welches Plättchen kommt als Nächstes?',
      'Die offenen Plättchen treffen eines nach dem anderen.',
    ],
    'D-CARAVAN-START': [
      'Wo beginnt die Karawane?',
      'In einer beliebigen Region. Der Karawanenführer zieht sie weiter.',
    ],
    'D-CARAVAN-1': ['Wohin zieht die Karawane zuerst?', 'Von dort zieht sie weiter, aber nie geradewegs zurück.'],
    'D-CARAVAN-2': ['Und dann?', 'Nicht dorthin zurück, woher sie kam.'],
    'D-CARAVAN-PLACE': ['Einen Bürger ansiedeln, wo die Karawane war?', 'Du hast dort die meisten Bürger.'],
    'D-SULTAN-REGION': ['Wo wird ein Bürger zum Gesandten?', 'Die meisten Gesandten bringen am Ende Punkte.'],
    'D-BAKER-PLACE': ['Wohin kommen die Bürger vom Bäcker?', 'Alle in eine Region deiner Wahl.'],
    'D-SERF': [
      'In der Pestregion ansiedeln?',
      'Das Plättchen hat Bürger anderer getötet. Das nächste kann deine treffen.',
    ],
    'D-NUN': ['Wohin kommt eine Nonne?', 'Sie hebt dort die Grenzen: Ein Ausbruch wird unwahrscheinlicher.'],
    'D-BISHOP': ['Welchen Bischof versetzen?', 'Beide sind schon auf dem Plan.'],
    'D-BISHOP-TO': ['Wohin kommt der Bischof?', 'In seine Region kommt kein Rattenplättchen. Was dort liegt, bleibt.'],
    'D-COURIER-1': [
      'Einen Bürger aus welcher Region tauschen?',
      'Zwei Bürger verschiedener Spieler tauschen den Platz.',
    ],
    'D-COURIER-WHO-1': ['Wessen Bürger?', ''],
    'D-COURIER-2': ['Gegen einen aus welcher Region?', 'Entfernung, Mauern und Ratten spielen keine Rolle.'],
    'D-COURIER-WHO-2': ['Wessen Bürger im Tausch?', 'Der eines anderen Spielers.'],
    'D-MAYOR': ['Wo siedelst du einen Bürger an?', 'Je einen, wo du mehr hast als alle anderen.'],
    'D-MAYOR-EXTRA': [
      'Wohin kommt der weitere Bürger?',
      'In eine Region, in der du mit dem Bürgermeister siedeln konntest.',
    ],
    'D-FINAL-MAYOR': ['Wo siedelst du einen Bürger an?', 'In einer Region, in der du mehr hast als alle anderen.'],
    'D-WIZARD-REGION': ['Wo bekommt ein Bürger einen Trank?', 'Ein abgegebener Trank rettet den Bürger, der ihn hat.'],
    'D-PIPER-FROM': ['Von wo zieht ein Bürger?', 'Die Ratten dort folgen ihm.'],
    'D-PIPER-TO': ['Wohin ziehen Bürger und Ratten?', 'So viele Ratten folgen, wie Platz finden.'],
    'D-WALL': ['Wohin kommt eine Mauer?', 'Wähle eine Landgrenze oder einen Seeweg. Nichts kommt mehr hinüber.'],
    'D-FINAL-QUEEN': ['Wo siedelst du Bürger an?', 'Alle kommen in dieselbe Region.'],
    'D-SOLDIER-REGION': ['Wohin kommt ein Rattenplättchen?', 'Neben die Pest, die bleibt.'],
    'D-CRUSADER': [
      'Alle Plättchen auf einmal aufdecken?',
      'Dann wählst du ihre Reihenfolge, und keines bleibt liegen.',
    ],
    'D-BLOCK': ['Eine Klassenkarte sperren?', 'Bis zum Ende des nächsten Zuges ihres Besitzers ist sie nicht nutzbar.'],
    'D-BOCCACCIO': ['Einen Bürger neben der Pest retten?', 'Er kommt in die Zuflucht.'],
    'D-JUDGE-REGION': ['Von wo nimmst du einen Bürger zurück?', 'Danach darf ein anderer von dort in die Zuflucht.'],
    'D-JUDGE-HAVEN': ['Einen anderen in die Zuflucht bringen?', ''],
    'D-JESTER-PLACE': ['Worauf zielst du?', 'Bis zu zwei Bürger fallen. Der Zufall streut sie um das Ziel.'],
    'D-JESTER-POINT': ['Auf welchen Punkt zielst du?', 'Die Tafel ist ein kleines Abbild des Plans.'],
    'D-JESTER-LAND': ['Wo bleibt dieser Bürger?', 'Er berührt mehr als einen Ort: Du entscheidest.'],
    'D-JESTER-PUSH': ['Wohin kommt der gestoßene Bürger?', 'Er berührt mehr als einen Ort: Du entscheidest.'],
  },
  answers: {
    'D-SERF': { none: 'Nein' },
    'D-SPREAD': { none: 'Keine Ratten mehr' },
    'D-CRUSADER': { yes: 'Ja, alle auf einmal', no: 'Nein, eines nach dem anderen' },
    'D-BLOCK': { none: 'Keine sperren' },
    'D-BOCCACCIO': { none: 'Niemanden' },
    'D-JUDGE-HAVEN': { none: 'Niemanden', citizen: 'Ein Bürger' },
    'D-CARAVAN-PLACE': { none: 'Nein' },
    'D-MAYOR': { finish: 'Das genügt' },
  },
  options: {
    citizen: 'Ein Bürger',
    diplomat: 'Ein Gesandter',
    remove: 'Einen Bürger verlieren',
    potion: 'Stattdessen einen Trank abgeben',
    edge: (a, b) => `${a} – ${b}`,
    seat: (name) => name,
    card: (card, holder) => (holder ? `${card} von ${dative(holder)}` : card),
    haven: 'Die Zuflucht',
    cell: (column, row) => `Spalte ${column + 1}, Zeile ${row + 1}`,
    increaseBy: (card) => `Mit ${dativeOf(card)} siedeln`,
    citizenWith: ({ potions, diplomat }) =>
      (diplomat ? 'Ein Gesandter' : 'Ein Bürger') +
      (potions > 0 ? ` mit ${one(potions, 'Trank', 'Tränken')}` : diplomat ? '' : ' ohne Trank'),
    lose: (what) => `Verlieren: ${what}`,
    give: { potions: (what) => `Trank abgeben: ${what} bleibt` },
  },
  events: {
    'caravan-moved': (n) =>
      n.from ? `${has(n.who)} die Karawane ${route(n.from, n.to)} gezogen.` : `Die Karawane beginnt ${within(n.to)}.`,
    'diplomat-made': (n) => `${has(n.who)} einen Bürger ${within(n.region)} zum Gesandten gemacht.`,
    'potion-given': (n) => `${has(n.who)} einen Trank abgegeben und einen Bürger ${within(n.region)} gerettet.`,
    ...toldDe,
  },
  pieces: {
    here: {
      nuns: (n, _, raise) =>
        `${upper(few(n, 'eine Nonne', 'Nonnen'))}: Die Grenzen sind hier um ` +
        `${raise === 1 ? 'eins' : inWords(raise)} höher.`,
      bishops: () => 'Ein Bischof: Kein Rattenplättchen kommt herein.',
      walls: (n, others) =>
        `${n === 1 ? 'Eine Mauer' : 'Mauern'} ${list(others.map(towards))}: Dort kommt nichts hinüber.`,
      caravan: () => 'Hier ist die Karawane.',
      green_university: () => 'Die grüne Universität steht hier.',
      white_university: () => 'Die weiße Universität steht hier.',
      university_tokens: () => 'Ein Universitätsplättchen: Noch darf keine Universität hierher zurück.',
    },
    short: {
      nuns: (n) => one(n, 'Nonne', 'Nonnen'),
      bishops: () => 'Bischof',
      walls: (_, others) => `Mauer ${list(others.map(towards))}`,
      caravan: () => 'Karawane',
      green_university: () => 'grüne Universität',
      white_university: () => 'weiße Universität',
      university_tokens: () => 'Universitätsplättchen',
    },
    carried: {
      potions: (n) => `mit ${one(n, 'Trank', 'Tränken')}`,
      diplomat: (n) => `mit ${n} Gesandten`,
    },
    onCard: (n, name) =>
      `Mit ${few(n, 'einem Bürger', 'Bürgern', 'keinem Bürger')} von ${dative(name)}: ` +
      `${n === 1 ? 'Er kommt' : 'Sie kommen'} in eine Region, wenn die Karte genommen wird.`,
    blocked:
      'Gesperrt: Bis zum Ende des nächsten Zuges ihres Besitzers bewirkt sie nichts. Ihre Klasse wird weiter ' +
      'getroffen.',
  },
  reasons: {
    turnOf: (who) => `${is(who)} am Zug.`,
    bakerTaken: (n, owner) =>
      `Du hast den Bäcker mit ${few(n, 'einem Bürger', 'Bürgern', 'keinem Bürger')} von ${dative(owner)} genommen. ` +
      `Du bestimmst, wohin ${n === 1 ? 'er kommt' : 'sie kommen'}.`,
    bakerEnd: (n, owner) =>
      'Du sitzt links vom Besitzer des Bäckers: Vor der letzten Heimsuchung siedelst du ' +
      `${few(n, 'einen Bürger', 'Bürger', 'keinen Bürger')} von ${dative(owner)} an.`,
    loss: (n, region) =>
      `Der Ausbruch${region ? ` ${within(region)}` : ''} kostet dich ` +
      `${few(n, 'einen Bürger', 'Bürger', 'keinen Bürger')}.`,
    caravan: (who, region) =>
      `${has(who)} die Karawane durch ${place(region)} gezogen` +
      `${verb(who, '.', ', und du hast dort die meisten Bürger.')}`,
    nth: (i, n) => `${i} von ${n}.`,
    among: (region) => `Einer von denen ${within(region)}.`,
    blockWhom: 'Deine Pest hat genug Bürger anderer getötet.',
  },
  theHaven: 'die Zuflucht',
  reasonOf,
  passing: 'Du passt.',
  notAgain: 'Diesen Zug nicht fragen',
  notAgainHint: 'Bis zum nächsten Zug wirst du das nicht mehr gefragt.',
  aims: { 'D-BLOCK': (card) => `${upper(accusative(card))} sperren` },
  chart: {
    title: 'Tafel für den Wurf',
    hint: 'Wähle das Feld, auf das du zielst: mit Klick, Finger oder Pfeiltasten.',
    aim: (name) => `Ziel: ${name}`,
    touches: (name, n) => `${name} ${percent(n)}`,
    lost: (n) => `fällt ins Meer ${percent(n)}`,
    each: 'Chancen für jeden Bürger:',
    drop: 'Hier fallen lassen',
    best: 'Bester Punkt',
    cell: (column, row) => `Spalte ${column + 1}, Zeile ${row + 1}`,
    fell: 'Wo sie hinfielen',
    sea: 'das Meer',
  },
};
