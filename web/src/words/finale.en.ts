// Words of the final ravage.
import { few, upper } from './grammar.en';

const nth = (n: number): string =>
  `${n}${n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;

export const finaleEn = {
  title: 'Final ravage',
  subtitle: 'The plague visits every region once more.',
  opening:
    'No more turns. A class symbol strikes whoever holds a card of that class. Citizens in the safe haven are out ' +
    'of reach.',
  done: 'The plague has passed.',
  waiting: (n: number) => `${upper(few(n, 'rat token'))} here.`,
  token: (n: number, of: number) => `token ${n} of ${of}`,
  limit: (n: number, limit: number) => `${n} against limit ${limit}`,
  against: (n: number, limit: number) => `${n} against ${limit}`,
  by: (symbol: string, card: string) => (symbol === card ? symbol : `${symbol}: ${card}`),
  nobodyHere: 'nobody here',
  nobody: 'nobody',
  noRats: 'no rats',
  toll: 'Losses',
  lostLeft: 'lost · left',
  faster: 'Faster',
  toEnd: 'Skip to the end',
  nth: (n: number, of: number) => `${nth(n)} of ${of} regions with rats`,
};

export type FinaleWords = typeof finaleEn;
