import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { regions as rows } from '../../data/board-big-box.json';
import { regions as classic } from '../../data/board-classic.json';
import { de } from '../src/words/de';
import { en } from '../src/words/en';
import { language } from '../src/words/lang.svelte';
import { PRINTED } from '../src/words/printed-names';
import { bookOf, clausesOf } from '../src/games/board/rules/handbook';
import { search } from '../src/table/rules/reading';
import { callRegions } from '../src/games/board/region-names';

/** The names there are as soon as what was fetched has come. */
const names = async (): Promise<Record<string, string>> => {
  await vi.dynamicImportSettled();
  return language.text.regions;
};

describe('names of regions', () => {
  it('are those of the data, the same on both boards; in German but for two', () => {
    expect(en.regions).toEqual(Object.fromEntries(rows.map(({ id, name }) => [id, name])));
    expect(classic.map(({ id, name }) => [id, name])).toEqual(classic.map(({ id }) => [id, en.regions[id]]));
    expect(de.regions).toEqual({ ...en.regions, egypt: 'Ägypten', levant: 'Levante' });
  });

  it('as printed are known where they are others', () => {
    expect(PRINTED).toEqual({
      anglia: 'England',
      scandia: 'Scandinavia',
      gallia: 'France',
      hispania: 'Espagna',
      turcia: 'Turkiye',
      tartaria: 'Golden Horde',
    });
  });

  it.each(['en', 'de'])('as printed are found in the rules (%s)', (code) => {
    for (const printed of Object.values(PRINTED))
      expect(
        search(bookOf(code).sections, clausesOf(code), printed.toUpperCase()).map((s) => s.id),
        printed,
      ).toContain('board');
  });
});

describe('a table of the Big Box board', () => {
  let end = (): void => undefined;
  afterEach(async () => {
    end();
    await language.choose('en');
  });

  it('has the printed names if they are wanted, until it is left', async () => {
    end = callRegions('big-box', true);
    expect(await names()).toEqual({ ...en.regions, ...PRINTED });
    end();
    expect(language.text.regions).toEqual(en.regions);
  });

  it('keeps them in the other language and with words of modules', async () => {
    end = callRegions('big-box', true);
    await names();
    await language.choose('de');
    language.extend((text) => ({ ...text, title: 'Rattus mit mehr' }));
    expect(language.text.title).toBe('Rattus mit mehr');
    expect(language.text.regions).toMatchObject({ gallia: 'France', egypt: 'Ägypten', italia: 'Italia' });
    end();
    expect(language.text.regions).toEqual(de.regions);
  });

  it('has the usual names if the printed ones are not wanted, or it is left before they are there', async () => {
    end = callRegions('big-box', false);
    expect(await names()).toEqual(en.regions);
    callRegions('big-box', true)();
    expect(await names()).toEqual(en.regions);
  });

  it('is the only one with printed names', async () => {
    end = callRegions('classic', true);
    expect(await names()).toEqual(en.regions);
  });
});

describe('the setting', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.resetModules();
    vi.stubGlobal('navigator', { languages: ['en'] });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const opened = async () => (await import('../src/ui/settings.svelte')).settings;

  it('is off at first, and kept', async () => {
    const settings = await opened();
    expect(settings.printedNames).toBe(false);
    settings.change({ printedNames: true });
    vi.resetModules();
    const again = await opened();
    expect(again).not.toBe(settings);
    expect(again.printedNames).toBe(true);
    expect(again.odds).toBe(true);
  });
});
