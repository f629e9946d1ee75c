import type { Names } from './names';
import type { toldEn } from './told.en';

const has = (n: Names) => (n.isYou ? 'Du hast' : `${n.who} hat`);
const by = (who: string | null) => (who === 'Du' ? 'dir' : (who ?? ''));

export const toldDe: Record<keyof typeof toldEn, (n: Names) => string> = {
  'citizen-to-card': (n) => `${has(n)} einen Bürger auf eine Karte gestellt: ${n.card}, jetzt ${n.count}.`,
  'nun-set': (n) => `${has(n)} eine Nonne nach ${n.region} gestellt.`,
  'bishop-set': (n) =>
    n.from
      ? `${has(n)} einen Bischof versetzt: ${n.from} → ${n.to}.`
      : `${has(n)} einen Bischof nach ${n.to} gestellt.`,
  'wall-set': (n) => `${has(n)} eine Mauer gebaut: ${n.region} – ${n.to}.`,
  'potion-laid': (n) => `${has(n)} einem Bürger in ${n.region} einen Trank gegeben.`,
  'citizens-swapped': (n) =>
    `Zwei Bürger haben die Plätze getauscht: einer von ${by(n.who)} in ${n.from}, einer von ${by(n.owner)} in ${n.to}.`,
  'citizen-returned': (n) => `${has(n)} einen Bürger aus ${n.region} zurückgenommen.`,
  'all-at-once': (n) => `${has(n)} alle Plättchen in ${n.region} auf einmal aufdecken lassen.`,
  'card-blocked': (n) => `${has(n)} eine Karte von ${by(n.owner)} gesperrt: ${n.card}.`,
  'token-returned': (n) => `${has(n)} ein Rattenplättchen aus ${n.region} in den Vorrat zurückgelegt.`,
  'token-redrawn': (n) => `${has(n)} ein schon aufgedecktes Rattenplättchen nach ${n.region} gelegt.`,
  'jester-aimed': (n) => `${has(n)} gezielt: ${n.to}.`,
  'jester-landed': (n) => `Ein Bürger ist auf der Tafel gelandet: Spalte ${n.column}, Zeile ${n.row}.`,
  'citizen-dropped': (n) =>
    n.to
      ? `Ein Bürger von ${by(n.who)} ist gelandet: ${n.to}.`
      : `Ein Bürger von ${by(n.who)} ist ins Meer gefallen und kommt zurück in den Vorrat.`,
  'jester-push': (n) =>
    n.number === 0 ? `Beim Landen wird jemand gestoßen: ${n.to}.` : `Beim Landen wird niemand gestoßen: ${n.to}.`,
  'jester-shift': (n) =>
    `Ein Bürger von ${by(n.who)} ist über die Tafel gestoßen worden: Spalte ${n.column}, Zeile ${n.row}.`,
  'citizen-pushed': (n) =>
    n.to
      ? `Ein Bürger von ${by(n.who)} ist gestoßen worden: ${n.from} → ${n.to}.`
      : `Ein Bürger von ${by(n.who)} ist aus ${n.from} ins Meer gestoßen worden und kommt zurück in den Vorrat.`,
};
