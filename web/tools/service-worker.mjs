// Emits sw.js with the list of all built files, so that the page works without a network after its first load.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** @returns {import('vite').Plugin} */
export function serviceWorker() {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((name) => !name.endsWith('.map')).sort();
        const stamp = createHash('sha256');
        for (const name of files) {
          const part = bundle[name];
          stamp.update(name).update(part.type === 'chunk' ? part.code : part.source);
        }
        const list = ['./', ...files.filter((name) => name !== 'index.html').map((name) => `./${name}`)];
        const source = readFileSync(new URL('./service-worker.template.js', import.meta.url), 'utf8')
          .replace('__STAMP__', JSON.stringify(stamp.digest('hex').slice(0, 16)))
          .replace('__FILES__', JSON.stringify(list));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
