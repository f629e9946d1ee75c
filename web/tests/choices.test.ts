import { describe, expect, it } from 'vitest';
import { en } from '../src/lang/en';
import { nextRegion } from '../src/board/map/walk';
import { actionDecision, regionDecision, sampleView } from '../src/session/mock/fixtures';
import { choicesOf, promptOf } from '../src/board/choices';

const view = sampleView('classic');
const name = (seat: number): string => ['You', 'Bertrand', 'Cosima', 'Dietrich'][seat - 1]!;

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
