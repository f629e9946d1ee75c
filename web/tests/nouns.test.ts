import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildingNames } from '../src/words/buildings';
import { cardsDe } from '../src/words/cards.de';
import { de } from '../src/words/de';
import { mercatusDe } from '../src/words/mercatus.de';
import {
  accusative,
  between,
  dativeOf,
  fromThe,
  inThe,
  into,
  nominative,
  outOf,
  place,
  route,
  towards,
  within,
} from '../src/words/nouns.de';

const terminal = JSON.parse(readFileSync(new URL('../../data/terminal/de.json', import.meta.url), 'utf8')) as {
  cards_acc: Record<string, string>;
};
const cards = { ...de.cards, ...cardsDe.cards, ...mercatusDe.cards };

describe('German nouns', () => {
  it('inflect every class card as the terminal does', () => {
    const objects = Object.entries(cards).map(([id, { name }]) => [id, accusative(name)]);
    expect(objects).toHaveLength(45);
    expect(Object.fromEntries(objects)).toEqual(terminal.cards_acc);
  });

  it('know every building of Cartus', () => {
    const names = Object.values(buildingNames('de'));
    expect(names).toHaveLength(12);
    for (const name of names) expect(nominative(name)).toMatch(new RegExp(`^(der|die|das) ${name}$`));
  });

  it('have all cases', () => {
    const cases = (name: string): string[] => [
      nominative(name),
      accusative(name),
      dativeOf(name),
      fromThe(name),
      inThe(name),
    ];
    expect(cases('Bauer')).toEqual(['der Bauer', 'den Bauern', 'dem Bauern', 'vom Bauern', 'im Bauern']);
    expect(cases('Hexe')).toEqual(['die Hexe', 'die Hexe', 'der Hexe', 'von der Hexe', 'in der Hexe']);
    expect(cases('Kloster')).toEqual(['das Kloster', 'das Kloster', 'dem Kloster', 'vom Kloster', 'im Kloster']);
    expect(cases('Boccaccio')).toEqual(['Boccaccio', 'Boccaccio', 'Boccaccio', 'von Boccaccio', 'in Boccaccio']);
    expect(cases('Leib\u00adeigener').slice(0, 3)).toEqual(['der Leibeigene', 'den Leibeigenen', 'dem Leibeigenen']);
    expect(accusative('Unbekannt')).toBe('„Unbekannt“');
  });

  it('say where something is and where it goes', () => {
    expect([within('Gallia'), into('Gallia'), outOf('Gallia')]).toEqual(['in Gallia', 'nach Gallia', 'aus Gallia']);
    expect([within('Levante'), into('Levante'), outOf('Levante'), place('Levante')]).toEqual([
      'in der Levante',
      'in die Levante',
      'aus der Levante',
      'die Levante',
    ]);
    const haven = cardsDe.theHaven;
    expect([within(haven), into(haven), within(de.table.haven)]).toEqual([
      'in der Zuflucht',
      'in die Zuflucht',
      'in der Zuflucht',
    ]);
    expect([route('Levante', 'Gallia'), between('Gallia', 'Levante'), towards('Levante'), towards('Gallia')]).toEqual([
      'von der Levante nach Gallia',
      'zwischen Gallia und der Levante',
      'zur Levante',
      'zu Gallia',
    ]);
  });
});
