// Which of the lay-outs fits the window.
import { MediaQuery } from 'svelte/reactivity';

export type Layout = 'wide' | 'medium' | 'tall' | 'narrow';

class LayoutState {
  private readonly narrow = new MediaQuery('max-width: 699.9px');
  private readonly wide = new MediaQuery('min-width: 1100px');
  private readonly tall = new MediaQuery('max-aspect-ratio: 1/1');

  get now(): Layout {
    if (this.narrow.current) return 'narrow';
    if (this.wide.current) return 'wide';
    return this.tall.current ? 'tall' : 'medium';
  }
}

export const layout = new LayoutState();
