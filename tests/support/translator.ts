/** A translator of pages in the browser, as Chrome has one: it rewrites texts, and goes on with those that come later. */
import { expect, type Page } from '@playwright/test';

/** The DOM calls by which translators replace a text node with an element. */
export const WAYS = ['replace', 'before', 'after', 'remove first', 'around'] as const;
export type Way = (typeof WAYS)[number];

/** Rewrites each text, also those in open shadow roots, and nothing that is not to be translated. Runs in the page. */
function startTranslator(way: Way): void {
  const ways: Readonly<Record<Way, (text: Text, translation: HTMLElement) => void>> = {
    replace: (text, translation) => text.replaceWith(translation),
    before: (text, translation) => {
      text.before(translation);
      text.remove();
    },
    after: (text, translation) => {
      text.after(translation);
      text.remove();
    },
    'remove first': (text, translation) => {
      const { parentNode, nextSibling } = text;
      text.remove();
      parentNode?.insertBefore(translation, nextSibling);
    },
    around: (text, translation) => {
      text.replaceWith(translation);
      translation.firstElementChild?.replaceChildren(text);
    },
  };
  const left = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'FONT', 'NOSCRIPT', 'CODE']);
  /** Whether an element, or what its shadow root is in, says that it is not translated. */
  const isKept = (element: Element): boolean => {
    if (element.closest('[translate="no"]')) return true;
    const root = element.getRootNode();
    return root instanceof ShadowRoot && isKept(root.host);
  };
  const swap = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || left.has(parent.nodeName) || !/\p{L}/u.test(text.data)) return;
    if (isKept(parent)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `X${text.data}`;
    outer.append(inner);
    ways[way](text, outer);
  };
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node.isConnected && node.nodeName !== 'FONT' && node.parentNode?.nodeName !== 'FONT')
        translate(node);
  });
  /** Follows a part of the page from now on. */
  const follow = (root: Node) => {
    translate(root);
    observer.observe(root, { childList: true, subtree: true });
  };
  function translate(root: Node) {
    const nodes = [root];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) {
      if (node instanceof Text) swap(node);
      else if (node instanceof Element && node.shadowRoot) follow(node.shadowRoot);
    }
  }
  follow(document.body);
}

/** Has a page translated from now on. */
export async function translate(page: Page, way: Way = 'replace'): Promise<void> {
  await page.evaluate(startTranslator, way);
  await expect(page.locator('font').first()).toBeAttached();
}
