// How wide a region's name stands on the map, for what lies beside it.
const SIZE = 100;
const SPACED = 0.07;
/** Of a letter, where it cannot be measured. */
const USUAL = 0.6;

let drawn: CanvasRenderingContext2D | null = null;
let family = '';
let fonts = $state(0);
if (typeof document !== 'undefined')
  void document.fonts?.ready.then(() => {
    fonts += 1;
  });

/** In units of its type's size. */
export function nameWidth(name: string): number {
  void fonts;
  if (typeof document === 'undefined') return name.length * USUAL;
  drawn ??= document.createElement('canvas').getContext('2d');
  family ||= getComputedStyle(document.documentElement).getPropertyValue('--caps').trim();
  if (!drawn) return name.length * USUAL;
  drawn.font = `${SIZE}px ${family}`;
  return drawn.measureText(name).width / SIZE + SPACED * name.length;
}
