import type { GuideWords } from './guide.en';

const rats = (n: number) => (n === 1 ? 'ein Rattenplättchen' : `${n} Rattenplättchen`);

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
          'Du bist Rot, und die Pest kommt. Du gewinnst, wenn du danach die meisten Bürger auf dem Plan hast. ' +
          'Spielen wir einen Zug, Schritt für Schritt.',
      },
      {
        title: 'Ratten und die Pest',
        text:
          'Die dunklen Scheiben mit einer Ratte sind Rattenplättchen, verdeckt. Ratten bringen dir neue Bürger, ' +
          `und am Ende bringen sie den Tod. Die schwarze Gestalt ist die Pest: Sie steht in ${n.plague}.`,
      },
      {
        title: 'Deine ersten zwei Bürger',
        text:
          `Wähle eine Region für sie, auf dem Plan oder in der Liste. ${n.about} liegt weit weg von der Pest: ` +
          'Der leuchtende Rand zeigt es.',
      },
    ],
    'place-second': (n) => [
      {
        title: 'Und noch zwei',
        text:
          `Die anderen haben ihre gesetzt. Setze deine nächsten zwei, wohin du willst; ${n.about} wäre ein guter ` +
          'Ort.',
      },
    ],
    take: (n) => [
      {
        title: 'Dein Zug',
        text:
          'Drei Dinge darfst du tun, in beliebiger Folge: eine Karte nehmen, siedeln, deine Karten nutzen. ' +
          'Danach ziehst du die Pest.',
      },
      {
        title: 'Eine Karte nehmen',
        text:
          'Karten helfen dir, aber ihr Zeichen steht auf den Rattenplättchen: Solange du eine Karte hast, trifft ' +
          `dich ihr Zeichen. Nimm die Karte „${n.about}“: Sie bringt einen Bürger mehr, wenn du siedelst.`,
      },
    ],
    settle: () => [
      {
        title: 'Siedeln',
        text:
          'Jetzt wird dein Volk größer. Du siedelst in einer Region und setzt so viele Bürger dorthin, wie sie ' +
          'Rattenplättchen hat.',
      },
    ],
    'settle-where': (n) => [
      { title: 'Wohin?', text: `Mehr Ratten bringen mehr Bürger und mehr Gefahr. In ${n.about}: ${rats(n.rats)}.` },
    ],
    extra: (n) => [
      {
        title: 'Deine Karte hilft',
        text:
          `Die Karte „${n.about}“ gibt in dieser Region einen Bürger dazu. So nutzt man Karten, jede einmal in ` +
          'deinem Zug.',
      },
    ],
    use: (n) => [
      {
        title: 'Nutze deine Karte',
        text:
          `Du hast die Karte „${n.about}“ und kannst sie jetzt nutzen, einmal in diesem Zug. Du kannst es auch ` +
          'lassen.',
      },
    ],
    step: () => [
      {
        title: 'Ein Schritt nach dem anderen',
        text:
          'Jede Wahl ist ein kleiner Schritt. Solange nichts Verborgenes gezeigt wurde, kannst du ihn ' +
          'zurücknehmen.',
      },
    ],
    'to-plague': () => [
      {
        title: 'Weiter zur Pest',
        text: 'Das war deine Aktionsphase. Jetzt musst du die Pest ziehen.',
      },
    ],
    plague: (n) => [
      {
        title: 'Ziehe die Pest',
        text:
          `In ${n.plague} darf sie nicht bleiben. Die Zahlen sagen, wie wahrscheinlich ein Ausbruch ist, nach ` +
          'allem, was du weißt. Schicke sie dorthin, wo andere mehr verlieren als du: zum Beispiel nach ' +
          `${n.about}.`,
      },
    ],
    spread: (n) => [
      {
        title: 'Ratten breiten sich aus',
        text:
          'Wohin die Pest kommt, bringt sie ihren Nachbarn neue Ratten. Die machen eine Region reicher und ' +
          `gefährlicher. In ${n.about} hast du niemanden.`,
      },
    ],
    neutral: () => [
      {
        title: 'Die Wahl des Ritters',
        text:
          'Die Pest darf als zwei Bürger zählen. Das macht einen Ausbruch wahrscheinlicher und kostet sonst ' +
          'niemanden etwas.',
      },
    ],
    watch: () => [
      {
        title: 'Sieh zu',
        text:
          'Die Plättchen hier werden eines nach dem anderen aufgedeckt. Hat die Region so viele Bürger, wie die ' +
          'Zahl sagt, gibt es einen Ausbruch, und jedes Zeichen trifft.',
      },
    ],
    others: (n) => [
      {
        title: n.other ? `${n.other} ist am Zug` : 'Die anderen sind am Zug',
        text:
          'Sie tun dasselbe wie du: eine Karte, siedeln, ihre Karten, dann die Pest. Das Band auf dem Plan ' +
          'zeigt, was geschieht; der Verlauf hält es fest.',
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
          'Wenn das letzte Rattenplättchen aus dem Vorrat kommt oder jemand alle Bürger auf dem Plan hat, hat ' +
          'jeder noch einen Zug mit seinen Karten. Dann sucht die Pest jede Region noch einmal heim, und die ' +
          'Überlebenden werden gezählt. In der Zuflucht trifft sie niemanden.',
      },
      {
        title: 'Was dir hilft',
        text:
          'Wähle etwas, das nicht geht, und das Spiel sagt dir, warum. „Gefahr“ zeigt das Risiko jeder Region, ' +
          '„Rattenplättchen“, was du noch nicht gesehen hast, und jede Zeile des Verlaufs öffnet ihre Regel. ' +
          'Viel Glück!',
      },
    ],
  },
};
