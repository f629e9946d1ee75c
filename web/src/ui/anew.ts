/** Style sheets that could not be had. */
const failed = new Set<HTMLLinkElement>();
if (typeof addEventListener !== 'undefined')
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && failed.add(target), true);

/** A part that is fetched once more does not ask for its style sheets again by itself. */
async function askForStyles(): Promise<void> {
  const links = [...failed].filter((link) => link.rel === 'stylesheet');
  failed.clear();
  await Promise.all(
    links.map(
      (link) =>
        new Promise((have, fail) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.onload = have;
          again.onerror = () => fail(new Error(again.href));
          link.replaceWith(again);
        }),
    ),
  );
}

let times = 0;
/** Fetches a part that could not be had once more. Older browsers remember that a script was missing, and ask for it
 *  under another address only. */
export async function anew<T>(load: () => Promise<T>): Promise<T> {
  await askForStyles();
  try {
    return await load();
  } catch (error) {
    const address = /https?:[^\s"']+\.js/.exec(String(error))?.[0];
    if (!address) throw error;
    times += 1;
    return (await import(/* @vite-ignore */ `${address}?again=${times}`)) as T;
  }
}
