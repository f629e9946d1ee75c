// Puts the values of src/ui/tokens.css in the places of their names when the page is built. The file as a whole would
// make the first load larger by 2 kB, most of it for screens that come later.
import { readFileSync } from 'node:fs';

/** Values by name: what the first rule of a file of tokens declares. Those of later rules stay properties. */
export function valuesOf(css) {
  const rows = /:root \{(.*?)\n\}/s.exec(css)[1].matchAll(/^\s*(--[\w-]+): ([^;]+);$/gm);
  const values = new Map([...rows].map(([, name, value]) => [name, value]));
  const whole = (value) => value.replace(/var\((--[\w-]+)\)/g, (_, name) => whole(values.get(name)));
  return new Map([...values].map(([name, value]) => [name, whole(value)]));
}

/** @returns {import('vite').Plugin} */
export function tokens(file) {
  const values = valuesOf(readFileSync(file, 'utf8'));
  const filled = (code) => code.replace(/var\((--[\w-]+)\)/g, (use, name) => values.get(name) ?? use);
  return {
    name: 'tokens',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id === file) return { code: code.replace(/:root \{.*?\n\}/s, ''), map: null };
      return /\.(svelte|css|ts)$/.test(id) ? { code: filled(code), map: null } : null;
    },
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle))
        for (const [, name] of String(part.code ?? part.source).matchAll(/var\((--[\w-]+)\)/g))
          if (values.has(name)) this.error(`${part.fileName} asks for ${name}, whose value was to stand there`);
    },
  };
}
