import { dative, few, inWords, is, object, one, people, subject, upper, verb, YOU } from './grammar.de';
import { nominative } from './nouns.de';
import type { Online } from './online.en';

/** "Der Bauer" */
const The = (card: string) => upper(nominative(card));

export const onlineDe: Online = {
  table: {
    title: 'Neue Partie',
    who: 'Spieler',
    seat: (n) => `Platz ${n}`,
    kind: (n) => `Spieler auf Platz ${n}`,
    kinds: { me: YOU, here: 'Jemand an diesem Gerät', open: 'Einladung per Link', computer: 'Computer' },
    name: (n) => `Name auf Platz ${n}`,
    namePlaceholder: 'Name',
    level: (n) => `Spielstärke auf Platz ${n}`,
    openHint: 'frei für eine Einladung',
    remove: (n) => `Platz ${n} entfernen`,
    add: 'Spieler hinzufügen',
    tooMany: 'Höchstens sechs Spieler.',
    board: 'Plan',
    boards: { classic: 'Klassisch', 'big-box': 'Big Box' },
    boardHints: {
      classic: '12 Regionen, 2 bis 4 Spieler',
      'big-box': '17 Regionen mit Afrika und dem Osten, 2 bis 6 Spieler',
    },
    cards: 'Klassenkarten',
    cardWays: { standard: 'Standard', random: 'Zufällig', chosen: 'Eigene Wahl' },
    cardHints: {
      standard: 'Diese Karten sind im Spiel:',
      random: 'Zu Beginn zufällig aus diesen gezogen:',
      chosen: (n, due) => `${n} von ${due} gewählt.`,
    },
    rules: 'Hausregeln',
    rulesHint: (n) => (n === 0 ? 'Standardregeln' : one(n, 'Änderung', 'Änderungen')),
    asRules: 'Auf Standardregeln zurücksetzen',
    where: 'Wer mitspielen kann',
    listed: 'Alle: Der Tisch steht unter „Offene Tische“',
    unlisted: 'Nur wer den Link hat',
    begin: 'Starten',
    open: 'Den Tisch öffnen',
    opening: 'Der Tisch wird aufgebaut …',
    needsServer: 'Plätze für andere brauchen eine Verbindung zum Spielserver.',
    nameMissing: (n) => `Platz ${n} braucht einen Namen.`,
    nameTwice: (name) => `Zwei Spieler heißen ${name}. Gib einem von ihnen einen anderen Namen.`,
    nobody: 'Noch spielt kein Mensch mit. Gib dir selbst einen Platz.',
    notSaved: 'Der Tisch ließ sich nicht öffnen. Versuche es gleich erneut.',
  },
  setup: {
    groups: {
      base: 'Grundspiel',
      'pied-piper': 'Rattenfänger',
      africanus: 'Africanus',
      academicus: 'Academicus',
      bonus: 'Bonuskarten',
      mercatus: 'Mercatus',
    },
    presets: 'Kartensätze',
    surprise: 'Überrasch mich',
    again: 'Neu ziehen',
    eachClass: 'Eine je Klasse',
    fresh: 'Ohne Grundspielkarten',
    needs: { board: 'Plan der Big Box', players: (n) => `ab ${n} Spielern`, module: (name) => `braucht ${name}` },
    modules: {
      'region-cards': 'Regionskarten',
      universities: 'Universitäten',
      upgrades: 'Ausbau',
      guilds: 'Zünfte',
      inns: 'Gasthäuser',
      mercatus: 'Mercatus',
    },
    share: 'Diesen Aufbau teilen',
    shareHint: 'Der Link öffnet diese Seite mit diesen Einstellungen. Namen enthält er nicht.',
    link: 'Link zu diesem Aufbau',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    save: 'Als Datei speichern',
    load: 'Datei öffnen …',
    notSetup: 'Diese Datei enthält keinen Aufbau. Wähle einen hier gespeicherten Aufbau oder eine Aufzeichnung.',
    notLink: 'Der Aufbau in diesem Link war nicht lesbar. Dies ist der Standardaufbau.',
  },
  rules: {
    first_player: {
      name: 'Wer beginnt',
      text: 'Ein zufälliger Spieler oder der auf Platz 1.',
      values: { random: 'Zufällig', 'seat-1': 'Platz 1' },
    },
    initial_split: {
      name: 'Getrennte Aufstellung',
      text: 'Die zwei Bürger einer Aufstellung dürfen in verschiedene Regionen.',
      values: {},
    },
    require_chivalry: {
      name: 'Immer eine Ritterschaftskarte',
      text: 'Mindestens eine Ritterschaftskarte muss im Spiel sein, damit jemand die Pest lenken kann.',
      values: {},
    },
    citizens: {
      name: 'Bürger je Spieler',
      text: 'Weniger Bürger machen die Partie kürzer.',
      values: {},
    },
    spread_3: {
      name: 'Ausbreitung bei drei Ratten',
      text: 'Wie viele Rattenplättchen sich ausbreiten, wenn die Pest in eine Region mit drei Plättchen zieht.',
      values: {},
    },
    chivalry_reach_56: {
      name: 'Reichweite des Ritters',
      text: 'Zu fünft oder zu sechst: wie viele Regionen weit der Ritter die Pest führt.',
      values: {},
    },
    knight_final: {
      name: 'Ritter am Ende',
      text:
        'Bei der letzten Heimsuchung zählt die Pest als zwei Bürger, wenn jemand den Ritter hat, oder nur, ' +
        'wenn der Ritter sie in einem Schlusszug gezogen hat.',
      values: { held: 'Wenn im Besitz', moved: 'Wenn gezogen' },
    },
    end_all_placed: {
      name: 'Ende durch Siedeln',
      text:
        'Die Partie endet, wenn alle Bürger eines Spielers auf dem Plan sind, oder schon, wenn sein Vorrat leer ' +
        'ist.',
      values: { board: 'Alle auf dem Plan', supply: 'Vorrat leer' },
    },
    max_rounds: {
      name: 'Rundenlimit',
      text: 'Nach so vielen Runden endet die Partie; 0 heißt: kein Limit.',
      values: {},
    },
    mayor_each: {
      name: 'Bürgermeister siedelt',
      text: 'In wie vielen Regionen des Bürgermeisters du siedelst: in beliebig vielen oder in allen.',
      values: { may: 'Nach Belieben', must: 'In allen' },
    },
    inquisitor_final: {
      name: 'Inquisitor am Ende',
      text: 'Im Schlusszug darf der Inquisitor die Pest ziehen und heimsuchen, oder er tut nichts.',
      values: { ravage: 'Sucht heim', none: 'Nichts' },
    },
    jester_push: {
      name: 'Narr stößt Bürger',
      text: 'Ein Bürger, den der Narr fallen lässt, stößt in einem von sechs Fällen einen anderen weg.',
      values: {},
    },
    merc_swindler_final: {
      name: 'Schwindler am Ende',
      text: 'Im Schlusszug nimmt der Schwindler die Ware der Region oder eine beliebige aus dem Regal.',
      values: { region: 'Die der Region', any: 'Beliebig' },
    },
    upg_far: {
      name: 'Plättchen ohne Entfernung',
      text: 'Wo ein Plättchen keine Entfernung nennt: jede Region oder nur Nachbarregionen.',
      values: { any: 'Jede Region', neighbour: 'Nachbarregionen' },
    },
    upg_peasant: {
      name: 'Ausgebauter Bauer',
      text: 'Er siedelt für sich allein, oder nur, nachdem du gesiedelt hast.',
      values: { free: 'Für sich allein', 'with-increase': 'Nach dem Siedeln' },
    },
    upg_queen: {
      name: 'Ausgebaute Königin',
      text: 'Was außer dem größten Land für den Bonus genügt.',
      values: { regions: 'Meiste Regionen', connected: 'Gleich großes Land' },
    },
    merc_upgrades: {
      name: 'Plättchen für Mercatus',
      text: 'Auch sieben Karten von Mercatus haben Ausbauplättchen.',
      values: {},
    },
  },
  on: 'ja',
  off: 'nein',
  less: (name) => `${name}: weniger`,
  more: (name) => `${name}: mehr`,
  lobby: {
    title: 'Mit Freunden spielen',
    openOne: 'Einen Tisch öffnen',
    openHint: 'Baue eine Partie auf und schicke deinen Freunden den Link.',
    join: 'Einem Tisch beitreten',
    joinLabel: 'Link oder Code des Tisches',
    joinPlaceholder: 'https://… oder k3v9x2mq7d',
    joinButton: 'Beitreten',
    joinWrong: 'Diesen Tisch gibt es nicht. Füge den ganzen Link ein oder den Code an seinem Ende.',
    list: 'Offene Tische',
    none: 'Gerade gibt es keine offenen Tische. Öffne doch selbst einen.',
    mine: 'Deine Tische',
    free: (n) => one(n, 'freier Platz', 'freie Plätze'),
    ago: (minutes) =>
      minutes < 1
        ? 'gerade eben'
        : minutes < 60
          ? `vor ${one(minutes, 'Minute', 'Minuten')}`
          : minutes < 2880
            ? `vor ${one(Math.round(minutes / 60), 'Stunde', 'Stunden')}`
            : `vor ${one(Math.round(minutes / 1440), 'Tag', 'Tagen')}`,
    sitDown: 'Mitspielen',
    goOn: 'Weiter',
    houseRules: 'Hausregeln',
    computer: 'ein Computer',
    freeSeat: 'frei',
  },
  gather: {
    title: 'Warten auf Mitspielende',
    by: (board, players) => `${board}, ${players} Spieler`,
    seats: 'Plätze',
    free: 'frei',
    you: 'du',
    take: (n) => `Platz nehmen: Nummer ${n}`,
    takeShort: 'Platz nehmen',
    rise: 'Aufstehen',
    computer: (level) => `Computer, ${level}`,
    away: 'nicht da',
    unknown: 'keine Verbindung',
    present: 'da',
    invite: 'Einladen',
    inviteHint: 'Verschicke den Link oder lass andere den Code scannen.',
    qr: 'QR-Code mit dem Link zu diesem Tisch',
    link: 'Link zu diesem Tisch',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    share: 'Teilen …',
    shareText: 'Komm und spiel mit mir Rattus:',
    start: 'Partie starten',
    startHint: (n) =>
      n === 0
        ? 'Alle Plätze sind besetzt. Alle warten auf dich.'
        : n === 1
          ? 'Den freien Platz nimmt ein Computerspieler.'
          : `Die ${inWords(n)} freien Plätze nehmen Computerspieler.`,
    wait: (free) => `${free === 0 ? 'Alle Plätze sind besetzt. ' : ''}Wer den Tisch geöffnet hat, startet die Partie.`,
    beginning: 'Die Mischung wird versiegelt: Jedes Gerät trägt dazu bei …',
    anew: (names) =>
      `Die Mischung wird neu versiegelt, ohne ${people(names, object)}: keine Antwort innerhalb der Frist …`,
    watch: 'Du siehst zu. Nimm einen freien Platz, um mitzuspielen.',
    watchOnly: 'Du siehst zu.',
    houseRules: 'Hausregeln',
    asRules: 'Standardregeln.',
    nameFirst: 'Wie sollen dich die anderen nennen?',
    hash: 'Versiegelte Mischung',
  },
  link: {
    connecting: 'Verbindung zum Tisch …',
    lost: 'Verbindung unterbrochen. Neuer Versuch … Deine Partie ist sicher.',
    back: 'Die Verbindung ist wieder da.',
    none: 'Tisch nicht gefunden',
    noneHint: 'Vielleicht ist der Link unvollständig, oder den Tisch gibt es nicht mehr.',
    home: 'Startseite',
    slow: 'Der Server antwortet nicht. Neuer Versuch …',
  },
  people: {
    title: 'Spieler',
    open: 'Spieler und Chat',
    unread: (n) => one(n, 'neue Nachricht', 'neue Nachrichten'),
    watching: 'Du siehst zu',
    watchers: (n) => `${upper(few(n, 'jemand sieht', 'Leute sehen', 'niemand sieht'))} zu.`,
    nobody: 'Niemand sieht zu.',
    present: 'am Tisch',
    away: 'nicht da',
    unknown: 'keine Verbindung',
    standIn: 'ein Computer springt ein',
    chat: 'Chat',
    write: 'An den Tisch schreiben',
    send: 'Senden',
    empty: 'Noch keine Nachrichten.',
    mute: 'Den Chat stummschalten',
    muted: 'Der Chat ist stummgeschaltet.',
    tooLong: (n) => one(n, 'Zeichen zu viel', 'Zeichen zu viel'),
    noChat: 'Wer zusieht, kann nicht schreiben.',
    endGame: 'Das Ende der Partie vorschlagen',
    endHint: 'Alle müssen zustimmen. Dann gewinnt niemand.',
    suggestStandIn: (name) => `Einen Computer für ${object(name)} spielen lassen`,
    invite: 'Jemanden zum Zusehen einladen',
    more: 'Mehr …',
    close: 'Schließen',
  },
  proposals: {
    standIn: (by, name) =>
      `${by} ${verb(by, 'schlägst', 'schlägt')} vor, dass ein Computer für ${object(name)} spielt, bis ` +
      `${subject(name)} wieder da ${verb(name, 'bist', 'ist')}.`,
    resign: (by) => `${by} ${verb(by, 'schlägst', 'schlägt')} vor, die Partie jetzt ohne Sieger zu beenden.`,
    agree: 'Zustimmen',
    object: 'Ablehnen',
    withdraw: 'Zurückziehen',
    missing: (names) => `Noch keine Antwort von ${people(names, dative)}.`,
    absent: (name) => `${is(name)} am Zug, aber nicht da.`,
    suggest: 'Vertretung vorschlagen',
    returned: 'Du spielst wieder selbst.',
    standingIn: 'Ein Computer hat für dich gespielt.',
    playMyself: 'Selbst weiterspielen',
    ended: 'Die Partie wurde einvernehmlich beendet. Niemand gewinnt.',
  },
  curtain: {
    title: (name) => `Gib das Gerät an ${name}`,
    hint: (name) => `Gleich ist Verborgenes zu sehen. Nur ${name} sollte hinsehen.`,
    lift: (name) => `Ich bin ${name}`,
    seat: (n) => `Platz ${n}`,
  },
  rematch: {
    again: 'Revanche, Plätze um eins verschoben',
    opened: 'Eine Revanche wurde eröffnet.',
    go: 'Zur Revanche',
    opening: 'Die Revanche wird aufgebaut …',
  },
  proof: {
    title: 'Faire Mischung',
    sealed: 'Die Mischung wurde versiegelt, bevor das erste Plättchen lag:',
    shares: 'Das Gerät jedes Spielers hat dazu beigetragen, damit niemand sie wählen konnte:',
    leftOut: 'nicht dabei: zu spät',
    host: 'den Gastgeber',
    anew: (names) => `Neu versiegelt, ohne ${people(names, object)}: keine Antwort innerhalb der Frist.`,
    opened: 'Das Siegel ist offen. Die Mischung war:',
    check: 'Das Siegel prüfen',
    good: 'Das Siegel ist unversehrt: Niemand hat die Mischung verändert.',
    bad: 'Das Siegel ist gebrochen. Speichere die Aufzeichnung und melde es denen, die diesen Server betreiben.',
    cannot:
      'Dieser Browser kann es nur über eine sichere Verbindung prüfen. Der Befehl „rattus replay“ im Terminal ' +
      'prüft es ebenfalls.',
    later: 'Die Mischung wird nach der Partie gezeigt; dann können alle sie prüfen.',
    copy: 'Kopieren',
  },
  records: {
    title: 'Aufzeichnung ansehen',
    hint: 'Öffne eine Partie, die du mit „Aufzeichnung speichern“ gespeichert hast.',
    choose: 'Eine Datei wählen',
    drop: 'oder hier ablegen',
    reading: 'Die Datei wird gelesen …',
    notRecord:
      'Diese Datei ist keine Rattus-Aufzeichnung. Wähle eine, die mit „Aufzeichnung speichern“ gespeichert wurde.',
    tooLarge: 'Diese Datei ist zu groß für eine Aufzeichnung.',
    notThere: 'Die Aufzeichnung dieses Tisches gibt es, sobald die Partie vorbei ist.',
  },
  nowhere: { title: 'Seite nicht gefunden', hint: 'Prüfe die Adresse oder geh zur Startseite.' },
  refusals: {
    'player-count': (s) =>
      `Für ${s} Spieler ist dieser Plan nicht gedacht. Auf dem klassischen Plan spielen 2 bis 4, auf dem Plan der ` +
      'Big Box 2 bis 6.',
    'card-count': (s) => `Gewählte Klassenkarten: ${s}. Zu zweit bis zu viert braucht ihr 6, zu fünft und zu sechst 8.`,
    'card-twice': (s) => `${The(s)} ist zweimal gewählt. Ersetze eine der beiden Karten.`,
    'unknown-module': (s) => `Ein Modul „${s}“ gibt es nicht.`,
    'mercatus-board': () => 'Mercatus wird auf dem klassischen Plan gespielt. Wähle ihn oben.',
    'mercatus-players': () => 'Mercatus ist für zwei bis vier Spieler. Entferne einen Platz.',
    'selection-needs-module': () => 'Dieser Kartensatz gehört zu Mercatus. Wähle Mercatus oder einen anderen.',
    'unknown-selection': (s) => `Einen Kartensatz „${s}“ gibt es nicht.`,
    'module-twice': (s) => `Das Modul „${s}“ ist zweimal aufgeführt.`,
    'card-players': (s) => `${The(s)} braucht mehr Spieler.`,
    'card-unavailable': (s) => `${The(s)} kann noch nicht gespielt werden.`,
    'merc-upgrades': () =>
      'Ausbauplättchen für Mercatus-Karten brauchen Mercatus und den Ausbau. Nimm hinzu, was fehlt, oder schalte ' +
      'diese Hausregel aus.',
    'option-needs-module': (s) =>
      `Die Hausregel „${s}“ gehört zu einem Modul, das aus ist. Schalte es ein oder setze die Regel zurück.`,
    'module-needs-card': (s) => `${The(s)} muss für sein Modul dabei sein. Wähle die Karte oder schalte das Modul aus.`,
    'card-needs-module': (s, module) =>
      `${The(s)} braucht das Modul „${module}“. Wähle es oben oder ersetze die Karte.`,
    'unknown-card': (s) => `Eine Karte „${s}“ gibt es nicht.`,
    'unknown-option': (s) => `Eine Hausregel „${s}“ gibt es nicht.`,
    'needs-big-box': (s) =>
      s === 'region-cards'
        ? 'Regionskarten brauchen den Plan der Big Box. Wähle ihn oben.'
        : `${The(s)} braucht den Plan der Big Box. Wähle ihn oder ersetze die Karte.`,
    'no-chivalry': () =>
      'Keine Ritterschaftskarte ist gewählt. Nimm eine hinzu, etwa den Ritter, oder schalte „Immer eine ' +
      'Ritterschaftskarte“ aus.',
    'option-value': (s) => `Diese Hausregel lässt den Wert nicht zu: ${s}.`,
    'stale-version': () => 'Die Partie ist schon weiter. Sieh noch einmal hin und wähle neu.',
    'not-your-decision': () => 'Das entscheidest gerade nicht du.',
    'nothing-to-take-back': () => 'Es gibt nichts mehr zurückzunehmen.',
    'seat-taken': () => 'Jemand war schneller: Dieser Platz ist besetzt.',
    'not-host': () => 'Das kann nur, wer den Tisch geöffnet hat.',
    'not-gathering': () => 'Die Partie hat schon begonnen.',
    'not-seated': () => 'Das können nur Spieler.',
    'not-absent': () => 'Dieser Spieler ist am Tisch.',
    'no-such-proposal': () => 'Über diesen Vorschlag ist schon entschieden.',
    'agreed-already': () => 'Du hast schon zugestimmt.',
    'not-saved': () => 'Der Server konnte das nicht speichern. Versuche es erneut.',
    'too-fast': () => 'Zu viele Nachrichten auf einmal. Warte kurz.',
    'too-many': () => 'Du hast zu viele laufende Partien. Beende erst eine.',
    'no-such-table': () => 'Diesen Tisch gibt es nicht.',
    'bad-store': () => 'Diese Partie stammt aus einer anderen Fassung von Rattus und lässt sich nicht mehr öffnen.',
  },
};
