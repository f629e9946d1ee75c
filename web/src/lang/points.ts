// Words of victory point tokens, which universities and upgrades share (UNI-16, UPG-42).
import type { Names } from './names';

const en = {
  tokens: (n: number) => (n === 1 ? 'one victory point token' : `${n === 0 ? 'no' : n} victory point tokens`),
  /** `count`: how many he has now. */
  taken: (n: Names) =>
    `${n.who} took a victory point token${n.count > 1 ? ` and ${n.isYou ? 'have' : 'has'} ${n.count} now` : ''}.`,
};
export type PointWords = typeof en;
const de: PointWords = {
  tokens: (n) => (n === 1 ? 'ein Siegpunktplättchen' : `${n === 0 ? 'keine' : n} Siegpunktplättchen`),
  taken: (n) =>
    `${n.who} ${n.isYou ? 'hast' : 'hat'} ein Siegpunktplättchen bekommen` +
    `${n.count > 1 ? ` und ${n.isYou ? 'hast' : 'hat'} jetzt ${n.count}` : ''}.`,
};

export const pointWords = (code: string): PointWords => (code === 'de' ? de : en);
export const pointEvents = (code: string): Record<string, (n: Names) => string> => ({
  'point-taken': pointWords(code).taken,
});
