// The page below a path of a site, as `rattus serve --base-path /games/rattus/` serves it.
import { describe, expect, it, vi } from 'vitest';
import { Api } from '../src/wire/api';
import { Keys } from '../src/wire/keys';
import { addressOf, routeOf, tableNamed } from '../src/ui/route/address';
import { myTables } from '../src/pages/my-tables';

vi.mock('../src/wire/base', () => ({ BASE: '/games/rattus/' }));

describe('addresses below a path', () => {
  it.each(['', 'new?friends', 'lobby', 'records', 'guide?game=cartus', 'play?game=abc123', 'tables/k3v9x2mq7d'])(
    '"%s" leads there and back',
    (rest) => {
      const [path, query] = rest.split('?');
      const route = routeOf(`/games/rattus/${path}`, query && `?${query}`);
      expect(route.name).not.toBe('nowhere');
      expect(addressOf(route)).toBe(`/games/rattus/${rest}`);
    },
  );

  it.each(['/', '/lobby', '/games/', '/games/rattus', '/games/lobby', '/tables/k3v9x2mq7d', '/Games/rattus/lobby'])(
    '%s is not of this page',
    (path) => {
      expect(routeOf(path)).toEqual({ name: 'nowhere' });
    },
  );

  it('a link in capitals finds its table', () => {
    expect(routeOf('/games/rattus/Tables/K3V9X2MQ7D.')).toEqual({ name: 'table', id: 'k3v9x2mq7d' });
    expect(tableNamed('https://example.org/games/rattus/tables/k3v9x2mq7d')).toBe('k3v9x2mq7d');
  });

  it('nowhere leads home', () => {
    expect(addressOf({ name: 'nowhere' })).toBe('/games/rattus/');
  });

  it('games to go on with are found there', () => {
    const local = { id: 'abc123', setup: { board: 'classic', players: 2 }, seats: [], turn: 1, round: 1 };
    expect(myTables([local as never], []).map((table) => table.address)).toEqual(['/games/rattus/play?game=abc123']);
  });
});

it('the server is asked there', async () => {
  const asked: string[] = [];
  const answer = (path: unknown): Promise<Response> => {
    asked.push(String(path));
    return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));
  };
  const api = new Api(answer as typeof fetch, new Keys(null));
  await api.me();
  await api.record('k3v9');
  expect(asked).toEqual(['/games/rattus/api/me', '/games/rattus/api/tables/k3v9/record']);
});
