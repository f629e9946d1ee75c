import type { handbookCardsEn } from './handbook-cards.en';

export const handbookCardsDe: typeof handbookCardsEn = {
  baker: [
    'Stelle einen Bürger aus deinem Vorrat auf die Karte, wenn du magst, jeden Zug. [CARD-70] Dort trifft ihn ' +
      'nichts, aber er zählt auch nicht. [CARD-73]',
    'Wer dir die Karte nimmt, setzt alle in eine Region seiner Wahl; sie bleiben deine. [CARD-71] Vor der ' +
      'letzten Heimsuchung tut es, wer links von dir sitzt. [CARD-72]',
  ],
  serf: [
    'Nach jedem Rattenplättchen, das in deiner Pestphase Bürger anderer getötet hat, darfst du einen Bürger in ' +
      'der Pestregion ansiedeln. [CARD-80] Das nächste kann ihn treffen. [CARD-81]',
    'Im Schlusszug darf er die Pest einen Schritt ziehen und dort heimsuchen. [CARD-20] [CARD-21]',
  ],
  nun: [
    'Stelle alle drei Nonnen, jede in eine beliebige Region. Jede hebt dort die Grenze um eins: Mehr Bürger ' +
      'können beisammen leben, bevor die Pest ausbricht. [CARD-90] [CARD-91]',
    'Die Nonnen bleiben und helfen allen, wer die Karte auch hat. [CARD-5]',
  ],
  bishop: [
    'Stelle einen Bischof in eine Region ohne einen, oder versetze einen, wenn beide auf dem Plan sind. In seine ' +
      'Region kommt kein Rattenplättchen; die dort liegen, bleiben. [CARD-100] [CARD-101]',
  ],
  courier: [
    'Wähle zwei Bürger verschiedener Spieler in verschiedenen Regionen: Sie wechseln die Plätze. Entfernung, ' +
      'Mauern und Ratten spielen keine Rolle. [CARD-110]',
  ],
  mayor: [
    'Statt in einer Region zu siedeln, siedle je einen Bürger in Regionen an, in denen du mehr hast als jeder ' +
      'andere. Ratten braucht es nicht. [CARD-120] [CARD-121]',
    'Bauer und Königin kommen dazu wie sonst. [CARD-122] Im Schlusszug ist es ein Bürger in einer solchen ' +
      'Region. [CARD-123]',
  ],
  wizard: [
    'Lege einem deiner Bürger einen Trank unter. Verlörest du ihn durch ein Rattenplättchen, darfst du ' +
      'stattdessen den Trank hergeben; er bleibt, und niemand ist gestorben. [CARD-130] [CARD-132] [CARD-133]',
  ],
  'pied-piper': [
    'Einer deiner Bürger geht in eine Nachbarregion, und die Rattenplättchen der verlassenen Region müssen ' +
      'folgen, so viele Platz finden. [CARD-140] [CARD-141]',
  ],
  emperor: [
    'Baue alle drei Mauern auf Grenzen oder Seewege. Über eine Mauer kommt nichts: weder Pest noch Ratten noch ' +
      'Bürger, die von Nachbar zu Nachbar gehen. [CARD-150] [CARD-151]',
    'Die Pest behält immer einen Weg aus ihrer Region. [CARD-153]',
  ],
  queen: [
    'Ist deine größte Gruppe benachbarter Regionen beim Siedeln größer als die jedes anderen, setzt du zwei ' +
      'Bürger mehr, auch wo keine Ratten sind. [CARD-160] [CARD-161]',
    'Im Schlusszug: zwei Bürger in eine beliebige Region, wenn dein Land das größte ist. [CARD-163]',
  ],
  soldier: [
    'Die Pest darf zwei Regionen weit ziehen, zu fünft und sechst drei. [CARD-170] Wenn sie sich ausbreitet, ' +
      'darfst du ein Rattenplättchen mehr legen. [CARD-171]',
    'Im Schlusszug legt er ein Rattenplättchen neben die Pest. [CARD-173]',
  ],
  crusader: [
    'Die Pest darf so weit ziehen wie mit dem Ritter. [CARD-180] Bevor das erste Plättchen aufgedeckt wird, ' +
      'darfst du alle aufdecken lassen: Dann wählst du, in welcher Folge sie treffen, und keines bleibt. ' +
      '[CARD-181] [CARD-182] [CARD-183]',
    'Im Schlusszug darf er die Pest ziehen und dort heimsuchen. [CARD-20] [CARD-21]',
  ],
  astronomer: ['Ziehe drei Regionskarten und behalte eine. [CARD-190]'],
  explorer: ['Drei Regionskarten werden gezeigt; siedle einen Bürger in einer dieser Regionen an. [CARD-200]'],
  caravanner: [
    'Führe die Karawane genau zwei Regionen weiter, nie geradewegs zurück. [CARD-211]',
    'Wo sie herkam und wo sie durchzog, darf noch einen Bürger ansiedeln, wer dort die meisten hat; bei ' +
      'Gleichstand alle, die vorn liegen. Wo sie ankommt, geschieht nichts. [CARD-212]',
  ],
  sultan: [
    'Einer deiner Bürger wird zum Gesandten; in jeder Region darfst du einen haben. [CARD-220] Ein Gesandter ' +
      'kann nicht in die Zuflucht [CARD-221] und geht zuletzt verloren. [CARD-222]',
    'Am Ende bringen die meisten Gesandten vier Punkte, die zweitmeisten zwei; bei Gleichstand wird geteilt. ' +
      '[CARD-223]',
  ],
  student: ['Siedle einen Bürger an, wo eine Universität steht. [CARD-230]'],
  professor: ['Sieh die nächsten vier Ereignisse an und lege sie in einer Folge deiner Wahl zurück. [CARD-240]'],
  'royal-librarian': ['Versetze die grüne Universität in eine andere Region. [CARD-250]'],
  inquisitor: [
    'Die Pest darf so weit ziehen wie mit dem Ritter. [CARD-260] Sind in deiner Pestphase mindestens drei Bürger ' +
      'anderer gestorben, darfst du eine Karte eines Spielers sperren, der jemanden verloren hat. [CARD-261]',
    'Eine gesperrte Karte gibt dem, der sie hat, bis zum Ende seines nächsten Zuges nichts, aber ihre Klasse ' +
      'wird weiter getroffen. [CARD-262] [CARD-263]',
  ],
  philosopher: [
    'Solange du ihn hast, kann dir niemand eine andere Karte nehmen. Er selbst lässt sich nehmen. [CARD-270] ' +
      'Nicht zu zweit. [CARD-271]',
  ],
  alchemist: ['Jeden zweiten Zug verbessert er eine deiner Karten um ein Plättchen der dritten Stufe. [CARD-280]'],
  'guild-master': ['Stelle einen Bürger auf die Zunfttafel. [CARD-290]'],
  'inn-keeper': ['Stelle einen Bürger in eine Stadt. [CARD-300]'],
  boccaccio: [
    'Sind in deiner Pestphase Bürger anderer gestorben, darfst du einen deiner Bürger von einem Nachbarn der ' +
      'Pest in die Zuflucht bringen. [CARD-310]',
    'Im Schlusszug darf er die Pest einen Schritt ziehen und dort heimsuchen. [CARD-20] [CARD-21]',
  ],
  judge: [
    'Nimm einen deiner Bürger aus einer Region in deinen Vorrat zurück. Dann darf ein anderer von dir dort in ' +
      'die Zuflucht, was für Ratten dort auch liegen. [CARD-320]',
  ],
  jester: [
    'Ziele auf eine Region oder die Zuflucht und lass zwei Bürger fallen. [CARD-330] [CARD-331] Der Zufall ' +
      'streut sie um den Punkt, auf den du zielst. [CARD-332]',
    'Wo einer landet, bleibt er, und läge er noch so knapp darin; auf einer Grenze wählst du. Im Meer ist er ' +
      'verloren und kommt zurück in deinen Vorrat. [CARD-333]',
  ],
};
