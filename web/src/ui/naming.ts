// Whether a person can be called so: the check of the server (codec/text/plain_text.hpp), at once and with a reason.

export type NameFault = 'length' | 'unseen';

const LONGEST = 24; // characters
/** Letters change their form at a joiner in these scripts alone; elsewhere nobody sees it. */
const JOINING =
  'Arab Syrc Nkoo Mong Phag Mand Adlm Rohg Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt Java ' +
  'Bali Sund Tglg Cham Newa';
const LETTER = `[${JOINING.split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('')}]`;
const PICTURE = String.raw`\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*`;

/** What takes no room, leaves it empty or turns the direction of writing; and what no character is. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}\u2028\u2029\u2800\ufff0-\ufff8]|(?! )\p{Zs}/u;
/** Where scripts need such a character, others are seen beside it: joiners between letters or pictures, and what says
 *  how the picture, the figure or the letter before it is drawn. */
const NEEDED = [
  new RegExp(`(?<=${LETTER})[\\u200c\\u200d](?=${LETTER})`, 'gu'),
  new RegExp(`(?<=${PICTURE})\\u200d(?=\\p{Extended_Pictographic})`, 'gu'),
  /(?<=[\u0d15\u0d23\u0d28\u0d30-\u0d33]\u0d4d)\u200d/gu, // a chillu of Malayalam, as it was written before
  /(?<=(?![\d#*])\p{Emoji})[\ufe0e\ufe0f]/gu,
  /(?<=[\d#*])\ufe0f(?=\u20e3)/gu,
  /(?<=[\u1820-\u18aa])[\u180b-\u180d\u180f]/gu,
  /(?<=\p{Script=Myanmar})\ufe00/gu,
  /(?<=\p{Ideographic})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/gu,
];

/** Null: nothing speaks against it. */
export function nameFault(name: string): NameFault | null {
  const length = [...name.trim()].length;
  if (length < 1 || length > LONGEST) return 'length';
  const seen = NEEDED.reduce((text, needed) => text.replace(needed, ''), name.trim());
  return UNSEEN.test(seen) ? 'unseen' : null;
}
