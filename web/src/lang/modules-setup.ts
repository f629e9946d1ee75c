// Words of modules where a table is set up: a name and a sentence each.
import type { PresetId } from '../state/presets';

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
  presetsTitle: 'Whole set-ups',
  presets: {
    taste: { name: 'A first taste', text: 'The first cards, and tiles that make them stronger.' },
    two: { name: 'For two', text: 'Two players, region cards, inns.' },
    whole: { name: 'The whole box', text: 'The large map, all modules, a card of each class.' },
    surprise: { name: 'Surprise', text: 'Map, modules and cards by chance.' },
  },
  modules: {
    guilds: {
      name: 'Guilds',
      text: 'A board with the first six cards: a citizen on a space lends you what its card does. Comes with a card.',
    },
    inns: {
      name: 'Inns',
      text: 'Cities: with a citizen in one you settle one more in its region. Comes with a card.',
    },
    upgrades: {
      name: 'Upgrades',
      text:
        'Tiles make a card that you hold stronger, twice. Whoever takes the card begins with its first level ' +
        'again.',
    },
    'region-cards': {
      name: 'Region cards',
      text: 'Three secret cards each: one protects a class card when the plague strikes; those you keep can score.',
    },
    universities: {
      name: 'Universities',
      text: 'Each turn ends with an event: whoever leads where a university stands may win a point.',
    },
  },
};
const de: ModuleWords = {
  title: 'Module',
  about: 'Was sie hinzufügen',
  guide: 'Schritt für Schritt lernen',
  boards: { 'big-box': 'auf dem Plan der Big Box' },
  presetsTitle: 'Ganze Zusammenstellungen',
  presets: {
    taste: { name: 'Zum Kosten', text: 'Die ersten Karten, und Plättchen, die sie stärker machen.' },
    two: { name: 'Zu zweit', text: 'Zwei Spieler, Regionskarten, Gasthäuser.' },
    whole: { name: 'Die ganze Schachtel', text: 'Die große Karte, alle Module, von jeder Klasse eine Karte.' },
    surprise: { name: 'Überraschung', text: 'Plan, Module und Karten nach dem Zufall.' },
  },
  modules: {
    guilds: {
      name: 'Zünfte',
      text: 'Eine Tafel mit den ersten sechs Karten: Ein Bürger auf einem Feld leiht dir die Karte. Mit eigener Karte.',
    },
    inns: {
      name: 'Gasthäuser',
      text: 'Städte: Mit einem Bürger darin siedelst du in der Region einen mehr an. Mit eigener Karte.',
    },
    upgrades: {
      name: 'Ausbau',
      text: 'Plättchen machen eine Karte, die du hast, zweimal stärker. Wer sie dir nimmt, fängt auf Stufe I an.',
    },
    'region-cards': {
      name: 'Regionskarten',
      text:
        'Drei geheime Karten für jeden: Eine schützt eine Klassenkarte, wenn die Pest zuschlägt; behaltene können ' +
        'Punkte bringen.',
    },
    universities: {
      name: 'Universitäten',
      text: 'Jeder Zug endet mit einem Ereignis: Wer führt, wo eine Universität steht, kann einen Punkt gewinnen.',
    },
  },
};

export const moduleWords = (code: string): ModuleWords => (code === 'de' ? de : en);
