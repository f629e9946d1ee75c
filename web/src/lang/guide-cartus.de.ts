import type { CartusGuideNames, CartusGuideWords } from './guide-cartus.en';

const cards = (n: number) => (n === 1 ? 'eine Karte' : `${n} Karten`);
const rats = (n: number) => (n === 1 ? 'eine Ratte' : `${n} Ratten`);
const nuns = (n: number) => (n === 0 ? 'keine Nonne' : n === 1 ? 'eine Nonne' : `${n} Nonnen`);
const danger = (n: CartusGuideNames) =>
  n.rats === 0
    ? 'Ohne Ratten überlebst du sicher.'
    : `Du hast ${rats(n.rats)} und überlebst damit in ${n.percent} % der Fälle.`;
const why = (n: CartusGuideNames) =>
  ({
    draw: `Mit Karten wird alles bezahlt; die meisten bringt dieses Gebäude: ${n.building}.`,
    look:
      'Dieses Gebäude lässt dich eine Nonnenkarte ansehen, dann weißt du besser, wie viele Ratten du dir leisten ' +
      `kannst: ${n.building}.`,
    discard_rats: `Dieses Gebäude nimmt dir Ratten ab, und das kannst du jetzt brauchen: ${n.building}.`,
  })[n.supply ?? 'draw'];

export const guideCartusDe: CartusGuideWords = {
  begin: (n) => [
    {
      title: 'Die Pest kommt',
      text:
        `Du bist Rot. In ${n.rounds} Runden sammelst du Einfluss bei sechs Klassen, vom Bauern bis zum König. ` +
        'Wer am Ende die meisten Punkte hat und die Pest überlebt, gewinnt.',
    },
    {
      title: 'Ratten und Nonnen',
      text:
        `Du hast ${rats(n.rats)}. Von den fünf Karten der Nonnenreihe kennt noch niemand eine: Im Schnitt zeigen ` +
        'sie zehn Nonnen. Wer am Ende mehr Ratten als Nonnen hat, stirbt, mit allen Punkten.',
    },
    {
      title: 'Nachschub',
      text:
        'Zuerst wählst du ein Gebäude für das, was darauf steht: Karten, ein Blick auf die Nonnen oder weniger ' +
        `Ratten. Hingehen musst du danach nicht. ${why(n)}`,
    },
  ],
  supply: (n) => [{ title: 'Nachschub', text: `${danger(n)} ${why(n)}` }],
  summary: (n) => [
    {
      title: 'Das war eine ganze Runde',
      text: 'Nachschub, betreten, Karten spielen, abrechnen: So geht es weiter, und jedes Mal beginnt der Nächste.',
    },
    {
      title: 'Was Punkte bringt',
      text:
        'In jeder Klasse bringt der meiste Einfluss 10 Punkte, der zweite 5, der dritte 2. Karten, Gold und ' +
        'Marken geben noch etwas dazu. In zwei, drei Klassen vorn zu sein ist besser, als überall ein wenig zu ' +
        'haben.',
    },
    { title: 'Weiter', text: `${danger(n)} ${why(n)} Die Einführung bleibt bei dir, oder du spielst allein weiter.` },
  ],
  look: (n) => [
    {
      title: 'Ein Blick auf die Nonnen',
      text:
        'Wähle ' +
        `${n.count > 1 ? 'einen Platz; du darfst mehrere ansehen, einen nach dem anderen' : 'einen Platz'}. Nur ` +
        'du siehst die Karte. Ihre Nonnen zählen, ihre Klasse nicht. Der Tisch rechnet von nun an damit und sagt ' +
        'dir bei der Nonnenreihe, wie wahrscheinlich du überlebst.',
    },
  ],
  enter: (n) => [
    {
      title: 'Betritt ein Gebäude',
      text:
        'Jede Karte, die du in einem Gebäude spielst, bringt Einfluss in seiner Klasse. Karten anderer Klassen ' +
        'auch, aber jede bringt eine Ratte mit.',
    },
    {
      title: 'Welches?',
      text:
        'Geh dorthin, wo deine Karten hingehören. Für dieses hast du ' +
        `${n.count === 0 ? 'keine, aber dort sind wenige' : cards(n.count)}: ${n.building} (${n.class}). Wer ` +
        'zuerst eintritt, gewinnt bei Gleichstand; wer wartet, sieht, wohin die anderen gehen.',
    },
  ],
  'enter-again': (n) => [
    {
      title: 'Betritt ein Gebäude',
      text:
        `Dieses würde passen: ${n.building}. Du hast ${n.count === 0 ? 'keine Karte' : cards(n.count)} seiner ` +
        `Klasse (${n.class}). Sieh nach, wer schon dort ist und was die bessere Aktion dir brächte.`,
    },
  ],
  play: (n) => [
    {
      title: 'Spiele Karten verdeckt aus',
      text:
        `Karten dieser Klasse (${n.class}) bringen Einfluss ohne Ratten, Joker auch. Wer hier die meisten ` +
        'spielt, bekommt die bessere Aktion. Die anderen sehen nur, wie viele du spielst.',
    },
  ],
  done: (n) => [
    {
      title: 'Genug',
      text:
        n.count === 0
          ? 'Keine deiner Karten gehört hierher. Andere brächten Einfluss, aber je eine Ratte. Du kannst auch ' +
            'gar keine spielen und das Gebäude trotzdem nutzen.'
          : 'Was übrig ist, brächte Ratten oder ist später mehr wert. Ein Schwert nimmt dem mit den wenigsten ' +
            'hier die halbe Hand, eine Flöte gibt ihm eine Ratte. Bist du zufrieden, spiel, was du gewählt hast.',
    },
  ],
  'sword-victim': () => [
    {
      title: 'Dein Schwert',
      text:
        'Du hast hier die meisten Schwerter, und mehrere haben die wenigsten. Nenne, wer dir die halbe Hand ' +
        'gibt: Wer die meisten Karten hält, hat am meisten zu geben.',
    },
  ],
  'sword-give': (n) => [
    {
      title: 'Ein Schwert hat dich getroffen',
      text:
        `Du hast hier die wenigsten Schwerter und gibst ${cards(n.count)} ab, die du selbst aussuchst. Gib her, ` +
        'was du am wenigsten brauchst.',
    },
  ],
  'flute-victim': () => [
    {
      title: 'Deine Flöte',
      text:
        'Du hast hier die meisten Flöten, und mehrere haben die wenigsten. Einer von ihnen bekommt eine Ratte ' +
        'von dir.',
    },
  ],
  action: (n) => [
    {
      title: `Nutzen: ${n.building}`,
      text: n.premium
        ? 'Du hast hier am meisten gespielt oder warst zuerst da: Du bekommst die bessere Aktion. Nimm sie, fast immer.'
        : 'Jemand hat mehr gespielt oder war früher da, darum bekommst du die kleinere Aktion. Sie kostet ' +
          'nichts: Nimm sie.',
    },
  ],
  hospital: () => [
    {
      title: 'Im Hospital',
      text:
        'Mit jeder Karte, die du ablegst, geht eine Ratte. Karten einer Klasse, in der du nichts mehr gewinnen ' +
        'kannst, sind hier gut angelegt.',
    },
  ],
  tower: (n) => [
    {
      title: 'Der Wachturm',
      text:
        `Wer den Turm hält, nimmt dir ${cards(n.count)}, nach deiner Wahl. Wer selbst einen Wachturm betritt, ` +
        'ist davor sicher.',
    },
  ],
  watch: () => [
    {
      title: 'Gebäude werden abgerechnet',
      text:
        'Karten werden aufgedeckt: zuerst Einfluss und Ratten, dann Schwerter und Flöten, dann die Aktionen. ' +
        'Danach sind die gespielten Karten weg.',
    },
  ],
  others: (n) => [
    {
      title: n.other ? `${n.other} wählt` : 'Die anderen wählen',
      text: 'Sie tun dasselbe wie du. Achte darauf, wie viele Karten sie legen und welches Gebäude sie wollen.',
    },
  ],
  final: (n) => [
    {
      title: 'Die letzte Runde',
      text:
        'Aktionen gibt es nicht mehr: Wer in einem Gebäude am meisten spielt, bekommt stattdessen einen Einfluss ' +
        `dazu. ${danger(n)} ${why(n)}`,
    },
  ],
  end: (n) => [
    {
      title: n.killed ? 'Die Pest war stärker' : n.wins ? 'Du hast gewonnen' : 'Du hast überlebt',
      text: `Die Reihe zeigte ${nuns(n.nuns)}, und du hattest ${rats(n.rats)}. ${
        n.killed
          ? 'Das waren zu viele: Sieh nächstes Mal öfter nach den Nonnen, und werde im Kloster Ratten los.'
          : n.wins
            ? 'Die meisten Punkte von allen, die leben: gut gemacht.'
            : 'Ein anderer Überlebender hat mehr Punkte: Versuch nächstes Mal, in einer Klasse mehr zu führen.'
      }`,
    },
  ],
};
