import type { Good } from '../session/protocol';
import type { MercatusWords } from './mercatus.en';
import type { Names } from './names';

const count = (n: number, word: string, more: string) => `${n} ${n === 1 ? word : more}`;
const coins = (n: number) => count(n, 'Münze', 'Münzen');
const citizens = (n: number) => count(n, 'Bürger', 'Bürger');
const you = (who: string) => (who === 'Du' ? 'du' : who);
const has = (n: Names) => (n.isYou ? 'Du hast' : `${n.who} hat`);
const listed = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;

const goods: Record<Good, string> = { fish: 'Fisch', cloth: 'Tuch', lumber: 'Holz', salt: 'Salz' };
const good = (n: Names) => goods[n.good as Good] ?? n.good;
const no = (what: Good) => `kein${what === 'fish' ? 'en' : ''} ${goods[what]}`;
const leads = (name: string, isYou: boolean) => (isYou ? 'Du liegst vorn, hast' : `${name} liegt vorn, hat`);

export const mercatusDe: MercatusWords = {
  cards: {
    landowner: {
      name: 'Grund\u00adherr',
      short: 'Siedle ein oder zwei Bürger in einer Region dieser Ware an.',
    },
    brewer: { name: 'Brauer', short: 'Nimm noch eine Ware, die offen liegt.' },
    'hanseatic-trader': {
      name: 'Hanse\u00adkaufmann',
      short: 'Versetze bis zu fünf Bürger in eine Region dieser Ware.',
    },
    swindler: {
      name: 'Schwindler',
      short: 'Lege ein Ratten\u00adplättchen zu einem deiner Bürger; nimm die Ware von dort.',
    },
    pope: { name: 'Papst', short: 'Zahle 2 Münzen: Ein Bürger kommt in die Zuflucht.' },
    deacon: { name: 'Diakon', short: 'Zahle 1, dann 2, 3 Münzen: Ein Plättchen tut dir nichts.' },
    raider: { name: 'Plünderer', short: 'Führe die Pest zwei Schritte; nimm die Ware ihrer Region.' },
    assassin: {
      name: 'Meuchel\u00admörder',
      short: 'Führe die Pest zwei Schritte; je Plättchen, das andere tötet, eine Münze.',
    },
    'grave-robber': { name: 'Grab\u00adräuber', short: 'Nimm für jedes Plättchen, das andere tötet, eine Ware.' },
    shaman: { name: 'Schamane', short: 'Ordne die Ratten aller Regionen dieser Ware neu.' },
    stadtholder: { name: 'Statt\u00adhalter', short: 'Zahle 1, 3 oder 6 Münzen: 1, 2 oder 3 Bürger in eine Region.' },
    treasurer: { name: 'Schatz\u00admeister', short: 'Du bekommst 2 Münzen.' },
  },
  prompts: {
    'D-FREE-GOOD': ['Nimm eine freie Ware.', 'Einmal in deinem Zug eine Ware, die im Regal offen liegt.'],
    'D-PUT-GOOD': [
      'Welche Ware kommt auf die Karte?',
      'Eine deiner eigenen. Was dort liegt, geht verdeckt ins Regal zurück.',
    ],
    'D-LANDOWNER-REGION': ['Wo siedelst du an?', 'In einer Region mit der Ware, die auf dem Grundherrn liegt.'],
    'D-LANDOWNER-COUNT': ['Wie viele Bürger?', ''],
    'D-BREWER': ['Welche Ware nimmst du?', 'Eine, die offen liegt, neben der freien.'],
    'D-TRADER-FROM': ['Aus welcher Region ziehen deine Bürger?', 'Bis zu fünf reisen zusammen.'],
    'D-TRADER-TO': ['Wohin ziehen sie?', 'In eine Region mit der Ware, die auf der Karte liegt, nah oder fern.'],
    'D-TRADER-COUNT': ['Wie viele ziehen?', ''],
    'D-SWINDLER-REGION': [
      'Wohin mit einem Rattenplättchen?',
      'Ungesehen, in eine Region, in der du einen Bürger hast.',
    ],
    'D-SWINDLER-GOOD': ['Die Ware dieser Region nehmen?', 'Sie liegt im Regal offen.'],
    'D-DEACON': [
      'Zahlen, damit das Plättchen dich verschont?',
      'Dann tut es dir nichts. Die anderen verlieren, was sie verlieren.',
    ],
    'D-RAIDER-GOOD': ['Die Ware der Pestregion nehmen?', 'Sie liegt im Regal offen.'],
    'D-ROBBER': ['Welche Ware nimmst du?', 'Das Plättchen hat andere getötet, und du hast den Grabräuber.'],
    'D-SHAMAN-LIFT': ['Wo hebst du ein Rattenplättchen auf?', 'So viele du willst; dann legst du sie wieder hin.'],
    'D-SHAMAN-HAND': [
      'Welches Plättchen legst du jetzt hin?',
      'Was du nicht unterscheiden kannst, gilt als eine Wahl.',
    ],
    'D-SHAMAN-SET': ['Wohin kommt es?', 'In eine Region derselben Ware, höchstens drei Plättchen.'],
    'D-STADTHOLDER-REGION': ['Wo siedelst du an?', 'In einer beliebigen Region. Du zahlst dafür.'],
    'D-STADTHOLDER-COUNT': ['Wie viele Bürger kaufst du?', ''],
    'D-TAKE-BACK': [
      'Die Ware von der Karte holen?',
      'Sie kommt zu deinen Waren. Sonst bleibt sie, oder sie geht ins Regal, wenn die Karte dich verlässt.',
    ],
    'D-TRADER-AGAIN': ['Noch eine Reise?', 'Wieder bis zu fünf Bürger, von irgendwo, zu derselben Ware.'],
    'D-SWINDLER-CITIZENS': [
      'Wie viele Bürger kommen mit?',
      'Aus deinem Vorrat, dorthin, wo das Plättchen jetzt liegt.',
    ],
    'D-SHAMAN-RAT': ['Ein Rattenplättchen mehr oder eines weniger?', 'In einer Region dieser Ware oder daneben.'],
    'D-SHAMAN-RAT-REGION': ['In welcher Region?', 'Eine mit dieser Ware oder eine daneben.'],
  },
  answers: {
    'D-SWINDLER-GOOD': { no: 'Keine Ware', none: 'Keine Ware' },
    'D-RAIDER-GOOD': { no: 'Keine Ware', none: 'Keine Ware' },
    'D-ROBBER': { none: 'Keine Ware' },
    'D-SHAMAN-LIFT': { stop: 'Wieder hinlegen' },
    'D-SHAMAN-RAT': { none: 'Keins von beiden' },
    'D-TAKE-BACK': { yes: 'Zu meinen Waren' },
    'D-TRADER-AGAIN': { again: 'Noch einmal', stop: 'Das ist alles' },
    'D-DEACON': { no: 'Nicht zahlen' },
  },
  options: {
    'free-good': 'Eine freie Ware nehmen',
    good: 'Eine Ware',
    'put-good': 'Eine Ware auf eine Karte legen',
    'take-back-good': 'Eine Ware von einer Karte holen',
  },
  events: {
    'goods-removed': (n) => `Nicht in diesem Spiel: je einmal ${listed(n.goods.map((g) => goods[g]))}.`,
    'good-laid': (n) => `${n.region} hat ${good(n)}.`,
    'good-flipped': (n) => `${good(n)} liegt offen.`,
    'good-taken': (n) => `${has(n)} ${good(n)} genommen.`,
    'good-put': (n) => `${has(n)} ${good(n)} auf eine Karte gelegt: ${n.card}.`,
    'good-taken-back': (n) => `${has(n)} ${good(n)} von einer Karte zurückgenommen: ${n.card}.`,
    'good-returned': (n) => `${good(n)} ging ins Regal zurück (${n.card}).`,
    'coins-paid': (n) => `${has(n)} ${coins(n.count)} gezahlt.`,
    'coins-received': (n) => `${has(n)} ${coins(n.count)} bekommen.`,
    'type-sold': (n) => `${good(n)} wird verkauft.`,
    'goods-sold': (n) =>
      n.coins > 0
        ? `${n.who}: ${coins(n.coins)} für ${good(n)} in ${listed(n.regions)}.`
        : `${n.who}: nichts für ${n.count === 1 ? good(n) : `${n.count} ${good(n)}`}, nirgends vorn.`,
    'citizen-to-haven': (n) => `${has(n)} einen Bürger in die Zuflucht gebracht.`,
    'token-ignored': (n) =>
      `${has(n)} gezahlt: Das Plättchen nimmt ${n.isYou ? 'dir ' : ''}${citizens(n.count)} nicht.`,
    'token-lifted': (n) => `${has(n)} ein Rattenplättchen in ${n.region} aufgehoben.`,
  },
  goods,
  Goods: goods,
  shelf: 'Waren',
  coins,
  coinsNow: (n, now) => `${n}, jetzt ${coins(now)}`,
  own: (all) => (all.length > 0 ? `eigene Waren: ${all.join(', ')}` : 'keine eigenen Waren'),
  several: (n, what) => (n === 1 ? goods[what] : `${n} ${goods[what]}`),
  left: (n) => (n === 0 ? 'keine mehr' : n === 1 ? 'das letzte' : `noch ${n}`),
  leftLong: (n) => (n === 0 ? 'nichts mehr da' : n === 1 ? 'das letzte' : `noch ${n}`),
  cameBack: 'kam zurück',
  places: (up, down) =>
    [up ? 'eines offen' : 'keines offen', down > 0 ? `${down} verdeckt` : ''].filter(Boolean).join(', '),
  soldAtEnd: (what) => `${goods[what]} wird am Ende dieses Zuges verkauft`,
  byCoins: 'durch Münzen',
  severalSold: 'Am Ende dieses Zuges verkauft',
  nothingSold: 'Endet der Zug jetzt, wird nichts verkauft.',
  turnedUp: 'Von jeder Ware wird eine aufgedeckt, wenn der nächste Zug beginnt.',
  inFinal:
    'In der Schlussrunde müssen Waren nicht offen liegen; verkauft wird alles einmal, nach der letzten Heimsuchung.',
  leads: (regions) => (regions.length === 0 ? 'du liegst nirgends vorn' : `du liegst vorn in ${listed(regions)}`),
  sold: (who) => `Wird auch verkauft: ${who}`,
  soldOther: (what, who) => `${goods[what]} wird verkauft: ${who}`,
  notSold: (what) => `Dann wird ${goods[what]} nicht verkauft.`,
  gets: (who, n) => `${you(who)} +${n}`,
  nobodyGets: 'niemand bekommt etwas',
  none: (what) => `${goods[what]}: nichts mehr da`,
  faceDown: (what) => `${goods[what]}: keines liegt offen`,
  put: (card) => `${card}: Ware auflegen`,
  takeBack: (what, card) => `${card}: ${goods[what]} holen`,
  notBack: (leaves) => (leaves ? 'Zurück ins Regal' : 'Liegen lassen'),
  leaves: ['Die Karte verlässt dich.', 'Die Ware kommt zu deinen eigenen, oder sie geht ins Regal zurück.'],
  before: (what) => [
    `${goods[what]} wird jetzt verkauft.`,
    'Was auf der Karte liegt, bringt nichts; was du holst, wird mit deinen Waren verkauft.',
  ],
  lies: (what) => `jetzt liegt dort ${goods[what]}`,
  takeIt: (what) => `${goods[what]} nehmen`,
  pay: (n) => `${coins(n)} zahlen`,
  saves: (n) => `rettet ${citizens(n)} von dir`,
  price: (n) => `für ${coins(n)}`,
  onCard: (what) => `${goods[what]} liegt darauf.`,
  emptyCard: 'Sie wirkt mit einer Ware: Lege eine von deinen darauf.',
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
    hasNone: (name, what, isYou) => `${leads(name, isYou)} ${no(what)}`,
    noMore: (name, what, isYou) => `${leads(name, isYou)} ${no(what)} mehr`,
    nobody: 'niemand wohnt dort',
    noMajority: 'Nirgends vorn',
    unsold: 'Nicht verkauft',
    goesBack: (name, n, what) =>
      `${name}: ${n === 1 ? goods[what] : `${n} ${goods[what]}`} ${n === 1 ? 'geht' : 'gehen'} zurück`,
    again: 'Noch einmal',
    goOn: 'Weiter',
    total: 'Zusammen',
    line: (region, who, n) => `${region}: ${who}, ${n > 0 ? `+${n}` : '0'}`,
  },
};
