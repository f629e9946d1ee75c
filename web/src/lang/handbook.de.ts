import { handbookCardsDe } from './handbook-cards.de';
import { handbookMercatusDe, sectionsMercatusDe } from './handbook-mercatus.de';
import { sectionsRegionCardsDe } from './handbook-region-cards.de';
import { sectionsSideBoardsDe } from './handbook-side-boards.de';
import { sectionsUniversitiesDe } from './handbook-universities.de';
import { sectionsUpgradesDe } from './handbook-upgrades.de';
import type { Handbook } from './handbook.en';

export const handbookDe: Handbook = {
  title: 'Regeln',
  search: 'In den Regeln suchen',
  searchHint: 'Ein Wort wie „Mehrheit“ oder eine Stelle wie BASE-48',
  found: (n) => (n === 1 ? 'Ein Abschnitt gefunden' : `${n} Abschnitte gefunden`),
  nothing: 'Dieses Wort kommt nicht vor.',
  contents: 'Inhalt',
  all: 'Alle Regeln',
  clauses: 'Die Regeln Stelle für Stelle',
  clausesHint:
    'Jede Zeile des Verlaufs nennt die Stelle, aus der sie folgt. Die Karten der Erweiterungen haben eigene Stellen.',
  inSection: 'In den Regeln',
  noText: 'Zu dieser Stelle gibt es hier keinen Text.',
  cardTitle: 'Klassenkarte',
  sections: [
    {
      id: 'aim',
      title: 'Worum es geht',
      text: [
        'Europa, 1347. Die Pest reist mit den Ratten von Region zu Region. Du siedelst deine Bürger dort an, wo ' +
          'Ratten sind, denn Ratten bringen Leute; und du rufst König, Mönch, Hexe und Händler zu Hilfe, obwohl ' +
          'jeder Gefallen, den sie dir tun, den nächsten Ausbruch für dich gefährlicher macht.',
        'Wenn die Pest vorüber ist, gewinnt, wer die meisten Bürger auf dem Plan behalten hat. [BASE-90]',
      ],
    },
    {
      id: 'board',
      title: 'Der Spielplan',
      text: [
        'Die Karte zeigt Regionen; Grenzen und Schiffswege machen sie zu Nachbarn. [BASE-4] Bei wenigen Spielern ' +
          'sind manche Regionen nicht im Spiel und ohne Bedeutung. [BASE-2]',
        'Die Zuflucht in der Ecke ist keine Region. Dort trifft nichts, und Bürger in ihr zählen am Ende. [BASE-53]',
        'Die Pest, eine schwarze Gestalt, steht immer in einer Region. [BASE-8]',
      ],
    },
    {
      id: 'pieces',
      title: 'Bürger, Ratten und Karten',
      text: [
        'Jeder hat 20 Bürger; die nicht auf dem Plan sind, bilden seinen Vorrat. [BASE-5]',
        'Rattenplättchen liegen verdeckt. Vorn stehen eine Grenze von 1 bis 6 und ein oder mehrere Zeichen: wen ' +
          'es trifft. [BASE-6] Keine Region hat je mehr als drei. [R10]',
        'Jede Klassenkarte gehört zu einer der Klassen, die auf den Plättchen stehen. [BASE-7] Sechs Karten sind ' +
          'im Spiel, zu fünft und sechst acht. [BASE-9]',
      ],
    },
    {
      id: 'start',
      title: 'Vor dem ersten Zug',
      text: [
        'Jede Region bekommt ein Rattenplättchen; das Los sagt, wo die Pest beginnt und wer anfängt. [BASE-12] ' +
          '[BASE-14]',
        'Dann setzt jeder zwei Bürger in eine Region seiner Wahl, im Uhrzeigersinn, und danach noch einmal zwei, ' +
          'in umgekehrter Folge. [BASE-15]',
      ],
    },
    {
      id: 'turn',
      title: 'Dein Zug',
      text: [
        'Ein Zug hat zwei Phasen. [BASE-20] In der Aktionsphase darfst du all das tun, in beliebiger Folge, oder ' +
          'nichts davon: [BASE-21]',
        '- eine Klassenkarte nehmen,',
        '- in einer Region siedeln,',
        '- jede deiner Karten einmal nutzen.',
        'Dann kommt die Pestphase: Du musst die Pest ziehen.',
      ],
    },
    {
      id: 'take',
      title: 'Eine Karte nehmen',
      text: [
        'Nimm eine beliebige Karte, vom Tisch oder von einem anderen Spieler; er kann nicht ablehnen. [BASE-24] ' +
          'Du behältst sie, bis jemand sie dir nimmt. [BASE-25]',
        'Sie hilft dir sofort. Aber solange du sie hast, trifft dich ihr Zeichen auf einem Rattenplättchen. ' +
          '[BASE-27] [BASE-51]',
      ],
    },
    {
      id: 'settle',
      title: 'Siedeln',
      text: [
        'Nenne eine Region und setze so viele Bürger dorthin, wie sie Rattenplättchen hat: bei zwei Ratten zwei ' +
          'Bürger. Du musst vorher nicht dort gewesen sein. [BASE-28]',
        'Der Bauer gibt einen dazu, auch wo keine Ratten sind. [BASE-29] Reicht dein Vorrat nicht, setzt du, was ' +
          'du hast. [BASE-30]',
      ],
    },
    {
      id: 'cards',
      title: 'Karten nutzen',
      text: [
        'Jede deiner Karten lässt sich einmal in deinem Zug nutzen, auch in dem, in dem du sie genommen hast, ' +
          'vor, zwischen und nach allem anderen. [BASE-31] [R4]',
        'Angeboten wird nur, was sich ausführen lässt und etwas bewirkt. [BASE-23]',
      ],
    },
    {
      id: 'plague',
      title: 'Die Pest zieht',
      text: [
        'Wenn du deine Aktionen beendet hast, ziehst du die Pest in eine Nachbarregion. Bleiben darf sie nicht. ' +
          'Mit dem Ritter kommt sie weiter. [BASE-40]',
        'Wohin sie kommt, bringt sie neue Ratten: so viele Plättchen, wie dort liegen, höchstens zwei. [BASE-42] ' +
          'Du legst sie einzeln in Nachbarn der Pest, die weniger als drei haben. [BASE-43]',
      ],
    },
    {
      id: 'ravage',
      title: 'Ausbruch',
      text: [
        'Nun werden die Plättchen in der Region der Pest eines nach dem anderen aufgedeckt, solange dort Bürger ' +
          'sind. [BASE-45] [BASE-46]',
        'Vergleiche die Grenze mit den Bürgern der Region, alle Farben zusammen. Weniger Bürger als die Grenze: ' +
          'nichts geschieht. Ebenso viele oder mehr: ein Ausbruch, und jedes Zeichen des Plättchens trifft. ' +
          '[BASE-48]',
        'Was auch geschah, das Plättchen verlässt das Spiel. [BASE-55] Sind keine Bürger mehr da, bleiben die ' +
          'übrigen verdeckt. [BASE-56]',
      ],
    },
    {
      id: 'struck',
      title: 'Wen es trifft',
      text: [
        'Jedes Zeichen kostet den, den es trifft, einen Bürger in dieser Region:',
        '- die große Figur: wer hier die meisten Bürger hat, die Mehrheit; bei Gleichstand alle, die vorn ' +
          'liegen; [BASE-49]',
        '- die drei Figuren: jeden, der hier Bürger hat; [BASE-50]',
        '- eine Klasse: wer eine Karte dieser Klasse hat. [BASE-51]',
        'Niemand verliert mehr, als er dort hat. [BASE-52] Verlorene Bürger kommen zurück in den Vorrat. [BASE-54]',
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      text: [
        'Das Ende beginnt nach einem Zug, in dem das letzte Rattenplättchen aus dem Vorrat kam oder in dem der ' +
          'Spieler am Zug alle Bürger auf den Plan brachte. [BASE-80]',
        'Jeder außer dem Spieler dieses Zuges hat noch einen Schlusszug, gegen die gewohnte Folge, und darf nur ' +
          'seine Karten nutzen. [BASE-83] [BASE-84]',
        'Dann kommt die letzte Heimsuchung: Jede Region wird einmal heimgesucht, als wäre die Pest dort, ohne ' +
          'dass sie um sich greift. [BASE-88] Wo die Pest steht, zählt sie als zwei Bürger, wenn jemand den Ritter ' +
          'hat. [BASE-66]',
      ],
    },
    {
      id: 'score',
      title: 'Wer gewinnt',
      text: [
        'Ein Punkt für jeden Bürger in einer Region und in der Zuflucht. [BASE-90] Manche Karten bringen mehr.',
        'Bei Gleichstand liegt der linke Nachbar des Spielers vorn, der den letzten regulären Zug hatte, dann ' +
          'im Uhrzeigersinn; dieser Spieler selbst verliert jeden Gleichstand. [BASE-91]',
      ],
    },
    {
      id: 'knowing',
      title: 'Wer was weiß',
      text: [
        'Was offen liegt, wissen alle, auch was aufgedeckt wurde. [BASE-100] Was auf verdeckten Plättchen steht, ' +
          'weiß nur, wer sie angesehen hat; das Spiel zeigt es dir weiterhin. [BASE-101]',
        'Die Gefahr, die die Karte zeigen kann, ist nach dem berechnet, was du weißt, und nach nichts sonst. ' +
          '[BASE-105]',
      ],
    },
    {
      id: 'back',
      title: 'Zurücknehmen',
      text: [
        'Du darfst deine Schritte einzeln zurücknehmen, bis ein Plättchen gesehen, gelost oder von anderen ' +
          'entschieden wurde. [BASE-110] [BASE-111]',
      ],
    },
    {
      id: 'numbers',
      title: 'Spielerzahl, Hausregeln',
      text: [
        'Zu zweit bis zu sechst ändern sich nur die Regionen, die Plättchen, die Zahl der Karten und die ' +
          'Reichweite des Ritters. [BASE-95] [BASE-13]',
        'Hausregeln werden vor dem Spiel gewählt. [BASE-120]',
      ],
    },
    ...sectionsMercatusDe,
    ...sectionsRegionCardsDe,
    ...sectionsSideBoardsDe,
    ...sectionsUniversitiesDe,
    ...sectionsUpgradesDe,
  ],
  cards: {
    peasant: [
      'Wenn du siedelst, gibt der Bauer einen Bürger dazu, in dieselbe Region. Mit ihm kannst du auch eine ' +
        'Region ohne Ratten besiedeln: mit einem Bürger. [BASE-60] [BASE-29]',
      'Nach dem Siedeln genommen, gibt er in diesem Zug nichts. In deinem Schlusszug setzt er einen Bürger in ' +
        'eine beliebige Region.',
    ],
    monk: [
      'Versetze ein Rattenplättchen aus einer beliebigen Region in eine Nachbarregion, die weniger als drei hat. ' +
        'Du siehst es nicht an. [BASE-61]',
      'Vor dem Siedeln: mehr Ratten, wo du siedeln willst. Danach: weniger Ratten, wo deine Bürger sind.',
    ],
    merchant: [
      'Versetze einen, zwei oder drei deiner Bürger aus einer Region in eine Nachbarregion, alle zusammen. [BASE-62]',
    ],
    witch: [
      'Sieh dir irgendwo ein Rattenplättchen an, dann noch eines, wenn du magst. Liegen sie in verschiedenen ' +
        'Regionen, darfst du sie tauschen. [BASE-63]',
      'Nur du siehst sie, und das Spiel zeigt sie dir weiterhin: eine umgeschlagene Ecke mit der Grenze.',
    ],
    king: [
      'Bringe einen deiner Bürger aus einer Region ohne Ratten in die Zuflucht. Dort trifft ihn nichts, und er ' +
        'zählt am Ende. [BASE-64]',
    ],
    knight: [
      'Der Ritter gehört zur Pestphase. Die Pest darf zwei Regionen weit ziehen, zu fünft und sechst drei. ' +
        '[BASE-65] [BASE-40]',
      'Bevor das erste Plättchen aufgedeckt wird, darfst du die Pest als zwei Bürger zählen lassen: Ein Ausbruch ' +
        'wird wahrscheinlicher. Sie selbst verliert nichts.',
      'In deinem Schlusszug darf er die Pest noch einmal ziehen; bei der letzten Heimsuchung zählt sie als zwei ' +
        'Bürger, wenn jemand ihn hat. [BASE-66]',
    ],
    ...handbookCardsDe,
    ...handbookMercatusDe,
  },
};
