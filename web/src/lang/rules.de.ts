import { rulesCardsDe } from './rules-cards.de';
import { rulesMercatusDe } from './rules-mercatus.de';
import { rulesRegionCardsDe } from './rules-region-cards.de';
import { rulesSideBoardsDe } from './rules-side-boards.de';
import { rulesUniversitiesDe } from './rules-universities.de';
import { rulesUpgradesDe } from './rules-upgrades.de';

export const rulesDe: Record<string, string> = {
  'BASE-1':
    'Es gibt zwei Spielpläne: den klassischen mit 12 Regionen für zwei bis vier und den großen mit 17 Regionen ' +
    'für zwei bis sechs Spieler.',
  'BASE-2':
    'Wie viele Regionen im Spiel sind, hängt von der Zahl der Spieler ab: acht zu zweit, zehn zu dritt, zwölf zu ' +
    'viert, fünfzehn zu fünft, siebzehn zu sechst.',
  'BASE-3':
    'Eine Region, die nicht im Spiel ist, hat keinerlei Bedeutung: Nichts kommt hinein, und niemand ist ihr Nachbar.',
  'BASE-4':
    'Zwei Regionen sind Nachbarn, wenn sie eine Grenze teilen oder ein Schiffsweg sie verbindet. Schiffswege ' +
    'gelten in beide Richtungen. Die Zuflucht hat keine Nachbarn.',
  'BASE-5':
    'Jeder hat 20 Bürger. Jeder von ihnen ist immer an einem Ort: im Vorrat, in einer Region, in der Zuflucht ' +
    'oder dort, wohin ihn eine Karte bringt.',
  'BASE-6':
    'Ein Rattenplättchen hat eine Grenze von 1 bis 6 und ein oder mehrere Zeichen. Alle Rückseiten sind gleich. ' +
    'Ein Zeichen, das zweimal darauf steht, trifft zweimal.',
  'BASE-7':
    'Es gibt sieben Klassen: Bauern, Bürgertum, Kirche, Ritterschaft, Magie, Adel und in der Big Box die ' +
    'islamische Welt. Jede Karte gehört zu einer davon.',
  'BASE-8': 'Es gibt eine Pestfigur, und sie steht immer in genau einer Region.',
  'BASE-9': 'Zu zweit bis viert sind sechs Klassenkarten im Spiel, zu fünft und sechst acht.',
  'BASE-10':
    'Die Klassenkarten eines Spiels werden gewählt oder ausgelost. Mindestens eine muss zu den Rittern gehören, ' +
    'wenn nichts anderes vereinbart ist.',
  'BASE-11':
    'Ein Tisch wird geprüft, bevor das Spiel beginnt; lässt er sich nicht spielen, werden alle Gründe auf einmal ' +
    'genannt.',
  'BASE-12': 'Zu Beginn bekommt jede Region ein verdecktes Rattenplättchen, und das Los bestimmt, wo die Pest beginnt.',
  'BASE-13':
    'Die übrigen Rattenplättchen sind der Vorrat. Bei weniger Spielern kommen einige ungesehen aus dem Spiel; ' +
    'welche, weiß bis zum Ende niemand.',
  'BASE-14': 'Das Los bestimmt, wer beginnt.',
  'BASE-15':
    'Vor dem ersten Zug setzt jeder zwei Bürger in eine Region und später noch einmal zwei: erst im ' +
    'Uhrzeigersinn, dann zurück. Was dort liegt, spielt keine Rolle.',
  'BASE-16': 'Beim Aufbau sieht niemand ein Plättchen an.',
  'BASE-20': 'Ein Zug hat eine Aktionsphase und eine Pestphase. Dann ist im Uhrzeigersinn der Nächste am Zug.',
  'BASE-21':
    'In der Aktionsphase darfst du eine Karte nehmen, einmal siedeln und jede deiner Karten einmal nutzen, in ' +
    'beliebiger Folge. Nichts davon musst du.',
  'BASE-22': 'Eine Aktion ist zu Ende, bevor die nächste beginnt.',
  'BASE-23': 'Angeboten wird nur, was sich zu Ende führen lässt und etwas bewirkt.',
  'BASE-24':
    'Einmal in deinem Zug darfst du eine beliebige Klassenkarte nehmen: vom Tisch oder von einem anderen ' +
    'Spieler, der nicht ablehnen kann. Du darfst beliebig viele haben.',
  'BASE-25':
    'Eine Karte bleibt, wo sie ist, bis ein anderer Spieler sie nimmt. Man kann sie weder abgeben noch zurücklegen.',
  'BASE-26':
    'Wird eine Karte einem Spieler genommen, geht zuerst zurück, was darauf liegt; dann wechselt sie den Besitzer.',
  'BASE-27':
    'Eine Karte wirkt, sobald du sie genommen hast, und ihre Klasse trifft dich von da an. War sie in diesem Zug ' +
    'schon benutzt, bleibt sie es.',
  'BASE-28':
    'Beim Siedeln nennst du eine Region und setzt Bürger aus deinem Vorrat dorthin: genau so viele, wie dort ' +
    'Rattenplättchen liegen. Vorher musst du dort niemanden haben.',
  'BASE-29':
    'Karten können Bürger dazugeben, in dieselbe Region. Eine Region ohne Ratten kannst du nur nennen, wenn dort ' +
    'ein solcher Zusatz möglich ist.',
  'BASE-30':
    'Reicht dein Vorrat nicht, setzt du alles, was du hast, und es gibt keinen Zusatz. Mit leerem Vorrat kannst ' +
    'du nicht siedeln.',
  'BASE-31':
    'Karten nutzt du, bevor du deine Aktionen beendest, außer sie gehören zur Pestphase. Eine gesperrte Karte ' +
    'wirkt nicht, aber ihre Klasse trifft weiter.',
  'BASE-40':
    'Wer am Zug ist, muss die Pest in eine andere Region ziehen: in eine Nachbarregion, mit dem Ritter bis zu ' +
    'zwei Schritte weit, zu fünft und sechst drei. Sie bleibt nie, wo sie war.',
  'BASE-41': 'Gibt es keine Region, in die die Pest ziehen könnte, bleibt sie stehen.',
  'BASE-42':
    'Die Pest bringt neue Ratten: kein, ein oder zwei Plättchen, so viele, wie in der Region liegen, in die sie ' +
    'gekommen ist, und zwei, wenn es drei sind.',
  'BASE-43':
    'Neue Rattenplättchen werden einzeln, verdeckt und ungesehen in Nachbarn der Pest gelegt, die weniger als ' +
    'drei haben. Nie in die Region der Pest selbst.',
  'BASE-44': 'Neue Rattenplättchen, für die kein Platz ist oder die der Vorrat nicht mehr hergibt, entfallen.',
  'BASE-45':
    'Hat die Region der Pest Bürger und Rattenplättchen, werden diese eines nach dem anderen aufgedeckt. Sonst ' +
    'wird nichts aufgedeckt.',
  'BASE-46':
    'Welches verdeckte Plättchen als nächstes aufgedeckt wird, entscheidet das Los, auch wenn jemand sie kennt.',
  'BASE-47': 'Ein Plättchen wird ganz abgehandelt, bevor das nächste aufgedeckt wird.',
  'BASE-48':
    'Es gibt einen Ausbruch, wenn die Region mindestens so viele Bürger hat, wie die Grenze auf dem Plättchen ' +
    'sagt. Alle Farben zählen. Sonst bewirkt das Plättchen nichts.',
  'BASE-49':
    'Das Zeichen der großen Figur trifft, wer dort die meisten Bürger hat; bei Gleichstand alle, die vorn liegen.',
  'BASE-50': 'Das Zeichen der drei Figuren trifft jeden, der dort Bürger hat.',
  'BASE-51':
    'Ein Klassenzeichen trifft, wer eine Karte dieser Klasse hat. Eine Karte, die niemand hat, trifft niemanden.',
  'BASE-52': 'Jeder Treffer kostet in dieser Region einen Bürger. Niemand verliert mehr, als er dort hat.',
  'BASE-53': 'Bürger in anderen Regionen und in der Zuflucht trifft nichts.',
  'BASE-54':
    'Verlorene Bürger kommen alle zugleich zurück in den Vorrat ihres Besitzers. Wo es einen Unterschied macht, ' +
    'wählt er, wen er verliert.',
  'BASE-55': 'Ein aufgedecktes Rattenplättchen verlässt das Spiel, ob es einen Ausbruch gab oder nicht.',
  'BASE-56': 'Aufgedeckt wird, solange Bürger in der Region sind; der Rest bleibt verdeckt.',
  'BASE-57': 'Als getötet gilt nur, was ein Rattenplättchen entfernt.',
  'BASE-58': 'Nach dem letzten Plättchen ist der Zug zu Ende.',
  'BASE-60':
    'Bauer: Wenn du siedelst, ein Bürger mehr in dieselbe Region, auch in eine ohne Ratten. Im Schlusszug: ein ' +
    'Bürger in eine beliebige Region.',
  'BASE-61':
    'Mönch: Versetze ein Rattenplättchen aus einer beliebigen Region in eine Nachbarregion, die weniger als drei ' +
    'hat. Du siehst es nicht an.',
  'BASE-62': 'Händler: Versetze einen, zwei oder drei deiner Bürger zusammen aus einer Region in eine Nachbarregion.',
  'BASE-63':
    'Hexe: Sieh dir ein Rattenplättchen an, dann noch eines, wenn du magst; liegen sie in verschiedenen ' +
    'Regionen, darfst du sie tauschen. Nur du siehst die Zeichen, alle sehen, welche Plättchen es sind.',
  'BASE-64':
    'König: Bringe einen deiner Bürger aus einer Region ohne Ratten in die Zuflucht. Dort ist er sicher und ' +
    'zählt am Ende, kommt aber nie zurück.',
  'BASE-65':
    'Ritter, in der Pestphase: Die Pest darf zwei Regionen weit ziehen, zu fünft und sechst drei; und bevor das ' +
    'erste Plättchen aufgedeckt wird, darfst du sie gegen die Grenzen als zwei Bürger zählen lassen.',
  'BASE-66':
    'Ritter, am Ende: Bei der letzten Heimsuchung zählt die Pest an ihrem Ort als zwei Bürger, wenn jemand den ' +
    'Ritter hat. Im Schlusszug darf der Ritter sie ziehen, ohne dass sie heimsucht.',
  'BASE-67': 'Wie die Grundkarten mit den Figuren anderer Karten zusammenwirken.',
  'BASE-80':
    'Das Ende beginnt nach einem Zug, in dem der Rattenvorrat leer wurde, oder wenn alle Bürger des Spielers am ' +
    'Zug auf dem Plan sind.',
  'BASE-81': 'Die Zuflucht gehört zum Plan, der Vorrat nicht.',
  'BASE-82': 'Ein sehr langes Spiel endet nach einer festen Zahl von Runden.',
  'BASE-83':
    'Dann hat jeder außer dem Spieler des letzten regulären Zuges einen Schlusszug, gegen den Uhrzeigersinn ' +
    'von seinem rechten Nachbarn an.',
  'BASE-84':
    'In einem Schlusszug darfst du nur deine Karten nutzen, jede einmal. Niemand nimmt Karten oder siedelt, die ' +
    'Pest zieht nicht von selbst. Wer nichts tun kann, wird übergangen.',
  'BASE-85': 'In der Schlussrunde kann das Ende nicht noch einmal beginnen.',
  'BASE-86':
    'Wer den letzten regulären Zug hatte, hat keinen Schlusszug; seine Karten werden getroffen wie alle anderen.',
  'BASE-87': 'Im Schlusszug darf die Pest einmal, als letzte Handlung, gezogen werden, wenn eine Karte das kann.',
  'BASE-88':
    'Zuletzt wird jede Region einmal heimgesucht, ohne dass die Pest zieht oder um sich greift. Regionen ohne ' +
    'Bürger oder ohne Ratten werden übergangen.',
  'BASE-89':
    'Nach der Schlussrunde beginnt die Reihenfolge beim linken Nachbarn des Spielers, der den letzten ' +
    'regulären Zug hatte; er selbst kommt zuletzt.',
  'BASE-90': 'Jeder Bürger in einer Region und in der Zuflucht zählt einen Punkt. Bürger im Vorrat zählen nichts.',
  'BASE-91':
    'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand liegt vorn, wer in der Reihenfolge nach dem Ende ' +
    'zuerst kommt: Sie beginnt beim linken Nachbarn des Spielers, der den letzten regulären Zug hatte; er ' +
    'selbst verliert jeden Gleichstand.',
  'BASE-95':
    'Bei anderen Spielerzahlen ändern sich nur die Regionen, die Rattenplättchen, die Zahl der Karten und die ' +
    'Reichweite des Ritters.',
  'BASE-100':
    'Alle dürfen wissen, wo Bürger, Karten und Plättchen sind, wie viele Ratten übrig sind, was aufgedeckt wurde ' +
    'und wer welches Plättchen angesehen hat.',
  'BASE-101': 'Was auf einem verdeckten Plättchen steht, weiß nur, wer es angesehen hat, solange es dort liegt.',
  'BASE-102':
    'Wer ein Plättchen wählt, wählt unter denen, die er unterscheiden kann. Unter den übrigen entscheidet das Los.',
  'BASE-103':
    'Wenn das Spiel vorbei ist, werden alle Rattenplättchen geöffnet. Bis dahin sehen Zuschauer nur, was alle ' +
    'wissen dürfen.',
  'BASE-104': 'Was jemand sieht, wählen darf oder gesagt bekommt, hängt nie von etwas ab, das er nicht wissen darf.',
  'BASE-105':
    'Aus dem, was jemand weiß, folgt, was ein Plättchen noch sein kann; daraus werden die Wahrscheinlichkeiten ' +
    'berechnet.',
  'BASE-106':
    'Alles, was der Zufall entscheidet, steht in der Aufzeichnung, damit andere das Spiel ' + 'nachprüfen können.',
  'BASE-110':
    'Du darfst deine Schritte einzeln zurücknehmen, bis etwas Verborgenes gesehen, gelost oder von anderen ' +
    'entschieden wurde.',
  'BASE-111':
    'Was ein Plättchen gezeigt hat, vom Zufall abhing oder andere entscheiden ließ, lässt sich nicht ' +
    'zurücknehmen. Auch ein beendeter Zug nicht.',
  'BASE-112': 'Die Regeln verlangen keine Bestätigung; eine Wahl gilt sofort.',
  'BASE-120': 'Hausregeln werden vor der Partie vereinbart und stehen in der Aufzeichnung.',
  'BASE-130':
    'Das Spiel merkt sich, was in einem Zug geschehen ist: Karte genommen, gesiedelt, Karten benutzt. Im ' +
    'nächsten Zug ist alles wieder frisch.',
  ...rulesCardsDe,
  ...rulesMercatusDe,
  ...rulesRegionCardsDe,
  ...rulesSideBoardsDe,
  ...rulesUniversitiesDe,
  ...rulesUpgradesDe,
  R1:
    'Jede Wahl ist ein kleiner Schritt. Du darfst eigene Schritte zurücknehmen, soweit nichts Verborgenes ' +
    'gezeigt wurde und niemand sonst handeln musste.',
  R2: 'Was ein Text mit „darf“ oder „bis zu“ sagt, kann zum Teil geschehen; alles andere, soweit es geht.',
  R3: 'Reichen die Figuren nicht, nimmt man so viele, wie da sind.',
  R4: 'Jede Karte lässt sich einmal im Zug nutzen, auch wenn sie den Besitzer wechselt.',
  R5: 'Verdeckte Plättchen in einer Region haben keine Reihenfolge; das nächste wird gelost.',
  R6:
    'Alle sehen, welches Plättchen angesehen, versetzt oder getauscht wird und von wem. Nur wer es ansieht, ' +
    'sieht die Zeichen, und das Spiel zeigt sie ihm weiterhin.',
  R7: 'Verlorene Bürger kommen in den Vorrat ihres Besitzers, aufgedeckte Plättchen aus dem Spiel.',
  R8: 'Was mehreren zugleich geschieht, wird vom Spieler am Zug an im Uhrzeigersinn abgehandelt.',
  R9: 'Gleich viele gelten als die meisten, wenn ein Text nicht mehr als alle anderen verlangt.',
  R10: 'Eine Region hat nie mehr als drei Rattenplättchen, und nichts ist je an zwei Orten.',
  R11: 'Wo es nur eine Wahl gibt oder keine etwas ändert, geht das Spiel ohne Frage weiter und sagt es.',
};
