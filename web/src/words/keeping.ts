// Words about games of this device that are not kept, or that two pages have open; they come when they are wanted.

interface KeepingWords {
  elsewhere: string;
  oneAtATime: string;
  playHere: string;
  full: string;
  toFile: string;
}

const EN: KeepingWords = {
  elsewhere: 'Open elsewhere',
  oneAtATime: 'This game is open in another tab or window of this browser. It can be played in one at a time.',
  playHere: 'Play here',
  full:
    'This browser has no room left to save the game. What you play is lost when you close or reload the page. ' +
    'Save the game as a file, and open it later under “Watch a replay”.',
  toFile: 'Save as a file',
};

const DE: KeepingWords = {
  elsewhere: 'Anderswo geöffnet',
  oneAtATime:
    'Diese Partie ist in einem anderen Tab oder Fenster dieses Browsers geöffnet. Spielen kannst du sie immer nur ' +
    'in einem.',
  playHere: 'Hier spielen',
  full:
    'Dieser Browser hat keinen Platz mehr, um die Partie zu speichern. Was du spielst, geht verloren, wenn du die ' +
    'Seite schließt oder neu lädst. Speichere die Partie als Datei und öffne sie später unter „Aufzeichnung ansehen“.',
  toFile: 'Als Datei speichern',
};

export const keepingWords = (code: string): KeepingWords => (code === 'de' ? DE : EN);
