// Was eine Klassenkarte mit ihrem Ausbauplättchen tut, in eigenen Worten: Stufe II, dann Stufe III (UPG-21 bis -47,
// MERC-131). Was das Plättchen ändert, steht zwischen Sternchen.
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
    'Versetze *beliebig viele* deiner Bürger einer Region in eine Nachbar\u00adregion.',
    'Versetze *beliebig viele* deiner Bürger einer Region in eine *beliebige andere*.',
  ],
  witch: [
    'Sieh dir bis zu *drei* Ratten\u00adplättchen an; du darfst sie *neu verteilen*.',
    'Sieh dir bis zu *vier* Ratten\u00adplättchen an; du darfst sie *neu verteilen*.',
  ],
  king: [
    'Bringe einen Bürger aus *einer beliebigen Region* in die Zuflucht.',
    'Bringe *einen oder zwei Bürger* einer *beliebigen Region* in die Zuflucht.',
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
    'Je Plättchen, das andere tötet: *bis zu zwei* Bürger mehr in der Pest\u00adregion.',
    'Je Plättchen, das andere tötet: *bis zu drei* Bürger mehr in der Pest\u00adregion.',
  ],
  nun: [
    'Stelle die drei Nonnen: Jede hebt die Grenze ihrer Region um *zwei*.',
    'Stelle die drei Nonnen: Jede hebt die Grenze ihrer Region um *drei*.',
  ],
  bishop: [
    'Stelle einen Bischof; *und versetze ein Ratten\u00adplättchen aus der Region eines Bischofs*.',
    'Stelle einen Bischof; *und versetze bis zu zwei Ratten\u00adplättchen aus der Region eines Bischofs*.',
  ],
  courier: [
    'Tausche *bis zu zweimal* Bürger verschiedener Spieler, zwischen denselben zwei Regionen.',
    'Tausche *bis zu dreimal* Bürger verschiedener Spieler, zwischen denselben zwei Regionen.',
  ],
  mayor: [
    'Statt einer Region: je ein Bürger, wo du die meisten hast; *ein Gleichstand genügt*.',
    'Statt einer Region: je ein Bürger, wo du die meisten hast, *auch bei Gleichstand*, *und dort noch einer*.',
  ],
  wizard: [
    'Lege einem deiner Bürger einen Trank unter; *zwei, wo keine Ratten sind*.',
    'Lege deinen Bürgern *zwei* Tränke unter, *wo sie auch sind*.',
  ],
  'pied-piper': [
    'Versetze einen Bürger nach nebenan; die Ratten *und ein fremder Bürger* folgen.',
    'Versetze einen Bürger nach nebenan; Ratten *und ein fremder Bürger* folgen, *deiner darf weiter\u00adziehen*.',
  ],
  emperor: [
    'Baue die drei Mauern; *und versetze einen Bürger über eine davon*.',
    'Baue die drei Mauern; *und versetze bis zu zwei Bürger über eine davon*.',
  ],
  queen: [
    'Ist dein Land das größte *oder lebst du in den meisten Regionen*, siedle zwei Bürger mehr an.',
    'Ist dein Land das größte *oder lebst du in den meisten Regionen*, siedle *drei* Bürger mehr an.',
  ],
  soldier: [
    'Führe die Pest in *eine beliebige Region*; sie kann ein Ratten\u00adplättchen mehr legen.',
    'Führe die Pest in *eine beliebige Region*; sie kann *zwei Ratten\u00adplättchen* mehr legen.',
  ],
  crusader: [
    'Führe die Pest in *eine beliebige Region*; alle Plättchen, die Folge wählst du.',
    'Führe die Pest in *eine beliebige Region*; alle Plättchen in deiner Folge, *eines darf ein gezogenes ersetzen*.',
  ],
  astronomer: [
    'Ziehe drei Regions\u00adkarten und behalte *zwei*.',
    'Ziehe drei Regions\u00adkarten und behalte *alle*.',
  ],
  explorer: [
    'Zeige drei Regions\u00adkarten; siedle einen Bürger in einer davon an *und behalte eine Karte dieser Region*.',
    'Zeige drei Regions\u00adkarten; siedle *zwei Bürger* in einer davon an *und behalte eine Karte dieser Region*.',
  ],
  caravanner: [
    'Die Karawane zieht zweimal; wo du auf ihrem Weg die meisten hast, siedelst *nur du*.',
    'Die Karawane zieht *dreimal*; wo du auf ihrem Weg die meisten hast, siedelst *nur du*.',
  ],
  sultan: [
    'Mache *einen oder zwei* Bürger zu Gesandten; sie bringen am Ende Punkte.',
    'Mache *zwei* Bürger zu Gesandten; *oder nimm einen Punkt, wenn du die meisten hast*.',
  ],
  student: [
    'Siedle einen Bürger an, wo eine Universität steht; *und versetze einen von nebenan dorthin*.',
    'Siedle *einen oder zwei* Bürger an, wo eine Universität steht.',
  ],
  professor: [
    'Sieh die nächsten vier Ereignisse an, *lege beliebige ab* und ordne die anderen.',
    'Sieh die nächsten *sechs* Ereignisse an, *lege beliebige ab* und ordne die anderen.',
  ],
  'royal-librarian': [
    'Versetze die grüne Universität in eine *beliebige* andere Region.',
    'Versetze die grüne *oder die weiße* Universität in eine *beliebige* andere Region.',
  ],
  inquisitor: [
    'Führe die Pest in *eine beliebige Region*; tötet sie drei andere, sperre eine Karte.',
    'Führe die Pest in *eine beliebige Region*; tötet sie *einen* anderen, sperre eine Karte.',
  ],
  philosopher: [
    'Niemand nimmt dir eine andere Karte; *wer ihn nimmt, muss einen deiner Bürger ansiedeln*.',
    'Niemand nimmt dir eine andere Karte; *wird er genommen, kommt ein Bürger in die Zuflucht*.',
  ],
  landowner: [
    'Siedle einen oder zwei Bürger in einer Region dieser Ware an; *die Ware kann zu dir zurück*.',
    'Siedle *einen bis drei* Bürger in einer Region dieser Ware an; *die Ware kann zu dir zurück*.',
  ],
  'hanseatic-trader': [
    'Bis zu fünf Bürger ziehen in eine Region dieser Ware; *die Ware kann zu dir zurück*.',
    'Bis zu fünf Bürger ziehen in eine Region dieser Ware, *auf Wunsch zweimal*; *die Ware kann zu dir zurück*.',
  ],
  swindler: [
    'Lege ein Ratten\u00adplättchen, wo du lebst; nimm die Ware der Region *und siedle dort einen Bürger an*.',
    'Lege ein Ratten\u00adplättchen, wo du lebst; nimm die Ware der Region *und siedle dort bis zu zwei Bürger an*.',
  ],
  raider: [
    'Führe die Pest in *eine beliebige Region*; nimm die Ware ihrer Region.',
    'Führe die Pest in *eine beliebige Region*; nimm *eine beliebige Ware*, die zu haben ist.',
  ],
  assassin: [
    'Führe die Pest zwei Schritte; *zwei Münzen* für jedes Plättchen, das andere tötet.',
    'Führe die Pest zwei Schritte; *drei Münzen* für jedes Plättchen, das andere tötet.',
  ],
  'grave-robber': [
    'Nimm *bis zu zwei* Waren für jedes Ratten\u00adplättchen, das andere tötet.',
    'Nimm *bis zu drei* Waren für jedes Ratten\u00adplättchen, das andere tötet.',
  ],
  shaman: [
    'Verteile die Ratten aller Regionen dieser Ware neu; *die Ware kann zu dir zurück*.',
    'Verteile die Ratten aller Regionen dieser Ware neu, *füge eine hinzu oder nimm eine weg*; *die Ware kann zurück*.',
  ],
};
