/**
 * Every text on the page a third longer and with tall letters, as German or Vietnamese would have it: what clips here clips
 * there. Works on what is drawn, so that it reaches texts whatever they come from.
 */
const ACCENTS: Readonly<Record<string, string>> = {
  a: 'ả',
  e: 'ệ',
  i: 'ĩ',
  o: 'ở',
  u: 'ữ',
  y: 'ỹ',
  A: 'Ả',
  E: 'Ệ',
  I: 'Ĩ',
  O: 'Ở',
  U: 'Ữ',
};
const FILLER = 'ữởệ';

function lengthen(text: string): string {
  const words = text.trim();
  if (!/\p{L}/u.test(words)) return text;
  const tail = FILLER.repeat(Math.ceil(words.length / (3 * FILLER.length)));
  return `${text.replaceAll(/[aeiouyAEIOU]/g, (letter) => ACCENTS[letter] ?? letter)} ${tail}`;
}

/** Lengthens what is there and what comes later; ends with the function it returns. */
export function lengthenPage(root: HTMLElement): () => void {
  const done = new WeakMap<Node, string>();
  const visit = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) {
      if (text.nodeType !== Node.TEXT_NODE || done.get(text) === text.nodeValue) continue;
      if (text.parentElement?.closest('script, style, code')) continue;
      text.nodeValue = lengthen(text.nodeValue ?? '');
      done.set(text, text.nodeValue);
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) visit(node);
      if (target.nodeType === Node.TEXT_NODE) visit(target);
    }
  });
  visit(root);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
