// The keys of the table. Letters and digits can be turned off (settings), for those whose tools use them otherwise.
import { settings } from '../ui/settings.svelte';
import type { Deed } from '../words/sheets.en';

export const KEYS: [string, Deed][] = [
  ['?', 'help'],
  ['o', 'odds'],
  ['b', 'words'],
  ['t', 'tokens'],
  ['r', 'rules'],
  ['z', 'back'],
  ['m', 'map'],
  ['p', 'prompt'],
  ['c', 'cards'],
  ['l', 'log'],
];

/** False where a key means something else: while somebody writes, in dialogs, with Control, Alt or Command held. */
export function answersKeys(event: KeyboardEvent): boolean {
  if (!settings.keys || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  if (document.querySelector('dialog[open]')) return false;
  return !(event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable]'));
}

/** The letter, digit or sign that a key stands for. Keyboards with other letters, and those that need Shift for digits
 *  (AZERTY), have them at the places where most others do. */
export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  if (/^[a-z0-9?]/i.test(key)) return key;
  const place = /^(?:Key([A-Z])|Digit(\d))$/.exec(code);
  const letter = /^\p{L}/u.test(key) ? place?.[1]?.toLowerCase() : undefined;
  return letter ?? (shiftKey ? undefined : place?.[2]) ?? key;
}

export function deedOf(event: KeyboardEvent): Deed | null {
  return KEYS.find(([key]) => key === keyOf(event))?.[1] ?? null;
}

/** Whether the key hurries what is being shown: not where it presses a button. */
export function hurries(event: KeyboardEvent): boolean {
  if (event.key === 'Escape') return true;
  const onButton =
    event.target instanceof Element && event.target.closest('button, a, summary, [role=button], [role=tab]') !== null;
  return !onButton && (event.key === ' ' || event.key === 'Enter' || /^\d$/.test(keyOf(event)));
}
