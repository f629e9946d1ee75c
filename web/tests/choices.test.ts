import { describe, expect, it } from 'vitest';
import { de } from '../src/words/de';
import { en, type Lang } from '../src/words/en';
import { withMercatus } from '../src/words/mercatus';
import { withSideBoards } from '../src/words/side-boards';
import { withUpgrades } from '../src/words/upgrades';
import { nextRegion } from '../src/games/board/map/walk';
import { actionDecision, regionDecision, sampleView } from '../src/scenes/fixtures';
import { choicesOf, promptOf } from '../src/games/board/play/choices';
import type { Odds } from '../src/wire/protocol';

const view = sampleView('classic');
const name = (seat: number): string => ['You', 'Bertrand', 'Cosima', 'Dietrich'][seat - 1]!;

/** A language with the words of every module that offers something in a turn. */
const all = (text: Lang): Lang => withMercatus(withSideBoards(withUpgrades(text)));

describe('choices', () => {
  it('offer every option once, whatever their order on the page', () => {
    const choices = choicesOf(en, actionDecision, view, null, name);
    expect(choices.map((c) => c.index).sort()).toEqual(actionDecision.options.map((_, i) => i));
    expect(choices.map((c) => c.label)).toEqual([
      'Settle a region',
      'Use the King',
      'Take the Peasant from Bertrand',
      'Take the Merchant from Cosima',
      'Take the Witch from Cosima',
      'Take the Knight from Dietrich',
      'Move the plague',
    ]);
    expect(choices.map((c) => c.key)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('tell the odds where they are known', () => {
    const decision = regionDecision('D-PLAGUE', 'BASE-40', ['gallia', 'italia']);
    const choices = choicesOf(en, decision, view, { gallia: { outbreak: 0.714, losses: [] } }, name);
    expect(choices.map((c) => c.percent)).toEqual([71, null]);
    expect(promptOf(en, decision, view, false, true).hint).toContain('It must leave Germania.');
  });

  it('tell at the Knight’s question what either answer means', () => {
    const decision = { ...actionDecision, name: 'D-NEUTRAL', options: [{ kind: 'yes' }, { kind: 'no' }] };
    const odds = { [view.plague!]: { outbreak: 0.25, losses: [] } };
    const of = (asTwo: Odds | null): (number | null)[] =>
      choicesOf(en, decision, view, odds, name, [], asTwo).map((c) => c.percent);
    expect(of({ outbreak: 0.62, losses: [] })).toEqual([62, 25]);
    expect(of(null)).toEqual([null, null]);
  });

  it('say all that is left to do, that of modules, too', () => {
    const said = (kinds: string[], name = 'D-ACTION', lang: Lang = all(en)): string =>
      promptOf(lang, { ...actionDecision, name, options: kinds.map((kind) => ({ kind })) }, view, false, false).title;
    expect(said(['end-actions'])).toBe('Move the plague when you are ready.');
    expect(said(['take', 'increase', 'use', 'end-actions'])).toBe('Take a card, settle, use your cards.');
    expect(said(['take', 'increase', 'use', 'free-good', 'end-actions'])).toBe('Take a card, settle and more.');
    expect(said(['final-plague', 'done'], 'D-FINAL')).toBe('Your final turn: move the plague.');
    // whatever a module offers is named, in both languages
    for (const kind of ['free-good', 'put-good', 'take-back-good', 'upgrade', 'tile', 'guild'])
      for (const lang of [all(en), all(de)]) {
        expect(lang.toDo[kind], kind).toBeTruthy();
        expect(said([kind, 'end-actions'], 'D-ACTION', lang)).not.toBe(said(['end-actions'], 'D-ACTION', lang));
      }
    expect(said(['free-good', 'end-actions'])).toBe('Take a free good.');
  });

  it('still offer what the page has no words for', () => {
    const decision = { ...actionDecision, name: 'D-NEW', options: [{ kind: 'dance' }] };
    expect(choicesOf(en, decision, view, null, name)).toMatchObject([{ label: 'dance', index: 0 }]);
    expect(promptOf(en, decision, view, false, false).title).toBe(en.unknownPrompt);
  });
});

describe('walking the map', () => {
  const ids = Object.keys(view.regions);
  it('goes to what lies in that direction', () => {
    expect(nextRegion('classic', 'gallia', [1, 0], ids)).toBe('germania');
    expect(nextRegion('classic', 'germania', [0, -1], ids)).toBe('scandia');
  });
  it('stays at the edge', () => expect(nextRegion('classic', 'scandia', [0, -1], ids)).toBe('scandia'));
  it('reaches every region', () => {
    const reached = new Set(['gallia']);
    for (const id of reached)
      for (const d of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as [number, number][])
        reached.add(nextRegion('classic', id, d, ids));
    expect([...reached].sort()).toEqual([...ids].sort());
  });
});
