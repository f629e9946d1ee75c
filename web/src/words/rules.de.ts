import { rulesCardsDe } from './rules-cards.de';
import { rulesMercatusDe } from './rules-mercatus.de';
import { rulesRegionCardsDe } from './rules-region-cards.de';
import { rulesSideBoardsDe } from './rules-side-boards.de';
import { rulesUniversitiesDe } from './rules-universities.de';
import { rulesUpgradesDe } from './rules-upgrades.de';

export const rulesDe: Record<string, string> = {
  'BASE-1':
    'Es gibt zwei Pläne: den klassischen mit 12 Regionen für zwei bis vier Spieler und den Plan der Big Box mit ' +
    '17 Regionen für zwei bis sechs.',
  'BASE-2':
    'Wie viele Regionen im Spiel sind, hängt von der Zahl der Spieler ab: acht zu zweit, zehn zu dritt, zwölf zu ' +
    'viert, fünfzehn zu fünft, siebzehn zu sechst.',
  'BASE-3':
    'Eine Region, die nicht im Spiel ist, hat keine Bedeutung: Nichts kommt hinein, und sie zählt nirgends als ' +
    'Nachbarregion.',
  'BASE-4':
    'Zwei Regionen sind Nachbarn, wenn sie eine gemeinsame Landgrenze haben oder ein Seeweg sie verbindet. Seewege ' +
    'gelten in beide Richtungen. Die Zuflucht hat keine Nachbarn.',
  'BASE-5':
    'Alle haben 20 Bürger. Jeder Bürger ist immer an genau einem Ort: im Vorrat, in einer Region, in der ' +
    'Zuflucht oder dort, wohin ihn eine Karte bringt.',
  'BASE-6':
    'Ein Rattenplättchen hat eine Grenze von 1 bis 6 und ein oder mehrere Zeichen. Alle Rückseiten sind gleich. ' +
    'Ein Zeichen, das zweimal darauf steht, trifft zweimal.',
  'BASE-7':
    'Es gibt sieben Klassen: Bauern, Bürgertum, Kirche, Ritterschaft, Magie, Adel und, in der Big Box, ' +
    'Islamische Welt. Jede Karte gehört zu einer davon.',
  'BASE-8': 'Die Pest ist eine einzige Figur, und sie steht immer in genau einer Region.',
  'BASE-9': 'Zu zweit bis viert sind sechs Klassenkarten im Spiel, zu fünft und sechst acht.',
  'BASE-10':
    'Die Klassenkarten werden gewählt oder zufällig gezogen. Mindestens eine muss zur Ritterschaft gehören, wenn ' +
    'die Hausregeln nichts anderes sagen.',
  'BASE-11':
    'Der Aufbau wird geprüft, bevor die Partie beginnt; lässt er sich nicht spielen, werden alle Gründe auf ' +
    'einmal genannt.',
  'BASE-12':
    'Zu Beginn bekommt jede Region ein verdecktes Rattenplättchen, und die Pest beginnt in einer zufälligen ' +
    'Region.',
  'BASE-13':
    'Die übrigen Rattenplättchen sind der Vorrat. Bei weniger Spielern kommen einige ungesehen aus dem Spiel; ' +
    'welche, weiß bis zum Ende der Partie niemand.',
  'BASE-14': 'Der Startspieler ist zufällig.',
  'BASE-15':
    'Vor dem ersten Zug setzen alle zwei Bürger in eine Region und dann noch einmal zwei: erst im Uhrzeigersinn, ' +
    'dann in umgekehrter Reihenfolge. Was sonst dort ist, spielt keine Rolle.',
  'BASE-16': 'Beim Aufbau sieht sich niemand ein Plättchen an.',
  'BASE-20': 'Ein Zug hat eine Aktionsphase und eine Pestphase. Danach geht es im Uhrzeigersinn weiter.',
  'BASE-21':
    'In der Aktionsphase darfst du eine Karte nehmen, einmal siedeln und jede deiner Karten einmal nutzen, in ' +
    'beliebiger Reihenfolge. Nichts davon musst du tun.',
  'BASE-22': 'Eine Aktion ist zu Ende, bevor die nächste beginnt.',
  'BASE-23': 'Angeboten wird nur, was sich zu Ende führen lässt und etwas bewirkt.',
  'BASE-24':
    'Einmal in deinem Zug darfst du eine beliebige Klassenkarte nehmen: vom Tisch oder von jemand anderem; ' +
    'ablehnen kann das niemand. Du darfst beliebig viele haben.',
  'BASE-25': 'Eine Karte bleibt bei dir, bis jemand sie dir nimmt. Du kannst sie weder weitergeben noch zurücklegen.',
  'BASE-26': 'Wird dir eine Karte genommen, geht zuerst zurück, was darauf liegt; dann wechselt sie den Besitzer.',
  'BASE-27':
    'Eine Karte wirkt, sobald du sie genommen hast, und von da an trifft dich das Zeichen ihrer Klasse. Wurde ' +
    'sie in diesem Zug schon genutzt, gilt sie weiter als genutzt.',
  'BASE-28':
    'Beim Siedeln nennst du eine Region und setzt Bürger aus deinem Vorrat dorthin: genau so viele, wie dort ' +
    'Rattenplättchen liegen. Du musst dort noch keinen Bürger haben.',
  'BASE-29':
    'Karten können beim Siedeln Bürger dazugeben, in dieselbe Region. Eine Region ohne Ratten darfst du nur ' +
    'nennen, wenn dort ein solcher Zusatz möglich ist.',
  'BASE-30':
    'Reicht dein Vorrat nicht, setzt du alles, was du hast, und es gibt keinen Zusatz. Mit leerem Vorrat kannst ' +
    'du nicht siedeln.',
  'BASE-31':
    'Karten nutzt du, bevor du deine Aktionen beendest, außer sie gehören zur Pestphase. Eine gesperrte Karte ' +
    'wirkt nicht, aber das Zeichen ihrer Klasse trifft weiter.',
  'BASE-40':
    'Wer am Zug ist, muss die Pest in eine andere Region ziehen: in eine Nachbarregion, mit dem Ritter bis zu ' +
    'zwei Regionen weit, zu fünft und sechst bis zu drei. Sie bleibt nie, wo sie war.',
  'BASE-41': 'Gibt es keine Region, in die die Pest ziehen könnte, bleibt sie stehen.',
  'BASE-42': 'Die Pest bringt neue Ratten: so viele Plättchen, wie in ihrer neuen Region liegen, aber höchstens zwei.',
  'BASE-43':
    'Neue Rattenplättchen werden einzeln, verdeckt und ungesehen in Nachbarregionen der Pest gelegt, die weniger ' +
    'als drei haben. Nie in die Region der Pest selbst.',
  'BASE-44': 'Neue Rattenplättchen, für die kein Platz ist oder für die der Vorrat nicht reicht, entfallen.',
  'BASE-45':
    'Hat die Region der Pest Bürger und Rattenplättchen, werden die Plättchen eines nach dem anderen aufgedeckt. ' +
    'Sonst wird nichts aufgedeckt.',
  'BASE-46':
    'Welches verdeckte Plättchen als Nächstes aufgedeckt wird, ist zufällig, auch wenn jemand eines davon kennt.',
  'BASE-47': 'Ein Plättchen wird ganz abgehandelt, bevor das nächste aufgedeckt wird.',
  'BASE-48':
    'Es gibt einen Ausbruch, wenn die Region mindestens so viele Bürger hat, wie die Grenze auf dem Plättchen ' +
    'sagt. Alle Farben zählen. Sonst bewirkt das Plättchen nichts.',
  'BASE-49': 'Das Zeichen der großen Figur trifft alle, die dort die meisten Bürger haben, auch bei Gleichstand.',
  'BASE-50': 'Das Zeichen der drei Figuren trifft alle, die dort Bürger haben.',
  'BASE-51':
    'Ein Klassenzeichen trifft alle, die Karten dieser Klasse haben, einmal für jede solche Karte. Eine Karte, ' +
    'die niemand hat, trifft niemanden.',
  'BASE-52': 'Jeder Treffer kostet in dieser Region einen Bürger. Mehr, als du dort hast, verlierst du nicht.',
  'BASE-53': 'Bürger in anderen Regionen und in der Zuflucht werden nie getroffen.',
  'BASE-54':
    'Verlorene Bürger kommen alle zugleich in den Vorrat ihres Besitzers zurück. Wo es einen Unterschied macht, ' +
    'wählst du, welche du verlierst.',
  'BASE-55': 'Ein aufgedecktes Rattenplättchen verlässt das Spiel, ob es einen Ausbruch gab oder nicht.',
  'BASE-56': 'Aufgedeckt wird, solange Bürger in der Region sind; die übrigen Plättchen bleiben verdeckt.',
  'BASE-57': 'Als getötet gelten nur Bürger, die ein Rattenplättchen entfernt.',
  'BASE-58': 'Nach dem letzten Plättchen ist der Zug zu Ende.',
  'BASE-60':
    'Bauer: Wenn du siedelst, darfst du einen Bürger mehr in dieselbe Region setzen, auch in eine ohne Ratten. ' +
    'Im Schlusszug: einen Bürger in eine beliebige Region.',
  'BASE-61':
    'Mönch: Versetze ein Rattenplättchen aus einer beliebigen Region in eine Nachbarregion, die weniger als drei ' +
    'hat. Du siehst es nicht an.',
  'BASE-62': 'Händler: Versetze einen, zwei oder drei deiner Bürger zusammen aus einer Region in eine Nachbarregion.',
  'BASE-63':
    'Hexe: Sieh dir ein Rattenplättchen an, dann noch eines, wenn du magst; liegen sie in verschiedenen ' +
    'Regionen, darfst du sie tauschen. Nur du siehst die Vorderseiten; alle sehen, welche Plättchen es sind.',
  'BASE-64':
    'König: Bringe einen deiner Bürger aus einer Region ohne Ratten in die Zuflucht. Dort ist er sicher und ' +
    'zählt am Ende, kommt aber nie zurück.',
  'BASE-65':
    'Ritter, in der Pestphase: Die Pest darf bis zu zwei Regionen weit ziehen, zu fünft und sechst bis zu drei; ' +
    'und bevor das erste Plättchen aufgedeckt wird, darfst du sie für die Grenzen als zwei Bürger zählen lassen.',
  'BASE-66':
    'Ritter, am Ende: Hat jemand den Ritter, zählt die Pest bei der letzten Heimsuchung dort, wo sie steht, als ' +
    'zwei Bürger. Im Schlusszug darf der Ritter sie ziehen, ohne dass sie heimsucht.',
  'BASE-67': 'Wie die Grundspielkarten mit den Figuren anderer Karten zusammenwirken.',
  'BASE-80':
    'Das Ende beginnt nach einem Zug, in dem der Rattenvorrat leer wurde, oder nach deinem Zug, wenn dann alle ' +
    'deine Bürger auf dem Plan sind.',
  'BASE-81': 'Die Zuflucht gehört zum Plan, der Vorrat nicht.',
  'BASE-82': 'Eine sehr lange Partie endet nach einer festen Zahl von Runden.',
  'BASE-83':
    'Dann haben alle noch einen Schlusszug, außer wer den letzten regulären Zug hatte: gegen den Uhrzeigersinn, ' +
    'von dessen rechtem Nachbarn an.',
  'BASE-84':
    'Im Schlusszug darfst du nur deine Karten nutzen, jede einmal. Du nimmst keine Karte, siedelst nicht und ' +
    'musst die Pest nicht ziehen. Wer nichts tun kann, wird übergangen.',
  'BASE-85': 'Nichts in der Schlussrunde kann das Ende noch einmal auslösen.',
  'BASE-86':
    'Wer den letzten regulären Zug hatte, hat keinen Schlusszug, aber seine Karten werden getroffen wie alle ' +
    'anderen.',
  'BASE-87': 'Im Schlusszug darf eine Karte, die das kann, die Pest einmal ziehen, als letzte Handlung.',
  'BASE-88':
    'Zuletzt wird jede Region einmal heimgesucht, ohne dass die Pest zieht oder sich ausbreitet. Regionen ohne ' +
    'Bürger oder ohne Ratten werden übergangen.',
  'BASE-89':
    'Nach der Schlussrunde gilt die Reihenfolge im Uhrzeigersinn; wer den letzten regulären Zug hatte, kommt ' +
    'zuletzt.',
  'BASE-90':
    'Jeder Bürger in einer Region und in der Zuflucht ist einen Punkt wert. Bürger im Vorrat sind nichts wert.',
  'BASE-91':
    'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet die Sitzfolge im Uhrzeigersinn nach dem ' +
    'letzten regulären Zug; wer diesen Zug hatte, verliert jeden Gleichstand.',
  'BASE-95':
    'Bei anderen Spielerzahlen ändern sich nur die Regionen, die Rattenplättchen, die Zahl der Karten und die ' +
    'Reichweite des Ritters.',
  'BASE-100':
    'Für alle offen ist, wo Bürger, Karten und Plättchen sind, wie viele Ratten übrig sind, was aufgedeckt wurde ' +
    'und wer welches Plättchen angesehen hat.',
  'BASE-101':
    'Die Vorderseite eines verdeckten Plättchens kennt nur, wer es angesehen hat, solange es verdeckt bleibt.',
  'BASE-102':
    'Suchst du ein Plättchen aus, wählst du unter denen, die du unterscheiden kannst. Unter gleich aussehenden ' +
    'entscheidet der Zufall.',
  'BASE-103':
    'Wenn die Partie vorbei ist, werden alle Rattenplättchen aufgedeckt. Wer zusieht, sieht bis dahin nur, was ' +
    'für alle offen ist.',
  'BASE-104': 'Was du siehst, wählen darfst oder erfährst, hängt nie von etwas ab, das vor dir verborgen ist.',
  'BASE-105': 'Was du weißt, begrenzt, was ein Plättchen sein kann; daraus wird die Gefahr berechnet.',
  'BASE-106':
    'Alles, was der Zufall entscheidet, steht in der Aufzeichnung, damit andere die Partie nachprüfen können.',
  'BASE-110':
    'Du darfst deine Schritte einzeln zurücknehmen, bis zum letzten, bei dem etwas Verborgenes gezeigt wurde, ' +
    'der Zufall entschied oder jemand anderes wählen musste.',
  'BASE-111':
    'Ein Schritt, bei dem eine Vorderseite gezeigt wurde, der Zufall entschied oder jemand anderes wählen ' +
    'musste, lässt sich nicht zurücknehmen. Ein beendeter Zug auch nicht.',
  'BASE-112': 'Die Regeln verlangen keine Bestätigung; eine Wahl gilt sofort.',
  'BASE-120': 'Hausregeln werden vor der Partie vereinbart und stehen in der Aufzeichnung.',
  'BASE-130': 'Jeder Zug beginnt neu: noch keine Karte genommen, nicht gesiedelt, keine Karte genutzt.',
  ...rulesCardsDe,
  ...rulesMercatusDe,
  ...rulesRegionCardsDe,
  ...rulesSideBoardsDe,
  ...rulesUniversitiesDe,
  ...rulesUpgradesDe,
  R1:
    'Jede Wahl ist ein kleiner Schritt. Du darfst eigene Schritte zurücknehmen, solange nichts Verborgenes ' +
    'gezeigt wurde und niemand sonst handeln musste.',
  R2: 'Was ein Text mit „darf“ oder „bis zu“ sagt, kann zum Teil geschehen; alles andere geschieht, soweit es geht.',
  R3: 'Reichen Figuren oder Plättchen nicht, werden so viele verwendet, wie da sind.',
  R4: 'Jede Karte lässt sich einmal im Zug nutzen, auch wenn sie den Besitzer wechselt.',
  R5: 'Verdeckte Plättchen in einer Region haben keine Reihenfolge; das nächste ist zufällig.',
  R6:
    'Alle sehen, welches Plättchen angesehen, versetzt oder getauscht wird und von wem. Die Vorderseite sieht ' +
    'nur, wer es ansieht, von da an immer.',
  R7: 'Verlorene Bürger kommen in den Vorrat ihres Besitzers, aufgedeckte Plättchen aus dem Spiel.',
  R8: 'Was mehreren zugleich geschieht, wird im Uhrzeigersinn abgehandelt; wer am Zug ist, kommt zuerst.',
  R9: 'Bei Gleichstand haben alle die meisten, wenn ein Text nicht „mehr als alle anderen“ verlangt.',
  R10: 'Eine Region hat nie mehr als drei Rattenplättchen, und nichts ist je an zwei Orten.',
  R11: 'Wo es nur eine Wahl gibt oder keine etwas ändert, geht das Spiel ohne Frage weiter und sagt es.',
};
