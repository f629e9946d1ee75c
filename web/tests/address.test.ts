import { describe, expect, it } from 'vitest';
import { addressOf, routeOf, tableNamed } from '../src/ui/route/address';

describe('addresses', () => {
  it.each(['/', '/new', '/lobby', '/records', '/guide', '/play', '/tables/k3v9x2mq7d'])(
    '%s leads there and back',
    (path) => {
      expect(addressOf(routeOf(path))).toBe(path);
    },
  );

  it('keeps what else they say', () => {
    expect(addressOf(routeOf('/new', '?friends'))).toBe('/new?friends');
    expect(addressOf(routeOf('/play', '?game=abc123'))).toBe('/play?game=abc123');
    expect(routeOf('/', '?seed=00')).toEqual({ name: 'start', query: '?seed=00' });
  });

  it.each([
    '/tables/k3v9x2mq7d/',
    '/tables/k3v9x2mq7d.',
    '/tables/k3v9x2mq7d),',
    '/tables/k3v9x2mq7d%E2%80%9D',
    '/tables/%3Ck3v9x2mq7d%3E',
    '/tables/K3V9X2MQ7D',
    '/Tables/k3v9x2mq7d',
    '//tables//k3v9x2mq7d',
    '/tables/k3v9x2mq7d/)',
  ])('%s finds its table', (path) => {
    expect(routeOf(path)).toEqual({ name: 'table', id: 'k3v9x2mq7d' });
  });
  it('other screens are found so, too', () => {
    expect(routeOf('/Lobby/.', '?x')).toEqual({ name: 'lobby', query: '?x' });
  });

  it.each(['/there', '/tables', '/tables/../x', '/tables/A B', '/tables/k3v9/play', '/new/more', '/tables/%E0%A4%A'])(
    '%s is nowhere',
    (path) => {
      expect(routeOf(path).name).toBe('nowhere');
    },
  );

  it.each([
    ['http://rattus.example/tables/k3v9x2mq7d', 'k3v9x2mq7d'],
    [' https://x.example:81/tables/k3v9x2mq7d/?a=1#b ', 'k3v9x2mq7d'],
    ['K3V9X2MQ7D', 'k3v9x2mq7d'],
    ['/tables/k3v9x2mq7d', 'k3v9x2mq7d'],
    ['<https://x.example/tables/K3v9x2mq7d/>.', 'k3v9x2mq7d'],
    ['(k3v9x2mq7d)', 'k3v9x2mq7d'],
  ])('%s names a table', (text, id) => {
    expect(tableNamed(text)).toBe(id);
  });

  it.each(['', 'hello there', 'https://example.org/', 'https://example.org/other/k3v9', 'a'])(
    '"%s" names none',
    (text) => {
      expect(tableNamed(text)).toBeNull();
    },
  );
});
