// Words of modules where a table is set up: a name and a sentence each.
export interface ModuleWords {
  title: string;
  about: string;
  guide: string;
  /** What it needs, beside the others. */
  boards: Partial<Record<string, string>>;
  modules: Record<string, { name: string; text: string }>;
}

const en: ModuleWords = {
  title: 'Modules',
  about: 'What they add',
  guide: 'Learn it step by step',
  boards: { 'big-box': 'on the Big Box board' },
  modules: {
    'region-cards': {
      name: 'Region cards',
      text: 'Three secret cards each: one protects a class card when the plague strikes; those you keep can score.',
    },
  },
};
const de: ModuleWords = {
  title: 'Module',
  about: 'Was sie hinzufügen',
  guide: 'Schritt für Schritt lernen',
  boards: { 'big-box': 'auf dem Plan der Big Box' },
  modules: {
    'region-cards': {
      name: 'Regionskarten',
      text:
        'Drei geheime Karten für jeden: Eine schützt eine Klassenkarte, wenn die Pest zuschlägt; behaltene können ' +
        'Punkte bringen.',
    },
  },
};

export const moduleWords = (code: string): ModuleWords => (code === 'de' ? de : en);
