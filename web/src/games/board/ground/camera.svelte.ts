// Which part of the sheet is seen. One map unit is `scale` pixels.
import type { Point } from './sheet';

export const LARGEST = 4;

export class Camera {
  width = $state(0);
  height = $state(0);
  frame = $state.raw<[number, number, number, number]>([0, 0, 1000, 676]);
  zoom = $state(1);
  private centre = $state.raw<Point | null>(null);
  /** A gesture under way, shown by moving the finished picture: drawing the map anew is slow. */
  drag = $state.raw<{ dx: number; dy: number; k: number; ox: number; oy: number } | null>(null);

  /** The scale at which the whole frame is seen. */
  readonly fit = $derived(Math.min(this.width / this.frame[2], this.height / this.frame[3]) || 1);
  readonly scale = $derived(this.fit * this.zoom);
  readonly middle = $derived.by<Point>(() => {
    const [x, y, w, h] = this.frame;
    const whole: Point = [x + w / 2, y + h / 2];
    if (!this.centre || this.zoom === 1) return whole;
    // the middle of the window stays as far inside the frame as the zoom asks for
    const room = (size: number, pixels: number) => Math.max(0, (size - pixels / this.scale) / 2 + 30);
    const [rx, ry] = [room(w, this.width), room(h, this.height)];
    const clamp = (v: number, m: number, r: number) => Math.min(m + r, Math.max(m - r, v));
    return [clamp(this.centre[0], whole[0], rx), clamp(this.centre[1], whole[1], ry)];
  });
  readonly viewBox = $derived.by(() => {
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    return `${this.middle[0] - w / 2} ${this.middle[1] - h / 2} ${w || 1} ${h || 1}`;
  });
  readonly transform = $derived(
    this.drag
      ? `translate(${this.drag.dx}px, ${this.drag.dy}px) translate(${this.drag.ox}px, ${this.drag.oy}px) ` +
          `scale(${this.drag.k}) translate(${-this.drag.ox}px, ${-this.drag.oy}px)`
      : 'none',
  );

  /** Map units to pixels of the window. */
  toScreen([x, y]: Point): Point {
    return [(x - this.middle[0]) * this.scale + this.width / 2, (y - this.middle[1]) * this.scale + this.height / 2];
  }

  private toMap([px, py]: Point): Point {
    return [(px - this.width / 2) / this.scale + this.middle[0], (py - this.height / 2) / this.scale + this.middle[1]];
  }

  /** Zooms so that what lies under `at` (pixels) stays there, moved by `by` (pixels). */
  zoomAt(factor: number, at: Point = [this.width / 2, this.height / 2], by: Point = [0, 0]): void {
    const under = this.toMap(at);
    const zoom = Math.min(LARGEST, Math.max(1, this.zoom * factor));
    const scale = this.fit * zoom;
    this.zoom = zoom;
    this.centre = [
      under[0] - (at[0] + by[0] - this.width / 2) / scale,
      under[1] - (at[1] + by[1] - this.height / 2) / scale,
    ];
  }

  commit(): void {
    if (!this.drag) return;
    const { dx, dy, k, ox, oy } = this.drag;
    this.drag = null;
    this.zoomAt(k, [ox, oy], [dx, dy]);
  }

  whole(): void {
    this.zoom = 1;
    this.centre = null;
  }

  /** Shows all the points with some room round them, but never closer than `closest`. */
  look(points: Point[], closest: number): void {
    if (points.length === 0) return this.whole();
    const xs = points.map((p) => p[0]),
      ys = points.map((p) => p[1]);
    const [x0, x1, y0, y1] = [
      Math.min(...xs) - 110,
      Math.max(...xs) + 110,
      Math.min(...ys) - 90,
      Math.max(...ys) + 110,
    ];
    const scale = Math.min(this.width / (x1 - x0), this.height / (y1 - y0));
    this.zoom = Math.min(closest, Math.max(1, scale / this.fit));
    this.centre = [(x0 + x1) / 2, (y0 + y1) / 2];
  }
}
