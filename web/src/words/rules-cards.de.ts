import type { rulesCardsEn } from './rules-cards.en';

export const rulesCardsDe: typeof rulesCardsEn = {
  'CARD-1':
    'Wenn ihr Text nichts anderes sagt, darfst du eine Karte, die du hast, einmal in deinem Zug nutzen, in der ' +
    'Aktionsphase. Was begonnen ist, wird zu Ende geführt; nur was der Text freistellt, darf wegbleiben.',
  'CARD-2':
    'Eine Karte lässt sich nur nutzen, wenn die Nutzung zu Ende geführt werden kann und etwas bewirkt. Eine ' +
    'Figur zu versetzen bewirkt etwas, auch dorthin, wo sie schon stand.',
  'CARD-3': 'Manche Karten brauchen einen bestimmten Plan, eine bestimmte Spielerzahl oder ein Modul.',
  'CARD-4':
    'Ist eine Karte im Spiel, liegen ihre Figuren bereit: drei Nonnen, zwei Bischöfe, drei Mauern, die Karawane, ' +
    '30 Tränke, 15 Gesandtenplättchen.',
  'CARD-5':
    'Figuren wirken von selbst. Sie bleiben und wirken weiter, wer ihre Karte auch hat, auch wenn sie gesperrt ' +
    'ist oder auf dem Tisch liegt.',
  'CARD-6': 'Alle Figuren liegen offen, auch Bürger und Sperren auf Karten.',
  'CARD-7':
    'Ein Bürger, den eine Karte ansiedelt, kommt aus dem Vorrat seines Besitzers. Was sonst in der Region ist, ' +
    'spielt keine Rolle, wenn die Karte es nicht nennt. Das gilt nicht als Siedeln.',
  'CARD-8':
    'Was ein Bürger trägt, geht mit ihm von Region zu Region und zurück in den Vorrat, wenn er die Regionen ' +
    'verlässt.',
  'CARD-9':
    'Tragen Bürger Verschiedenes, bestimmt, wer sie versetzt, welcher gemeint ist. Bürger in der Zuflucht und ' +
    'auf Karten sind unerreichbar.',
  'CARD-10': 'Nachbarn sind Regionen im Spiel, die eine Landgrenze oder ein Seeweg ohne Mauer verbindet.',
  'CARD-11':
    '„Die meisten“ heißt: mindestens ein Bürger, und niemand hat mehr; bei Gleichstand haben alle die meisten. ' +
    '„Mehr als alle anderen“ schließt Gleichstand aus.',
  'CARD-12':
    'Kommt eine Karte zurück auf den Tisch, bleiben ihre Figuren, ihre Sperre endet, und die Bürger auf dem ' +
    'Bäcker gehen in den Vorrat ihres Besitzers.',
  'CARD-13':
    'Nur Rattenplättchen töten. Bürger, die zurückgenommen werden, ins Meer fallen oder weggestoßen werden, sind ' +
    'nicht getötet.',
  'CARD-14':
    'Bürger, die Karten in Regionen oder in die Zuflucht bringen, gelten als auf dem Plan; die auf dem Bäcker ' +
    'nicht.',
  'CARD-15': 'Jede Karte hat eine Nummer, eine Klasse und ihre Voraussetzungen.',
  'CARD-16': 'Klassen, die der Druck einer Karte nicht zeigt, sind erschlossen.',
  'CARD-20':
    'Im Schlusszug dürfen der Ritter, der Leibeigene, der Kreuzritter, der Inquisitor und Boccaccio die Pest ' +
    'ziehen: der Leibeigene und Boccaccio eine Region weit, die anderen so weit wie in einem regulären Zug.',
  'CARD-21':
    'Der Leibeigene, der Kreuzritter, der Inquisitor und Boccaccio suchen im Schlusszug die Region heim, in die ' +
    'die Pest kommt. Reicht auch der Ritter dorthin, wählst du, ob heimgesucht wird. Bei dieser Heimsuchung ' +
    'wirken alle deine Karten der Pestphase.',
  'CARD-22':
    'Eine solche Heimsuchung steht für sich: Nichts breitet sich aus, und bei der letzten Heimsuchung wird die ' +
    'Region noch einmal heimgesucht, mit dem, was dann dort ist.',
  'CARD-23':
    'Bei der letzten Heimsuchung ist niemand am Zug: Der Leibeigene, der Kreuzritter, der Inquisitor und ' +
    'Boccaccio tun nichts, Nonnen zählen, und Tränke dürfen abgegeben werden.',
  'CARD-40':
    'Eine Mauer sperrt ihre Landgrenze oder ihren Seeweg für alles, was von Nachbar zu Nachbar geht; ein Bischof ' +
    'hält Rattenplättchen aus seiner Region fern, Bürger nicht.',
  'CARD-41':
    'Tränke und Gesandtenplättchen reisen mit ihrem Bürger von Region zu Region und gehen in den Vorrat zurück, ' +
    'wenn er die Regionen verlässt.',
  'CARD-42': 'Bei mehreren Karten der Pestphase zählt die größte Reichweite; jede andere Fähigkeit wirkt für sich.',
  'CARD-43':
    'Hausregeln für diese Karten: ob der Bürgermeister überall ansiedeln muss, ob der Inquisitor im Schlusszug ' +
    'heimsucht, ob die Bürger des Narren andere wegstoßen.',
  'CARD-70': 'Bäcker: Stelle einen Bürger aus deinem Vorrat auf die Karte. Dort dürfen sich beliebig viele sammeln.',
  'CARD-71':
    'Wer jemandem den Bäcker nimmt, muss alle Bürger darauf in eine Region eigener Wahl setzen. Die Bürger ' +
    'behalten ihren Besitzer.',
  'CARD-72': 'Vor der letzten Heimsuchung muss dasselbe tun, wer links vom Besitzer des Bäckers sitzt.',
  'CARD-73':
    'Bürger auf dem Bäcker sind in keiner Region und nicht im Vorrat: Nichts trifft sie, und sie sind nichts ' +
    'wert.',
  'CARD-80':
    'Leibeigener: Nach jedem Rattenplättchen, das in deiner Pestphase Bürger anderer getötet hat, darfst du ' +
    'einen Bürger in der Region der Pest ansiedeln.',
  'CARD-81':
    'Dieser Bürger ist dort, bevor das nächste Plättchen aufgedeckt wird, und zählt für dessen Grenze; er kann ' +
    'die Heimsuchung verlängern und dabei sterben.',
  'CARD-82': 'Ist dank Trank, Schutz oder Grenze niemand gestorben, tut der Leibeigene nichts.',
  'CARD-90':
    'Nonne: Stelle alle drei Nonnen auf, eine nach der anderen, jede in eine beliebige Region. Mehrere dürfen ' +
    'zusammenstehen, und jede darf bleiben, wo sie ist.',
  'CARD-91': 'Jede Nonne hebt die Grenze jedes Plättchens in ihrer Region um eins, für alle, auch über sechs.',
  'CARD-100':
    'Bischof: Stelle einen Bischof in eine Region, in der noch keiner steht. Sind beide auf dem Plan, versetze ' +
    'einen von ihnen.',
  'CARD-101':
    'In die Region eines Bischofs kommt auf keine Weise ein Rattenplättchen. Die schon dort liegen, bleiben, ' +
    'können hinaus und treffen.',
  'CARD-110':
    'Bote: Zwei Bürger verschiedener Spieler in verschiedenen Regionen tauschen die Plätze, wie weit auch immer. ' +
    'Einer davon darf deiner sein.',
  'CARD-111':
    'Beide behalten, was sie tragen. Ein Gesandter darf nicht in eine Region, in der sein Besitzer schon einen ' +
    'anderen hat.',
  'CARD-120':
    'Bürgermeister: Statt in einer Region zu siedeln, siedle je einen Bürger in Regionen an, in denen du mehr ' +
    'hast als alle anderen, in so vielen davon, wie du willst.',
  'CARD-121': 'Das ist dein Siedeln in diesem Zug. Ratten spielen keine Rolle.',
  'CARD-122':
    'Karten, die beim Siedeln Bürger dazugeben, tun es auch hier: Ihre Bürger dürfen in jede Region, in der du ' +
    'zu Beginn mehr hattest als alle anderen.',
  'CARD-123':
    'Im Schlusszug siedelt der Bürgermeister einen Bürger in einer Region an, in der du mehr hast als alle ' +
    'anderen.',
  'CARD-130': 'Zauberer: Gib einem deiner Bürger in einer Region einen Trank. Ein Bürger darf mehrere haben.',
  'CARD-131': 'Alle regeln ihre Verluste selbst, zuerst wer am Zug ist.',
  'CARD-132':
    'Verluste werden einer nach dem anderen geregelt: Wähle einen Bürger, gewöhnliche vor Gesandten, und ' +
    'verliere ihn oder gib stattdessen einen seiner Tränke ab.',
  'CARD-133':
    'Ein abgegebener Trank geht in den Vorrat zurück; sein Bürger bleibt, und niemand ist gestorben. Der Verlust ' +
    'trifft auch niemand anderen.',
  'CARD-134': 'Grenzen und Schutz kommen vor Tränken; Tränke helfen nur gegen Rattenplättchen.',
  'CARD-140': 'Rattenfänger: Einer deiner Bürger geht in eine Nachbarregion.',
  'CARD-141':
    'Die Rattenplättchen der verlassenen Region müssen folgen, so viele Platz haben: bis zu drei in einer ' +
    'Region, und keines, wo ein Bischof steht. Können nicht alle folgen, wählst du, welche.',
  'CARD-142': 'Bischöfe, Nonnen und die Pest bleiben. Über eine Mauer geht es nicht.',
  'CARD-150':
    'Kaiser: Baue alle drei Mauern, eine nach der anderen, jede auf eine Landgrenze oder einen Seeweg zwischen zwei ' +
    'Regionen im Spiel, wo noch keine steht.',
  'CARD-151':
    'Eine Mauer sperrt ihre Landgrenze oder ihren Seeweg: Pest, Ratten, Bürger und Karawane kommen nicht hinüber, ' +
    'und Länder hängen dort nicht zusammen. Was keinen Nachbarn braucht, hindert sie nicht.',
  'CARD-152':
    'Eine Region darf ganz eingemauert werden, außer die Pest ist dort. Bei der letzten Heimsuchung wird sie ' +
    'trotzdem heimgesucht.',
  'CARD-153': 'Die Pest wird nie eingesperrt: Keine Mauer darf den letzten Weg aus ihrer Region schließen.',
  'CARD-160':
    'Königin: Dein Land ist eine Gruppe benachbarter Regionen mit Bürgern von dir. Es muss größer sein als jedes ' +
    'Land der anderen.',
  'CARD-161':
    'Ist es so, wenn du zu siedeln beginnst, darfst du zwei Bürger mehr in dieselbe Region setzen, auch in eine ' +
    'ohne Ratten.',
  'CARD-162':
    'Beim Bürgermeister dürfen die zwei Bürger der Königin in verschiedene seiner Regionen. Wo Karten sonst Bürger ' +
    'ansiedeln, gibt sie nichts dazu.',
  'CARD-163': 'Im Schlusszug: Ist dein Land das größte, siedle zwei Bürger in einer beliebigen Region an.',
  'CARD-170':
    'Mit dem Soldaten, dem Kreuzritter oder dem Inquisitor darf die Pest bis zu zwei Regionen weit ziehen, zu ' +
    'fünft und sechst bis zu drei.',
  'CARD-171':
    'Soldat: Liegen in der neuen Region der Pest Ratten, darfst du nach den anderen ein Rattenplättchen mehr ' +
    'ausbreiten.',
  'CARD-172':
    'Es wird gelegt wie die anderen: neben die Pest, höchstens drei je Region, nicht zu einem Bischof, und nur, ' +
    'solange der Vorrat reicht.',
  'CARD-173': 'Im Schlusszug legt der Soldat ein Rattenplättchen neben die Pest; sie selbst bleibt stehen.',
  'CARD-174': 'Ist der Rattenvorrat leer, wird dieses Plättchen ungesehen aus den verbrauchten gezogen.',
  'CARD-180': 'Kreuzritter: Mit ihm darf die Pest so weit ziehen wie mit dem Ritter.',
  'CARD-181':
    'Kreuzritter: Bevor das erste Plättchen aufgedeckt wird, darfst du alle Plättchen der Region auf einmal ' +
    'aufdecken.',
  'CARD-182':
    'Gemeinsam aufgedeckte Plättchen werden eines nach dem anderen abgehandelt; du wählst jeweils das nächste.',
  'CARD-183': 'Jedes wird ganz abgehandelt. Ist kein Bürger mehr da, verlassen die übrigen wirkungslos das Spiel.',
  'CARD-184': 'Zwischen den Plättchen wirkt alles wie sonst, mit den Bürgern, die gerade da sind.',
  'CARD-190': 'Astronom: Ziehe drei Regionskarten und behalte eine.',
  'CARD-200': 'Entdecker: Drei Regionskarten werden gezeigt; siedle einen Bürger in einer dieser Regionen an.',
  'CARD-210': 'Nach der Aufstellung wählt der letzte Spieler der Reihenfolge die Region, in der die Karawane beginnt.',
  'CARD-211':
    'Karawanenführer: Ziehe die Karawane genau zwei Regionen weit, von Nachbar zu Nachbar und nie geradewegs ' +
    'zurück.',
  'CARD-212':
    'In der Region, die die Karawane verlässt, und in der, durch die sie zieht, darf einen Bürger mehr ' +
    'ansiedeln, wer dort die meisten hat, auch bei Gleichstand.',
  'CARD-213': 'Die Karawane bleibt, wo sie ankommt, bis sie weiterzieht.',
  'CARD-220': 'Sultan: Mache einen deiner Bürger in einer Region zum Gesandten; in jeder Region darfst du einen haben.',
  'CARD-221':
    'Ein Gesandter darf weder in die Zuflucht noch in eine Region, in der sein Besitzer schon einen anderen hat.',
  'CARD-222': 'Gesandte gehen zuletzt verloren.',
  'CARD-223':
    'Am Ende bringen die meisten Gesandten vier Punkte, die zweitmeisten zwei. Bei Gleichstand um die meisten ' +
    'werden sechs geteilt, um die zweitmeisten zwei, jeweils abgerundet.',
  'CARD-230': 'Student: Siedle einen Bürger in einer Region mit Universität an.',
  'CARD-240':
    'Professor: Sieh dir die nächsten vier Ereignisse an und lege sie in einer Reihenfolge deiner Wahl zurück.',
  'CARD-241':
    'Professor: Ziehe in deinem Schlusszug vier Ereignisse, offen für alle, und wähle eines, das eintritt; alle ' +
    'vier werden abgelegt.',
  'CARD-250': 'Königlicher Bibliothekar: Versetze die grüne Universität in eine andere Region.',
  'CARD-260': 'Inquisitor: Mit ihm darf die Pest so weit ziehen wie mit dem Ritter.',
  'CARD-261':
    'Inquisitor: Sind in deiner Pestphase mindestens drei Bürger anderer gestorben, darfst du eine Karte von ' +
    'jemandem sperren, der dabei Bürger verloren hat.',
  'CARD-262':
    'Eine gesperrte Karte gibt ihrem Besitzer nichts. Ihre Klasse wird weiter getroffen, und sie kann genommen ' +
    'werden.',
  'CARD-263': 'Eine Sperre endet am Ende des nächsten Zuges dessen, der die Karte hat, oder wenn er sie verliert.',
  'CARD-264': 'Auch im Schlusszug sucht der Inquisitor heim und sperrt; das trifft alle, deren Schlusszug noch kommt.',
  'CARD-270':
    'Philosoph: Solange du ihn ungesperrt hast, kann dir niemand eine andere Karte nehmen; den Philosophen ' +
    'selbst schon.',
  'CARD-271': 'Vor anderem schützt er nicht, und zu zweit kommt er nicht vor.',
  'CARD-280': 'Alchemist: Leihe jeden zweiten Zug ein unbenutztes Ausbauplättchen der Stufe III.',
  'CARD-290': 'Zunftmeister: Stelle einen Bürger auf die Zunfttafel.',
  'CARD-300': 'Wirt: Stelle einen Bürger in eine Stadt.',
  'CARD-310':
    'Boccaccio: Sind in deiner Pestphase Bürger anderer gestorben, darfst du einen deiner Bürger aus einer ' +
    'Nachbarregion der Pest in die Zuflucht bringen.',
  'CARD-311':
    'Der Inquisitor kommt vor Boccaccio. Im Schlusszug zählen die Nachbarn der Region, in die die Pest kommt.',
  'CARD-320':
    'Richter: Nimm einen deiner Bürger aus einer Region in deinen Vorrat zurück; dann darf ein anderer von dir ' +
    'aus derselben Region in die Zuflucht. Ratten spielen keine Rolle.',
  'CARD-321': 'Das Erste geht ohne das Zweite, nicht umgekehrt. Was die Bürger trugen, ist verloren.',
  'CARD-330': 'Narr: Lass zwei Bürger aus deinem Vorrat auf den Plan fallen, oder einen, wenn nur noch einer da ist.',
  'CARD-331':
    'Ziele auf eine Region oder die Zuflucht und auf einen Punkt davon auf der Tafel. Beide Bürger fallen von dort.',
  'CARD-332':
    'Der Zufall streut jeden für sich, bis zu acht Felder zur Seite und acht nach oben oder unten, meist nah am Ziel.',
  'CARD-333':
    'Ein Bürger bedeckt zwei mal zwei Felder. Berührt er eine Region oder die Zuflucht, bleibt er dort; sind es ' +
    'mehrere, wählst du; ist es keine, geht er zurück in den Vorrat.',
  'CARD-334': 'Die Tafel hat 48 Spalten und 36 Zeilen. Regionen, die nicht im Spiel sind, sind Meer.',
  'CARD-335': 'Erst fallen beide, dann wird der Platz des ersten gewählt, dann der des zweiten.',
  'CARD-336': 'Ein Bürger, der bleibt, ist angesiedelt; in der Zuflucht ist er sicher. Sonst wird nichts bewegt.',
  'CARD-337':
    'Hausregel: Jeder Bürger, der bleibt, stößt in einem von sechs Fällen einen anderen weg: in eine ' +
    'Nachbarregion oder ins Meer und zurück in den Vorrat.',
  'CARD-338': 'Die Wahrscheinlichkeiten des Wurfs sind genau und durch Tests geprüft.',
};
