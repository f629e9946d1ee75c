// The grammar of German sentences that code puts together; see grammar.en.ts.

/** What the reader is called. Only the reader has this name: a player who typed it is called as `named` says. */
export const YOU = 'Du';
export const isYou = (name: string | null): boolean => name === YOU;

/** A name as somebody typed it. */
export const named = (typed: string): string => (isYou(typed) ? `„${typed}“` : typed);

/** Inside a sentence: "du", "Bertrand". At its start a name stands as it is. */
export const subject = (name: string | null): string => (isYou(name) ? 'du' : (name ?? ''));
/** "dich", "Bertrand" */
export const object = (name: string | null): string => (isYou(name) ? 'dich' : (name ?? ''));
/** "dir", "Bertrand" */
export const dative = (name: string | null): string => (isYou(name) ? 'dir' : (name ?? ''));

/** Before a neuter or masculine noun inside a sentence: "dein", "Bertrands"; `your` inflects: "deine", "deinen". */
export const whose = (name: string | null, your = 'dein'): string =>
  isYou(name) ? your : `${name ?? ''}${/[sßxz]$/.test(name ?? '') ? '’' : 's'}`;
/** `whose` at the start of a sentence: "Dein", "Bertrands". */
export const Whose = (name: string | null, your = 'dein'): string => upper(whose(name, your));

/** Without a noun, after "einer von": "dir", "Bertrand". */
export const yours = dative;

/** "hast" after "Du", "hat" after a name. */
export const verb = (name: string | null, you: string, other: string): string => (isYou(name) ? you : other);
/** The verb after several names: "habt" with "du" among them, else "haben". */
export const verbs = (names: string[], you: string, others: string): string => (names.some(isYou) ? you : others);
/** "Du hast", "Bertrand hat" */
export const has = (name: string): string => `${name} ${verb(name, 'hast', 'hat')}`;
/** "Du hattest", "Bertrand hatte" */
export const had = (name: string): string => `${name} ${verb(name, 'hattest', 'hatte')}`;
/** "Du bist", "Bertrand ist" */
export const is = (name: string): string => `${name} ${verb(name, 'bist', 'ist')}`;

/** Figure and noun: "1 Bürger", "+1 Punkt", "+1,9 Punkte". A figure with sign or decimals comes as text. */
export const one = (n: number | string, word: string, more: string): string =>
  `${n} ${/^[-+−]?1$/.test(String(n)) ? word : more}`;

/** Two to ten in words; one and none inflect, so they come with their noun (see `few`). */
export const inWords = (n: number): string =>
  ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'][n] ?? String(n);
/** A number in words with its noun: few(n, 'eine Karte', 'Karten', 'keine Karte'). */
export const few = (n: number, single: string, more: string, none = `keine ${more}`): string =>
  n === 1 ? single : n === 0 ? none : `${inWords(n)} ${more}`;

/** "a", "a und b", "a, b und c". */
export const list = (parts: string[], last = 'und'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** Names inside a sentence: "Bertrand und du"; with `dative`, "von Bertrand und dir". */
export const people = (names: string[], as: (name: string) => string = subject): string => list(names.map(as));
/** `people` at the start of a sentence: "Du und Bertrand". */
export const People = (names: string[]): string => list(names.map((name, i) => (i === 0 ? name : subject(name))));

/** With a capital at its start. */
export const upper = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
/** Without one, inside a sentence. */
export const lower = (text: string): string => `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;

/** With a space that does not break. */
export const percent = (n: number | string): string => `${n}\u00a0%`;

/** Figures with the nouns that many sentences count. */
export const citizens = (n: number | string): string => one(n, 'Bürger', 'Bürger');
export const points = (n: number | string): string => one(n, 'Punkt', 'Punkte');
export const rats = (n: number | string): string => one(n, 'Ratte', 'Ratten');
export const tokens = (n: number | string): string => one(n, 'Plättchen', 'Plättchen');
export const steps = (n: number | string): string => one(n, 'Schritt', 'Schritte');
