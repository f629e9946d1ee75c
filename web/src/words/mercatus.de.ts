import type { Good } from '../wire/protocol';
import { citizens, has, inWords, list, one, subject, upper, verb } from './grammar.de';
import type { MercatusWords } from './mercatus.en';
import type { Names } from './names';
import { accusative, bareObject, fromThe, within } from './nouns.de';

const coins = (n: number) => one(n, 'Münze', 'Münzen');

const goods: Record<Good, string> = { fish: 'Fisch', cloth: 'Tuch', lumber: 'Holz', salt: 'Salz' };
const good = (n: Names) => goods[n.good as Good] ?? n.good;
/** "Du führst, hast aber keinen Fisch" */
const lacks = (name: string, what: Good) =>
  `${name} ${verb(name, 'führst, hast', 'führt, hat')} aber kein${what === 'fish' ? 'en' : ''} ${goods[what]}`;

export const mercatusDe: MercatusWords = {
  cards: {
    landowner: {
      name: 'Grund\u00adherr',
      short: 'Siedle einen oder zwei Bürger in einer Region dieser Ware an.',
    },
    brewer: { name: 'Brauer', short: 'Nimm noch eine offene Ware.' },
    'hanseatic-trader': {
      name: 'Hanse\u00adkaufmann',
      short: 'Versetze bis zu fünf Bürger in eine Region dieser Ware.',
    },
    swindler: {
      name: 'Schwindler',
      short: 'Lege ein Ratten\u00adplättchen zu einem deiner Bürger; nimm die Ware von dort.',
    },
    pope: { name: 'Papst', short: 'Zahle 2 Münzen: Ein Bürger kommt in die Zuflucht.' },
    deacon: { name: 'Diakon', short: 'Zahle 1, dann 2, dann 3 Münzen: Ein Plättchen tut dir nichts.' },
    raider: { name: 'Plünderer', short: 'Führe die Pest bis zu zwei Regionen weit; nimm die Ware ihrer Region.' },
    assassin: {
      name: 'Meuchel\u00admörder',
      short: 'Führe die Pest bis zu zwei Regionen weit; eine Münze für jedes Plättchen, das andere tötet.',
    },
    'grave-robber': { name: 'Grab\u00adräuber', short: 'Nimm für jedes Plättchen, das andere tötet, eine Ware.' },
    shaman: { name: 'Schamane', short: 'Ordne die Ratten aller Regionen dieser Ware neu.' },
    stadtholder: {
      name: 'Statt\u00adhalter',
      short: 'Zahle 1, 3 oder 6 Münzen: Siedle 1, 2 oder 3 Bürger in einer Region an.',
    },
    treasurer: { name: 'Schatz\u00admeister', short: 'Du bekommst 2 Münzen.' },
  },
  prompts: {
    'D-FREE-GOOD': ['Nimm eine freie Ware.', 'Einmal in deinem Zug eine offene Ware aus dem Regal.'],
    'D-PUT-GOOD': [
      'Welche Ware kommt auf die Karte?',
      'Eine von deinen. Was dort liegt, geht verdeckt ins Regal zurück.',
    ],
    'D-LANDOWNER-REGION': ['Wo siedelst du an?', 'In einer Region der Ware auf dem Grundherrn.'],
    'D-LANDOWNER-COUNT': ['Wie viele Bürger?', ''],
    'D-BREWER': ['Welche Ware nimmst du?', 'Sie zählt nicht als deine freie Ware.'],
    'D-TRADER-FROM': ['Von wo ziehen deine Bürger?', 'Bis zu fünf reisen zusammen.'],
    'D-TRADER-TO': ['Wohin ziehen sie?', 'In eine Region der Ware auf der Karte, nah oder fern.'],
    'D-TRADER-COUNT': ['Wie viele ziehen?', ''],
    'D-SWINDLER-REGION': ['Wohin kommt ein Rattenplättchen?', 'Verdeckt, in eine Region, in der du einen Bürger hast.'],
    'D-SWINDLER-GOOD': ['Eine Ware nehmen?', 'Im Gegenzug für das Rattenplättchen, das du gelegt hast.'],
    'D-DEACON': ['Zahlen, damit das Plättchen dich verschont?', 'Die anderen trifft es trotzdem.'],
    'D-RAIDER-GOOD': ['Eine Ware nehmen?', 'Der Plünderer erlaubt es, nachdem die Pest gezogen ist.'],
    'D-ROBBER': ['Welche Ware nimmst du?', 'Das Plättchen hat Bürger anderer getötet.'],
    'D-SHAMAN-LIFT': ['Wo nimmst du ein Rattenplättchen auf?', 'So viele du willst. Dann legst du sie wieder hin.'],
    'D-SHAMAN-HAND': [
      'Welches Plättchen legst du jetzt hin?',
      'Plättchen, die für dich gleich aussehen, gelten als eine Wahl.',
    ],
    'D-SHAMAN-SET': ['Wohin kommt es?', 'In eine Region derselben Ware, höchstens drei je Region.'],
    'D-STADTHOLDER-REGION': ['Wo siedelst du an?', 'In einer beliebigen Region. Du zahlst dafür.'],
    'D-STADTHOLDER-COUNT': ['Wie viele Bürger kaufst du?', ''],
    'D-TAKE-BACK': [
      'Die Ware von der Karte zurückholen?',
      'Sie kommt zu deinen Waren. Sonst bleibt sie liegen, oder sie geht ins Regal, wenn du die Karte verlierst.',
    ],
    'D-TRADER-AGAIN': ['Noch eine Reise?', 'Bis zu fünf weitere Bürger, von überall, in eine Region derselben Ware.'],
    'D-SWINDLER-CITIZENS': [
      'Wie viele Bürger siedelst du dort an?',
      'Aus deinem Vorrat, wo du das Plättchen hingelegt hast.',
    ],
    'D-SHAMAN-RAT': ['Ein Rattenplättchen dazulegen oder wegnehmen?', 'In einer Region dieser Ware oder daneben.'],
    'D-SHAMAN-RAT-REGION': ['In welcher Region?', 'In einer dieser Ware oder daneben.'],
  },
  answers: {
    'D-SWINDLER-GOOD': { no: 'Keine Ware', none: 'Keine Ware' },
    'D-RAIDER-GOOD': { no: 'Keine Ware', none: 'Keine Ware' },
    'D-ROBBER': { none: 'Keine Ware' },
    'D-SHAMAN-LIFT': { stop: 'Wieder hinlegen' },
    'D-SHAMAN-RAT': { none: 'Keins von beiden' },
    'D-TAKE-BACK': { yes: 'Zurückholen' },
    'D-TRADER-AGAIN': { again: 'Noch einmal', stop: 'Das ist alles' },
    'D-DEACON': { no: 'Nicht zahlen' },
  },
  toDo: {
    'free-good': 'nimm eine freie Ware',
    'put-good': 'lege eine Ware auf eine Karte',
    'take-back-good': 'hole eine Ware zurück',
  },
  options: {
    'free-good': 'Eine freie Ware nehmen',
    good: 'Eine Ware',
    'put-good': 'Eine Ware auf eine Karte legen',
    'take-back-good': 'Eine Ware von einer Karte zurückholen',
  },
  events: {
    'goods-removed': (n) => `Nicht in dieser Partie, je einmal: ${list(n.goods.map((g) => goods[g]))}.`,
    'good-laid': (n) => `${upper(within(n.region))} wird mit ${good(n)} gehandelt.`,
    'good-flipped': (n) => `${good(n)} wird aufgedeckt.`,
    'good-taken': (n) => `${has(n.who)} ${good(n)} genommen.`,
    'good-put': (n) => `${has(n.who)} ${good(n)} auf ${accusative(n.card)} gelegt.`,
    'good-taken-back': (n) => `${has(n.who)} ${good(n)} ${fromThe(n.card)} zurückgeholt.`,
    'good-returned': (n) => `${good(n)} ging ${fromThe(n.card)} ins Regal zurück.`,
    'coins-paid': (n) => `${has(n.who)} ${coins(n.count)} gezahlt.`,
    'coins-received': (n) => `${has(n.who)} ${coins(n.count)} bekommen.`,
    'type-sold': (n) => `${good(n)} wird verkauft.`,
    'goods-sold': (n) =>
      n.coins > 0
        ? `${has(n.who)} ${good(n)} ${list(n.regions.map(within))} für ${coins(n.coins)} verkauft.`
        : `${n.who} ${verb(n.who, 'konntest', 'konnte')} ${n.count === 1 ? '' : `${n.count} × `}${good(n)} nicht ` +
          'verkaufen: keine Mehrheit.',
    'citizen-to-haven': (n) => `${has(n.who)} einen Bürger in die Zuflucht gebracht.`,
    'token-ignored': (n) => `${has(n.who)} gezahlt und ${citizens(n.count)} gerettet.`,
    'token-lifted': (n) => `${has(n.who)} ${within(n.region)} ein Rattenplättchen aufgenommen.`,
  },
  goods,
  Goods: goods,
  shelf: 'Waren',
  coins,
  coinsNow: (n, now) => `${n}, jetzt ${coins(now)}`,
  own: (all) => (all.length > 0 ? `Waren: ${all.join(', ')}` : 'keine Waren'),
  several: (n, what) => (n === 1 ? goods[what] : `${n} × ${goods[what]}`),
  left: (n) => (n === 0 ? 'nichts mehr' : `noch ${n}`),
  leftLong: (n) => (n === 0 ? 'nichts mehr' : `noch ${n === 1 ? 'eine' : inWords(n)}`),
  cameBack: 'zurückgekommen',
  places: (up, down) =>
    [up ? 'eine offen' : 'keine offen', down > 0 ? `${down} verdeckt` : ''].filter(Boolean).join(', '),
  soldAtEnd: (what) => `${goods[what]} wird am Ende dieses Zuges verkauft`,
  byCoins: 'durch Münzen',
  severalSold: 'Am Ende dieses Zuges verkauft',
  nothingSold: 'Endet der Zug jetzt, wird nichts verkauft.',
  turnedUp: 'Eine von jeder Ware wird aufgedeckt, wenn der nächste Zug beginnt.',
  inFinal:
    'In der Schlussrunde darf jede Ware aus dem Regal genommen werden. Alles wird einmal verkauft, nach der letzten ' +
    'Heimsuchung.',
  leads: (regions) => (regions.length === 0 ? 'du führst nirgends' : `du führst ${list(regions.map(within))}`),
  sold: (who) => `Wird auch verkauft: ${who}`,
  soldOther: (what, who) => `${goods[what]} wird verkauft: ${who}`,
  notSold: (what) => `Dann wird ${goods[what]} nicht verkauft.`,
  gets: (who, n) => `${subject(who)} +${n}`,
  nobodyGets: 'niemand bekommt etwas',
  none: (what) => `${goods[what]}: nichts mehr`,
  faceDown: (what) => `${goods[what]}: keine liegt offen`,
  put: (card) => `Ware auf ${bareObject(card)} legen`,
  takeBack: (what, card) => `${goods[what]} ${fromThe(card)} zurückholen`,
  notBack: (leaves) => (leaves ? 'Zurück ins Regal' : 'Liegen lassen'),
  leaves: ['Du verlierst die Karte.', 'Hol ihre Ware zurück oder gib sie ins Regal.'],
  before: (what) => [
    `${goods[what]} wird jetzt verkauft.`,
    'Waren auf Karten werden nicht verkauft. Hol diese zurück, um sie mitzuverkaufen.',
  ],
  lies: (what) => `jetzt liegt dort ${goods[what]}`,
  takeIt: (what) => `${goods[what]} nehmen`,
  pay: (n) => `${coins(n)} zahlen`,
  saves: (n) => `rettet ${n === 0 ? 'keinen' : n === 1 ? 'einen' : inWords(n)} deiner Bürger`,
  price: (n) => `für ${coins(n)}`,
  onCard: (what) => `${goods[what]} liegt darauf.`,
  emptyCard: 'Sie braucht eine Ware: Lege eine von deinen darauf.',
  here: (what) => `Hier wird mit ${goods[what]} gehandelt.`,
  perRegion: '+3 je Region',
  plate: (what) => `Wo mit ${goods[what]} gehandelt wird`,
  tapAgain: 'Noch einmal tippen nimmt die Ware.',
  sale: {
    title: (what) => `${goods[what]} wird verkauft.`,
    why: 'Im Regal war nichts mehr. 3 Münzen für jede Region, in der ein Verkäufer die meisten Bürger hat.',
    final: 'Am Ende wird alles verkauft. 3 Münzen für jede Region, in der ein Verkäufer die meisten Bürger hat.',
    against: (name, n, others) => (others === 0 ? `${name}, allein dort` : `${name}, ${n} gegen ${others}`),
    tied: (name, n, times) => `${name}, gleichauf ${Array(times).fill(n).join(' : ')}`,
    hasNone: lacks,
    noMore: (name, what) => `${lacks(name, what)} mehr`,
    nobody: 'niemand wohnt dort',
    noMajority: 'Keine Mehrheit',
    unsold: 'Nicht verkauft',
    goesBack: (name, n, what) => `${name}: ${n === 1 ? '' : `${n} × `}${goods[what]} geht zurück`,
    again: 'Noch einmal',
    goOn: 'Weiter',
    total: 'Insgesamt',
    line: (region, who, n) => `${region}: ${who}, ${n > 0 ? `+${n}` : '0'}`,
  },
};
