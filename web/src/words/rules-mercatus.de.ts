// The clauses of Mercatus in German, in our own words.
export const rulesMercatusDe: Record<string, string> = {
  'MERC-1': 'Es gibt 28 Waren, je sieben Fisch, Tuch, Holz und Salz, und Münzen im Wert von zusammen 132.',
  'MERC-2': 'Mercatus wird auf dem klassischen Plan gespielt, zu zweit bis zu viert.',
  'MERC-3':
    'Seine zwölf Klassenkarten haben mit Waren oder Münzen zu tun und brauchen das Modul; das Modul braucht keine ' +
    'von ihnen.',
  'MERC-5':
    'Die sechs Klassenkarten sind zufällig, zufällig mit einer aus jeder Klasse, ein vorgeschlagener Kartensatz ' +
    'oder abgesprochen. Mit Mercatus ist eine Partie ohne Karte der Ritterschaft erlaubt, mit wenigen ' +
    'Spielern aber nicht zu empfehlen.',
  'MERC-10': 'Im Regal liegen anfangs vier Waren jeder Art, eine offen und drei verdeckt.',
  'MERC-11': 'Die übrigen Waren werden gemischt und offen ausgelegt, eine in jede Region im Spiel.',
  'MERC-12':
    'Zu viert liegen von jeder Art drei auf dem Plan. Zu dritt haben zwei zufällige Arten eine weniger; zu zweit ' +
    'liegen von jeder Art zwei dort.',
  'MERC-13': 'Die Ware einer Region bleibt dort die ganze Partie. Sie wird nie genommen, verkauft oder umgedreht.',
  'MERC-14': 'Alle beginnen mit vier Münzen.',
  'MERC-15': 'Alle Waren und Münzen liegen offen.',
  'MERC-16':
    'Außer den Waren der Regionen gibt es von jeder Art vier: im Regal, bei den Mitspielenden und auf Karten. ' +
    'Höchstens eine davon liegt offen im Regal. Alle Münzen zusammen sind 132 wert.',
  'MERC-17':
    'Für jeden Zug wird festgehalten, ob die Ware des Zuges genommen und wie oft für den Diakon bezahlt worden ist.',
  'MERC-20': 'Beginnt ein Zug, wird von jeder Art, die im Regal nicht offen liegt, eine Ware aufgedeckt.',
  'MERC-21':
    'Eine Ware kann nur genommen werden, wenn sie offen liegt. Ist sie genommen, gibt es die nächste ihrer Art ' +
    'erst im nächsten Zug.',
  'MERC-22':
    'Einmal in deinem Zug, in der Aktionsphase, darfst du eine offene Ware nehmen. Dazu braucht es keine Karte.',
  'MERC-23': 'In einem regulären Zug werden nur offene Waren genommen: Niemand nimmt zwei derselben Art in einem Zug.',
  'MERC-24': 'Eine Ware, die ins Regal zurückkommt, liegt verdeckt und wird erst im nächsten Zug aufgedeckt.',
  'MERC-25':
    'Waren darfst du unbegrenzt haben. Du kannst sie nicht tauschen, verschenken oder nach Belieben verkaufen; ' +
    'auch Münzen kannst du nicht verschenken.',
  'MERC-31': 'Bezahlt wird immer ganz und an die Bank. Wer zu wenig Münzen hat, wird nicht gefragt.',
  'MERC-32':
    'Hat die Bank weniger, als sie schuldet, zahlt sie, was sie hat: zuerst für den Spieler am Zug, dann im ' +
    'Uhrzeigersinn.',
  'MERC-40':
    'Am Ende eines regulären Zuges wird jede Art verkauft, von der im Regal nichts mehr liegt, weder offen noch ' +
    'verdeckt. Ist eine Ware der Art wieder da, wird nicht verkauft.',
  'MERC-41': 'Verkauft wird ganz am Ende des Zuges, nach der Pest.',
  'MERC-42': 'Wird eine Art verkauft, verkaufen alle alles davon, wer auch am Zug ist.',
  'MERC-43':
    'Du führst in einer Region, wenn du dort einen Bürger hast und niemand mehr hat. Bei Gleichstand führen ' +
    'alle. Die Pest und Bürger in der Zuflucht zählen nicht.',
  'MERC-44':
    'Für jede Region dieser Art, in der du führst, verkaufst du eine Ware für 3 Münzen, solange du welche hast. ' +
    'Was übrig ist, geht umsonst ins Regal zurück.',
  'MERC-45': 'Mehrere können in derselben Region verkaufen; ein Verkauf fragt niemanden.',
  'MERC-46': 'Verkaufte Waren liegen verdeckt im Regal.',
  'MERC-47':
    'Mehrere Arten werden eine nach der anderen verkauft: Fisch, Tuch, Holz, Salz. Waren anderer Arten bleiben ' +
    'bei dir.',
  'MERC-48': 'Eine Ware auf einer Karte wird nicht verkauft.',
  'MERC-50': 'Karten der Aktionsphase nutzt du, wann du willst, einmal im Zug, auch gleich nach dem Nehmen.',
  'MERC-56':
    'Mit dem Plünderer oder dem Meuchelmörder darf die Pest bis zu zwei Regionen weit ziehen; mit beiden nicht ' +
    'weiter.',
  'MERC-60':
    'In deiner Aktionsphase darfst du eine eigene Ware auf eine solche Karte legen, so oft du willst. Was dort ' +
    'lag, geht verdeckt ins Regal zurück. Die Karte ist damit noch nicht genutzt.',
  'MERC-61': 'Eine Ware auf einer Karte gehört niemandem. Sie bleibt dort, über Nutzungen, Verkäufe und Züge hinweg.',
  'MERC-62': 'Verlässt dich die Karte, geht die Ware darauf ins Regal zurück. Wer sie danach hat, braucht eine eigene.',
  'MERC-63': 'Ohne Ware kannst du die Karte haben, aber nicht nutzen.',
  'MERC-70':
    'Grundherr: Siedle einen oder zwei Bürger in einer Region der Ware an, die auf der Karte liegt. Ratten dort ' +
    'spielen keine Rolle, und nichts kommt dazu.',
  'MERC-71': 'Brauer: Nimm eine offene Ware, zusätzlich zur freien.',
  'MERC-72':
    'Hansekaufmann: Versetze einen bis fünf deiner Bürger zusammen aus einer Region in eine andere Region der ' +
    'Ware, die auf der Karte liegt, wie weit auch immer.',
  'MERC-74':
    'Schwindler: Lege ungesehen ein Rattenplättchen aus dem Vorrat in eine Region, in der du einen Bürger hast ' +
    'und in der Platz ist.',
  'MERC-75': 'Danach darfst du eine Ware von der Art dieser Region nehmen, wenn eine offen liegt.',
  'MERC-78': 'Papst: Zahle 2 Münzen und bringe einen Bürger aus deinem Vorrat in die Zuflucht.',
  'MERC-80':
    'Diakon: In der Pestphase deines eigenen Zuges darfst du zahlen, sooft dich ein Plättchen Bürger kosten ' +
    'würde.',
  'MERC-81': 'Eine Zahlung wendet alles ab, was dieses Plättchen dir tut.',
  'MERC-82': 'Was die anderen verlieren, ändert sich nicht; niemand verliert mehr, weil du zahlst.',
  'MERC-83': 'Die erste Zahlung eines Zuges kostet 1 Münze, die zweite 2, die dritte 3.',
  'MERC-84': 'Du wirst nicht gefragt, wenn du nichts verlieren würdest oder zu wenig Münzen hast.',
  'MERC-88':
    'Plünderer: Ist die Pest gezogen, darfst du eine Ware von der Art ihrer Region nehmen, wenn eine offen liegt.',
  'MERC-89': 'Meuchelmörder: Für jedes Plättchen, das Bürger anderer getötet hat, bekommst du eine Münze.',
  'MERC-90': 'Grabräuber: Für jedes Plättchen, das Bürger anderer getötet hat, darfst du eine offene Ware nehmen.',
  'MERC-91': 'Auf eine Ware, auf die du verzichtet hast, kommst du nicht zurück.',
  'MERC-92':
    'Schamane: Ordne ungesehen die Rattenplättchen aller Regionen der Ware neu, die auf der Karte liegt. Keines ' +
    'verlässt diese Regionen.',
  'MERC-93':
    'Nimm zuerst so viele Plättchen auf, wie du willst, und lege sie dann eines nach dem anderen zurück. Eines ' +
    'darf auch dorthin, wo es lag.',
  'MERC-94': 'Keine Region bekommt mehr als drei, und keines kommt in die Region eines Bischofs.',
  'MERC-96': 'Alle sehen, welches Plättchen wohin kommt; wer seine Vorderseite kennt, kennt sie weiter.',
  'MERC-98':
    'Statthalter: Zahle 1, 3 oder 6 Münzen und siedle einen, zwei oder drei Bürger in einer Region deiner Wahl ' +
    'an.',
  'MERC-99': 'Das gilt nicht als Siedeln: Du darfst außerdem siedeln, und nichts kommt dazu.',
  'MERC-100': 'Schatzmeister: Nimm 2 Münzen von der Bank.',
  'MERC-112': 'Am Ende des letzten regulären Zuges wird wie sonst verkauft.',
  'MERC-113': 'In der Schlussrunde gibt es keine freie Ware, nichts wird aufgedeckt, und nichts wird verkauft.',
  'MERC-114':
    'In der Schlussrunde kann jede Ware im Regal genommen werden, offen oder verdeckt, auch zweimal dieselbe Art.',
  'MERC-116':
    'Im Schlusszug wirken die meisten dieser Karten wie sonst. Der Brauer nimmt eine beliebige Ware, der ' +
    'Statthalter siedelt einen Bürger für 1 Münze an; Plünderer, Meuchelmörder, Grabräuber und Diakon dürfen die ' +
    'Pest noch einmal ziehen.',
  'MERC-117':
    'Im Schlusszug darf der Schwindler die Ware seiner Region nehmen, wenn das Regal eine hat; als Hausregel ' +
    'eine beliebige.',
  'MERC-118':
    'Karten, die im Schlusszug die Pest ziehen, ziehen sie gemeinsam einmal, so weit wie die Karte mit der ' +
    'größten Reichweite.',
  'MERC-119':
    'Hätte auch eine Karte, die nicht heimsucht, die Pest dorthin ziehen können, wählst du, ob die Region ' +
    'heimgesucht wird.',
  'MERC-122':
    'Ist der Vorrat leer, zieht der Schwindler im Schlusszug aus den verbrauchten Plättchen. Niemand weiß, ' +
    'welches dort liegt.',
  'MERC-124':
    'Bei der letzten Heimsuchung ist niemand am Zug: Diese Karten tun nichts, aber ihre Klassen werden getroffen.',
  'MERC-125': 'Nach der letzten Heimsuchung werden alle vier Arten noch einmal verkauft, was auch im Regal liegt.',
  'MERC-126':
    'Am Ende sind je fünf Münzen einen Punkt wert. Waren sind nichts wert, und Münzen entscheiden keinen Gleichstand.',
};
