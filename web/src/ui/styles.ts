/** Style sheets that could not be had. */
const failed = new Set<HTMLLinkElement>();
if (typeof addEventListener !== 'undefined')
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && failed.add(target), true);

/** Asks for them anew: a part that is fetched once more does not do so itself. */
export async function askForStyles(): Promise<void> {
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
