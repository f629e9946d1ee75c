import type { GuideWords } from './guide.en';
import { few, is, upper } from './grammar.de';
import { accusative, into, nominative, place, within } from './nouns.de';

export const guideDe: GuideWords = {
  name: 'Einführung',
  next: 'Weiter',
  back: 'Zurück',
  leave: 'Einführung verlassen',
  leaveHint: 'Zurück zur Startseite',
  playOn: 'Ohne Einführung weiterspielen',
  loading: 'Die Partie wird aufgebaut …',
  of: (page, pages) => `${page} von ${pages}`,
  hint: 'Eine gute Wahl',
  lessons: {
    'place-first': (n) => [
      {
        title: 'Europa, 1347',
        text:
          'Du bist Rot, und die Pest kommt. Du gewinnst, wenn du danach noch die meisten Bürger hast. Spielen wir ' +
          'einen Zug, Schritt für Schritt.',
      },
      {
        title: 'Ratten und die Pest',
        text:
          'Die dunklen Scheiben sind verdeckte Rattenplättchen. Ratten bringen dir neue Bürger und später den Tod. ' +
          `Die schwarze Figur ist die Pest. Sie beginnt ${within(n.plague)}.`,
      },
      {
        title: 'Deine ersten zwei Bürger',
        text:
          `Wähle eine Region für sie, auf dem Plan oder in der Liste. Gut ist ${place(n.about)} (leuchtend), weit ` +
          'weg von der Pest.',
      },
    ],
    'place-second': (n) => [
      {
        title: 'Und noch zwei',
        text: `Die anderen haben ihre gesetzt. Setze jetzt noch zwei, wohin du willst; gut wäre ${place(n.about)}.`,
      },
    ],
    take: (n) => [
      {
        title: 'Dein Zug',
        text:
          'Drei Dinge darfst du tun, in beliebiger Reihenfolge: eine Karte nehmen, in einer Region siedeln und ' +
          'deine Karten nutzen. Danach musst du die Pest ziehen.',
      },
      {
        title: 'Eine Karte nehmen',
        text:
          'Karten helfen dir, bringen dich aber in Gefahr: Solange du eine Karte hast, trifft dich jedes ' +
          `Rattenplättchen mit ihrem Zeichen. Nimm ${accusative(n.about)}: Die Karte gibt einen Bürger dazu, wenn ` +
          'du siedelst.',
      },
    ],
    settle: () => [
      {
        title: 'Siedeln',
        text:
          'Ratten bringen dir Bürger. Wähle eine Region und setze für jedes ihrer Rattenplättchen einen Bürger ' +
          'dorthin.',
      },
    ],
    'settle-where': (n) => [
      {
        title: 'Wohin?',
        text:
          `Mehr Ratten bringen mehr Bürger und mehr Gefahr. ${upper(within(n.about))} ` +
          `${n.rats === 1 ? 'liegt' : 'liegen'} ${few(n.rats, 'ein Rattenplättchen', 'Rattenplättchen')}.`,
      },
    ],
    extra: (n) => [
      {
        title: 'Deine Karte hilft',
        text:
          `${upper(nominative(n.about))} gibt hier einen Bürger dazu. Jede deiner Karten darfst du einmal in ` +
          'deinem Zug nutzen.',
      },
    ],
    use: (n) => [
      {
        title: 'Nutze deine Karte',
        text: `Du hast ${accusative(n.about)}. Du kannst die Karte jetzt nutzen, einmal in diesem Zug, oder es lassen.`,
      },
    ],
    step: () => [
      {
        title: 'Ein Schritt nach dem anderen',
        text:
          'Jede Wahl ist ein kleiner Schritt. Solange er nichts Verborgenes gezeigt hat, kannst du ihn ' +
          'zurücknehmen.',
      },
    ],
    'to-plague': () => [
      { title: 'Weiter zur Pest', text: 'Das war deine Aktionsphase. Jetzt musst du die Pest ziehen.' },
    ],
    plague: (n) => [
      {
        title: 'Ziehe die Pest',
        text:
          `${upper(within(n.plague))} darf sie nicht bleiben. Die Prozente zeigen, wie wahrscheinlich ein Ausbruch ` +
          `ist. Ziehe sie dorthin, wo andere mehr verlieren als du, zum Beispiel ${into(n.about)}.`,
      },
    ],
    spread: (n) => [
      {
        title: 'Ratten breiten sich aus',
        text:
          'Die Pest breitet neue Ratten in die Regionen ringsum aus. Sie machen eine Region reicher und ' +
          `gefährlicher. ${upper(within(n.about))} hast du keine Bürger.`,
      },
    ],
    neutral: () => [
      {
        title: 'Die Wahl des Ritters',
        text:
          'Die Pest darf als zwei Bürger zählen. Das macht einen Ausbruch wahrscheinlicher und bewirkt sonst ' +
          'nichts.',
      },
    ],
    watch: () => [
      {
        title: 'Sieh zu',
        text:
          'Die Plättchen hier werden eines nach dem anderen aufgedeckt. Hat die Region mindestens so viele Bürger, ' +
          'wie die Zahl auf dem Plättchen sagt, gibt es einen Ausbruch, und jedes Zeichen darauf trifft.',
      },
    ],
    others: (n) => [
      {
        title: n.other ? `${is(n.other)} am Zug` : 'Die anderen sind am Zug',
        text:
          'Die anderen tun dasselbe: eine Karte nehmen, siedeln, ihre Karten nutzen, die Pest ziehen. Das Band ' +
          'auf dem Plan zeigt, was geschieht, und der Verlauf hält es fest.',
      },
    ],
    summary: () => [
      {
        title: 'Das war ein ganzer Zug',
        text: 'Karte, Siedeln, Pest: So geht es reihum. Die anderen dürfen dir Karten nehmen, und du ihnen.',
      },
      {
        title: 'Wie es endet',
        text:
          'Wenn das letzte Rattenplättchen aus dem Vorrat kommt oder jemand alle Bürger auf dem Plan hat, haben ' +
          'alle anderen noch einen Schlusszug, um Karten zu nutzen. Dann sucht die Pest jede Region einmal heim, ' +
          'und die Überlebenden werden gezählt. In der Zuflucht trifft nichts.',
      },
      {
        title: 'Was dir hilft',
        text:
          'Wähle etwas, das nicht geht, und das Spiel sagt dir, warum. „Gefahr“ zeigt das Risiko jeder Region, ' +
          '„Rattenplättchen“, was du noch nicht gesehen hast, und jede Zeile im Verlauf öffnet ihre Regel. Viel ' +
          'Glück!',
      },
    ],
  },
};
