// The clauses of upgrades in German, in our own words (part UPG of the rules catalogue).
import { clausesOfTiles } from './tiles-in-rules';

export const rulesUpgradesDe: Record<string, string> = {
  'UPG-1': 'Es gibt 27 Ausbauplättchen, eines für jede der Karten 1 bis 27: vorn Stufe II, hinten Stufe III.',
  'UPG-2': 'Die Plättchen der Klassenkarten im Spiel liegen offen neben dem Plan. Der Alchemist braucht dieses Modul.',
  'UPG-3':
    'Immer wenn du eine Klassenkarte nehmen dürftest, darfst du stattdessen eine ausbauen, die du hast: Ihr ' +
    'Plättchen wird mit Stufe II nach oben daraufgelegt oder auf Stufe III gedreht. Das kostet nichts. In der ' +
    'Schlussrunde wird nicht ausgebaut.',
  'UPG-4': 'So steigt eine Karte höchstens eine Stufe im Zug, und nie in dem Zug, in dem sie genommen wurde.',
  'UPG-5':
    'Die neue Stufe gilt sofort. Was das Plättchen sagt, ersetzt, was es ändert; der Rest der Karte bleibt. ' +
    'Niedrigere Stufen gelten nicht daneben.',
  'UPG-6': 'Eine Fähigkeit wird einmal im Zug genutzt, auf welcher Stufe und woher auch immer.',
  'UPG-7':
    'Fügt ein Plättchen einen zweiten Teil hinzu, darfst du einen Teil nutzen oder beide, in beliebiger ' +
    'Reihenfolge. Das zählt als eine Nutzung.',
  'UPG-8': 'Eine Zahl mit „bis zu“ darf zum Teil genutzt werden; alles andere geschieht so weit wie möglich.',
  'UPG-9':
    'Verlässt dich die Karte, geht ihr Plättchen zu den anderen zurück. Wer sie danach hat, beginnt auf Stufe I.',
  'UPG-10': 'Eine gesperrte Karte behält ihr Plättchen, aber nichts von ihrem Text wirkt.',
  'UPG-11':
    'In den Zügen anderer wirken nur wenige Plättchen: das der Nonne, das des Bäckers und das des Philosophen, ' +
    'wenn die Karte genommen wird, und der Schutz eines Philosophen; bei der letzten Heimsuchung die der Nonne, des ' +
    'Ritters und des Bäckers.',
  'UPG-12': 'Im Schlusszug tut eine Karte, was sie im Schlusszug immer tut, so wie ihr Plättchen es ändert.',
  'UPG-13': 'Plättchen und Stufen liegen offen. Ein Ausbau lässt sich zurücknehmen; was jemand anderen fragt, nicht.',
  'UPG-14': 'Eine Karte zählt auf jeder Stufe als ein Zeichen ihrer Klasse.',
  'UPG-15':
    'Nennt ein Plättchen keine Entfernung, darf es jede Region im Spiel sein. Eine Hausregel lässt nur ' +
    'Nachbarregionen zu.',
  'UPG-16':
    'Ein Bürger, der seine Region für eine Karte, die Zunfttafel, eine Stadt oder einen Vorrat verlässt, verliert, ' +
    'was er trägt.',
  ...clausesOfTiles('de'),
  'UPG-50': 'Der Alchemist kann nicht ausgebaut werden, und in dem Zug, in dem er genommen wurde, tut er nichts.',
  'UPG-51': 'Liegt zu Beginn deines Zuges ein Plättchen auf ihm, geht es zurück, und er tut in diesem Zug nichts.',
  'UPG-52':
    'In einem späteren Zug darf er, ungesperrt und ohne Plättchen, ein beliebiges unbenutztes bekommen, Stufe ' +
    'III nach oben. Das ist weder Nehmen noch Ausbauen.',
  'UPG-53': 'Solange das Plättchen dort liegt, hat er die Fähigkeit von dessen Karte auf Stufe III.',
  'UPG-54': 'Hast du auch diese Karte, ruht sie so lange.',
  'UPG-55': 'Wer eine Karte ausbaut, deren Plättchen auf einem Alchemisten liegt, nimmt es von dort.',
  'UPG-56': 'Verlierst du den Alchemisten, geht sein Plättchen zurück, nach allem, was es beim Nehmen bewirkt.',
  'UPG-57':
    'Bürger, die sich mit dem Plättchen des Bäckers auf ihm gesammelt haben, siedelt sein Besitzer an, wenn das ' +
    'Plättchen geht.',
  'UPG-58': 'Seine Klasse ist Magie, welches Plättchen auch auf ihm liegt.',
  'UPG-59':
    'Im Schlusszug geht ein Plättchen zurück, das auf ihm liegt; eines, das er in diesem Zug bekommt, bleibt bis ' +
    'zum Ende.',
  'UPG-60': 'Mauern, Bischöfe, Nonnen und was Bürger tragen wirken mit Plättchen wie sonst auch.',
  'MERC-130': 'Als Hausregel haben auch sieben Klassenkarten von Mercatus Plättchen.',
  'MERC-132':
    'Die Waren des Grabräubers für ein Plättchen werden eine nach der anderen genommen; die Bürger des ' +
    'Schwindlers kommen nach dem Rattenplättchen.',
  'MERC-133':
    'Mit einem Plättchen auf dem Grundherrn, dem Hansekaufmann oder dem Schamanen kann die Ware zu dir ' +
    'zurückkommen: einmal in deiner eigenen Aktionsphase oder deinem Schlusszug, unmittelbar bevor ihre Art ' +
    'verkauft wird und wenn die Karte dich verlässt.',
  'MERC-134': 'Dieses Recht hast du auch, wenn Karte und Plättchen dich zugleich verlassen.',
  'MERC-135': 'Auf Stufe III darf der Hansekaufmann zweimal reisen, unmittelbar nacheinander, mit derselben Ware.',
  'MERC-136':
    'Auf Stufe III darfst du mit dem Schamanen danach ein Rattenplättchen aus dem Vorrat ungesehen in eine ' +
    'Region der Ware oder daneben legen oder eines von dort in den Vorrat zurücklegen.',
  'MERC-137': 'In Schlusszügen behält eine Karte ihre Stufe.',
  'MERC-138': 'Auch diese Plättchen darf der Alchemist leihen; die Ware liegt dann auf ihm.',
};
