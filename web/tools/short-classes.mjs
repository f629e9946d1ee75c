// Names of the classes by which a component's styles find its elements. Svelte's own are longer, and stand in the first
// load hundreds of times.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const LENGTH = 3;

/** For `compilerOptions.cssHash`: a name for each component below a folder, by its place there and by nothing else. */
export function shortClasses(root) {
  const names = new Map();
  const taken = new Set();
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));
  for (const file of files.sort()) {
    const hash = BigInt(`0x${createHash('sha256').update(file).digest('hex')}`).toString(36);
    let at = 0;
    while (taken.has(hash.slice(at, at + LENGTH))) at++;
    const name = hash.slice(at, at + LENGTH);
    taken.add(name);
    names.set(file, name);
  }
  return ({ hash, css, filename }) => `_${names.get(relative(root, filename ?? join(root, ''))) ?? hash(css)}`;
}
