import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedFields, storedOf } from '../src/wire/stored';

const left = (text: string): Storage => ({ getItem: () => text }) as unknown as Storage;
/** What may stand where this page keeps something. */
const FOREIGN = [
  'null',
  '3',
  '"x"',
  '[1]',
  '{"half":',
  '',
  'undefined',
  '{"language":null,"speed":7,"board":"toString"}',
];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('what is read from the storage', () => {
  it('has the fields that stand there, and no others', () => {
    expect({ ...storedFields('x', left('{"a":1,"b":"c"}')) }).toEqual({ a: 1, b: 'c' });
    expect(storedFields('x', left('{}'))['constructor']).toBeUndefined();
    expect({ ...storedOf('number', storedFields('x', left('{"a":1,"b":"c","d":null}'))) }).toEqual({ a: 1 });
  });

  it.each(FOREIGN)('%s breaks nothing', async (text) => {
    expect(Object.keys(storedFields('x', left(text)))).toEqual(text.startsWith('{"l') ? expect.any(Array) : []);
    vi.stubGlobal('localStorage', left(text));
    vi.stubGlobal('navigator', { languages: ['de-AT'] });
    const { settings } = await import('../src/ui/settings.svelte');
    expect([settings.language, settings.speed, settings.keys, settings.odds]).toEqual(['de', 'normal', true, true]);
    const { tableChoice } = await import('../src/table/play/table-choice.svelte');
    expect([tableChoice.opponents, tableChoice.level, tableChoice.board]).toEqual([3, 'normal', 'classic']);
    const { Chat } = await import('../src/table/play/chat.svelte');
    const chat = new Chat();
    chat.at('constructor');
    chat.hear([{ type: 'chat', clause: '', version: 1, seat: 2, name: 'A', text: 'x' }], true);
    expect(chat.unread([1])).toBe(1);
  });
});
