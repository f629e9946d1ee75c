// Lets the browser fetch the base game's engine while the page is still being read: else it would be asked for only
// when the page and its worker run, one after the other. Fetched ahead at the lowest priority, it takes nothing from
// what is shown first.

/** @returns {import('vite').Plugin} */
export function early() {
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => /engine\.worker.*\.js$|rattus-base.*\.wasm$/.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'prefetch', as: name.endsWith('.js') ? 'script' : 'fetch', href: `/${name}` },
            injectTo: 'head',
          })),
    },
  };
}
