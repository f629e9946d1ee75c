// What a class card does with its upgrade tile in German, in our own words: level II, then level III (UPG-21 to -47,
// MERC-131). What the tile changes stands between asterisks.
export const tilesDe: Record<string, readonly [string, string]> = {
  peasant: [
    'Siedle einmal im Zug *einen Bürger in einer beliebigen Region* an.',
    'Siedle einmal im Zug *einen oder zwei Bürger in einer beliebigen Region* an.',
  ],
  monk: [
    'Versetze ein Ratten\u00adplättchen in eine *beliebige andere Region*.',
    'Versetze *zwei Ratten\u00adplättchen* einer Region in eine *beliebige andere*.',
  ],
  merchant: [
    'Versetze *beliebig viele* deiner Bürger aus einer Region in eine Nachbar\u00adregion.',
    'Versetze *beliebig viele* deiner Bürger aus einer Region in eine *beliebige andere*.',
  ],
  witch: [
    'Sieh dir bis zu *drei* Ratten\u00adplättchen an; du darfst sie *neu verteilen*.',
    'Sieh dir bis zu *vier* Ratten\u00adplättchen an; du darfst sie *neu verteilen*.',
  ],
  king: [
    'Bringe einen Bürger aus *einer beliebigen Region* in die Zuflucht.',
    'Bringe *einen oder zwei Bürger* aus *einer beliebigen Region* in die Zuflucht.',
  ],
  knight: [
    'Führe die Pest in *eine beliebige Region*; sie darf als zwei Bürger zählen.',
    'Führe die Pest in *eine beliebige Region*; *alle Grenzen dort dürfen als 0 gelten*.',
  ],
  baker: [
    'Sammle Bürger auf dieser Karte; wird sie genommen, siedelst *du* alle an.',
    'Sammle Bürger hier, *auch einen vom Plan*; wird sie genommen, siedelst *du* alle an.',
  ],
  serf: [
    'Siedle je Plättchen für *jeden getöteten Bürger anderer* einen in der Pest\u00adregion an: *bis zu zwei, ' +
      'alle oder keinen*.',
    'Siedle je Plättchen für *jeden getöteten Bürger anderer* einen in der Pest\u00adregion an: *bis zu drei, ' +
      'alle oder keinen*.',
  ],
  nun: [
    'Stelle die drei Nonnen auf: Jede hebt die Grenzen in ihrer Region um *zwei*.',
    'Stelle die drei Nonnen auf: Jede hebt die Grenzen in ihrer Region um *drei*.',
  ],
  bishop: [
    'Stelle einen Bischof auf *und versetze ein Ratten\u00adplättchen aus der Region eines Bischofs*.',
    'Stelle einen Bischof auf *und versetze bis zu zwei Ratten\u00adplättchen aus der Region eines Bischofs*.',
  ],
  courier: [
    'Tausche *bis zu zweimal* Bürger verschiedener Spieler zwischen denselben zwei Regionen.',
    'Tausche *bis zu dreimal* Bürger verschiedener Spieler zwischen denselben zwei Regionen.',
  ],
  mayor: [
    'Statt zu siedeln: je ein Bürger in jede Region, in der du führst, *auch bei Gleichstand*.',
    'Statt zu siedeln: ein Bürger in jede Region, in der du führst, *auch bei Gleichstand*, ' +
      '*und noch einer in eine davon*.',
  ],
  wizard: [
    'Gib einem deiner Bürger einen Trank; *bis zu zwei in einer Region ohne Ratten*.',
    'Gib deinen Bürgern *zwei* Tränke, *wo sie auch sind*.',
  ],
  'pied-piper': [
    'Versetze einen Bürger in eine Nachbar\u00adregion; die Ratten *und ein fremder Bürger* folgen.',
    'Versetze einen Bürger in eine Nachbar\u00adregion; Ratten *und ein fremder Bürger* folgen; *deiner darf weiter*.',
  ],
  emperor: [
    'Baue die drei Mauern *und versetze einen Bürger über eine davon*.',
    'Baue die drei Mauern *und versetze bis zu zwei Bürger über eine davon*.',
  ],
  queen: [
    'Ist dein Land das größte *oder bist du in den meisten Regionen*, siedle zwei Bürger mehr an.',
    'Ist dein Land das größte *oder bist du in den meisten Regionen*, siedle *bis zu drei* Bürger mehr an.',
  ],
  soldier: [
    'Führe die Pest in *eine beliebige Region*; sie darf ein Ratten\u00adplättchen mehr ausbreiten.',
    'Führe die Pest in *eine beliebige Region*; sie darf *bis zu zwei* Ratten\u00adplättchen mehr ausbreiten.',
  ],
  crusader: [
    'Führe die Pest in *eine beliebige Region*; decke alle Plättchen auf und bestimme ihre Reihenfolge.',
    'Führe die Pest in *eine beliebige Region*; decke alle auf, ordne sie *und ersetze eines durch ein gezogenes*.',
  ],
  astronomer: [
    'Ziehe drei Regions\u00adkarten und behalte *zwei*.',
    'Ziehe drei Regions\u00adkarten und behalte *alle*.',
  ],
  explorer: [
    'Decke drei Regions\u00adkarten auf; siedle einen Bürger in einer der Regionen an *und nimm eine ihrer Karten*.',
    'Decke drei Regions\u00adkarten auf; siedle *zwei Bürger* in einer der Regionen an *und nimm eine ihrer Karten*.',
  ],
  caravanner: [
    'Ziehe die Karawane zwei Regionen weit; wo du auf ihrem Weg die meisten hast, siedelst *nur du*.',
    'Ziehe die Karawane *drei* Regionen weit; wo du auf ihrem Weg die meisten hast, siedelst *nur du*.',
  ],
  sultan: [
    'Mache *einen oder zwei* Bürger zu Gesandten; sie bringen am Ende Punkte.',
    'Mache *zwei* Bürger zu Gesandten *oder nimm einen Punkt, wenn du mehr davon hast als alle anderen*.',
  ],
  student: [
    'Siedle einen Bürger an, wo eine Universität steht, *und versetze einen aus einer Nachbar\u00adregion dorthin*.',
    'Siedle *einen oder zwei* Bürger an, wo eine Universität steht.',
  ],
  professor: [
    'Sieh die nächsten vier Ereignisse an, *lege beliebige ab* und ordne die übrigen neu.',
    'Sieh die nächsten *sechs* Ereignisse an, *lege beliebige ab* und ordne die übrigen neu.',
  ],
  'royal-librarian': [
    'Versetze die grüne Universität in eine *beliebige* andere Region.',
    'Versetze die grüne *oder die weiße* Universität in eine *beliebige* andere Region.',
  ],
  inquisitor: [
    'Führe die Pest in *eine beliebige Region*; tötet sie drei Bürger anderer, sperre eine Karte.',
    'Führe die Pest in *eine beliebige Region*; tötet sie *einen* Bürger anderer, sperre eine Karte.',
  ],
  philosopher: [
    'Niemand kann dir eine andere Karte nehmen; *wer diese nimmt, muss einen deiner Bürger ansiedeln*.',
    'Niemand kann dir eine andere Karte nehmen; *wird diese genommen, darf ein Bürger von dir in die Zuflucht*.',
  ],
  landowner: [
    'Siedle einen oder zwei Bürger in einer Region dieser Ware an; *die Ware kann zu dir zurückkommen*.',
    'Siedle *einen bis drei* Bürger in einer Region dieser Ware an; *die Ware kann zu dir zurückkommen*.',
  ],
  'hanseatic-trader': [
    'Versetze bis zu fünf Bürger in eine Region dieser Ware; *die Ware kann zu dir zurückkommen*.',
    'Versetze bis zu fünf Bürger in eine Region dieser Ware, *auf Wunsch zweimal*; *die Ware kann zurückkommen*.',
  ],
  swindler: [
    'Lege ein Ratten\u00adplättchen zu einem deiner Bürger; nimm die Ware von dort *und siedle dort einen Bürger an*.',
    'Lege ein Ratten\u00adplättchen zu einem deiner Bürger; nimm die Ware von dort *und siedle bis zu zwei Bürger an*.',
  ],
  raider: [
    'Führe die Pest in *eine beliebige Region*; nimm die Ware ihrer Region.',
    'Führe die Pest in *eine beliebige Region*; nimm *eine Ware beliebiger Art*.',
  ],
  assassin: [
    'Führe die Pest bis zu zwei Regionen weit; *zwei Münzen* für jedes Plättchen, das andere tötet.',
    'Führe die Pest bis zu zwei Regionen weit; *drei Münzen* für jedes Plättchen, das andere tötet.',
  ],
  'grave-robber': [
    'Nimm *bis zu zwei* Waren für jedes Ratten\u00adplättchen, das andere tötet.',
    'Nimm *bis zu drei* Waren für jedes Ratten\u00adplättchen, das andere tötet.',
  ],
  shaman: [
    'Ordne die Ratten aller Regionen dieser Ware neu; *die Ware kann zu dir zurückkommen*.',
    'Ordne die Ratten aller Regionen dieser Ware neu, *füge eine hinzu oder nimm eine weg*; *die Ware kann zurück*.',
  ],
};
