/** An option of a game, as its sheet shows it. `all`: how many values there may be, offered now or not. */
export interface OptionRow {
  key: string;
  name: string;
  text: string;
  clause?: string;
  value: string;
  changed: boolean;
  values: { kind: 'words'; words: [string, string][]; all: number } | { kind: 'number'; least: number; most: number };
}
