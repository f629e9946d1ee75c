// Die Klauseln von Mercatus in eigenen Worten.
export const rulesMercatusDe: Record<string, string> = {
  'MERC-1': 'Es gibt 28 Waren, je sieben Fisch, Tuch, Holz und Salz, und Münzen im Wert von zusammen 132.',
  'MERC-2': 'Mercatus wird auf dem klassischen Plan gespielt, zu zweit bis zu viert.',
  'MERC-3':
    'Seine zwölf Klassenkarten haben mit Waren oder Münzen zu tun und brauchen das Modul; das Modul braucht keine ' +
    'von ihnen.',
  'MERC-5':
    'Die sechs Klassenkarten werden gelost, aus jeder Klasse eine gelost, einem Vorschlag entnommen oder ' +
    'abgesprochen. Mit Mercatus ist ein Spiel ohne Ritterkarte erlaubt, zu wenigen aber nicht zu empfehlen.',
  'MERC-10': 'Im Regal liegen anfangs von jeder Ware vier, eine offen und drei verdeckt.',
  'MERC-11': 'Die übrigen Waren werden gemischt und offen ausgelegt, eine in jeder Region im Spiel.',
  'MERC-12':
    'Zu viert liegen von jeder Ware drei auf dem Plan. Zu dritt haben zwei geloste Waren eine weniger; zu zweit hat ' +
    'jede zwei.',
  'MERC-13': 'Die Ware einer Region bleibt dort das ganze Spiel. Sie wird nie genommen, verkauft oder umgedreht.',
  'MERC-14': 'Jeder beginnt mit vier Münzen.',
  'MERC-15': 'Alle Waren und Münzen liegen offen.',
  'MERC-20': 'Beginnt ein Zug, so wird von jeder Ware, die im Regal nicht offen liegt, eine aufgedeckt.',
  'MERC-21':
    'Eine Ware kann genommen werden, solange eine ihrer Art offen liegt. Ist sie fort, muss die Art bis zum nächsten ' +
    'Zug warten.',
  'MERC-22':
    'Einmal in deinem Zug, in der Aktionsphase, darfst du eine offene Ware nehmen. Dazu braucht es keine Karte.',
  'MERC-23':
    'Was in einem regulären Zug eine Ware nimmt, nimmt eine offene: Niemand nimmt zwei derselben Art in einem Zug.',
  'MERC-24': 'Eine Ware, die ins Regal zurückkommt, liegt verdeckt und wird erst im nächsten Zug aufgedeckt.',
  'MERC-25':
    'Waren behält man ohne Grenze. Man kann sie nicht tauschen, verschenken oder nach Belieben verkaufen, auch ' +
    'Münzen nicht verschenken.',
  'MERC-31': 'Wer zahlt, zahlt alles und an die Bank; wer zu wenig hat, wird nicht gefragt.',
  'MERC-32':
    'Hat die Bank weniger, als sie schuldet, so zahlt sie, was sie hat: zuerst dem, der am Zug ist, dann reihum.',
  'MERC-40':
    'Am Ende eines regulären Zuges wird jede Ware verkauft, von der im Regal nichts mehr liegt, weder offen noch ' +
    'verdeckt. Kam eine zurück, so wird sie nicht verkauft.',
  'MERC-41': 'Verkauft wird ganz am Ende des Zuges, nach der Pest.',
  'MERC-42': 'Wird eine Ware verkauft, so verkaufen alle alles davon, wer auch am Zug ist.',
  'MERC-43':
    'Du liegst in einer Region vorn, wenn du dort einen Bürger hast und niemand mehr hat. Bei Gleichstand liegen ' +
    'alle vorn. Die Pest und Bürger in der Zuflucht zählen nicht.',
  'MERC-44':
    'Für jede Region der Ware, in der du vorn liegst, verkaufst du eine für 3 Münzen, solange du welche hast. Was ' +
    'übrig ist, geht umsonst ins Regal zurück.',
  'MERC-45': 'Mehrere können in derselben Region verkaufen; ein Verkauf fragt niemanden.',
  'MERC-46': 'Verkauftes liegt im Regal verdeckt.',
  'MERC-47': 'Mehrere Waren werden jede für sich verkauft: Fisch, Tuch, Holz, Salz. Waren anderer Art bleiben bei dir.',
  'MERC-48': 'Eine Ware auf einer Karte wird nicht verkauft.',
  'MERC-50': 'Karten der Aktionsphase benutzt du, wann du willst, einmal im Zug, auch gleich nach dem Nehmen.',
  'MERC-56': 'Mit Plünderer oder Meuchelmörder darf die Pest zwei Regionen weit gehen; mit beiden nicht weiter.',
  'MERC-60':
    'In deiner Aktionsphase darfst du eine eigene Ware auf so eine Karte legen, so oft du willst. Was dort lag, geht ' +
    'verdeckt ins Regal zurück. Das ist noch keine Nutzung der Karte.',
  'MERC-61': 'Eine Ware auf einer Karte gehört niemandem. Sie bleibt dort, über Nutzungen, Verkäufe und Züge hinweg.',
  'MERC-62':
    'Verlässt dich die Karte, so geht die Ware darauf ins Regal zurück. Wer sie als Nächster hat, braucht eine eigene.',
  'MERC-63': 'Ohne Ware kann man die Karte haben, aber nicht benutzen.',
  'MERC-70':
    'Grundherr: Siedle ein oder zwei Bürger in einer Region der Ware an, die auf der Karte liegt. Ratten dort ' +
    'spielen keine Rolle, und nichts kommt dazu.',
  'MERC-71': 'Brauer: Nimm eine offene Ware, neben der freien.',
  'MERC-72':
    'Hansekaufmann: Versetze einen bis fünf deiner Bürger zusammen aus einer Region in eine andere der Ware, die auf ' +
    'der Karte liegt, wie weit auch immer.',
  'MERC-74':
    'Schwindler: Lege ungesehen ein Rattenplättchen aus dem Vorrat in eine Region, in der du einen Bürger hast und ' +
    'Platz ist.',
  'MERC-75': 'Danach darf er eine Ware der Art dieser Region nehmen, wenn eine offen liegt.',
  'MERC-78': 'Papst: Zahle 2 Münzen und bringe einen Bürger aus deinem Vorrat in die Zuflucht.',
  'MERC-80':
    'Diakon: In der Pestphase deines eigenen Zuges darfst du zahlen, sooft ein Plättchen dir einen Bürger nähme.',
  'MERC-81': 'Eine Zahlung wendet alles ab, was dieses Plättchen dir tut.',
  'MERC-82': 'Die anderen verlieren, was vorher feststand; was du abwendest, trifft niemand anderen.',
  'MERC-83': 'Die erste Zahlung eines Zuges kostet 1 Münze, die zweite 2, die dritte 3.',
  'MERC-84': 'Du wirst nicht gefragt, wenn du nichts verlörest oder zu wenig Münzen hast.',
  'MERC-88': 'Plünderer: Ist die Pest gezogen, darf er eine Ware der Art ihrer Region nehmen, wenn eine offen liegt.',
  'MERC-89': 'Meuchelmörder: Für jedes Plättchen, das Bürger anderer getötet hat, bekommt er eine Münze.',
  'MERC-90': 'Grabräuber: Für jedes Plättchen, das Bürger anderer getötet hat, darf er eine offene Ware nehmen.',
  'MERC-91': 'Verzichtet er auf eine Ware, so holt er sie später nicht nach.',
  'MERC-92':
    'Schamane: Ordne ungesehen die Rattenplättchen aller Regionen der Ware neu, die auf der Karte liegt. Keines ' +
    'verlässt diese Regionen.',
  'MERC-93':
    'Hebe zuerst so viele Plättchen auf, wie du willst, und lege sie dann eines nach dem anderen hin. Eines darf ' +
    'dorthin zurück, wo es lag.',
  'MERC-94': 'Keine Region bekommt mehr als drei, und keines kommt zu einem Bischof.',
  'MERC-96': 'Alle sehen, welches Plättchen wohin kam; wer seine Vorderseite kannte, kennt sie weiter.',
  'MERC-98': 'Statthalter: Zahle 1, 3 oder 6 Münzen und siedle einen, zwei oder drei Bürger in einer Region an.',
  'MERC-99': 'Das ist kein Besiedeln: Du darfst daneben siedeln, und nichts kommt dazu.',
  'MERC-100': 'Schatzmeister: Nimm 2 Münzen von der Bank.',
  'MERC-112': 'Was am Ende des letzten regulären Zuges zu verkaufen ist, wird wie sonst verkauft.',
  'MERC-113': 'In der Schlussrunde gibt es keine freie Ware, nichts wird aufgedeckt, und nichts wird verkauft.',
  'MERC-114':
    'In der Schlussrunde kann jede Ware im Regal genommen werden, offen oder verdeckt, auch zweimal dieselbe Art.',
  'MERC-116':
    'Im Schlusszug wirken die meisten dieser Karten wie sonst. Der Brauer nimmt eine beliebige Ware, der Statthalter ' +
    'siedelt einen Bürger für 1 Münze an; Plünderer, Meuchelmörder, Grabräuber und Diakon führen die Pest noch einmal.',
  'MERC-117':
    'Im Schlusszug nimmt der Schwindler die Ware seiner Region, wenn das Regal eine hat; als Hausregel eine beliebige.',
  'MERC-118': 'Karten, die im Schlusszug die Pest führen, teilen sich einen Zug, so weit wie die weiteste reicht.',
  'MERC-119': 'Könnte sie auch eine Karte führen, die nicht heimsucht, so wählst du, ob die Region heimgesucht wird.',
  'MERC-122':
    'Im Schlusszug zieht der Schwindler aus den aufgedeckten Plättchen, wenn der Vorrat leer ist. Niemand weiß, ' +
    'welches dort liegt.',
  'MERC-124':
    'In der letzten Heimsuchung ist niemand am Zug: Diese Karten geben nichts, und ihre Klassen werden getroffen.',
  'MERC-125': 'Nach der letzten Heimsuchung werden alle vier Waren noch einmal verkauft, was auch im Regal liegt.',
  'MERC-126':
    'Am Ende sind je fünf Münzen einen Punkt wert. Waren sind nichts wert, und Münzen entscheiden keinen Gleichstand.',
};
