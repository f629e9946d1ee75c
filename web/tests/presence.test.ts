import { describe, expect, it } from 'vitest';
import { presenceOf } from '../src/table/people/presence';
import type { Chair } from '../src/wire/protocol';
import { TablePlan } from '../src/pages/new/table-plan.svelte';

const chair = (you: boolean, present: boolean): Chair => ({ seat: 1, kind: 'person', you, present, stand_in: false });

describe('the dot of presence', () => {
  it('says who is at the table', () => {
    expect(presenceOf(chair(true, true), 'open')).toBe('present');
    expect(presenceOf(chair(false, false), 'open')).toBe('away');
  });

  it('says nothing of anybody, oneself included, while there is no connection', () => {
    expect(presenceOf(chair(true, true), 'lost')).toBe('unknown');
    expect(presenceOf(chair(false, true), 'lost')).toBe('unknown');
  });
});

describe('a new table', () => {
  it('stands in no list unless somebody wants it to', () => {
    expect(new TablePlan('Agnes', true).listed).toBe(false);
  });
});
