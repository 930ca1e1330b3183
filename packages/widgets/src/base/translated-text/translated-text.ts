/**
 * Keeps what React draws apart from what a translator of pages makes of it. A translator takes a text out of the document and puts an
 * element with other words in its place. React goes on with the text it knows: it would change it where nobody sees it, and fail when it
 * removes it or puts something before it. Preact, which draws embeds, fails at none of this: it leaves the translation of a text that it
 * removes, and loses its place among the children, so that the next ones come last.
 *
 * So a text that was taken out comes back, in place of its translation, right before React changes it or what is beside it. The translator
 * sees a new text then, and translates that. No prototype is changed, and nothing at all before a translator is at work.
 */

/** Elements of translators: of Chrome, Edge and extensions, and of Yandex. We draw neither. */
const TRANSLATION = /^(FONT|YA-TR-SPAN)$/;

/** The translation that is shown in place of a node. */
const translationOf = new WeakMap<Node, Element>();
/** The nodes in whose place a translation is shown, in their order. */
const nodesOf = new WeakMap<Node, readonly ChildNode[]>();
const guarded = new WeakSet<Node>();
const watched = new WeakSet<Node>();

/** What a node has of its own while a translation is shown in its place. */
const TAKEN = ['nodeValue', 'data', 'parentNode', 'remove'] as const;

/** Embeds are drawn by Preact, in shadow roots. */
const isInEmbed = (node: Node) => node.getRootNode() instanceof ShadowRoot;

/** Puts the nodes that a translation has replaced back in its place. */
function giveBack(translation: Element): void {
  const nodes = nodesOf.get(translation) ?? [];
  nodesOf.delete(translation);
  for (const node of nodes) {
    translationOf.delete(node);
    // What its prototype has for them is in force again.
    for (const name of TAKEN) Reflect.deleteProperty(node, name);
  }
  if (translation.parentNode) translation.replaceWith(...nodes);
}

/** Brings a node back that a translation has replaced. */
function comeBack(node: Node | null): void {
  const translation = node && translationOf.get(node);
  if (translation) giveBack(translation);
}

/** The first node that a translation has replaced; any other node itself. */
const drawnAt = (node: Node | null): Node | null => (node && nodesOf.get(node)?.[0]) ?? node;

/** Preact goes from what it has drawn to the next sibling, and takes that for what it has drawn there. */
function answerSibling(node: Node): void {
  Object.defineProperty(node, 'nextSibling', {
    configurable: true,
    get: () => {
      const translation = translationOf.get(node);
      const nodes: readonly Node[] = (translation && nodesOf.get(translation)) ?? [];
      const next = nodes[nodes.indexOf(node) + 1];
      return next ?? drawnAt(Reflect.get(Node.prototype, 'nextSibling', translation ?? node));
    },
  });
}

/** Not all browsers have `moveBefore`; Preact uses it where it is. */
type Parent = Node & { moveBefore?: (node: Node, next: Node | null) => void };

/** A parent whose children were replaced gets them back before React changes any of them. */
function guard(parent: Parent): void {
  if (guarded.has(parent)) return;
  guarded.add(parent);
  const show = isInEmbed(parent) ? answerSibling : () => {};
  parent.childNodes.forEach(show);
  const append = parent.appendChild.bind(parent);
  const insert = parent.insertBefore.bind(parent);
  const move = parent.moveBefore?.bind(parent);
  const remove = parent.removeChild.bind(parent);
  /** Puts back the node, and the node that it is inserted before. Returns what it is inserted before now. */
  const placeFor = (node: Node, next: Node | null) => {
    // A translator that is a script of the page puts one translation before another.
    const place = TRANSLATION.test(node.nodeName) ? next : drawnAt(next);
    comeBack(node);
    comeBack(place);
    show(node);
    // Some translators leave no trace of a text that they have merged with another.
    return place?.parentNode === parent ? place : null;
  };
  parent.appendChild = (node) => {
    comeBack(node);
    show(node);
    return append(node);
  };
  parent.insertBefore = (node, next) => insert(node, placeFor(node, next));
  if (move) {
    parent.moveBefore = (node, next) => {
      const place = placeFor(node, next);
      // One that did not come back is in no document, from which it could be moved.
      if (node.parentNode) move(node, place);
      else insert(node, place);
    };
  }
  parent.removeChild = (child) => {
    comeBack(child);
    return child.parentNode === null ? child : remove(child);
  };
}

/** Notes that a translation is shown in place of a node. In an embed the node answers as if it were still in the document. */
function take(node: ChildNode, translation: Element): void {
  translationOf.set(node, translation);
  nodesOf.set(translation, [...(nodesOf.get(translation) ?? []), node]);
  const configurable = true;
  if (isInEmbed(translation)) {
    answerSibling(node);
    const remove = () => {
      comeBack(node);
      node.remove();
    };
    Object.defineProperties(node, {
      parentNode: { configurable, get: () => translation.parentNode },
      remove: { configurable, value: remove },
    });
  }
  if (!(node instanceof Text)) return;
  for (const name of ['nodeValue', 'data'] as const) {
    Object.defineProperty(node, name, {
      configurable,
      get: () => node.textContent,
      set: (value: string) => {
        comeBack(node);
        node[name] = value;
      },
    });
  }
}

/** The translation that a node was moved into. */
function translationAround(parent: Node, node: Node): Node | undefined {
  let around: Node | null = node;
  while (around && around.parentNode !== parent) around = around.parentNode;
  return around && TRANSLATION.test(around.nodeName) ? around : undefined;
}

/** The translation that came with a record. */
const addedIn = (record: MutationRecord | undefined) =>
  [...(record?.addedNodes ?? [])].find(
    (node) =>
      TRANSLATION.test(node.nodeName) ||
      // React never replaces a text by an element in one step.
      (node instanceof Element && record?.removedNodes.length !== 0),
  );

const isAtSamePlace = (one: MutationRecord, other: MutationRecord | undefined) =>
  other?.target === one.target &&
  other.previousSibling === one.previousSibling &&
  other.nextSibling === one.nextSibling;

/** The translation in whose favour a text was removed: in one step, in the step before or after, or with a text beside it. */
function translationFor(
  text: Node,
  at: number,
  records: readonly MutationRecord[],
  fresh: ReadonlySet<Node | null | undefined>,
): Node | null | undefined {
  const record = records[at]!;
  const [before, after] = [records[at - 1], records[at + 1]];
  const isBeside = before?.nextSibling === text || before?.previousSibling === text;
  const beside = isBeside ? addedIn(before) : undefined;
  return (
    addedIn(record) ??
    (beside && !nodesOf.has(beside) ? beside : undefined) ??
    (isAtSamePlace(record, after) ? addedIn(after) : undefined) ??
    [record.previousSibling, record.nextSibling].find((node) => fresh.has(node))
  );
}

/** Notes what was replaced by translations. Records of React may be among those of the translator. */
function note(records: readonly MutationRecord[]): void {
  const fresh = new Set<Node | null | undefined>();
  for (const [at, record] of records.entries()) {
    const added = addedIn(record);
    if (added) fresh.add(added);
    for (const node of record.removedNodes) {
      // An element that is gone was removed by React, and a text that is there again was moved.
      const translation = node.parentNode
        ? translationAround(record.target, node)
        : (node instanceof Text || nodesOf.has(node)) && translationFor(node, at, records, fresh);
      if (!(translation instanceof Element)) continue;
      guard(record.target);
      // A translation may give way to one into another language.
      for (const one of nodesOf.get(node) ?? [node as ChildNode]) take(one, translation);
    }
  }
}

/**
 * Lets translators of pages work on what React draws in a document or in a shadow root, from now on: React still shows its changes there, and never
 * fails because of theirs. Ends with the signal; returns how to stop before.
 */
export function keepTranslatedText(root: Document | ShadowRoot, gone?: AbortSignal): () => void {
  const observer = new MutationObserver(note);
  // With two observers each translation would be noted twice, and its text put back in two places.
  if (gone?.aborted || watched.has(root)) return () => {};
  watched.add(root);
  const stop = () => {
    watched.delete(root);
    observer.disconnect();
  };
  observer.observe(root, { childList: true, subtree: true });
  gone?.addEventListener('abort', stop);
  return stop;
}
