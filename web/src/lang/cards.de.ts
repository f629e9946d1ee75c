import type { CardWords } from './cards.en';
import { reasonOf } from '../board/reasons';
import { toldDe } from './told.de';

const count = (n: number, word: string, more: string) => `${n} ${n === 1 ? word : more}`;
const by = (who: string) => (who === 'Du' ? 'dir' : who);
const has = (who: string) => (who === 'Du' ? 'Du hast' : `${who} hat`);

export const cardsDe: CardWords = {
  cards: {
    baker: { name: 'Bäcker', short: 'Sammle Bürger auf dieser Karte; wer sie nimmt, siedelt alle an.' },
    serf: {
      name: 'Leib\u00adeigener',
      short: 'Je Plättchen, das andere tötet: ein Bürger mehr in der Pest\u00adregion.',
    },
    nun: { name: 'Nonne', short: 'Stelle die drei Nonnen: Jede hebt die Grenze ihrer Region um eins.' },
    bishop: { name: 'Bischof', short: 'Stelle einen Bischof: In seine Region kommen keine Ratten.' },
    courier: { name: 'Bote', short: 'Tausche zwei Bürger verschiedener Spieler, wo sie auch stehen.' },
    mayor: { name: 'Bürger\u00admeister', short: 'Statt einer Region: je ein Bürger, wo du vorn liegst.' },
    wizard: { name: 'Zauberer', short: 'Gib einem deiner Bürger einen Trank: Er rettet ihm das Leben.' },
    'pied-piper': { name: 'Ratten\u00adfänger', short: 'Versetze einen Bürger nach nebenan; die Ratten folgen.' },
    emperor: { name: 'Kaiser', short: 'Baue die drei Mauern: Über eine Grenze mit Mauer kommt nichts.' },
    queen: { name: 'Königin', short: 'Ist dein Land das größte, siedle zwei Bürger mehr an.' },
    soldier: { name: 'Soldat', short: 'Führe die Pest weiter; sie kann ein Ratten\u00adplättchen mehr legen.' },
    crusader: {
      name: 'Kreuz\u00adritter',
      short: 'Führe die Pest weiter; du darfst alle Plättchen aufdecken und ordnen.',
    },
    astronomer: { name: 'Astronom', short: 'Ziehe drei Regions\u00adkarten und behalte eine.' },
    explorer: { name: 'Entdecker', short: 'Zeige drei Regions\u00adkarten; siedle einen Bürger in einer davon an.' },
    caravanner: { name: 'Karawanen\u00adführer', short: 'Die Karawane zieht zweimal; wer dort vorn liegt, siedelt.' },
    sultan: { name: 'Sultan', short: 'Mache einen Bürger zum Gesandten; er bringt am Ende Punkte.' },
    student: { name: 'Student', short: 'Siedle einen Bürger an, wo eine Universität steht.' },
    professor: { name: 'Professor', short: 'Sieh die nächsten vier Ereignisse an und ordne sie.' },
    'royal-librarian': {
      name: 'Königlicher Biblio\u00adthekar',
      short: 'Versetze die grüne Universität in eine andere Region.',
    },
    inquisitor: { name: 'Inquisitor', short: 'Führe die Pest weiter; tötet sie drei andere, sperre eine Karte.' },
    philosopher: { name: 'Philosoph', short: 'Solange du ihn hast, nimmt dir niemand eine andere Karte.' },
    alchemist: {
      name: 'Alchemist',
      short: 'Verbessere jeden zweiten Zug eine Karte um ein Plättchen der dritten Stufe.',
    },
    'guild-master': { name: 'Zunft\u00admeister', short: 'Stelle einen Bürger auf die Zunfttafel.' },
    'inn-keeper': { name: 'Wirt', short: 'Stelle einen Bürger in eine Stadt.' },
    boccaccio: { name: 'Boccaccio', short: 'Tötet die Pest andere, rette einen Bürger aus der Nachbar\u00adschaft.' },
    judge: { name: 'Richter', short: 'Nimm einen Bürger zurück und rette dort einen anderen.' },
    jester: { name: 'Narr', short: 'Ziele und lass zwei Bürger auf die Karte fallen; der Zufall streut sie.' },
  },
  prompts: {
    'D-PICK-CITIZEN': ['Welcher Bürger?', 'Sie tragen Verschiedenes; sag, welchen du meinst.'],
    'D-LOSS': ['Wie trägst du den Verlust?', 'Ein abgegebener Trank rettet den Bürger, der ihn hat.'],
    'D-FINAL-RAVAGE': ['Die Region heimsuchen?', 'Die Pest ist da; deine Karten können zuschlagen oder ruhen.'],
    'D-CRUSADER-NEXT': ['Welches Plättchen ist das nächste?', 'Die offenen werden eines nach dem anderen abgehandelt.'],
    'D-CARAVAN-START': [
      'Wo beginnt die Karawane?',
      'In einer beliebigen Region; wer den Karawanenführer hat, führt sie weiter.',
    ],
    'D-CARAVAN-1': ['Wohin zieht die Karawane zuerst?', 'Sie geht zwei Regionen weit und nie geradewegs zurück.'],
    'D-CARAVAN-2': ['Und weiter wohin?', 'Dort bleibt sie, bis sie weitergeführt wird.'],
    'D-CARAVAN-PLACE': ['Die Karawane war da: einen Bürger ansiedeln?', 'Du hast dort die meisten Bürger.'],
    'D-SULTAN-REGION': ['Wo wird ein Bürger zum Gesandten?', 'Die meisten Gesandten bringen am Ende Punkte.'],
    'D-BAKER-PLACE': ['Wohin kommen die Bürger vom Bäcker?', 'Alle in eine Region deiner Wahl.'],
    'D-SERF': [
      'Dort einen deiner Bürger ansiedeln?',
      'Das Plättchen hat andere getötet, und du hast den Leibeigenen. Das nächste kann ihn noch treffen.',
    ],
    'D-NUN': ['Wohin kommt eine Nonne?', 'Sie hebt dort die Grenze um eins: Zu einem Ausbruch braucht es mehr Bürger.'],
    'D-BISHOP': ['Welcher Bischof bricht auf?', 'Beide stehen auf dem Plan; einer zieht.'],
    'D-BISHOP-TO': [
      'Wohin kommt der Bischof?',
      'In seine Region kommt kein Rattenplättchen. Die dort liegen, bleiben.',
    ],
    'D-COURIER-1': [
      'Einen Bürger aus welcher Region tauschen?',
      'Zwei Bürger verschiedener Spieler wechseln die Plätze.',
    ],
    'D-COURIER-WHO-1': ['Wessen Bürger?', ''],
    'D-COURIER-2': ['Und einen aus welcher anderen Region?', 'Nah oder fern; Mauern und Ratten spielen keine Rolle.'],
    'D-COURIER-WHO-2': ['Wessen Bürger kommt dafür?', 'Einer von einem anderen Spieler.'],
    'D-MAYOR': [
      'Siedle einen Bürger an, wo du vorn liegst.',
      'Je einen in jeder Region, in der du mehr hast als jeder andere.',
    ],
    'D-MAYOR-EXTRA': ['Wohin kommt der weitere Bürger?', 'In eine Region, in der du zu Beginn vorn lagst.'],
    'D-FINAL-MAYOR': [
      'Siedle einen Bürger an, wo du vorn liegst.',
      'In einer Region, in der du mehr hast als jeder andere.',
    ],
    'D-WIZARD-REGION': ['Wo bekommt ein Bürger einen Trank?', 'Ein hergegebener Trank rettet den Bürger, der ihn hat.'],
    'D-PIPER-FROM': ['Von wo bricht der Rattenfänger auf?', 'Einer deiner Bürger geht, und die Ratten dort folgen.'],
    'D-PIPER-TO': ['Wohin gehen er und die Ratten?', 'So viele Ratten folgen, wie dort Platz finden.'],
    'D-WALL': ['Wohin kommt eine Mauer?', 'Wähle eine Grenze oder einen Seeweg. Dann kommt dort nichts mehr hinüber.'],
    'D-FINAL-QUEEN': ['Wo siedelst du zwei Bürger an?', 'Dein Land ist das größte: Beide kommen in eine Region.'],
    'D-SOLDIER-REGION': ['Wohin mit einem Rattenplättchen?', 'Neben die Pest; sie selbst bleibt.'],
    'D-CRUSADER': [
      'Alle Plättchen auf einmal aufdecken?',
      'Dann wählst du, in welcher Folge sie treffen, und keines bleibt.',
    ],
    'D-BLOCK': ['Eine Klassenkarte sperren?', 'Wer sie hat, kann sie bis zum Ende seines nächsten Zuges nicht nutzen.'],
    'D-BOCCACCIO': ['Einen Bürger neben der Pest retten?', 'Er kommt in die Zuflucht.'],
    'D-JUDGE-REGION': [
      'Aus welcher Region nimmst du einen Bürger zurück?',
      'Danach darf ein anderer von dort in die Zuflucht.',
    ],
    'D-JUDGE-HAVEN': ['Einen anderen in die Zuflucht bringen?', ''],
    'D-JESTER-PLACE': ['Worauf zielst du?', 'Zwei Bürger fallen. Der Zufall streut sie um das Ziel.'],
    'D-JESTER-POINT': ['Auf welchen Punkt zielst du?', 'Die Tafel ist eine kleine Karte des Spieltischs.'],
    'D-JESTER-LAND': ['Wo bleibt dieser?', 'Er ist auf eine Grenze gefallen: Du entscheidest.'],
    'D-JESTER-PUSH': ['Wo ist der Gestoßene?', 'Er liegt auf einer Grenze: Du entscheidest.'],
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
    potion: 'Stattdessen einen Trank hergeben',
    edge: (a, b) => `${a} – ${b}`,
    seat: (name) => name,
    card: (card, holder) => (holder ? `${card} (bei ${by(holder)})` : card),
    haven: 'Die Zuflucht',
    cell: (column, row) => `Spalte ${column + 1}, Zeile ${row + 1}`,
    increaseBy: (card) => `Siedeln durch: ${card}`,
    citizenWith: ({ potions, diplomat }) =>
      (diplomat ? 'Ein Gesandter' : 'Ein Bürger') +
      (potions > 0 ? ` mit ${count(potions, 'Trank', 'Tränken')}` : diplomat ? '' : ' ohne Trank'),
    lose: (what) => `Verlieren: ${what}`,
    give: { potions: (what) => `Trank hergeben: ${what} bleibt` },
  },
  events: {
    'caravan-moved': (n) =>
      n.from ? `${has(n.who)} die Karawane geführt: ${n.from} → ${n.to}.` : `Die Karawane wartet in ${n.to}.`,
    'diplomat-made': (n) => `${has(n.who)} einen Bürger in ${n.region} zum Gesandten gemacht.`,
    'potion-given': (n) => `${has(n.who)} einen Trank hergegeben; ein Bürger in ${n.region} lebt weiter.`,
    ...toldDe,
  },
  pieces: {
    here: {
      nuns: (n) =>
        n === 1 ? 'Eine Nonne: Die Grenze ist hier um eins höher.' : `${n} Nonnen: Die Grenze ist hier um ${n} höher.`,
      bishops: () => 'Ein Bischof: Kein Rattenplättchen kommt herein.',
      walls: (n, others) =>
        `${n === 1 ? 'Eine Mauer' : 'Mauern'} zu ${others.join(' und ')}: Dort kommt nichts hinüber.`,
      caravan: () => 'Hier ist die Karawane.',
      green_university: () => 'Die grüne Universität steht hier.',
      white_university: () => 'Die weiße Universität steht hier.',
      university_tokens: () => 'Hier liegt ein Universitätsplättchen: Noch kommt keine Universität zurück.',
    },
    short: {
      nuns: (n) => count(n, 'Nonne', 'Nonnen'),
      bishops: () => 'Bischof',
      walls: (_, others) => `Mauer zu ${others.join(' und ')}`,
      caravan: () => 'die Karawane',
      green_university: () => 'die grüne Universität',
      white_university: () => 'die weiße Universität',
      university_tokens: () => 'ein Universitätsplättchen',
    },
    carried: {
      potions: (n) => `mit ${count(n, 'Trank', 'Tränken')}`,
      diplomat: (n) => (n === 1 ? 'mit einem Gesandten' : `mit ${n} Gesandten`),
    },
    onCard: (n, name) =>
      `${count(n, 'Bürger', 'Bürger')} darauf, von ${by(name)}: Wer die Karte nimmt, siedelt sie an.`,
    blocked:
      'Gesperrt: Sie gibt nichts, bis zum Ende des nächsten Zuges dessen, der sie hat. Ihre Klasse wird weiter ' +
      'getroffen.',
  },
  reasons: {
    turnOf: (who) => (who === 'Du' ? 'Du bist am Zug.' : `${who} ist am Zug.`),
    bakerTaken: (n, owner) =>
      `Du nimmst den Bäcker: ${count(n, 'Bürger', 'Bürger')} von ${by(owner)} ${n === 1 ? 'liegt' : 'liegen'} ` +
      'auf der Karte. Du sagst, wohin.',
    bakerEnd: (n, owner) =>
      'Vor der letzten Heimsuchung setzt, wer links vom Besitzer des Bäckers sitzt, die ' +
      `${count(n, 'Bürger', 'Bürger')} von ${by(owner)} ein: Das bist du.`,
    loss: (n, region) => `Der Ausbruch${region ? ` in ${region}` : ''} nimmt dir ${count(n, 'Bürger', 'Bürger')}.`,
    caravan: (who, region) =>
      who === 'Du'
        ? `Du hast die Karawane durch ${region} geführt.`
        : `${who} hat die Karawane durch ${region} geführt, und du hast dort die meisten Bürger.`,
    nth: (i, n) => `${i} von ${n}.`,
    among: (region) => `Einer von denen in ${region}.`,
    blockWhom: 'Drei oder mehr Bürger anderer sind durch die Pest gestorben, die du geführt hast.',
  },
  theHaven: 'die Zuflucht',
  reasonOf,
  passing: 'Du lässt es geschehen.',
  notAgain: 'In diesem Zug nicht mehr',
  notAgainHint: 'Bis zum nächsten Zug wirst du das nicht mehr gefragt.',
  aims: { 'D-BLOCK': (card) => `Sperren: ${card}` },
  chart: {
    title: 'Tafel für den Wurf',
    hint: 'Wähle das Zielfeld: mit Klick, Finger oder Pfeiltasten.',
    aim: (place) => `Ziel: ${place}`,
    touches: (place, percent) => `${place} ${percent} %`,
    lost: (percent) => `fällt ins Meer ${percent} %`,
    each: 'Jeder der beiden berührt:',
    drop: 'Hier fallen lassen',
    best: 'Bester Punkt',
    cell: (column, row) => `Spalte ${column + 1}, Zeile ${row + 1}`,
    fell: 'Wo sie hinfielen',
    sea: 'das Meer',
  },
};
