// A browser that translates the page puts <font> elements in the place of its texts, and whoever changes one of those
// texts afterwards changes what nobody sees. Each stays beside its translation, empty, until it changes or goes: then
// its translation goes, and the browser translates what is new.

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';
const isText = (node: Node): node is Text => node.nodeType === 3;
const fontIn = (nodes: Iterable<Node | null>): HTMLElement | undefined => [...nodes].find(isFont);

/** Watches over the texts below `root` from now on. */
export function outliveTranslation(root: Node): void {
  /** What stands for a text, and what that text said. */
  const shown = new Map<Text, { font: HTMLElement; words: string }>();
  const texts = new WeakMap<Node, Text>();
  /** Those of the present records: what else the browser has done to them meanwhile belongs to their translation. */
  const fresh = new Set<Node>();

  function forget(text: Text): void {
    shown.get(text)?.font.remove();
    shown.delete(text);
  }

  function translated(text: Text, font: HTMLElement, words: string): void {
    // a translation may hold the text itself
    if (font.contains(text)) text.replaceWith(text.cloneNode());
    const drawing = font.closest('svg');
    if (drawing) {
      // in a drawing nobody would see it
      drawing.setAttribute('translate', 'no');
      font.replaceWith(text);
      return;
    }
    font.before(text);
    text.data = '';
    shown.set(text, { font, words });
    fresh.add(text);
    texts.set(font, text);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
  }

  function look({ type, target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
    if (type === 'characterData') return isText(target) && !fresh.has(target) ? forget(target) : undefined;
    if (target instanceof Element && target.closest('font')) return;
    for (const node of removedNodes) {
      const text = isText(node) ? node : texts.get(node);
      if (!text || fresh.has(text)) continue;
      const before = shown.get(text);
      const font = fontIn(addedNodes) ?? fontIn([previousSibling, nextSibling]);
      const gone = node !== text || !text.isConnected || font?.contains(text);
      if (font?.isConnected && !texts.has(font) && gone && (text.data || before)) {
        shown.delete(text);
        translated(text, font, before?.words ?? text.data);
      } else if (before) {
        // moved, taken away, or the browser shows what was there
        text.data = before.words;
        forget(text);
      }
    }
  }

  const observer = new MutationObserver((records) => {
    fresh.clear();
    records.forEach(look);
    observer.takeRecords(); // of what was done here
  });
  observer.observe(root, { childList: true, subtree: true });
}
