// Die Regeln des Ausbaus in eigenen Worten (Teil UPG des Regelkatalogs).
import { clausesOfTiles } from './tiles-in-rules';

export const rulesUpgradesDe: Record<string, string> = {
  'UPG-1': 'Es gibt 27 Ausbauplättchen, eines für jede der Karten 1 bis 27: vorn Stufe II, hinten Stufe III.',
  'UPG-2': 'Die Plättchen der Klassenkarten im Spiel liegen offen neben dem Plan. Der Alchemist braucht dieses Modul.',
  'UPG-3':
    'Immer wenn du eine Klassenkarte nehmen dürftest, darfst du stattdessen eine eigene ausbauen: Ihr Plättchen wird ' +
    'mit Stufe II nach oben daraufgelegt oder auf Stufe III gedreht. Das kostet nichts. In der Schlussrunde wird ' +
    'nicht ausgebaut.',
  'UPG-4': 'So steigt eine Karte höchstens eine Stufe im Zug, und nie in dem Zug, in dem sie genommen wurde.',
  'UPG-5':
    'Die neue Stufe gilt sofort. Was das Plättchen sagt, steht anstelle dessen, was es ändert; der Rest der Karte ' +
    'bleibt. Niedrigere Stufen gelten nicht daneben.',
  'UPG-6': 'Eine Fähigkeit wird einmal im Zug genutzt, auf welcher Stufe und woher auch immer.',
  'UPG-7':
    'Fügt ein Plättchen einen zweiten Teil hinzu, darfst du einen Teil nutzen oder beide, in beliebiger Folge. ' +
    'Es ist ' +
    'eine Nutzung.',
  'UPG-8': 'Eine Zahl mit „bis zu“ darf zum Teil genutzt werden; alles andere geschieht so weit wie möglich.',
  'UPG-9':
    'Verlässt dich die Karte, geht ihr Plättchen zu den anderen zurück. Wer sie als Nächstes hat, fängt auf ' +
    'Stufe I an.',
  'UPG-10': 'Eine gesperrte Karte behält ihr Plättchen, aber nichts von ihrem Text wirkt.',
  'UPG-11':
    'In den Zügen anderer wirken nur wenige Plättchen: das der Nonne, das des Bäckers und des Philosophen, wenn sie ' +
    'genommen werden, und dass ein Philosoph schützt; bei der letzten Heimsuchung Nonne, Ritter und Bäcker.',
  'UPG-12': 'In einem letzten Zug tut eine Karte, was sie dann tut, mit dem, was ihr Plättchen daran ändert.',
  'UPG-13':
    'Plättchen und Stufen sind allen bekannt. Ein Ausbau kann zurückgenommen werden; was einen anderen fragt, nicht.',
  'UPG-14': 'Eine Karte zählt auf jeder Stufe als ein Symbol ihrer Klasse.',
  'UPG-15':
    'Nennt ein Plättchen keine Entfernung, so genügt jede Region im Spiel. Eine Hausregel verlangt eine Nachbarregion.',
  'UPG-16': 'Ein Bürger, der vom Plan auf eine Karte oder in einen Vorrat kommt, verliert, was er trägt.',
  ...clausesOfTiles('de'),
  'UPG-50': 'Der Alchemist selbst wird nicht ausgebaut, und in dem Zug, in dem er genommen wurde, tut er nichts.',
  'UPG-51': 'Ein Plättchen, das zu Beginn des Zuges auf ihm liegt, geht zurück, und er tut in diesem Zug nichts mehr.',
  'UPG-52':
    'In einem späteren Zug, ungesperrt und ohne Plättchen, darf er ein beliebiges aus dem Vorrat bekommen, Stufe III ' +
    'nach oben. Das ist weder Nehmen noch Ausbauen.',
  'UPG-53': 'Solange das Plättchen dort liegt, hat er die Fähigkeit von dessen Karte auf Stufe III.',
  'UPG-54': 'Hast du auch diese Karte, ruht sie solange.',
  'UPG-55': 'Wer eine Karte ausbaut, deren Plättchen auf einem Alchemisten liegt, nimmt es von dort.',
  'UPG-56': 'Verlässt dich der Alchemist, geht sein Plättchen zurück, nach dem, was es übers Genommenwerden sagt.',
  'UPG-57': 'Bürger, die ein Bäckerplättchen auf ihm gesammelt hat, siedelt sein Besitzer an, wenn das Plättchen geht.',
  'UPG-58': 'Seine Klasse ist Magie, welches Plättchen auch auf ihm liegt.',
  'UPG-59':
    'In einem letzten Zug geht ein Plättchen zurück, das auf ihm liegt; eines, das er dann bekommt, bleibt bis ' +
    'zum Ende.',
  'UPG-60': 'Mauern, Bischöfe, Nonnen und was Bürger tragen wirken mit Plättchen wie sonst auch.',
  'MERC-130': 'Nach einer Hausregel haben auch sieben Klassenkarten von Mercatus Plättchen.',
  'MERC-132':
    'Die Waren des Grabräubers für ein Plättchen werden nacheinander genommen; die Bürger des Schwindlers ' +
    'kommen nach seinem Plättchen.',
  'MERC-133':
    'Mit einem Plättchen auf Grundherr, Hansekaufmann oder Schamane kann die Ware zu dir zurück: einmal ' +
    'in deiner eigenen Aktionsphase oder deinem letzten Zug, unmittelbar bevor ihre Sorte verkauft wird, ' +
    'und wenn die Karte dich verlässt.',
  'MERC-134': 'Dieses Recht hast du auch, wenn Karte und Plättchen dich zugleich verlassen.',
  'MERC-135': 'Auf Stufe III darf der Hansekaufmann zweimal reisen, unmittelbar nacheinander, mit derselben Ware.',
  'MERC-136':
    'Auf Stufe III darf der Schamane danach ein Rattenplättchen aus dem Vorrat, ungesehen, in eine Region ' +
    'der Ware oder daneben legen, oder eines von dort in den Vorrat zurück.',
  'MERC-137': 'In letzten Zügen behält eine Karte ihre Stufe.',
  'MERC-138': 'Auch diese Plättchen darf der Alchemist leihen; eine Ware liegt dann auf ihm.',
};
