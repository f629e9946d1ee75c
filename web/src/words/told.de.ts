import { dative, has } from './grammar.de';
import type { Names } from './names';
import { accusative, between, into, outOf, place, route, within } from './nouns.de';
import type { toldEn } from './told.en';

const cell = (n: Names) => `Spalte ${n.column}, Zeile ${n.row}`;
const citizen = (n: Names) => `Ein Bürger von ${dative(n.who)}`;
/** Where a citizen has landed, if it is known. */
const there = (n: Names) => (n.to ? ` ${within(n.to)}` : '');

export const toldDe: Record<keyof typeof toldEn, (n: Names) => string> = {
  'citizen-to-card': (n) => `${has(n.who)} einen Bürger auf ${accusative(n.card)} gestellt (jetzt ${n.count}).`,
  'nun-set': (n) => `${has(n.who)} eine Nonne ${into(n.region)} gestellt.`,
  'bishop-set': (n) =>
    n.from
      ? `${has(n.who)} einen Bischof ${route(n.from, n.to)} versetzt.`
      : `${has(n.who)} einen Bischof ${into(n.to)} gestellt.`,
  'wall-set': (n) => `${has(n.who)} eine Mauer ${between(n.region, n.to)} gebaut.`,
  'potion-laid': (n) => `${has(n.who)} einem Bürger ${within(n.region)} einen Trank gegeben.`,
  'citizens-swapped': (n) =>
    `${citizen(n)} ${within(n.from)} hat mit einem von ${dative(n.owner)} ${within(n.to)} den Platz getauscht.`,
  'citizen-returned': (n) => `${has(n.who)} einen Bürger ${outOf(n.region)} in den Vorrat zurückgenommen.`,
  'all-at-once': (n) => `${has(n.who)} alle Rattenplättchen ${within(n.region)} auf einmal aufgedeckt.`,
  'card-blocked': (n) => `${has(n.who)} ${accusative(n.card)} von ${dative(n.owner)} gesperrt.`,
  'token-returned': (n) => `${has(n.who)} ein Rattenplättchen ${outOf(n.region)} in den Vorrat zurückgelegt.`,
  'token-redrawn': (n) => `${has(n.who)} ein benutztes Rattenplättchen ${into(n.region)} gelegt.`,
  'jester-aimed': (n) => `${has(n.who)} auf ${n.to ? place(n.to) : 'das Meer'} gezielt.`,
  'jester-landed': (n) => `Ein Bürger ist auf der Tafel gelandet: ${cell(n)}.`,
  'citizen-dropped': (n) =>
    n.to
      ? `${citizen(n)} ist ${within(n.to)} gelandet.`
      : `${citizen(n)} ist ins Meer gefallen und kommt in den Vorrat zurück.`,
  'jester-push': (n) =>
    `Der gelandete Bürger${there(n)} hat ${n.number === 0 ? 'einen anderen' : 'niemanden'} gestoßen.`,
  'jester-shift': (n) => `${citizen(n)} ist über die Tafel gestoßen worden: ${cell(n)}.`,
  'citizen-pushed': (n) =>
    n.to
      ? `${citizen(n)} ist ${route(n.from, n.to)} gestoßen worden.`
      : `${citizen(n)} ist ${outOf(n.from)} ins Meer gestoßen worden und kommt in den Vorrat zurück.`,
};
