export const rulesCartusDe: Record<string, string> = {
  'CART-1':
    'Rattus Cartus ist ein eigenes Spiel für zwei bis fünf Spieler. Plan, Regionen, Klassenkarten und Module des ' +
    'Brettspiels kommen darin nicht vor. Es gibt sechs Klassen; die Islamische Welt gehört nicht dazu.',
  'CART-2':
    'Nachschub, Betreten und der Blick auf eine Nonnenkarte werden immer gefragt, auch wenn alle Antworten auf ' +
    'dasselbe hinauslaufen. Nur ein letzter noch möglicher Blick geschieht von selbst.',
  'CART-3':
    'Deine Hand ist, was du hältst; ausgespielte Karten, die noch auf dem Tisch liegen, zählen nicht dazu. ' +
    'Karten einer Klasse mit gleich vielen Nonnen sind gleich. Schwert, Flöte, Pass und Gold sind die ' +
    'Sonderkarten; der Joker ist keine. Dein Gebot ist, was du hier an Bevölkerungskarten und Jokern gespielt ' +
    'hast.',
  'CART-4':
    'Ist nur eine Antwort möglich, wird sie für dich gegeben, damit keine Pause verrät, was du hältst. Hast du ' +
    'angefangen, Karten auszusuchen, sagst du selbst, wann du fertig bist.',
  'CART-5':
    'Was du aussuchst, kannst du zurücklegen, bis du fertig bist. Pässe, Nachschub, das Ausführen einer Aktion ' +
    'und die Wahl eines Opfers gelten sofort, weil gleich danach gezogen oder angesehen wird oder andere ' +
    'handeln.',
  'CART-6':
    'Es gibt 84 Bevölkerungskarten, 14 aus jeder Klasse. In jeder Klasse zeigen vier keine Nonne, zwei eine, ' +
    'zwei zwei, zwei drei und vier vier. Die Klasse zählt beim Ausspielen, die Nonnen zählen nur in der ' +
    'Nonnenreihe.',
  'CART-7': 'Es gibt 12 Gebäude, zwei je Klasse, und von jedem Gebäude fünf Karten.',
  'CART-8':
    'Auf jeder Gebäudekarte steht, was sie als Nachschub bringt: vier Karten ziehen; zwei ziehen und eine ' +
    'Nonnenkarte ansehen; oder zwei Ratten ablegen. Zwei Karten desselben Gebäudes können sich darin ' +
    'unterscheiden.',
  'CART-9': 'Bereit liegen 15 Joker, 12 Schwerter, 12 Flöten, 12 Pässe und 15 Gold.',
  'CART-10':
    'Ratten werden einzeln gezählt, und sie gehen nie aus. Weniger als keine hat niemand, und nach oben gibt es ' +
    'keine Grenze.',
  'CART-11':
    'Es gibt 20 Siegpunktplättchen mit dem Wert 1, 2 oder 3. Sie liegen verdeckt; wer eines nimmt, sieht es ' +
    'heimlich an und hält es geheim.',
  'CART-12': 'Jede Klasse hat eine Einflussleiste von 0 bis 15. Steine auf demselben Feld stehen aufeinander.',
  'CART-13':
    'Alle haben auf jeder Leiste einen Stein und dazu eine Scheibe zum Betreten von Gebäuden: in jeder Runde ' +
    'eines.',
  'CART-14': 'Die Zahl der Karten und Plättchen ändert sich nie.',
  'CART-15':
    'Gespielt wird zu zweit bis zu fünft, im Uhrzeigersinn. Der Startspieler ist zufällig oder sitzt auf einem ' +
    'Platz, den ihr wählt.',
  'CART-16':
    'Im Spiel sind dreißig Gebäudekarten, fünf je Klasse. Teilt sie nach Wunsch auf die beiden Gebäude der ' +
    'Klasse auf, nehmt je Klasse ein zufälliges Gebäude oder zieht zufällig fünf der zehn Karten.',
  'CART-17': 'Für die erste Partie: je fünfmal Bauernhof, Marktplatz, Kloster, Burg, Palast und Wahrsagerzelt.',
  'CART-18':
    'Zu zweit ist der Wachturm nicht zu empfehlen. Ihr dürft ihn wählen (mit einem Hinweis); zufällige Gebäude ' +
    'lassen ihn aus, wenn ihr ihn nicht zulasst.',
  'CART-19':
    'Alle wissen, welche Gebäude im Spiel sind, aber nicht, welche ihrer Karten. Wurde gemischt, weiß niemand ' +
    'mehr, als sich gezeigt hat.',
  'CART-20':
    'Sonderkarten, deren Gebäude nicht vorkommen kann, bleiben in der Schachtel: Schwerter gehören zur Burg, ' +
    'Flöten zur Rattenfängerhütte, Pässe zum Amt, Gold zur Schatzkammer. Joker und Siegpunktplättchen sind immer ' +
    'da.',
  'CART-21':
    'Fünf Bevölkerungskarten liegen verdeckt und ungesehen aus: die Nonnenreihe. Sie bleiben bis zum Ende liegen.',
  'CART-22': 'Alle beginnen mit fünf Handkarten, zehn Ratten und ohne Einfluss.',
  'CART-23':
    'Einige Gebäudekarten kommen ungesehen als Ersatzstapel zur Seite. Die übrigen reichen für zehn Runden zu ' +
    'zweit, neun zu dritt, acht zu viert und zu fünft.',
  'CART-24': 'Der Aufbau wird vor der Partie geprüft; alles, was nicht stimmt, wird auf einmal genannt, mit Gründen.',
  'CART-25':
    'Alle sehen die Auslage und wer wo ist, den Einfluss, wie viele Karten alle halten und gelegt haben, die ' +
    'Stapel, den gewählten Nachschub und jeden Gewinn oder Verlust von Ratten. Hände, gespielte Karten, ' +
    'Siegpunktplättchen und Nonnenreihe sind geheim.',
  'CART-26':
    'Für einen Blick nennst du einen Platz der Nonnenreihe und siehst allein diese Karte; von da an kennst du ' +
    'sie. Die Blicke einer Aktion müssen auf verschiedene Plätze gehen.',
  'CART-27':
    'Die anderen sehen nicht, wie viele Ratten du hast; wer mitzählt, weiß es trotzdem. Ihr könnt vereinbaren, ' +
    'dass Ratten offen liegen.',
  'CART-28':
    'Karten, die wegen eines Schwerts oder am Wachturm den Besitzer wechseln, sehen nur die beiden. Alle anderen ' +
    'sehen, wie viele es sind.',
  'CART-29':
    'Nach der letzten Runde werden Hände, Siegpunktplättchen, Ratten und Nonnenreihe aufgedeckt. Was noch in den ' +
    'Stapeln liegt, bleibt verdeckt.',
  'CART-30':
    'Eine Runde hat fünf Teile: Gebäude ziehen, Nachschub holen, betreten, abrechnen, Ende. Die Zahl der Runden ' +
    'steht fest, und die letzte ist die Schlussrunde.',
  'CART-31':
    'Zu zweit und zu dritt liegen zwei Gebäudekarten aus, zu viert und zu fünft drei. In dieser Reihenfolge ' +
    'werden sie abgerechnet.',
  'CART-32':
    'Sind alle Karten der Auslage dasselbe Gebäude, wird die letzte gegen eine vom Ersatzstapel getauscht, bis ' +
    'sie sich unterscheiden.',
  'CART-33':
    'Alle wählen eine Karte der Auslage für ihren Nachschub. Mehrere dürfen dieselbe wählen, und betreten muss ' +
    'man sie später nicht.',
  'CART-34':
    'Nachschub wird in dieser Reihenfolge ausgeführt: ziehen, Ratten ablegen, ansehen. Alles davon, soweit es ' +
    'geht.',
  'CART-35':
    'Nachschub wird reihum gewählt, der Startspieler zuerst. Wenn ihr es vereinbart, wählen alle geheim und ' +
    'zeigen gemeinsam; ausgeführt wird dann reihum.',
  'CART-36':
    'Karten werden einzeln gezogen. Ist der Stapel aufgebraucht, wird die Ablage gemischt und zum neuen Stapel.',
  'CART-37': 'Sind Stapel und Ablage beide leer, zieht niemand mehr. Du darfst beliebig viele Karten halten.',
  'CART-38':
    'Zum Betreten stehen alle in einer Schlange, der Startspieler vorn. Wer ein Gebäude betritt, verlässt sie; ' +
    'wer einen Pass spielt, stellt sich hinten an. Alle betreten genau ein Gebäude.',
  'CART-39':
    'Statt zu betreten, darfst du einen Pass spielen. Er geht zurück in den Vorrat, du stellst dich hinten an ' +
    'und siehst erst, was die anderen tun. Mit einem weiteren Pass kannst du noch einmal warten.',
  'CART-40':
    'Du betrittst ein beliebiges Gebäude der Auslage, besetzt oder nicht, und bekommst die nächste Nummer. Bei ' +
    'Gleichstand gewinnt die kleinere.',
  'CART-41':
    'Dann spielst du verdeckt so viele Bevölkerungskarten, Joker, Schwerter und Flöten, wie du willst, oder ' +
    'keine. Gold und Pässe kannst du hier nicht spielen.',
  'CART-42': 'Du suchst die Karten einzeln aus, bis du fertig bist. Erst dann sehen die anderen, wie viele es sind.',
  'CART-43':
    'Die Gebäude werden eines nach dem anderen abgerechnet: Karten, Aktionen, dann Ablegen. Ein leeres Gebäude ' +
    'wird übergangen.',
  'CART-44':
    'Alle in diesem Gebäude decken ihre Karten auf. Karten in späteren Gebäuden bleiben verdeckt; zu zweit ' +
    'werden alle auf einmal aufgedeckt.',
  'CART-45':
    'Zuerst bekommen alle Punkte und Ratten, in der Reihenfolge des Betretens; dann werden Schwerter verglichen ' +
    'und danach Flöten.',
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
    'Wer in diesem Gebäude die wenigsten Schwerter gespielt hat, gibt die halbe Hand, abgerundet, an den Spieler ' +
    'mit den meisten. Sonst ist niemand betroffen, und haben alle gleich viele gespielt, geschieht nichts.',
  'CART-51':
    'Haben mehrere die meisten gespielt, gewinnt, wer zuerst eintrat. Haben mehrere die wenigsten gespielt, ' +
    'bestimmt der Gewinner, wer gibt.',
  'CART-52':
    'Die Hand zählt, wie sie jetzt ist, mit Gold und Pässen. Wer gibt, wählt die Karten. Wer nur eine hat, gibt ' +
    'nichts.',
  'CART-53':
    'Flöten werden ebenso verglichen: Wer die meisten gespielt hat, gibt eine Ratte an den Spieler mit den ' +
    'wenigsten. Ohne Ratten geschieht nichts.',
  'CART-54':
    'Schwerter und Flöten wirken in dem Gebäude, in dem sie gespielt wurden, auch wenn dasselbe Gebäude zweimal ' +
    'ausliegt.',
  'CART-55':
    'Wer in einem Gebäude die meisten Bevölkerungskarten und Joker gespielt hat, ist dort Hauptspieler; bei ' +
    'Gleichstand, wer zuerst eintrat. Wer allein ist, ist es immer, auch ohne Karte. Für alle anderen gilt die ' +
    'einfache Aktion.',
  'CART-56': 'Jede Karte der Auslage hat ihren eigenen Hauptspieler, auch wenn zwei dasselbe Gebäude sind.',
  'CART-57':
    'Zu zweit gibt es je Runde nur einen Hauptspieler: wer mehr gespielt hat, gleich in welchem Gebäude; bei ' +
    'Gleichstand, wer zuerst eintrat. Für den anderen gilt die einfache Aktion, auch wenn er allein ist.',
  'CART-58':
    'Niemand muss die eigene Aktion ausführen. Was du ausführst, tust du ganz, und der Hauptspieler kann seine ' +
    'Aktion nicht gegen die einfache tauschen.',
  'CART-59': 'Der Hauptspieler handelt zuerst, dann die anderen in der Reihenfolge des Betretens.',
  'CART-60':
    'Eine Aktion, die nichts bewirken würde, wird übergangen. Ein Blick in die Nonnenreihe bewirkt immer etwas.',
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
    'dir 3 nach eigener Wahl. Die anderen hier tun nichts, sind aber davor sicher.',
  'CART-69': 'Palast: 2 Siegpunktplättchen nehmen; einfach 1.',
  'CART-70': 'Schatzkammer: 2 Gold nehmen; einfach 1.',
  'CART-71': 'Wahrsagerzelt: 2 Karten der Nonnenreihe ansehen; einfach 1.',
  'CART-72': 'Rattenfängerhütte: 2 Flöten nehmen; einfach 1.',
  'CART-73': 'Reicht ein Vorrat nicht, nehmt ihr, was da ist, in der Reihenfolge der Aktionen.',
  'CART-74':
    'Nach den Aktionen kommen die gespielten Karten weg: Bevölkerungskarten auf die Ablage, die anderen zurück ' +
    'in ihren Vorrat.',
  'CART-75':
    'In der Schlussrunde gibt es keine Aktionen. Stattdessen bekommt jeder Hauptspieler einen Einfluss mehr in ' +
    'der Klasse des Gebäudes.',
  'CART-76':
    'Am Ende einer Runde kommen die Scheiben zurück, die Auslage verlässt das Spiel, und der Nächste im ' +
    'Uhrzeigersinn beginnt.',
  'CART-77':
    'Punkte werden für alle gezählt, und erst dann schlägt die Pest zu. Getötete behalten ihre Plätze; niemand ' +
    'rückt nach.',
  'CART-78':
    'In jeder Klasse bringt der meiste Einfluss 10 Punkte, der zweitmeiste 5, der drittmeiste 2. Auf demselben ' +
    'Feld geht der unterste Stein vor. Ohne Einfluss bekommst du nichts.',
  'CART-79': 'Die meisten Bevölkerungskarten und Joker auf der Hand bringen 2 Punkte, bei Gleichstand je 1.',
  'CART-80':
    'Die meisten Schwerter auf der Hand bringen 2 Punkte, ebenso die meisten Flöten und die meisten Pässe; bei ' +
    'Gleichstand je 1.',
  'CART-81':
    'Das meiste Gold bringt 6 Punkte, das zweitmeiste 3. Bei Gleichstand um das meiste werden 9 geteilt, und ' +
    'niemand ist Zweiter; bei Gleichstand um das zweitmeiste werden 3 geteilt, jeweils abgerundet. Zu zweit ' +
    'bringt das zweitmeiste nichts.',
  'CART-82': 'Jedes Siegpunktplättchen bringt seinen Wert.',
  'CART-83': 'Für etwas, wovon du nichts hast, bekommst du nie Punkte.',
  'CART-84':
    'Die Nonnen auf den fünf Karten der Reihe werden zusammengezählt. Wer mehr Ratten hat, wird von der Pest ' +
    'getötet; wer genauso viele hat, überlebt.',
  'CART-85':
    'Unter den Überlebenden gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer weniger Ratten hat. Ist ' +
    'auch das gleich, wird der Sieg geteilt. Getötete gewinnen nie.',
  'CART-86':
    'Sterben alle, haben alle verloren. Ihr könnt vereinbaren, dass dann überlebt, wer die wenigsten Ratten hat.',
  'CART-87':
    'Überlebende werden nach Punkten gereiht, dann nach weniger Ratten; Getötete teilen sich den letzten Platz. ' +
    'Eine Partie ohne Sieg ist unentschieden.',
};
