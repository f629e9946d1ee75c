import { few, inWords, percent, upper, verb } from './grammar.de';
import type { CartusGuideNames, CartusGuideWords } from './guide-cartus.en';
import { accusative, nominative } from './nouns.de';

const cards = (n: number) => few(n, 'eine Karte', 'Karten');
const rats = (n: number) => few(n, 'eine Ratte', 'Ratten');
const nuns = (n: number) => few(n, 'eine Nonne', 'Nonnen', 'keine Nonne');
const danger = (n: CartusGuideNames) =>
  n.rats === 0
    ? 'Ohne Ratten überlebst du sicher.'
    : `Mit ${n.rats === 1 ? 'deiner einen Ratte' : `deinen ${inWords(n.rats)} Ratten`} überlebst du in ` +
      `${percent(n.percent)} der Fälle.`;
const why = (n: CartusGuideNames) =>
  ({
    draw: `Karten brauchst du für alles, und die meisten bringt ${nominative(n.building)}.`,
    look:
      `${upper(nominative(n.building))} lässt dich eine Nonnenkarte ansehen; dann weißt du besser, wie viele ` +
      'Ratten du dir leisten kannst.',
    discard_rats: `${upper(nominative(n.building))} nimmt dir Ratten ab, und das brauchst du jetzt.`,
  })[n.supply ?? 'draw'];

export const guideCartusDe: CartusGuideWords = {
  begin: (n) => [
    {
      title: 'Die Pest kommt',
      text:
        `Du bist Rot. In ${inWords(n.rounds)} Runden sammelst du Einfluss in sechs Klassen, von den Bauern bis zum ` +
        'Adel. Unter allen, die die Pest überleben, gewinnt, wer die meisten Punkte hat.',
    },
    {
      title: 'Ratten und Nonnen',
      text:
        `Du hast ${rats(n.rats)}. Die fünf Karten der Nonnenreihe kennt noch niemand: Im Schnitt zeigen sie zehn ` +
        'Nonnen. Wer am Ende mehr Ratten hat, als die Reihe Nonnen zeigt, stirbt, egal mit wie vielen Punkten.',
    },
    {
      title: 'Nachschub',
      text:
        'Zuerst wählst du ein Gebäude für seinen Nachschub: Karten, ein Blick auf die Nonnen oder weniger Ratten. ' +
        `Betreten musst du es später nicht. ${why(n)}`,
    },
  ],
  supply: (n) => [{ title: 'Nachschub', text: `${danger(n)} ${why(n)}` }],
  summary: (n) => [
    {
      title: 'Das war eine ganze Runde',
      text: 'Nachschub, betreten, Karten spielen, abrechnen: So geht jede Runde; danach beginnt der Nächste.',
    },
    {
      title: 'Was Punkte bringt',
      text:
        'In jeder Klasse bringt der meiste Einfluss 10 Punkte, der zweitmeiste 5, der drittmeiste 2. Karten, Gold ' +
        'und Siegpunktplättchen bringen noch etwas dazu. Besser in zwei, drei Klassen führen, als überall ein ' +
        'wenig haben.',
    },
    {
      title: 'Nächste Runde',
      text: `${danger(n)} ${why(n)} Die Einführung bleibt bei dir, oder du spielst allein weiter.`,
    },
  ],
  look: (n) => [
    {
      title: 'Ein Blick auf die Nonnen',
      text:
        `Wähle ${n.count > 1 ? 'einen Platz; du darfst mehrere ansehen, einen nach dem anderen' : 'einen Platz'}. ` +
        'Nur du siehst die Karte. Ihre Nonnen zählen, ihre Klasse nicht. Die Zahl neben der Nonnenreihe, deine ' +
        'Chance zu überleben, rechnet von nun an damit.',
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
        `Geh dorthin, wo deine Karten hingehören. Für ${accusative(n.building)} (${n.class}) hast du ` +
        `${n.count === 0 ? 'keine' : cards(n.count)}. Wer zuerst eintritt, gewinnt bei Gleichstand; wer wartet, ` +
        'sieht, wohin die anderen gehen.',
    },
  ],
  'enter-again': (n) => [
    {
      title: 'Betritt ein Gebäude',
      text:
        `Gut für dich ist ${nominative(n.building)}: Du hast ` +
        `${few(n.count, 'eine Karte', 'Karten', 'keine Karte')} der Klasse „${n.class}“. Sieh nach, wer schon dort ` +
        'ist und was dir die bessere Aktion brächte.',
    },
  ],
  play: (n) => [
    {
      title: 'Spiele Karten verdeckt aus',
      text:
        `Karten dieser Klasse (${n.class}) bringen Einfluss ohne Ratten, Joker auch. Wer hier die meisten ` +
        'Bevölkerungskarten und Joker spielt, bekommt die bessere Aktion. Die anderen sehen nur, wie viele Karten ' +
        'du spielst.',
    },
  ],
  done: (n) => [
    {
      title: 'Genug',
      text:
        n.count === 0
          ? 'Keine deiner Karten gehört hierher. Andere brächten Einfluss, aber je eine Ratte. Du kannst auch ' +
            'keine spielen und das Gebäude trotzdem nutzen.'
          : 'Der Rest brächte Ratten oder ist später mehr wert. Ein Schwert nimmt dem Spieler mit den wenigsten ' +
            'Schwertern hier die halbe Hand, eine Flöte gibt dem mit den wenigsten Flöten eine Ratte. Bist du ' +
            'zufrieden, spiel, was du gewählt hast.',
    },
  ],
  'sword-victim': () => [
    {
      title: 'Dein Schwert',
      text:
        'Du hast hier die meisten Schwerter, und mehrere haben die wenigsten. Wähle, wer dir die halbe Hand gibt: ' +
        'Die größte Hand gibt am meisten.',
    },
  ],
  'sword-give': (n) => [
    {
      title: 'Ein Schwert hat dich getroffen',
      text:
        `Du hast hier die wenigsten Schwerter und musst ${cards(n.count)} abgeben. Du wählst, welche: Gib, was du ` +
        'am wenigsten brauchst.',
    },
  ],
  'flute-victim': () => [
    {
      title: 'Deine Flöte',
      text: 'Du hast hier die meisten Flöten, und mehrere haben die wenigsten. Wähle, wer eine Ratte von dir bekommt.',
    },
  ],
  action: (n) => [
    {
      title: `${upper(accusative(n.building))} nutzen`,
      text: n.premium
        ? 'Du hast hier am meisten gespielt oder warst zuerst da: Du bekommst die bessere Aktion. Nimm sie fast immer.'
        : 'Jemand hat mehr gespielt oder war früher da, darum bekommst du die einfache Aktion. Sie kostet nichts: ' +
          'Nimm sie.',
    },
  ],
  hospital: () => [
    {
      title: 'Im Hospital',
      text:
        'Mit jeder Karte, die du ablegst, geht eine Ratte. Gut für Karten einer Klasse, in der du nichts mehr ' +
        'gewinnen kannst.',
    },
  ],
  tower: (n) => [
    {
      title: 'Der Wachturm',
      text:
        `Der Hauptspieler am Wachturm nimmt dir ${cards(n.count)}; du wählst, welche. Wer einen Wachturm betritt, ` +
        'ist davor sicher.',
    },
  ],
  watch: () => [
    {
      title: 'Gebäude werden abgerechnet',
      text:
        'Die Karten werden aufgedeckt: zuerst Einfluss und Ratten, dann Schwerter und Flöten, dann die Aktionen. ' +
        'Danach kommen die gespielten Karten weg.',
    },
  ],
  others: (n) => [
    {
      title: n.other ? `${n.other} ${verb(n.other, 'wählst', 'wählt')}` : 'Die anderen wählen',
      text: 'Die anderen tun dasselbe. Achte darauf, wie viele Karten sie spielen und welches Gebäude sie wollen.',
    },
  ],
  final: (n) => [
    {
      title: 'Die Schlussrunde',
      text:
        'Diesmal gibt es keine Aktionen: Wer in einem Gebäude am meisten spielt, bekommt stattdessen einen ' +
        `Einfluss mehr. ${danger(n)} ${why(n)}`,
    },
  ],
  end: (n) => [
    {
      title: n.killed ? 'Die Pest war stärker' : n.wins ? 'Du hast gewonnen' : 'Du hast überlebt',
      text: `Die Reihe zeigte ${nuns(n.nuns)}, und du hattest ${rats(n.rats)}. ${
        n.killed
          ? 'Das waren zu viele! Sieh nächstes Mal öfter nach den Nonnen, und werde im Kloster Ratten los.'
          : n.wins
            ? 'Die meisten Punkte von allen, die überlebt haben: gut gemacht!'
            : 'Jemand anderes hat auch überlebt und mehr Punkte. Versuch nächstes Mal, in einer Klasse mehr zu führen.'
      }`,
    },
  ],
};
