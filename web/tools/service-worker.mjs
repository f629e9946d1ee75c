// Emits sw.js with the list of all built files, relative to it, so that the page works without a network after its
// first load. What a first game needs is kept at once, the rest when the page has nothing better to do.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** All files that a part of the page needs before it runs. */
function needs(bundle, name, seen = new Set()) {
  const part = bundle[name];
  if (!part || seen.has(name)) return seen;
  seen.add(name);
  for (const css of part.viteMetadata?.importedCss ?? []) seen.add(css);
  for (const asset of part.viteMetadata?.importedAssets ?? []) seen.add(asset);
  for (const other of part.imports ?? []) needs(bundle, other, seen);
  return seen;
}

/** The files that only parts fetched on demand need, the engines that the page does not name, the net of computer
 *  players, and letters that no text of ours has. */
function lateFiles(bundle) {
  const parts = Object.values(bundle).filter((part) => part.type === 'chunk');
  const page = String(bundle['index.html']?.source);
  const early = new Set(
    parts.filter((part) => page.includes(part.fileName)).flatMap((part) => [...needs(bundle, part.fileName)]),
  );
  const all = new Set(parts.flatMap((part) => [...needs(bundle, part.fileName)]));
  const seldom = Object.keys(bundle).filter(
    (name) => (/\.(wasm|net)$/.test(name) && !page.includes(name)) || /-foreign-[^/]*\.woff2$/.test(name),
  );
  return new Set([...all].filter((name) => !early.has(name)).concat(seldom));
}

/** @returns {import('vite').Plugin} */
export function serviceWorker() {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => !name.endsWith('.map'))
          .sort();
        const stamp = createHash('sha256');
        for (const name of files) {
          const part = bundle[name];
          stamp.update(name).update(part.type === 'chunk' ? part.code : part.source);
        }
        const late = lateFiles(bundle);
        const list = (some) => JSON.stringify(some.filter((name) => name !== 'index.html'));
        const build = stamp.digest('hex').slice(0, 16);
        const later = `assets/later-${build}.json`;
        this.emitFile({ type: 'asset', fileName: later, source: list(files.filter((file) => late.has(file))) });
        const source = readFileSync(new URL('./service-worker.template.js', import.meta.url), 'utf8')
          .replace('__STAMP__', JSON.stringify(build))
          .replace('__FIRST__', list(files.filter((name) => !late.has(name))))
          .replace('__LATER__', JSON.stringify(later));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
