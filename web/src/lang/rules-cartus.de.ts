export const rulesCartusDe: Record<string, string> = {
  'CART-1':
    'Rattus Cartus ist ein eigenes Spiel für zwei bis fünf. Spielplan, Regionen, Klassenkarten und Module des ' +
    'Brettspiels kommen darin nicht vor. Sechs Klassen sind dabei; die islamische Welt gehört nicht dazu.',
  'CART-2':
    'Nachschub wählen, Betreten und der Blick auf eine Nonnenkarte werden immer gefragt, auch wenn alle ' +
    'Antworten auf dasselbe hinauslaufen. Nur der letzte noch mögliche Blick geschieht von selbst.',
  'CART-3':
    'Deine Hand ist, was du hältst; ausgespielte Karten, die noch auf dem Tisch liegen, zählen nicht dazu. ' +
    'Karten einer Klasse mit gleich vielen Nonnen sind gleich. Schwert, Flöte, Pass und Gold sind die ' +
    'Sonderkarten; der Joker ist keine. Dein Gebot ist, was du hier an Bevölkerungskarten und Jokern gespielt ' +
    'hast.',
  'CART-4':
    'Wo nur eine Antwort möglich ist, wird sie für dich gegeben, und zwar so, dass niemand an der Pause erkennt, ' +
    'was du hältst. Hast du einmal angefangen, Karten auszusuchen, sagst du selbst, wann Schluss ist.',
  'CART-5':
    'Was du aussuchst, kannst du zurücknehmen, bis du fertig bist. Pässe, Nachschub, das Ausführen einer Aktion ' +
    'und die Wahl eines Opfers gelten sofort, weil gleich danach gezogen, geschaut oder von anderen gehandelt ' +
    'wird.',
  'CART-6':
    'Es gibt 84 Bevölkerungskarten, 14 aus jeder Klasse. In jeder Klasse zeigen vier keine Nonne, zwei eine, ' +
    'zwei zwei, zwei drei und vier vier. Die Klasse zählt beim Ausspielen, die Nonnen zählen nur in der ' +
    'Nonnenreihe.',
  'CART-7': 'Es gibt 12 Gebäude, zwei je Klasse, und von jedem Gebäude fünf Karten.',
  'CART-8':
    'Auf jeder Gebäudekarte steht, was sie als Nachschub bringt: vier Karten ziehen; zwei ziehen und eine ' +
    'Nonnenkarte ansehen; oder zwei Ratten ablegen. Zwei Karten desselben Gebäudes können sich darin ' +
    'unterscheiden.',
  'CART-9': 'Bereit liegen 15 Joker, 12 Schwerter, 12 Flöten, 12 Pässe und 15 Goldkarten.',
  'CART-10':
    'Ratten werden einzeln gezählt, und sie gehen nie aus. Weniger als keine hat niemand, und nach oben gibt es ' +
    'keine Grenze.',
  'CART-11':
    'Es gibt 20 Siegpunktmarken mit dem Wert 1, 2 oder 3. Sie liegen verdeckt; wer eine nimmt, sieht sie als ' +
    'Einziger an und hält sie geheim.',
  'CART-12': 'Jede Klasse hat eine Einflussleiste von 0 bis 15. Steine auf demselben Feld stehen aufeinander.',
  'CART-13':
    'Jeder hat auf jeder Leiste einen Stein und dazu eine Scheibe zum Betreten von Gebäuden: in jeder Runde eines.',
  'CART-14': 'Nichts geht verloren: Die Zahl der Karten und Plättchen ändert sich nie.',
  'CART-15': 'Zwei bis fünf spielen, im Uhrzeigersinn. Das Los bestimmt, wer beginnt, oder ein Platz wird genannt.',
  'CART-16':
    'Im Spiel sind dreißig Gebäudekarten, fünf je Klasse. Die Runde verteilt sie nach Wunsch auf die beiden ' +
    'Gebäude der Klasse; oder das Los nennt je Klasse ein Gebäude; oder fünf der zehn Karten werden gezogen.',
  'CART-17': 'Für das erste Spiel: je fünfmal Bauernhof, Marktplatz, Kloster, Burg, Palast und Wahrsagerzelt.',
  'CART-18':
    'Zu zweit ist der Wachturm nicht zu empfehlen. Gewählt ist er mit einem Hinweis erlaubt; beim Los bleibt er ' +
    'draußen, wenn die Runde ihn nicht zulässt.',
  'CART-19':
    'Alle wissen, welche Gebäude im Spiel sind, aber nicht, welche ihrer Karten. Wurde gemischt, weiß niemand ' +
    'mehr, als er gesehen hat.',
  'CART-20':
    'Sonderkarten, deren Gebäude nicht vorkommen kann, bleiben in der Schachtel: Schwerter gehören zur Burg, ' +
    'Flöten zur Rattenfängerhütte, Pässe zum Amt, Gold zur Schatzkammer. Joker und Siegpunktplättchen sind immer da.',
  'CART-21':
    'Fünf Bevölkerungskarten liegen verdeckt aus, bevor jemand etwas sieht: die Nonnenreihe. Sie bleibt bis zum ' +
    'Ende liegen.',
  'CART-22': 'Alle beginnen mit fünf Handkarten, zehn Ratten und ohne Einfluss.',
  'CART-23':
    'Einige Gebäudekarten kommen ungesehen als Ersatzstapel zur Seite. Die anderen reichen für zehn Runden zu ' +
    'zweit, neun zu dritt, acht zu viert und zu fünft.',
  'CART-24':
    'Ein Tisch wird vor dem Spiel geprüft; alles, was nicht stimmt, wird auf einmal genannt, jedes mit seinem Grund.',
  'CART-25':
    'Alle sehen die Auslage und wer wo ist, den Einfluss, wie viele Karten jeder hält und gelegt hat, die ' +
    'Stapel, den gewählten Nachschub und jeden Gewinn oder Verlust von Ratten. Hände, gespielte Karten, Marken ' +
    'und Nonnenreihe sind geheim.',
  'CART-26':
    'Für einen Blick nennst du einen Platz der Nonnenreihe und siehst diese Karte als Einziger; von da an kennst ' +
    'du sie. Die Blicke einer Aktion gehen auf verschiedene Plätze.',
  'CART-27':
    'Die anderen sehen nicht, wie viele Ratten du hast; wer mitzählt, weiß es trotzdem. Eine Runde kann ' +
    'vereinbaren, dass Ratten offen liegen.',
  'CART-28':
    'Karten, die wegen eines Schwerts oder am Wachturm den Besitzer wechseln, sehen nur die beiden. Alle anderen ' +
    'sehen, wie viele es sind.',
  'CART-29':
    'Nach der letzten Runde werden Hände, Marken, Ratten und Nonnenreihe für alle geöffnet. Was noch in den ' +
    'Stapeln liegt, bleibt verdeckt.',
  'CART-30':
    'Eine Runde hat fünf Teile: Gebäude ziehen, Nachschub holen, betreten, abrechnen, Ende. Die Zahl der Runden ' +
    'steht fest, und die letzte ist die Schlussrunde.',
  'CART-31':
    'Zu zweit und zu dritt liegen zwei Gebäudekarten aus, zu viert und zu fünft drei. In dieser Folge wird ' +
    'abgerechnet.',
  'CART-32':
    'Sind alle Karten der Auslage dasselbe Gebäude, wird die letzte gegen eine vom Ersatzstapel getauscht, bis ' +
    'sie sich unterscheiden.',
  'CART-33':
    'Alle wählen eine Karte der Auslage für ihren Nachschub. Mehrere dürfen dieselbe wählen, und betreten muss ' +
    'man sie später nicht.',
  'CART-34':
    'Der Nachschub wird der Reihe nach ausgeführt: ziehen, dann Ratten ablegen, dann schauen. Alles davon, ' +
    'soweit es geht.',
  'CART-35':
    'Der Nachschub wird reihum gewählt, der Startspieler zuerst. Auf Wunsch wählen alle geheim und zeigen ' +
    'gemeinsam; ausgeführt wird dann reihum.',
  'CART-36':
    'Karten werden einzeln gezogen. Ist der Stapel aufgebraucht, wird der Ablagestapel gemischt und zum neuen Stapel.',
  'CART-37':
    'Sind Stapel und Ablage beide leer, zieht niemand mehr. Auf der Hand darf man beliebig viele Karten haben.',
  'CART-38':
    'Zum Betreten stehen alle in einer Schlange, der Startspieler vorn. Wer ein Gebäude betritt, verlässt sie; ' +
    'wer einen Pass spielt, stellt sich hinten an. Am Ende hat jeder genau ein Gebäude betreten.',
  'CART-39':
    'Statt zu betreten, kannst du einen Pass spielen. Er geht zurück, du stellst dich hinten an und siehst erst, ' +
    'was die anderen tun. Mit einem weiteren Pass kannst du noch einmal warten.',
  'CART-40':
    'Du betrittst ein beliebiges Gebäude der Auslage, ob dort jemand ist oder nicht, und bekommst die nächste ' +
    'Nummer. Bei Gleichstand gewinnt die kleinere.',
  'CART-41':
    'Dann legst du verdeckt so viele Bevölkerungskarten, Joker, Schwerter und Flöten, wie du willst, oder keine. ' +
    'Gold und Pässe kann man hier nicht spielen.',
  'CART-42': 'Du suchst die Karten einzeln aus, bis du fertig bist. Erst dann sehen die anderen, wie viele es sind.',
  'CART-43':
    'Die Gebäude werden eins nach dem anderen abgerechnet: Karten, Aktionen, dann Ablage. Ein Gebäude, in dem ' +
    'niemand ist, entfällt.',
  'CART-44':
    'Alle in diesem Gebäude decken ihre Karten auf. An späteren Gebäuden bleiben sie verdeckt; zu zweit werden ' +
    'alle auf einmal aufgedeckt.',
  'CART-45':
    'Zuerst bekommen alle Punkte und Ratten, in der Folge des Betretens; dann werden Schwerter verglichen und ' +
    'danach Flöten.',
  'CART-46':
    'Jede Bevölkerungskarte, gleich welcher Klasse, und jeder Joker bringt einen Einfluss in der Klasse des Gebäudes.',
  'CART-47':
    'Dein Stein zieht einmal, um alle Punkte. Auf einem besetzten Feld kommt er obenauf; ohne Punkte bleibt er ' +
    'im Stapel, wo er ist.',
  'CART-48':
    'Feld 15 ist das Ende der Leiste: Weitere Punkte bewegen den Stein nicht. Für die Brauerei zählen sie trotzdem.',
  'CART-49':
    'Jede Bevölkerungskarte einer anderen Klasse als der des Gebäudes bringt dir eine Ratte. Joker, Schwerter ' +
    'und Flöten bringen keine.',
  'CART-50':
    'Wer in diesem Gebäude die wenigsten Schwerter gespielt hat, gibt die Hälfte seiner Hand, abgerundet, an den ' +
    'mit den meisten. Alle anderen bleiben unbehelligt, und gleich viele bedeuten Frieden.',
  'CART-51':
    'Haben mehrere die meisten, gewinnt, wer zuerst eintrat. Haben mehrere die wenigsten, bestimmt der Gewinner, ' +
    'wer gibt.',
  'CART-52':
    'Die Hand zählt, wie sie jetzt ist, mit Gold und Pässen. Wer gibt, sucht die Karten aus. Eine einzelne Karte ' +
    'muss niemand geben.',
  'CART-53':
    'Flöten werden ebenso verglichen: Wer die meisten hat, reicht eine Ratte an den mit den wenigsten weiter. ' +
    'Ohne Ratten geschieht nichts.',
  'CART-54':
    'Schwerter und Flöten wirken in dem Gebäude, in dem sie gespielt wurden, auch wenn dasselbe Gebäude zweimal ' +
    'ausliegt.',
  'CART-55':
    'Wer in einem Gebäude die meisten Bevölkerungskarten und Joker gespielt hat, ist dort Hauptspieler; bei ' +
    'Gleichstand, wer zuerst eintrat. Allein ist man es immer, auch ohne Karte. Für alle anderen gilt die ' +
    'einfache Aktion.',
  'CART-56': 'Jede Karte der Auslage hat ihren eigenen Hauptspieler, auch wenn zwei dasselbe Gebäude sind.',
  'CART-57':
    'Zu zweit gibt es einen einzigen Hauptspieler je Runde: wer mehr gespielt hat, gleich wo; bei Gleichstand, ' +
    'wer zuerst eintrat. Dem anderen bleibt die einfache Aktion, auch wenn er allein ist.',
  'CART-58':
    'Niemand muss seine Aktion ausführen. Was du ausführst, tust du ganz, und der Hauptspieler kann seine Aktion ' +
    'nicht gegen die einfache tauschen.',
  'CART-59': 'Der Hauptspieler handelt zuerst, dann die anderen in der Folge des Betretens.',
  'CART-60':
    'Eine Aktion, die jetzt nichts bewirken könnte, wird übergangen. Ein Blick in die Nonnenreihe bewirkt immer etwas.',
  'CART-61': 'Bauernhof: 4 Karten ziehen; einfach 2.',
  'CART-62':
    'Brauerei: für jeden Einfluss, den du in dieser Runde bekommen hast, eine Karte ziehen; einfach eine für je ' +
    'zwei, abgerundet.',
  'CART-63': 'Marktplatz: 2 Joker nehmen; einfach 1.',
  'CART-64': 'Amt: 2 Pässe nehmen; einfach 1.',
  'CART-65': 'Kloster: 2 Ratten ablegen; einfach 1.',
  'CART-66':
    'Hospital: 1 Ratte ablegen, dann bis zu 3 Karten und ebenso viele Ratten; einfach bis zu 2 Karten und ebenso ' +
    'viele Ratten. Nie mehr Karten, als du Ratten hast.',
  'CART-67': 'Burg: 2 Schwerter nehmen; einfach 1.',
  'CART-68':
    'Wachturm: Wer in dieser Runde keinen Wachturm betreten hat und mindestens so viele Karten hält wie du, gibt ' +
    'dir 3 nach seiner Wahl. Die anderen hier tun nichts, sind aber davor sicher.',
  'CART-69': 'Palast: 2 Siegpunktmarken nehmen; einfach 1.',
  'CART-70': 'Schatzkammer: 2 Goldkarten nehmen; einfach 1.',
  'CART-71': 'Wahrsagerzelt: 2 Karten der Nonnenreihe ansehen; einfach 1.',
  'CART-72': 'Rattenfängerhütte: 2 Flöten nehmen; einfach 1.',
  'CART-73': 'Ist zu wenig übrig, nimmt man, was da ist, in der Folge der Aktionen.',
  'CART-74':
    'Nach den Aktionen verschwinden die gespielten Karten: Bevölkerungskarten auf die Ablage, die anderen zurück ' +
    'auf ihre Stapel.',
  'CART-75':
    'In der Schlussrunde gibt es keine Aktionen. Stattdessen bekommt der Hauptspieler einen Einfluss mehr in der ' +
    'Klasse seines Gebäudes.',
  'CART-76':
    'Am Ende einer Runde kommen die Scheiben zurück, die Auslage verlässt das Spiel, und der Nächste im ' +
    'Uhrzeigersinn beginnt.',
  'CART-77':
    'Punkte werden für alle gezählt, und erst dann schlägt die Pest zu. Wer stirbt, behält seine Ränge; niemand ' +
    'rückt nach.',
  'CART-78':
    'In jeder Klasse bringt der meiste Einfluss 10 Punkte, der zweite 5, der dritte 2. Auf einem Feld liegt der ' +
    'untere Stein vorn. Wer keinen Einfluss hat, bekommt nichts.',
  'CART-79': 'Die meisten Bevölkerungskarten und Joker auf der Hand bringen 2 Punkte; bei Gleichstand jedem 1.',
  'CART-80':
    'Die meisten Schwerter auf der Hand bringen 2 Punkte, ebenso die meisten Flöten und die meisten Pässe; bei ' +
    'Gleichstand jedem 1.',
  'CART-81':
    'Das meiste Gold bringt 6 Punkte, das zweitmeiste 3. Mehrere Erste teilen sich 9, und einen Zweiten gibt es ' +
    'dann nicht; mehrere Zweite teilen sich 3. Zu zweit bringt der zweite Rang nichts.',
  'CART-82': 'Jede Siegpunktplättchen bringt seinen Wert.',
  'CART-83': 'Wer von etwas nichts hat, bekommt dafür auch keine Punkte.',
  'CART-84':
    'Die Nonnen auf den fünf Karten der Reihe werden zusammengezählt. Wer mehr Ratten hat, den tötet die Pest; ' +
    'mit ebenso vielen überlebt man.',
  'CART-85':
    'Unter den Überlebenden gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer weniger Ratten hat. Ist ' +
    'auch das gleich, teilen sie den Sieg. Tote gewinnen nie.',
  'CART-86':
    'Sterben alle, haben alle verloren. Eine Runde kann vereinbaren, dass dann als Überlebender gilt, wer die ' +
    'wenigsten Ratten hat.',
  'CART-87':
    'Überlebende werden nach Punkten gereiht, dann nach weniger Ratten; die Toten teilen sich den letzten Platz. ' +
    'Ein Spiel ohne Sieger ist unentschieden.',
};
