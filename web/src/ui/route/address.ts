// The addresses of the page.
import { BASE } from '../../wire/base';

export type Route =
  /** `query`: what else the address says, with its question mark. */
  | { name: 'start' | 'new' | 'lobby' | 'records' | 'guide'; query?: string }
  /** A table of this device; without an id the one that is open. */
  | { name: 'play'; id: string | null }
  | { name: 'table'; id: string }
  | { name: 'nowhere' };

const PLAIN = ['new', 'lobby', 'records', 'guide'] as const;
export const TABLE_ID = /^[a-z0-9-]{4,40}$/;

/** As somebody may have got it: mail programs and sentences hang brackets and full stops on a link, some people and
 *  keyboards write it in capitals. */
const plain = (part: string): string => part.toLowerCase().replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');

function partsOf(path: string): string[] {
  try {
    return decodeURIComponent(path).split('/').map(plain).filter(Boolean);
  } catch {
    return ['?']; // no address that a browser makes
  }
}

export function routeOf(path: string, query = ''): Route {
  if (!path.startsWith(BASE)) return { name: 'nowhere' };
  const parts = partsOf(path.slice(BASE.length));
  const [first, second] = parts;
  if (first === undefined || (first === 'index.html' && parts.length === 1)) return { name: 'start', query };
  if (first === 'play' && parts.length === 1) return { name: 'play', id: new URLSearchParams(query).get('game') };
  if (first === 'tables' && parts.length === 2 && TABLE_ID.test(second!)) return { name: 'table', id: second! };
  const screen = PLAIN.find((name) => name === first && parts.length === 1);
  return screen ? { name: screen, query } : { name: 'nowhere' };
}

export function addressOf(route: Route): string {
  switch (route.name) {
    case 'start':
      return `${BASE}${route.query ?? ''}`;
    case 'nowhere':
      return BASE;
    case 'table':
      return `${BASE}tables/${route.id}`;
    case 'play':
      return `${BASE}play${route.id ? `?game=${route.id}` : ''}`;
    default:
      return `${BASE}${route.name}${route.query ?? ''}`;
  }
}

/** The table that a link, or just its last part, names; null if it names none. */
export function tableNamed(text: string): string | null {
  const word = text
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/[^a-z0-9]*$/i, '');
  const id = plain(/\/tables\/([^/]+)$/i.exec(word)?.[1] ?? word);
  return TABLE_ID.test(id) ? id : null;
}
