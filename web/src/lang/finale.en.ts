// Words of the final ravaging.
const nth = (n: number): string =>
  `${n}${n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;

export const finaleEn = {
  title: 'The final ravage',
  subtitle: 'The plague visits every region once more.',
  opening:
    'Nobody has a turn any more: each symbol strikes by the cards that lie before the players. Who stands in the ' +
    'safe haven is out of reach.',
  done: 'The plague has passed.',
  waiting: (n: number) => (n === 1 ? 'A rat token lies here.' : `${n} rat tokens lie here.`),
  token: (n: number, of: number) => `token ${n} of ${of}`,
  limit: (n: number, limit: number) => `${n} against limit ${limit}`,
  against: (n: number, limit: number) => `${n} against ${limit}`,
  by: (symbol: string, card: string) => (symbol === card ? symbol : `${symbol}: ${card}`),
  nobodyHere: 'nobody here',
  nobody: 'nobody',
  noRats: 'no rats',
  toll: 'The toll',
  lostLeft: 'lost · left',
  faster: 'Faster',
  toEnd: 'To the end',
  nth: (n: number, of: number) => `${nth(n)} of ${of} regions with rats`,
};

export type FinaleWords = typeof finaleEn;
