// What the regions of a table are called.
import { language } from '../../words/lang.svelte';
import type { BoardId } from '../../wire/protocol';

/** Calls the regions of a board as it prints them, if that is wanted and they are others; gives back what ends it. */
export function callRegions(board: BoardId, printed: boolean): () => void {
  let ended = !printed || board !== 'big-box';
  if (ended) return () => undefined;
  void import('../../words/printed-names').then(
    ({ PRINTED }) => {
      if (!ended) language.callRegions(PRINTED);
    },
    () => undefined, // without them the names stay
  );
  return () => {
    ended = true;
    language.callRegions(null);
  };
}
