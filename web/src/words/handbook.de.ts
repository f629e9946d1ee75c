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
  searchHint: 'Ein Wort wie „Ausbruch“ oder eine Regelnummer wie BASE-48',
  found: (n) => (n === 1 ? 'Ein Abschnitt gefunden' : `${n} Abschnitte gefunden`),
  nothing: 'Kein passender Abschnitt.',
  contents: 'Inhalt',
  all: 'Alle Regeln',
  clauses: 'Alle Regeln nach Nummern',
  clausesHint: 'Jede Zeile im Verlauf führt zu ihrer Regel. Jede Karte der Erweiterungen hat eigene Regeln.',
  inSection: 'In den Regeln',
  noText: 'Zu dieser Regel gibt es hier keinen Text.',
  cardTitle: 'Klassenkarte',
  sections: [
    {
      id: 'aim',
      title: 'Worum es geht',
      text: [
        'Europa, 1347. Die Pest reist mit den Ratten von Region zu Region. Du siedelst, wo die Ratten sind, ' +
          'denn Ratten bringen Bürger. König, Mönch, Hexe und Händler helfen dir, aber jeder Gefallen macht den ' +
          'nächsten Ausbruch für dich gefährlicher.',
        'Wenn die Pest vorüber ist, gewinnt, wer noch die meisten Bürger auf dem Plan hat. [BASE-90]',
      ],
    },
    {
      id: 'board',
      title: 'Der Plan',
      text: [
        'Regionen mit einer gemeinsamen Landgrenze oder einem Seeweg sind Nachbarn. [BASE-4] Bei weniger Spielern ' +
          'sind manche Regionen nicht im Spiel. [BASE-2]',
        'Die Zuflucht in der Ecke ist keine Region. Dort trifft nichts, und Bürger in ihr zählen am Ende. [BASE-53]',
        'Die Pest, eine schwarze Figur, steht immer in einer Region. [BASE-8]',
        'Auf dem Plan der Big Box heißen sechs Regionen anders: England (hier Anglia), Scandinavia (Scandia), France ' +
          '(Gallia), Espagna (Hispania), Turkiye (Turcia) und Golden Horde (Tartaria). In den Einstellungen kannst ' +
          'du diese Namen wählen.',
      ],
    },
    {
      id: 'pieces',
      title: 'Bürger, Ratten und Karten',
      text: [
        'Alle haben 20 Bürger; die nicht auf dem Plan sind, bilden ihren Vorrat. [BASE-5]',
        'Rattenplättchen liegen verdeckt. Vorn stehen eine Grenze von 1 bis 6 und ein oder mehrere Zeichen: wen ' +
          'es trifft. [BASE-6] Keine Region hat je mehr als drei. [R10]',
        'Jede Klassenkarte gehört zu einer der Klassen, die auf den Plättchen stehen. [BASE-7] Sechs Karten ' +
          'sind im Spiel, zu fünft und sechst acht. [BASE-9]',
      ],
    },
    {
      id: 'start',
      title: 'Vor dem ersten Zug',
      text: [
        'Jede Region bekommt ein Rattenplättchen; wo die Pest beginnt und wer anfängt, ist zufällig. [BASE-12] ' +
          '[BASE-14]',
        'Dann setzen alle im Uhrzeigersinn zwei Bürger in eine Region ihrer Wahl und danach in umgekehrter ' +
          'Reihenfolge noch einmal zwei. [BASE-15]',
      ],
    },
    {
      id: 'turn',
      title: 'Dein Zug',
      text: [
        'Ein Zug hat zwei Phasen. [BASE-20] In der Aktionsphase darfst du in beliebiger Reihenfolge: [BASE-21]',
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
        'Nimm eine beliebige Karte, vom Tisch oder von jemand anderem; ablehnen kann das niemand. [BASE-24] Du ' +
          'behältst sie, bis jemand sie dir nimmt. [BASE-25]',
        'Sie hilft dir sofort. Aber solange du sie hast, trifft dich ihr Zeichen auf einem Rattenplättchen. ' +
          '[BASE-27] [BASE-51]',
      ],
    },
    {
      id: 'settle',
      title: 'Siedeln',
      text: [
        'Nenne eine Region und setze so viele Bürger dorthin, wie sie Rattenplättchen hat: bei zwei Ratten zwei ' +
          'Bürger. Du musst dort noch keine Bürger haben. [BASE-28]',
        'Der Bauer gibt einen dazu, auch wo keine Ratten sind. [BASE-29] Reicht dein Vorrat nicht, setzt du, ' +
          'was du hast. [BASE-30]',
      ],
    },
    {
      id: 'cards',
      title: 'Karten nutzen',
      text: [
        'Jede deiner Karten darfst du einmal in deinem Zug nutzen, auch in dem Zug, in dem du sie genommen ' +
          'hast: vor, zwischen oder nach deinen anderen Aktionen. [BASE-31] [R4]',
        'Angeboten wird nur, was sich ausführen lässt und etwas bewirkt. [BASE-23]',
      ],
    },
    {
      id: 'plague',
      title: 'Die Pest zieht',
      text: [
        'Wenn du deine Aktionen beendet hast, ziehst du die Pest in eine Nachbarregion. Stehen bleiben darf sie ' +
          'nicht. Mit dem Ritter darf sie weiter ziehen. [BASE-40]',
        'Dort breitet sie neue Ratten aus: so viele, wie in der Region liegen, aber höchstens zwei. [BASE-42] ' +
          'Du legst sie einzeln in Nachbarregionen, die weniger als drei haben. [BASE-43]',
      ],
    },
    {
      id: 'ravage',
      title: 'Ausbruch',
      text: [
        'Nun werden die Plättchen in der Region der Pest eines nach dem anderen aufgedeckt, solange dort Bürger ' +
          'sind. [BASE-45] [BASE-46]',
        'Vergleiche die Grenze mit der Zahl der Bürger in der Region, alle Farben zusammen. Weniger Bürger: ' +
          'Nichts geschieht. Ebenso viele oder mehr: Es gibt einen Ausbruch, und jedes Zeichen auf dem Plättchen ' +
          'trifft. [BASE-48]',
        'In beiden Fällen verlässt das Plättchen das Spiel. [BASE-55] Sind keine Bürger mehr da, bleiben die ' +
          'übrigen verdeckt. [BASE-56]',
      ],
    },
    {
      id: 'struck',
      title: 'Wer Bürger verliert',
      text: [
        'Jedes Zeichen kostet alle, die es trifft, einen Bürger in dieser Region:',
        '- die große Figur: wer hier die meisten Bürger hat, bei Gleichstand alle; [BASE-49]',
        '- die drei Figuren: alle, die hier Bürger haben; [BASE-50]',
        '- eine Klasse: wer eine Karte dieser Klasse hat. [BASE-51]',
        'Mehr, als du dort hast, verlierst du nie. [BASE-52] Verlorene Bürger kommen zurück in den Vorrat ' +
          'ihres Besitzers. [BASE-54]',
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      text: [
        'Das Ende beginnt nach einem Zug, in dem das letzte Rattenplättchen aus dem Vorrat kam, oder nach ' +
          'deinem Zug, wenn dann alle deine Bürger auf dem Plan sind. [BASE-80]',
        'Alle außer dem Spieler dieses Zuges haben noch einen Schlusszug, in umgekehrter Reihenfolge, und ' +
          'dürfen nur Karten nutzen. [BASE-83] [BASE-84]',
        'Dann kommt die letzte Heimsuchung: Jede Region wird einmal heimgesucht, als wäre die Pest dort, ohne ' +
          'dass sie sich ausbreitet. [BASE-88] Wo die Pest steht, zählt sie als zwei Bürger, wenn jemand den ' +
          'Ritter hat. [BASE-66]',
      ],
    },
    {
      id: 'score',
      title: 'Wer gewinnt',
      text: [
        'Ein Punkt für jeden Bürger in einer Region und in der Zuflucht. [BASE-90] Manche Karten und Module ' +
          'bringen mehr.',
        'Bei Gleichstand gewinnt, wer links von dem Spieler sitzt, der den letzten regulären Zug hatte, dann im ' +
          'Uhrzeigersinn weiter; dieser Spieler verliert jeden Gleichstand. [BASE-91]',
      ],
    },
    {
      id: 'knowing',
      title: 'Wer was weiß',
      text: [
        'Was offen liegt, wissen alle, auch welche Plättchen aufgedeckt wurden. [BASE-100] Die Vorderseite ' +
          'eines verdeckten Plättchens kennt nur, wer es angesehen hat; das Spiel zeigt sie dir weiterhin. ' +
          '[BASE-101]',
        'Die Gefahr auf dem Plan wird nur aus dem berechnet, was du weißt. [BASE-105]',
      ],
    },
    {
      id: 'back',
      title: 'Zurücknehmen',
      text: [
        'Du darfst deine Schritte einzeln zurücknehmen, bis zum letzten, bei dem etwas Verborgenes gezeigt ' +
          'wurde, der Zufall entschied oder jemand anderes wählen musste. [BASE-110] [BASE-111]',
      ],
    },
    {
      id: 'numbers',
      title: 'Spielerzahl und Hausregeln',
      text: [
        'Zu zweit bis zu sechst ändern sich nur die Regionen, die Plättchen, die Zahl der Karten und die ' +
          'Reichweite des Ritters. [BASE-95] [BASE-13]',
        'Hausregeln werden vor der Partie gewählt. [BASE-120]',
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
      'Wenn du siedelst, gibt der Bauer einen Bürger in dieselbe Region dazu. Mit ihm darfst du auch in einer ' +
        'Region ohne Ratten siedeln: mit einem Bürger. [BASE-60] [BASE-29]',
      'Nimmst du ihn erst nach dem Siedeln, gibt er in diesem Zug nichts dazu. Im Schlusszug: ein Bürger in ' +
        'eine beliebige Region.',
    ],
    monk: [
      'Versetze ein Rattenplättchen aus einer beliebigen Region in eine Nachbarregion, die weniger als drei ' +
        'hat. Du siehst es nicht an. [BASE-61]',
      'Vor dem Siedeln: mehr Ratten, wo du siedeln willst. Danach: weniger Ratten, wo deine Bürger sind.',
    ],
    merchant: [
      'Versetze einen, zwei oder drei deiner Bürger aus einer Region in eine Nachbarregion, alle zusammen. [BASE-62]',
    ],
    witch: [
      'Sieh dir ein beliebiges Rattenplättchen an, dann noch eines, wenn du magst. Liegen sie in verschiedenen ' +
        'Regionen, darfst du sie tauschen. [BASE-63]',
      'Nur du siehst die Vorderseiten, und das Spiel zeigt sie dir weiterhin: eine umgeschlagene Ecke mit der Grenze.',
    ],
    king: [
      'Bringe einen deiner Bürger aus einer Region ohne Ratten in die Zuflucht. Dort trifft ihn nichts, und er ' +
        'zählt am Ende. [BASE-64]',
    ],
    knight: [
      'Der Ritter gehört zur Pestphase. Die Pest darf bis zu zwei Regionen weit ziehen, zu fünft und sechst bis ' +
        'zu drei. [BASE-65] [BASE-40]',
      'Bevor das erste Plättchen aufgedeckt wird, darfst du die Pest als zwei Bürger zählen lassen; das macht ' +
        'einen Ausbruch wahrscheinlicher.',
      'Im Schlusszug darf der Ritter die Pest noch einmal ziehen. Bei der letzten Heimsuchung zählt die Pest ' +
        'als zwei Bürger, wenn jemand den Ritter hat. [BASE-66]',
    ],
    ...handbookCardsDe,
    ...handbookMercatusDe,
  },
};
