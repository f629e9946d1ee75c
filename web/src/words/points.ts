// Words of victory point tokens, which universities and upgrades share (UNI-16, UPG-42).
import * as german from './grammar.de';
import { few, verb } from './grammar.en';
import type { Names } from './names';

const en = {
  tokens: (n: number) => few(n, 'victory point token'),
  /** `count`: how many they have now. */
  taken: (n: Names) =>
    `${n.who} took a victory point token${n.count > 1 ? ` and ${verb(n.who, 'have', 'has')} ${n.count} now` : ''}.`,
};
export type PointWords = typeof en;
const de: PointWords = {
  tokens: (n) => german.few(n, 'ein Siegpunktplättchen', 'Siegpunktplättchen', 'kein Siegpunktplättchen'),
  taken: (n) =>
    `${german.has(n.who)} ein Siegpunktplättchen genommen` +
    `${n.count > 1 ? ` und ${german.verb(n.who, 'hast', 'hat')} jetzt ${n.count}` : ''}.`,
};

export const pointWords = (code: string): PointWords => (code === 'de' ? de : en);
export const pointEvents = (code: string): Record<string, (n: Names) => string> => ({
  'point-taken': pointWords(code).taken,
});
