// Words about names that cannot be had; they come with the form.

interface NamingWords {
  length: string;
  unseen: string;
  /** `reason`: as the server says it. */
  refused: (reason: string) => string;
}

const EN: NamingWords = {
  length: '1 to 24 characters.',
  unseen: 'This name has a character that cannot be seen or that disturbs the text around it. Type the name anew.',
  refused: (reason) => `The server refuses this name: ${reason}`,
};

const DE: NamingWords = {
  length: '1 bis 24 Zeichen.',
  unseen:
    'Dieser Name enthält ein Zeichen, das man nicht sieht oder das den Text ringsum stört. Tippe den Namen neu ein.',
  refused: (reason) => `Der Server lehnt diesen Namen ab: ${reason}`,
};

export const namingWords = (code: string): NamingWords => (code === 'de' ? DE : EN);
