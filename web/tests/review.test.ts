import '../src/games/courses';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { de } from '../src/words/de';
import { en } from '../src/words/en';
import { reviewWords } from '../src/words/review';
import { reviewDe } from '../src/words/review.de';
import { reviewEn } from '../src/words/review.en';
import type { Costly, Luck, Weighed } from '../src/wire/review';
import { seatsFrom } from '../src/table/review/fork';
import { Teacher } from '../src/table/review/teacher.svelte';
import { costliestOf, optionInWords, reasonsInWords, struck, weightOf } from '../src/table/review/words';
import { sampleView } from '../src/scenes/fixtures';
import type { Heard, SeatSetUp, ToTable } from '../src/wire/protocol';
import { Listeners, type Session } from '../src/wire/session';

class FakeTeacher implements Session {
  readonly sent: ToTable[] = [];
  readonly listeners = new Listeners();
  send(message: ToTable): void {
    this.sent.push(message);
  }
  subscribe(listener: (message: Heard) => void): () => void {
    return this.listeners.add(listener);
  }
  close(): void {
    /* nothing is open */
  }
}

const nameOf = (seat: number): string => ['Agnes', 'Berta'][seat - 1] ?? '?';
const weighed = (reasons: Weighed['reasons']): Weighed => ({
  option: 0,
  choice: { kind: 'region', region: 'gallia' },
  chance: 500,
  reasons,
});

describe('a game that goes on from one of its steps', () => {
  const steps = [1, 2, 3].map((seat) => ({ seat, decision: 'D-ACTION', choice: { kind: 'end-actions' }, events: [] }));
  const person = (name: string): SeatSetUp => ({ kind: 'person', name });
  const computer: SeatSetUp = { kind: 'computer', name: 'Bertrand', player: 'search', level: 'hard' };

  it('is played by the reader in the seat that has to choose, by computer players in the others', () => {
    const seats = [person('Agnes'), computer, person('Cosima')];
    expect(seatsFrom({ seats, steps }, 0)).toEqual([
      { kind: 'me', name: 'Agnes' },
      { ...computer, kind: 'computer' },
      { kind: 'computer', name: 'Cosima', player: 'search', level: 'normal' },
    ]);
    // nobody is called by what another was called, nor by a number or a letter
    expect(seatsFrom({ seats, steps }, 1)![1]).toEqual({ kind: 'me' });
    expect(seatsFrom({ seats, steps }, 3)).toBeNull();
  });
  it('has a name for whoever had none', () => {
    const seats = seatsFrom({ seats: [person(''), computer, person('')], steps }, 1)!;
    const names = seats.filter(({ kind }) => kind === 'computer').map(({ name }) => name);
    expect(names).toEqual(['Cosima', 'Dietrich']);
  });
});

describe('a teacher', () => {
  it('is asked once, tells how far he is, and can be stopped', () => {
    const session = new FakeTeacher();
    const teacher = new Teacher(() => session);
    teacher.startReview();
    teacher.startReview();
    expect(session.sent).toEqual([{ type: 'review' }]);
    session.listeners.tell({ type: 'reviewing', done: 3, all: 9 });
    expect(teacher.progress).toMatchObject({ done: 3, all: 9 });
    teacher.stopReview();
    expect(session.sent.at(-1)).toEqual({ type: 'stop-review' });
    session.listeners.tell({ type: 'reviewing', done: 4, all: 9 });
    expect(teacher.progress).toBeNull();
  });

  it('keeps the review', () => {
    const session = new FakeTeacher();
    const teacher = new Teacher(() => session);
    teacher.startReview();
    session.listeners.tell({ type: 'review', curve: [], luck: [], costly: [] });
    expect(teacher.review).not.toBeNull();
    expect(teacher.progress).toBeNull();
    teacher.startReview();
    expect(session.sent).toHaveLength(1);
  });

  it('gives advice for the position that is shown, and for no other', () => {
    const session = new FakeTeacher();
    const teacher = new Teacher(() => session);
    teacher.advise(4);
    teacher.forget();
    session.listeners.tell({ type: 'hint', seat: 1, decision: 'D-PLAGUE', best: [] });
    expect(teacher.advice).toBeNull();
    teacher.advise(4);
    session.listeners.tell({ type: 'hint', seat: 1, decision: 'D-PLAGUE', best: [] });
    expect(teacher.advice?.decision).toBe('D-PLAGUE');
  });
});

describe('what he tells', () => {
  it('is said in both languages', () => {
    const reasons = weighed([
      { what: 'takes', card: 'king', from: 2 },
      { what: 'takes', card: 'king', from: null },
      { what: 'gains', seat: 1, tenths: 25 },
      { what: 'loses', seat: 2, tenths: 14 },
      { what: 'worth', seat: 1, tenths: -8 },
    ]);
    expect(reasonsInWords(reviewEn, en, reasons, nameOf)).toBe(
      'takes the King from Berta; takes the King; Agnes: +2.5 citizens; Berta: −1.4 citizens (plague); ' +
        'Agnes: −0.8 points at the end',
    );
    expect(reasonsInWords(reviewDe, de, reasons, nameOf)).toContain('Agnes: +2,5 Bürger');
    expect(Object.keys(reviewDe)).toEqual(Object.keys(reviewEn));
    expect(reviewWords('de')).toBe(reviewDe);
  });

  it('says why in the card game', () => {
    const reasons = weighed([
      { what: 'steps', seat: 1, tenths: 40, class: 'church' },
      { what: 'rats', seat: 1, tenths: -20 },
      { what: 'lives', seat: 1, tenths: 83 },
      { what: 'cards', seat: 2, tenths: -30 },
    ]);
    expect(reasonsInWords(reviewEn, en, reasons, nameOf)).toBe(
      'Agnes: +4 steps, Church; Agnes: −2 rats; Agnes: +8.3% chance of surviving; Berta: −3 cards in hand',
    );
    expect(reasonsInWords(reviewDe, de, reasons, nameOf)).toContain('Agnes: −2 Ratten');
  });

  it('calls an option as its button does', () => {
    expect(optionInWords(en, 'D-PLAGUE', weighed([]), sampleView('classic'), nameOf)).toBe('Gallia');
  });

  it('tells whose chances a token changed, the most first', () => {
    const luck: Luck = {
      step: 3,
      seat: 1,
      event: { type: 'token-revealed', clause: 'BASE-46' },
      before: [500, 300, 200],
      after: [520, 180, 300],
    };
    expect(struck(luck)).toEqual([
      { seat: 2, from: 30, to: 18 },
      { seat: 3, from: 20, to: 30 },
    ]);
    expect(weightOf(luck)).toBe(120);
  });

  it('sorts the choices of one seat by what they cost', () => {
    const costly = [
      { seat: 1, step: 1, loss: 50 },
      { seat: 2, step: 2, loss: 400 },
      { seat: 1, step: 3, loss: 90 },
    ] as Costly[];
    expect(costliestOf(costly, 1).map((one) => one.step)).toEqual([3, 1]);
  });
});

it('the documents name every message that he sends', () => {
  const told = readFileSync(new URL('../../docs/reference/protocol.md', import.meta.url), 'utf8');
  for (const type of ['hint', 'advising', 'review', 'reviewing', 'stop-review', 'review-stopped', 'play-on'])
    expect(told).toContain(`"type": "${type}"`);
});
