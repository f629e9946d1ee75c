// How far each lesson of a guide has been read: it goes on there when it comes again, wherever the guide is shown.
const read = new WeakMap<object, Map<string, number>>();

/** The page of a lesson that is open, from 0. `of`: the game that is explained. */
export const pageOf = (of: object, lesson: string): number => read.get(of)?.get(lesson) ?? 0;

export function turnTo(of: object, lesson: string, page: number): void {
  const pages = read.get(of) ?? new Map<string, number>();
  read.set(of, pages.set(lesson, page));
}
