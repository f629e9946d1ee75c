// Words of setting up a table with Mercatus: the suggested sets of cards, each with a sentence.
export interface SetupWords {
  suggested: string;
  /** What the module adds: heading of its rules. */
  about: string;
  guide: string;
  sets: Record<string, { name: string; text: string }>;
}

const en: SetupWords = {
  suggested: 'Suggested card sets',
  about: 'What Mercatus adds',
  guide: 'Learn it step by step',
  sets: {
    'merc-beginners': { name: 'First time', text: 'Goods and coins with the base-game cards.' },
    'merc-aristocrats': { name: 'Aristocrats', text: 'Peaceful: money buys citizens and safety.' },
    'merc-violent-times': { name: 'Violent times', text: 'Lots of conflict: killing pays.' },
    'merc-production-and-trade': {
      name: 'Production and trade',
      text: 'Plenty of goods, and citizens that travel for them.',
    },
  },
};
const de: SetupWords = {
  suggested: 'Vorgeschlagene Kartensätze',
  about: 'Was Mercatus hinzufügt',
  guide: 'Schritt für Schritt lernen',
  sets: {
    'merc-beginners': { name: 'Zum ersten Mal', text: 'Waren und Münzen mit den Grundspielkarten.' },
    'merc-aristocrats': { name: 'Aristokraten', text: 'Friedlich: Geld kauft Bürger und Sicherheit.' },
    'merc-violent-times': { name: 'Gewalttätige Zeiten', text: 'Viel Streit: Töten lohnt sich.' },
    'merc-production-and-trade': { name: 'Handel und Gewerbe', text: 'Viele Waren und Bürger, die ihnen nachreisen.' },
  },
};

export const mercatusSetupWords = (code: string): SetupWords => (code === 'de' ? de : en);
