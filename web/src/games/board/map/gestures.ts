// Dragging, pinching and the wheel on the map.
import type { Camera } from '../ground/camera.svelte';
import type { Point } from '../ground/sheet';

const SLACK = 6; // pixels a finger may tremble before a tap becomes a drag

export function gestures(node: HTMLElement, camera: Camera): { destroy(): void } {
  const fingers = new Map<number, Point>();
  let start: { middle: Point; spread: number } | null = null;
  let moved = false;
  let settle: ReturnType<typeof setTimeout> | undefined;

  const local = (e: PointerEvent | WheelEvent): Point => {
    const box = node.getBoundingClientRect();
    return [e.clientX - box.left, e.clientY - box.top];
  };
  const measure = (): { middle: Point; spread: number } => {
    const [a, b] = [...fingers.values()] as [Point, Point?];
    if (!b) return { middle: a, spread: 1 };
    return { middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], spread: Math.hypot(a[0] - b[0], a[1] - b[1]) || 1 };
  };
  const restart = (): void => {
    camera.commit();
    start = fingers.size > 0 ? measure() : null;
  };

  const down = (e: PointerEvent): void => {
    if (e.button !== 0) return;
    if (fingers.size === 0) moved = false;
    fingers.set(e.pointerId, local(e));
    restart();
  };
  const move = (e: PointerEvent): void => {
    if (!fingers.has(e.pointerId) || !start) return;
    fingers.set(e.pointerId, local(e));
    const { middle, spread } = measure();
    const [dx, dy] = [middle[0] - start.middle[0], middle[1] - start.middle[1]];
    if (!moved && fingers.size === 1 && Math.hypot(dx, dy) < SLACK) return;
    if (fingers.size === 1 && camera.zoom === 1) return; // the whole map has nowhere to go
    moved = true;
    camera.drag = { dx, dy, k: fingers.size > 1 ? spread / start.spread : 1, ox: start.middle[0], oy: start.middle[1] };
  };
  const up = (e: PointerEvent): void => {
    if (fingers.delete(e.pointerId)) restart();
  };
  const wheel = (e: WheelEvent): void => {
    e.preventDefault();
    const [ox, oy] = local(e);
    const k = (camera.drag?.k ?? 1) * Math.exp(-e.deltaY * 0.0016);
    const bounded = Math.min(4 / camera.zoom, Math.max(1 / camera.zoom, k));
    camera.drag = { dx: 0, dy: 0, k: bounded, ox: camera.drag?.ox ?? ox, oy: camera.drag?.oy ?? oy };
    clearTimeout(settle);
    settle = setTimeout(() => camera.commit(), 140);
  };
  // a drag must not choose the region it ends on
  const click = (e: MouseEvent): void => {
    if (moved) {
      e.stopPropagation();
      e.preventDefault();
      moved = false;
    }
  };

  node.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  node.addEventListener('wheel', wheel, { passive: false });
  node.addEventListener('click', click, { capture: true });
  return {
    destroy() {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      clearTimeout(settle);
    },
  };
}
