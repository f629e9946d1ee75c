// How a piece gets from one point of the window to another.
import type { Way } from '../../table/play/flight';

/** Pixels from the left and the top of the window. */
export type Spot = [number, number];

const at = ([x, y]: Spot, scale: number, more = ''): string => `translate(${x}px, ${y}px) scale(${scale})${more}`;
const between = (a: Spot, b: Spot, part: number): Spot => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
const STEPS = 4,
  HOP = 13;

export function pathOf(way: Way, from: Spot, to: Spot): { frames: Keyframe[]; easing: string } {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  switch (way) {
    case 'arc': {
      const top = between(from, to, 0.5);
      top[1] -= Math.min(60, far / 5);
      return {
        frames: [{ transform: at(from, 0.9) }, { transform: at(top, 1.25) }, { transform: at(to, 1) }],
        easing: 'cubic-bezier(.4, 0, .3, 1)',
      };
    }
    case 'walk': {
      const frames: Keyframe[] = [{ transform: at(from, 1) }];
      for (let i = 0; i < STEPS; i++) {
        const up = between(from, to, (i + 0.5) / STEPS);
        up[1] -= HOP;
        frames.push(
          { transform: at(up, 1.06, ` rotate(${i % 2 ? 4 : -4}deg)`) },
          { transform: at(between(from, to, (i + 1) / STEPS), 1) },
        );
      }
      return { frames, easing: 'linear' };
    }
    case 'strike':
      return {
        frames: [
          { transform: at(from, 1), opacity: 1 },
          { transform: at(from, 1.7), opacity: 1, offset: 0.25, easing: 'cubic-bezier(.7, 0, 1, .6)' },
          { transform: at(to, 0.9), opacity: 1, offset: 0.55 },
          { transform: at(to, 2.1), opacity: 0 },
        ],
        easing: 'linear',
      };
    case 'pop':
      return {
        frames: [
          { transform: at(to, 0.3), opacity: 0 },
          { transform: at(to, 1.15), opacity: 1, offset: 0.3 },
          { transform: at(to, 1), opacity: 1, offset: 0.7 },
          { transform: at([to[0], to[1] - 14], 1.05), opacity: 0 },
        ],
        easing: 'ease-out',
      };
  }
}
