import '../src/games';
import { describe, expect, it, vi } from 'vitest';
import { withCards } from '../src/words/cards';
import { cardsDe } from '../src/words/cards.de';
import { cardsEn } from '../src/words/cards.en';
import { de as firstDe } from '../src/words/de';
import { en as firstEn } from '../src/words/en';
import { cardScene, cardsView } from '../src/scenes/card-scenes';
import { sampleView, seats } from '../src/scenes/fixtures';
import { MockSession } from '../src/scenes/mock-session';
import type { Decision, FromTable, GameEvent, Option } from '../src/wire/protocol';
import { Game } from '../src/table/play/game.svelte';
import { ownersOf } from '../src/wire/owners';
import { settings } from '../src/ui/settings.svelte';
import { Trail } from '../src/table/play/trail';
import { reasonOf } from '../src/words/reasons';

const view = cardsView('classic');
const ask = (name: string, version: number, options: Option[]): Decision => ({
  name,
  version,
  options,
  seat: 1,
  clause: 'CARD-110',
  can_take_back: true,
});
const regions = (name: string, version: number): Decision =>
  ask(name, version, [
    { kind: 'region', region: 'gallia' },
    { kind: 'region', region: 'italia' },
  ]);
const who = (name: string, version: number, ...all: number[]): Decision =>
  ask(
    name,
    version,
    all.map((seat) => ({ kind: 'seat', seat })),
  );
const event = (type: string, option?: Option): GameEvent => ({
  type,
  clause: '',
  seat: 1,
  ...(option ? { option } : {}),
});

describe('owners that are asked for', () => {
  it('are the seats among the options, in the region that the question goes on from', () => {
    const owners = ownersOf(who('D-COURIER-WHO-1', 8, 4, 1), 'gallia', view)!;
    expect([...owners.options]).toEqual([
      [4, 0],
      [1, 1],
    ]);
    expect(owners.region).toBe('gallia');
  });
  it('stand in no region if none is known, or if one of them has no citizen there', () => {
    expect(ownersOf(who('D-COURIER-WHO-1', 8, 1, 4), null, view)?.region).toBeNull();
    expect(ownersOf(who('D-COURIER-WHO-1', 8, 1, 3), 'gallia', view)?.region).toBeNull();
    expect(ownersOf(who('D-COURIER-WHO-1', 8, 1), 'nowhere', view)?.region).toBeNull();
  });
  it('are nobody where no seat is among the options', () => {
    expect(ownersOf(regions('D-COURIER-1', 7), 'gallia', view)).toBeNull();
    expect(ownersOf(null, 'gallia', view)).toBeNull();
  });
  it('are told of with their region, in both languages', () => {
    const decision = who('D-COURIER-WHO-1', 8, 1, 4);
    const asked = { ...view, turn: { ...view.turn, active: 1 } };
    expect(reasonOf(withCards(firstEn, cardsEn), decision, asked, [], String, 'gallia')).toBe(
      'One of those in Gallia.',
    );
    expect(reasonOf(withCards(firstDe, cardsDe), decision, asked, [], String, 'gallia')).toBe(
      'Einer von denen in Gallia.',
    );
    expect(reasonOf(withCards(firstEn, cardsEn), decision, asked, [], String)).toBe('');
  });
});

describe('the region that a question goes on from', () => {
  it('is the one answered before', () => {
    const trail = new Trail();
    trail.answered(regions('D-COURIER-1', 7), 1);
    trail.reached(who('D-COURIER-WHO-1', 8, 2), []);
    expect(trail.regionOf(who('D-COURIER-WHO-1', 8, 2))).toBe('italia');
    trail.answered(who('D-COURIER-WHO-1', 8, 2), 0);
    trail.reached(regions('D-COURIER-2', 9), []);
    expect(trail.regionOf(regions('D-COURIER-2', 9))).toBeNull();
  });
  it('is found again when a step is taken back', () => {
    const trail = new Trail();
    trail.answered(regions('D-COURIER-1', 7), 0);
    trail.reached(who('D-COURIER-WHO-1', 8, 2), []);
    trail.answered(who('D-COURIER-WHO-1', 8, 2), 0);
    trail.reached(regions('D-COURIER-2', 9), []);
    trail.reached(who('D-COURIER-WHO-1', 10, 2), [event('taken-back')]);
    expect(trail.regionOf(who('D-COURIER-WHO-1', 10, 2))).toBe('gallia');
  });
  it('is the only one there was, if the table has answered by itself', () => {
    const trail = new Trail();
    trail.answered(who('D-COURIER-WHO-1', 8, 2), 0);
    trail.reached(who('D-COURIER-WHO-2', 10, 3), [
      event('forced', { kind: 'region', region: 'russia' }),
      event('forced', { kind: 'citizen' }),
    ]);
    expect(trail.regionOf(who('D-COURIER-WHO-2', 10, 3))).toBe('russia');
  });
  it('is unknown if it was answered elsewhere, or the answer was refused', () => {
    const trail = new Trail();
    trail.reached(who('D-COURIER-WHO-1', 8, 2), []);
    expect(trail.regionOf(who('D-COURIER-WHO-1', 8, 2))).toBeNull();
    trail.answered(regions('D-COURIER-1', 7), 0);
    trail.refused();
    trail.reached(who('D-COURIER-WHO-1', 8, 2), []);
    expect(trail.regionOf(who('D-COURIER-WHO-1', 8, 2))).toBeNull();
  });
  it('is not lost to somebody who only talks meanwhile', () => {
    const trail = new Trail();
    trail.answered(regions('D-COURIER-1', 7), 0);
    trail.reached(regions('D-COURIER-1', 7), []);
    trail.reached(who('D-COURIER-WHO-1', 9, 2), []);
    expect(trail.regionOf(who('D-COURIER-WHO-1', 9, 2))).toBe('gallia');
  });
});

describe('a game on this page', () => {
  it('knows where it is asked whose citizen', async () => {
    settings.speed = 'off';
    const script = cardScene('courier', 'classic')! as FromTable[];
    const game = new Game(new MockSession(script), seats);
    // What is told of cards is loaded when it is needed.
    await vi.waitFor(() => expect(game.decision).not.toBeNull(), { timeout: 60_000 });
    const options = game.decision!.options;
    game.choose(options.findIndex((o) => o.region === 'hungaria'));
    await vi.waitFor(() => expect(game.decision?.name).toBe('D-COURIER-WHO-1'), { timeout: 60_000 });
    expect(game.from).toBe('hungaria');
    expect(ownersOf(game.decision, game.from, sampleView('classic'))?.region).toBe('hungaria');
  });
});
