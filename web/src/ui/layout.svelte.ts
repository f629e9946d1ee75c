// Which of the lay-outs fits the window.
import { MediaQuery } from 'svelte/reactivity';

/** `low`: a phone on its side; `narrow`: one held upright; `tall`: a tablet upright. */
export type Layout = 'wide' | 'medium' | 'tall' | 'narrow' | 'low';

class LayoutState {
  private readonly low = new MediaQuery('(max-height: 519.9px) and (min-width: 560px)');
  private readonly narrow = new MediaQuery('max-width: 699.9px');
  private readonly wide = new MediaQuery('min-width: 1100px');
  private readonly flat = new MediaQuery('max-height: 859.9px');
  private readonly tall = new MediaQuery('max-aspect-ratio: 1/1');

  /** A column beside the map has little height. */
  get short(): boolean {
    return this.flat.current;
  }

  get now(): Layout {
    if (this.low.current) return 'low';
    if (this.narrow.current) return 'narrow';
    if (this.wide.current) return 'wide';
    return this.tall.current ? 'tall' : 'medium';
  }
}

export const layout = new LayoutState();

/** Prompt, players, cards and log take turns in one place. */
export const isDocked = (form: Layout): boolean => form === 'narrow' || form === 'low';

/** How many choices stand side by side. */
export const COLUMNS: Record<Layout, number> = { wide: 1, medium: 2, tall: 3, narrow: 2, low: 2 };
