import type { handbookCardsEn } from './handbook-cards.en';

export const handbookCardsDe: typeof handbookCardsEn = {
  baker: [
    'Stelle einen Bürger aus deinem Vorrat auf die Karte, in jedem Zug, wenn du magst. [CARD-70] Dort trifft ' +
      'ihn nichts, aber er ist auch nichts wert. [CARD-73]',
    'Wer dir die Karte nimmt, muss alle in eine Region setzen; sie bleiben deine. [CARD-71] Vor der letzten ' +
      'Heimsuchung tut das, wer links von dir sitzt. [CARD-72]',
  ],
  serf: [
    'Nach jedem Rattenplättchen, das in deiner Pestphase Bürger anderer getötet hat, darfst du einen Bürger in ' +
      'der Region der Pest ansiedeln. [CARD-80] Das nächste Plättchen kann ihn treffen. [CARD-81]',
    'Im Schlusszug darf die Karte die Pest eine Region weit ziehen und dort heimsuchen. [CARD-20] [CARD-21]',
  ],
  nun: [
    'Stelle alle drei Nonnen auf, jede in eine beliebige Region. Jede hebt dort die Grenze um eins: Mehr Bürger ' +
      'können dort leben, bevor es einen Ausbruch gibt. [CARD-90] [CARD-91]',
    'Die Nonnen bleiben und helfen allen, wer die Karte auch hat. [CARD-5]',
  ],
  bishop: [
    'Stelle einen Bischof in eine Region, in der noch keiner steht, oder versetze einen, wenn beide auf dem ' +
      'Plan sind. In diese Region kommt kein Rattenplättchen; die schon dort liegen, bleiben. [CARD-100] ' +
      '[CARD-101]',
  ],
  courier: [
    'Wähle zwei Bürger verschiedener Spieler in verschiedenen Regionen: Sie tauschen die Plätze. Entfernung, ' +
      'Mauern und Ratten spielen keine Rolle. [CARD-110]',
  ],
  mayor: [
    'Statt in einer Region zu siedeln, siedle je einen Bürger in Regionen an, in denen du mehr hast als alle ' +
      'anderen. Ratten braucht es nicht. [CARD-120] [CARD-121]',
    'Der Bauer und die Königin geben dazu wie sonst. [CARD-122] Im Schlusszug: ein Bürger in eine solche ' +
      'Region. [CARD-123]',
  ],
  wizard: [
    'Gib einem deiner Bürger einen Trank. Würdest du diesen Bürger durch ein Rattenplättchen verlieren, darfst ' +
      'du stattdessen den Trank abgeben. [CARD-130] [CARD-132] [CARD-133]',
  ],
  'pied-piper': [
    'Einer deiner Bürger geht in eine Nachbarregion, und die Rattenplättchen der verlassenen Region müssen ' +
      'folgen, so viele Platz haben. [CARD-140] [CARD-141]',
  ],
  emperor: [
    'Baue alle drei Mauern auf Landgrenzen oder Seewege. Über eine Mauer kommt nichts: weder Pest noch Ratten noch ' +
      'Bürger, die von Nachbar zu Nachbar gehen. [CARD-150] [CARD-151]',
    'Die Pest muss immer einen Weg aus ihrer Region behalten. [CARD-153]',
  ],
  queen: [
    'Ist deine größte Gruppe benachbarter Regionen größer als die aller anderen, wenn du siedelst, darfst du ' +
      'zwei Bürger mehr setzen, auch wo keine Ratten sind. [CARD-160] [CARD-161]',
    'Im Schlusszug: zwei Bürger in eine beliebige Region, wenn dein Land das größte ist. [CARD-163]',
  ],
  soldier: [
    'Die Pest darf bis zu zwei Regionen weit ziehen, zu fünft und sechst bis zu drei. [CARD-170] Wenn sie sich ' +
      'ausbreitet, darfst du ein Rattenplättchen mehr legen. [CARD-171]',
    'Im Schlusszug legt der Soldat ein Rattenplättchen neben die Pest. [CARD-173]',
  ],
  crusader: [
    'Die Pest darf so weit ziehen wie mit dem Ritter. [CARD-180] Bevor das erste Plättchen aufgedeckt wird, ' +
      'darfst du alle aufdecken; dann bestimmst du ihre Reihenfolge, und keines bleibt zurück. [CARD-181] ' +
      '[CARD-182] [CARD-183]',
    'Im Schlusszug darf die Karte die Pest ziehen und dort heimsuchen. [CARD-20] [CARD-21]',
  ],
  astronomer: ['Ziehe drei Regionskarten und behalte eine. [CARD-190]'],
  explorer: ['Drei Regionskarten werden gezeigt; siedle einen Bürger in einer dieser Regionen an. [CARD-200]'],
  caravanner: [
    'Ziehe die Karawane genau zwei Regionen weit, nie geradewegs zurück. [CARD-211]',
    'In der Region, die sie verlässt, und in der, durch die sie zieht, darf einen Bürger mehr ansiedeln, wer ' +
      'dort die meisten hat, auch bei Gleichstand. Wo sie ankommt, geschieht nichts. [CARD-212]',
  ],
  sultan: [
    'Einer deiner Bürger wird zum Gesandten; in jeder Region darfst du einen haben. [CARD-220] Ein Gesandter ' +
      'darf nicht in die Zuflucht [CARD-221] und geht zuletzt verloren. [CARD-222]',
    'Am Ende bringen die meisten Gesandten vier Punkte, die zweitmeisten zwei; bei Gleichstand wird geteilt. ' +
      '[CARD-223]',
  ],
  student: ['Siedle einen Bürger an, wo eine Universität steht. [CARD-230]'],
  professor: [
    'Sieh dir die nächsten vier Ereignisse an und lege sie in einer Reihenfolge deiner Wahl zurück. [CARD-240]',
  ],
  'royal-librarian': ['Versetze die grüne Universität in eine andere Region. [CARD-250]'],
  inquisitor: [
    'Die Pest darf so weit ziehen wie mit dem Ritter. [CARD-260] Sind in deiner Pestphase mindestens drei ' +
      'Bürger anderer gestorben, darfst du eine Karte von jemandem sperren, der dabei Bürger verloren hat. ' +
      '[CARD-261]',
    'Eine gesperrte Karte gibt ihrem Besitzer bis zum Ende seines nächsten Zuges nichts, aber ihre Klasse wird ' +
      'weiter getroffen. [CARD-262] [CARD-263]',
  ],
  philosopher: [
    'Solange du den Philosophen hast, kann dir niemand eine andere Karte nehmen, nur ihn selbst. [CARD-270] Zu ' +
      'zweit kommt er nicht vor. [CARD-271]',
  ],
  alchemist: ['Leihe jeden zweiten Zug ein unbenutztes Ausbauplättchen der Stufe III. [CARD-280]'],
  'guild-master': ['Stelle einen Bürger auf die Zunfttafel. [CARD-290]'],
  'inn-keeper': ['Stelle einen Bürger in eine Stadt. [CARD-300]'],
  boccaccio: [
    'Sind in deiner Pestphase Bürger anderer gestorben, darfst du einen deiner Bürger aus einer Nachbarregion ' +
      'der Pest in die Zuflucht bringen. [CARD-310]',
    'Im Schlusszug darf die Karte die Pest eine Region weit ziehen und dort heimsuchen. [CARD-20] [CARD-21]',
  ],
  judge: [
    'Nimm einen deiner Bürger aus einer Region in deinen Vorrat zurück. Dann darf ein anderer von dir aus ' +
      'derselben Region in die Zuflucht, mit oder ohne Ratten dort. [CARD-320]',
  ],
  jester: [
    'Ziele auf eine Region oder die Zuflucht und lass zwei Bürger fallen. [CARD-330] [CARD-331] Der Zufall ' +
      'streut sie um den Punkt, auf den du zielst. [CARD-332]',
    'Jeder bleibt in der Region, die er berührt; sind es mehrere, wählst du. Im Meer kommt er zurück in deinen ' +
      'Vorrat. [CARD-333]',
  ],
};
