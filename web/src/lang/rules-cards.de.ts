import type { rulesCardsEn } from './rules-cards.en';

export const rulesCardsDe: typeof rulesCardsEn = {
  'CARD-1':
    'Wenn ihr Text nichts anderes sagt, nutzt eine Karte, wer sie hat, einmal im Zug, in der Aktionsphase, und ' +
    'nie muss er. Was begonnen ist, wird zu Ende geführt; nur was der Text freistellt, kann wegbleiben.',
  'CARD-2':
    'Eine Karte lässt sich nur nutzen, wenn das ausführbar ist und etwas bewirkt. Eine Figur zu versetzen ' +
    'bewirkt etwas, auch dorthin, wo sie stand.',
  'CARD-3': 'Manche Karten verlangen einen bestimmten Spielplan, eine Spielerzahl oder ein Modul.',
  'CARD-4':
    'Die Figuren, die zu einer Karte gehören, liegen bereit, wenn die Karte im Spiel ist: drei Nonnen, zwei ' +
    'Bischöfe, drei Mauern, die Karawane, 30 Tränke, 15 Podeste.',
  'CARD-5':
    'Figuren wirken von selbst. Sie bleiben und wirken weiter, wer ihre Karte auch hat, auch wenn sie gesperrt ' +
    'ist oder auf dem Tisch liegt.',
  'CARD-6': 'Alle Figuren liegen offen, auch Bürger und Sperren auf Karten.',
  'CARD-7':
    'Ein Bürger, den eine Karte einsetzt, kommt aus dem Vorrat seines Besitzers. Was in der Region liegt, spielt ' +
    'keine Rolle, wenn die Karte es nicht nennt. Einsetzen ist kein Siedeln.',
  'CARD-8': 'Was ein Bürger trägt, geht mit ihm von Region zu Region und zurück zu den Figuren, wenn er sie verlässt.',
  'CARD-9':
    'Tragen Bürger Verschiedenes, sagt, wer sie versetzt, welchen er meint. Bürger in der Zuflucht und auf ' +
    'Karten sind nicht zu erreichen.',
  'CARD-10': 'Nachbarn sind Regionen, zwischen denen eine Grenze oder ein Seeweg ohne Mauer liegt.',
  'CARD-11':
    'Die meisten hat, wer mindestens einen Bürger hat und niemand mehr; bei Gleichstand haben sie alle. „Mehr ' +
    'als jeder andere“ heißt wirklich mehr.',
  'CARD-12':
    'Kommt eine Karte zurück auf den Tisch, bleiben ihre Figuren, ihre Sperre endet, und die Bürger auf dem ' +
    'Bäcker gehen in den Vorrat ihres Besitzers.',
  'CARD-13':
    'Nur Rattenplättchen töten. Wer zurückgenommen wird, ins Meer fällt oder fortgestoßen wird, ist nicht getötet.',
  'CARD-14':
    'Bürger, die Karten in Regionen oder in die Zuflucht bringen, zählen als auf dem Plan; die auf dem Bäcker nicht.',
  'CARD-15': 'Jede Karte hat eine Nummer, eine Klasse und was sie verlangt.',
  'CARD-16': 'Klassen von Karten, deren Druck sie nicht zeigt, sind erschlossen.',
  'CARD-20':
    'Im Schlusszug können Ritter, Leibeigener, Kreuzritter, Inquisitor und Boccaccio die Pest ziehen: ' +
    'Leibeigener und Boccaccio einen Schritt, die anderen so weit wie sonst.',
  'CARD-21':
    'Leibeigener, Kreuzritter, Inquisitor und Boccaccio suchen im Schlusszug die Region heim, in die die Pest ' +
    'kommt. Reicht auch der Ritter dorthin, wählt der Spieler, ob diese Karten zuschlagen oder ruhen. Bei dieser ' +
    'Heimsuchung wirken alle seine Karten für die Pest.',
  'CARD-22':
    'Eine solche Heimsuchung steht für sich: Nichts breitet sich aus, und bei der letzten Heimsuchung ist die ' +
    'Region noch einmal an der Reihe.',
  'CARD-23':
    'Bei der letzten Heimsuchung ist niemand am Zug: Leibeigener, Kreuzritter, Inquisitor und Boccaccio tun ' +
    'nichts, Nonnen zählen, und Tränke können hergegeben werden.',
  'CARD-40':
    'Eine Mauer trennt für alles, was von Nachbar zu Nachbar geht; ein Bischof hält Rattenplättchen fern, Bürger ' +
    'nicht.',
  'CARD-41':
    'Tränke und Podeste reisen mit ihrem Bürger von Region zu Region und gehen zurück, wenn er den Plan verlässt.',
  'CARD-42': 'Bei mehreren Karten für die Pest zählt die größte Reichweite, und jede andere Fähigkeit wirkt für sich.',
  'CARD-43':
    'Hausregeln dieser Karten: was der Bürgermeister muss, ob der Inquisitor im Schlusszug heimsucht, ob die ' +
    'Bürger des Narren andere stoßen.',
  'CARD-70': 'Bäcker: Stelle einen Bürger aus deinem Vorrat auf die Karte. Dort dürfen sich beliebig viele sammeln.',
  'CARD-71':
    'Wer den Bäcker einem anderen nimmt, setzt alle Bürger darauf in eine Region seiner Wahl. Sie bleiben die ' +
    'ihres Besitzers.',
  'CARD-72': 'Vor der letzten Heimsuchung tut dasselbe, wer links vom Besitzer des Bäckers sitzt.',
  'CARD-73':
    'Bürger auf dem Bäcker sind in keiner Region und nicht im Vorrat: Nichts trifft sie, und sie zählen nichts.',
  'CARD-80':
    'Leibeigener: Nach jedem Rattenplättchen, das in deiner Pestphase Bürger anderer getötet hat, darfst du ' +
    'einen Bürger in der Pestregion ansiedeln.',
  'CARD-81':
    'Er steht dort vor dem nächsten Plättchen und zählt für dessen Grenze; er kann die Heimsuchung verlängern ' +
    'und dabei sterben.',
  'CARD-82': 'Wo durch Trank, Schutz oder Grenze niemand starb, bringt der Leibeigene nichts.',
  'CARD-90':
    'Nonne: Stelle alle drei Nonnen nacheinander, jede in eine beliebige Region; mehrere dürfen zusammen stehen, ' +
    'und jede darf bleiben.',
  'CARD-91': 'Jede Nonne hebt die Grenze jedes Plättchens in ihrer Region um eins, für alle, auch über sechs.',
  'CARD-100': 'Bischof: Stelle einen Bischof in eine Region ohne einen. Stehen beide auf dem Plan, versetze einen.',
  'CARD-101':
    'In die Region eines Bischofs kommt auf keinem Weg ein Rattenplättchen. Die dort liegen, bleiben, können ' +
    'hinaus und treffen.',
  'CARD-110':
    'Bote: Zwei Bürger verschiedener Spieler in verschiedenen Regionen wechseln die Plätze, nah oder fern. Einer ' +
    'davon darf deiner sein.',
  'CARD-111': 'Beide behalten, was sie tragen. Ein Gesandter kann nicht dorthin, wo sein Besitzer schon einen hat.',
  'CARD-120':
    'Bürgermeister: Statt in einer Region zu siedeln, siedle je einen Bürger in Regionen an, in denen du mehr ' +
    'hast als jeder andere, in so vielen davon, wie du willst.',
  'CARD-121': 'Das ist dein Siedeln in diesem Zug. Ratten spielen dabei keine Rolle.',
  'CARD-122':
    'Karten, die beim Siedeln etwas hinzufügen, tun es auch hier: Ihre Bürger kommen in Regionen, in denen du ' +
    'vorn lagst.',
  'CARD-123':
    'Im Schlusszug siedelt der Bürgermeister einen Bürger in einer Region an, in der du mehr hast als jeder andere.',
  'CARD-130': 'Zauberer: Lege einem deiner Bürger in einer Region einen Trank unter. Ein Bürger darf mehrere haben.',
  'CARD-131': 'Jeder begleicht seine Verluste selbst, zuerst der Spieler am Zug.',
  'CARD-132':
    'Verluste werden nacheinander beglichen: Nenne einen Bürger, gewöhnliche vor Gesandten, und verliere ihn, ' +
    'oder gib stattdessen einen seiner Tränke her.',
  'CARD-133':
    'Ein hergegebener Trank geht zurück; der Bürger bleibt, und niemand ist gestorben. Der Verlust trifft keinen ' +
    'anderen.',
  'CARD-134': 'Grenzen und Schutz kommen vor Tränken; Tränke helfen nur gegen Rattenplättchen.',
  'CARD-140': 'Rattenfänger: Einer deiner Bürger geht in eine Nachbarregion.',
  'CARD-141':
    'Die Rattenplättchen der verlassenen Region müssen folgen, so viele Platz finden: höchstens drei, und ' +
    'keines, wo ein Bischof steht. Können nicht alle folgen, wählst du.',
  'CARD-142': 'Bischöfe, Nonnen und die Pest bleiben, wo sie sind. Mauern sind im Weg.',
  'CARD-150':
    'Kaiser: Baue alle drei Mauern nacheinander, jede auf eine Grenze oder einen Seeweg zwischen zwei Regionen ' +
    'im Spiel, wo noch keine steht.',
  'CARD-151':
    'Eine Mauer trennt: Pest, Ratten, Bürger und Karawane kommen nicht hinüber, und Länder hängen dort nicht ' +
    'zusammen. Was keinen Nachbarn braucht, hindert sie nicht.',
  'CARD-152':
    'Eine Region darf ganz eingemauert werden, wenn die Pest nicht dort ist. Bei der letzten Heimsuchung wird sie ' +
    'trotzdem heimgesucht.',
  'CARD-153': 'Die Pest wird nie eingesperrt: Keine Mauer schließt den letzten Weg aus ihrer Region.',
  'CARD-160':
    'Königin: Dein Land ist eine Gruppe benachbarter Regionen mit Bürgern von dir. Es muss größer sein als das ' +
    'größte jedes anderen.',
  'CARD-161':
    'Ist es so, wenn du zu siedeln beginnst, kommen zwei Bürger mehr in dieselbe Region, auch in eine ohne Ratten.',
  'CARD-162':
    'Beim Bürgermeister dürfen ihre zwei Bürger in verschiedene Regionen, in denen du vorn lagst. Anderem ' +
    'Einsetzen hilft sie nicht.',
  'CARD-163': 'Im Schlusszug: Ist dein Land das größte, siedle zwei Bürger in einer beliebigen Region an.',
  'CARD-170': 'Soldat, Kreuzritter und Inquisitor führen die Pest zwei Regionen weit, zu fünft und sechst drei.',
  'CARD-171':
    'Soldat: Liegen in der neuen Region der Pest Ratten, darfst du ein Plättchen mehr verbreiten, als letztes.',
  'CARD-172':
    'Es wird gelegt wie die anderen: neben die Pest, höchstens drei, nicht zu einem Bischof, und nur solange ' +
    'Ratten da sind.',
  'CARD-173': 'Im Schlusszug legt der Soldat ein Rattenplättchen neben die Pest; sie selbst bleibt.',
  'CARD-174': 'Sind keine Ratten mehr da, wird dieses Plättchen ungesehen aus den verbrauchten gezogen.',
  'CARD-180': 'Kreuzritter: Führt die Pest so weit wie die anderen Ritter.',
  'CARD-181':
    'Kreuzritter: Bevor das erste Plättchen aufgedeckt wird, darfst du alle der Region auf einmal aufdecken lassen.',
  'CARD-182':
    'Liegen alle Plättchen einer Region offen, werden sie nacheinander abgehandelt, in der Folge, die der ' +
    'Spieler will.',
  'CARD-183':
    'Jedes wird ganz abgehandelt. Ist kein Bürger mehr da, verlässt der Rest wirkungslos das Spiel: Keines ' +
    'bleibt liegen.',
  'CARD-184': 'Zwischen den Plättchen wirkt alles wie sonst, mit den Bürgern, die gerade da sind.',
  'CARD-190': 'Astronom: Ziehe drei Regionskarten, behalte eine.',
  'CARD-200': 'Entdecker: Drei Regionskarten werden gezeigt; siedle einen Bürger in einer dieser Regionen an.',
  'CARD-210': 'Die Karawane beginnt in der Region, die der letzte Spieler nach der Aufstellung wählt.',
  'CARD-211':
    'Karawanenführer: Führe die Karawane genau zwei Regionen weiter, von Nachbar zu Nachbar, und nie geradewegs ' +
    'zurück.',
  'CARD-212':
    'Wo die Karawane herkam und wo sie durchzog, darf noch einen Bürger ansiedeln, wer dort die meisten hat; bei ' +
    'Gleichstand alle, die vorn liegen.',
  'CARD-213': 'Die Karawane bleibt, wo sie angekommen ist, bis sie weitergeführt wird.',
  'CARD-220': 'Sultan: Einer deiner Bürger in einer Region wird zum Gesandten; in jeder Region darfst du einen haben.',
  'CARD-221': 'Ein Gesandter kann weder in die Zuflucht noch in eine Region, in der sein Besitzer schon einen hat.',
  'CARD-222': 'Gesandte gehen zuletzt verloren.',
  'CARD-223':
    'Am Ende bringen die meisten Gesandten vier Punkte, die zweitmeisten zwei. Bei Gleichstand vorn werden sechs ' +
    'geteilt, bei Gleichstand dahinter zwei.',
  'CARD-230': 'Student: Siedle einen Bürger in einer Region mit Universität an.',
  'CARD-240': 'Professor: Sieh die nächsten vier Ereignisse an und lege sie in einer Folge deiner Wahl zurück.',
  'CARD-241':
    'Professor: Zieh in deinem letzten Zug vier Ereignisse, offen für alle, und wähle eines, das eintritt; alle vier ' +
    'werden abgelegt.',
  'CARD-250': 'Königlicher Bibliothekar: Versetze die grüne Universität in eine andere Region.',
  'CARD-260': 'Inquisitor: Führt die Pest so weit wie die anderen Ritter.',
  'CARD-261':
    'Inquisitor: Sind in deiner Pestphase mindestens drei Bürger anderer gestorben, darfst du eine Karte eines ' +
    'Spielers sperren, der jemanden verloren hat.',
  'CARD-262':
    'Eine gesperrte Karte gibt dem, der sie hat, nichts. Ihre Klasse wird getroffen wie sonst, und sie kann ' +
    'genommen werden.',
  'CARD-263': 'Eine Sperre endet mit dem nächsten Zug dessen, der die Karte hat, oder wenn sie ihn verlässt.',
  'CARD-264':
    'Auch im Schlusszug sucht der Inquisitor heim und sperrt; das trifft, wer seinen Schlusszug noch vor sich hat.',
  'CARD-270':
    'Philosoph: Solange du ihn ungesperrt hast, kann dir niemand eine andere Karte nehmen; er selbst lässt sich ' +
    'nehmen.',
  'CARD-271': 'Vor anderem schützt er nicht, und zu zweit spielt er nicht mit.',
  'CARD-280': 'Alchemist: Jeden zweiten Zug verbessert ein Plättchen der dritten Stufe eine deiner Karten.',
  'CARD-290': 'Zunftmeister: Stelle einen Bürger auf die Zunfttafel.',
  'CARD-300': 'Wirt: Stelle einen Bürger in eine Stadt.',
  'CARD-310':
    'Boccaccio: Sind in deiner Pestphase Bürger anderer gestorben, darfst du einen deiner Bürger von einem ' +
    'Nachbarn der Pest in die Zuflucht bringen.',
  'CARD-311': 'Der Inquisitor kommt vor Boccaccio. Im Schlusszug zählen die Nachbarn der Region, in die die Pest kam.',
  'CARD-320':
    'Richter: Nimm einen deiner Bürger aus einer Region in deinen Vorrat zurück; dann darf ein anderer von dir ' +
    'dort in die Zuflucht. Ratten spielen keine Rolle.',
  'CARD-321': 'Das Erste geht ohne das Zweite, nicht umgekehrt. Was sie trugen, geht zurück.',
  'CARD-330': 'Narr: Lass zwei Bürger aus deinem Vorrat auf den Plan fallen, einen, wenn nur einer da ist.',
  'CARD-331':
    'Ziele auf eine Region oder die Zuflucht und auf einen Punkt davon auf der Tafel. Beide Bürger fallen von dort.',
  'CARD-332':
    'Der Zufall streut jeden für sich, bis zu acht Felder zur Seite und acht nach oben oder unten, meist nah am Ziel.',
  'CARD-333':
    'Ein Bürger bedeckt zwei mal zwei Felder. Berührt er eine Region oder die Zuflucht, bleibt er dort; sind es ' +
    'mehrere, wählt der Spieler; ist es keine, geht er zurück in den Vorrat.',
  'CARD-334': 'Die Tafel hat 48 Spalten und 36 Zeilen. Regionen, die nicht im Spiel sind, sind Meer.',
  'CARD-335': 'Erst fallen beide, dann wird der Platz des ersten gewählt, dann der des zweiten.',
  'CARD-336': 'Ein Bürger, der bleibt, ist eingesetzt; in der Zuflucht ist er sicher. Sonst wird nichts bewegt.',
  'CARD-337':
    'Hausregel: Jeder Bürger, der bleibt, stößt in einem von sechs Fällen einen anderen von seinem Platz: zum ' +
    'Nachbarn oder ins Meer und zurück in den Vorrat.',
  'CARD-338': 'Die Wahrscheinlichkeiten des Wurfs sind genau und durch Tests geprüft.',
};
