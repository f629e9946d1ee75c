// The names that the Big Box board prints, by region, where they are others than the page's.
import { regions } from '../../../data/board-big-box.json';

export const PRINTED: Record<string, string> = Object.fromEntries(
  regions.flatMap(({ id, printed }) => (printed ? [[id, printed]] : [])),
);
