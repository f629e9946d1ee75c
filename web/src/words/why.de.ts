import { upper } from './grammar.de';
import { accusative, nominative, place, within } from './nouns.de';
import type { whyEn } from './why.en';

/** "In Gallia" */
const In = (region: string) => upper(within(region));
/** "Der Bauer" */
const The = (card: string) => upper(nominative(card));

export const whyDe: typeof whyEn = {
  'not-in-use': (it) => `${it}: bei dieser Spielerzahl nicht im Spiel.`,
  'not-your-decision': () => 'Das entscheidest gerade nicht du.',
  'other-question': (it) => `${it} gehört nicht zu den Antworten. Sieh dir die Frage oben an.`,
  barred: (it) => `${it} geht nicht: Eine Karte verbietet es.`,
  'already-taken': () => 'Du hast in diesem Zug schon eine Karte genommen.',
  'not-held': (it) => `Du hast ${accusative(it)} nicht, und im Schlusszug wird keine Karte genommen.`,
  'used-already': (it) => `${The(it)} wurde in diesem Zug schon genutzt.`,
  blocked: (it) => `${The(it)} ist gesperrt.`,
  'nothing-to-do': (it) => `${The(it)} hätte jetzt keine Wirkung.`,
  'rests-by-tile': (it) => `${The(it)} ruht, solange das eigene Ausbauplättchen auf dem Alchemisten liegt.`,
  'no-ability': (it) => `Nichts zu nutzen: ${The(it)} wirkt von selbst oder in der Pestphase.`,
  'taking-barred': (it) => `${The(it)} lässt sich nicht nehmen: Eine andere Karte verhindert es.`,
  'increased-already': () => 'Du hast in diesem Zug schon gesiedelt.',
  'no-citizens-left': () => 'Du hast keine Bürger mehr im Vorrat.',
  'no-region-to-increase': () => 'In keiner Region kannst du siedeln.',
  'no-tokens': (it) => `${In(it)} sind keine Ratten.`,
  'no-tokens-no-extra': (it) => `${In(it)} sind keine Ratten, und du hast keine Karte, die einen Bürger hinzufügt.`,
  'tokens-there': (it) => `${In(it)} sind Ratten.`,
  full: (it) => `${In(it)} liegen schon drei Rattenplättchen.`,
  'no-citizen-of-yours': (it) => `${In(it)} hast du keinen passenden Bürger.`,
  'same-region': (it) => `Die Pest muss ${place(it)} verlassen.`,
  'too-far': (it) => `${upper(place(it))} ist zu weit weg.`,
  'not-next-to-plague': (it) => `${upper(place(it))} liegt nicht neben der Pest.`,
  'not-next-to': (it) => `${upper(place(it))} liegt nicht neben der Region, die du zuerst gewählt hast.`,
  'no-room-around': (it) => `Rund um ${place(it)} kann keine Region ein Rattenplättchen aufnehmen.`,
  'only-token-is-first': (it) => `Das einzige Plättchen ${within(it)} hast du schon angesehen.`,
  'nobody-there': (it) => `${In(it)} lässt sich kein Bürger tauschen.`,
  'not-leading': (it) => `${In(it)} hast du im Vergleich zu den anderen zu wenige Bürger.`,
  'stale-version': () => 'Zu spät: Die Partie ist schon weiter. Sieh dir die Frage noch einmal an.',
  'no-such-option': () => 'Diese Wahl gibt es nicht mehr. Sieh dir die Frage noch einmal an.',
  'nothing-to-take-back': () =>
    'Nichts zurückzunehmen: Dein letzter Schritt hat etwas aufgedeckt, den Zufall gebraucht oder andere einbezogen.',
  'game-over': () => 'Die Partie ist vorbei.',
  'not-over': () => 'Die Aufzeichnung verrät Verborgenes. Du kannst sie speichern, wenn die Partie vorbei ist.',
};
