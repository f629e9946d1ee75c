// The grammar of English sentences that code puts together. Every language has these helpers, and its words use them:
// no other file asks whether a name is the reader's, writes a possessive or a plural of its own, or a per cent sign.

/** What the reader is called, and nobody else: a name that a player typed goes through `named`. */
export const YOU = 'You';
export const isYou = (name: string | null): boolean => name === YOU;

/** A name as somebody typed it. */
export const named = (typed: string): string => (isYou(typed) ? `“${typed}”` : typed);

/** Inside a sentence: "you", "Bertrand". At its start a name stands as it is. */
export const subject = (name: string | null): string => (isYou(name) ? 'you' : (name ?? ''));
export const object = subject;

/** Inside a sentence: "your", "Bertrand’s". */
export const whose = (name: string | null): string => (isYou(name) ? 'your' : `${name ?? ''}’s`);
/** At its start: "Your", "Bertrand’s". */
export const Whose = (name: string | null): string => (isYou(name) ? 'Your' : whose(name));

/** "yours", "Bertrand’s", without a noun. */
export const yours = (name: string | null): string => (isYou(name) ? 'yours' : whose(name));

/** "have" after "You", "has" after a name. */
export const verb = (name: string | null, you: string, other: string): string => (isYou(name) ? you : other);

/** Figure and noun: "1 citizen", "+1 citizen", "+1.9 citizens". A figure with sign or decimals comes as text. */
export const one = (n: number | string, word: string, more = `${word}s`): string =>
  `${n} ${/^[-+−]?1$/.test(String(n)) ? word : more}`;

/** Up to ten in words: "no", "one", "two". */
export const inWords = (n: number, none = 'no'): string =>
  [none, 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][n] ?? String(n);
/** A number in words with its noun: "no cards", "one card", "two cards". */
export const few = (n: number, word: string, more = `${word}s`): string => `${inWords(n)} ${n === 1 ? word : more}`;

/** "a", "a and b", "a, b and c". */
export const list = (parts: string[], last = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** Names inside a sentence: "Bertrand and you". */
export const people = (names: string[]): string => list(names.map(subject));
/** At its start: "You and Bertrand". */
export const People = (names: string[]): string => list(names.map((name, i) => (i > 0 ? subject(name) : name)));

/** With a capital at its start. */
export const upper = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
/** Without one, inside a sentence. */
export const lower = (text: string): string => `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;

export const percent = (n: number | string): string => `${n}%`;
