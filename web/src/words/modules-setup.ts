// Words of modules where a table is set up: a name and a sentence each.
export type PresetId = 'taste' | 'two' | 'whole' | 'surprise';

export interface ModuleWords {
  title: string;
  about: string;
  guide: string;
  /** What it needs, beside the others. */
  boards: Partial<Record<string, string>>;
  modules: Record<string, { name: string; text: string }>;
  presetsTitle: string;
  presets: Record<PresetId, { name: string; text: string }>;
}

const en: ModuleWords = {
  title: 'Modules',
  about: 'What they add',
  guide: 'Learn it step by step',
  boards: { 'big-box': 'on the Big Box board' },
  presetsTitle: 'Ready-made set-ups',
  presets: {
    taste: { name: 'A first taste', text: 'The base-game cards, with tiles that make them stronger.' },
    two: { name: 'For two', text: 'Two players, region cards, inns.' },
    whole: { name: 'The whole box', text: 'The Big Box board, all modules, one card of each class.' },
    surprise: { name: 'Surprise', text: 'Random board, modules and cards.' },
  },
  modules: {
    guilds: {
      name: 'Guilds',
      text:
        'A board with the six base-game cards: a citizen on a space lends you its card’s ability. Adds the Guild ' +
        'Master.',
    },
    inns: {
      name: 'Inns',
      text: 'A city in every region: a citizen there adds one more when you settle. Adds the Inn Keeper.',
    },
    upgrades: {
      name: 'Upgrades',
      text: 'Tiles make your cards stronger, in two steps. Whoever takes a card starts at level I again.',
    },
    'region-cards': {
      name: 'Region cards',
      text: 'Three secret cards each: play one to protect a class card, or keep it to score.',
    },
    universities: {
      name: 'Universities',
      text: 'Each turn ends with an event. Lead alone where a university stands to win points.',
    },
  },
};
const de: ModuleWords = {
  title: 'Module',
  about: 'Was sie hinzufügen',
  guide: 'Schritt für Schritt lernen',
  boards: { 'big-box': 'auf dem Plan der Big Box' },
  presetsTitle: 'Fertige Aufbauten',
  presets: {
    taste: { name: 'Zum Kennenlernen', text: 'Die Grundspielkarten mit Ausbauplättchen, die sie stärker machen.' },
    two: { name: 'Zu zweit', text: 'Zwei Spieler, Regionskarten, Gasthäuser.' },
    whole: { name: 'Die ganze Schachtel', text: 'Der Plan der Big Box, alle Module, von jeder Klasse eine Karte.' },
    surprise: { name: 'Überraschung', text: 'Plan, Module und Karten zufällig.' },
  },
  modules: {
    guilds: {
      name: 'Zünfte',
      text:
        'Eine Tafel mit den sechs Grundspielkarten: Ein Bürger auf einem Feld leiht dir, was dessen Karte kann. ' +
        'Bringt den Zunftmeister mit.',
    },
    inns: {
      name: 'Gasthäuser',
      text:
        'Eine Stadt in jeder Region: Ein Bürger darin bringt einen mehr, wenn du dort siedelst. Bringt den Wirt ' +
        'mit.',
    },
    upgrades: {
      name: 'Ausbau',
      text: 'Plättchen machen deine Karten in zwei Stufen stärker. Wer eine Karte nimmt, beginnt wieder auf Stufe I.',
    },
    'region-cards': {
      name: 'Regionskarten',
      text: 'Drei geheime Karten je Spieler: Schütze mit einer eine Klassenkarte, oder behalte sie für Punkte.',
    },
    universities: {
      name: 'Universitäten',
      text: 'Jeder Zug endet mit einem Ereignis. Führe allein, wo eine Universität steht, um Punkte zu gewinnen.',
    },
  },
};

export const moduleWords = (code: string): ModuleWords => (code === 'de' ? de : en);
