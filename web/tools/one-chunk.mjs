// All that the first screen and a first game need goes into one file: it compresses better than many, and takes one
// request. Svelte brings all its parts by one door; those that only later screens use stay behind it.

/** Fields of forms, of Svelte: no first game has any. */
const FIELDS = /svelte\/src\/internal\/client\/dom\/elements\/bindings\/(input|select)\.js$/;

/** What sentences of another language than English share. The page waits for its language before it begins, so this
 *  must not land in a file that waits for the page. */
const GRAMMAR = /\/src\/words\/(grammar|nouns)\.\w+\.ts$/;

/** For `build.rollupOptions.output.manualChunks`: names the chunk of a module, if it is one of those. */
export function oneFirstChunk(entry) {
  let first = null;
  function walk(id, info) {
    if (first.has(id) || FIELDS.test(id)) return;
    first.add(id);
    for (const other of info(id)?.importedIds ?? []) walk(other, info);
  }
  return (id, { getModuleInfo, getModuleIds }) => {
    if (!first) {
      first = new Set();
      for (const root of getModuleIds()) if (root.endsWith(entry)) walk(root, getModuleInfo);
    }
    if (FIELDS.test(id)) return 'fields';
    if (first.has(id)) return 'index';
    return GRAMMAR.test(id) ? 'grammar' : undefined;
  };
}
