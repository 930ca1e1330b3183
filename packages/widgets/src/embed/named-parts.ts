/**
 * What a page styles of an element with `::part(…)`. Parts are named by `data-part`, as on our own pages, by their styles, and by what
 * they are in HTML: a card of ours needs no words for pages of others.
 */
import { options } from 'preact';

/** Of elements in HTML that are a part wherever they are. */
const OF_TAGS: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  img: 'picture',
  li: 'item',
  ol: 'list',
  time: 'time',
  ul: 'list',
};

const ofClasses = new Map<string, string>();

/** A composed style is a list of classes, of which the first is its own. */
const ownClass = (classes: string) => classes.split(' ', 1)[0] ?? '';

/** A style, or variants of one. */
type Style = string | Readonly<Record<string, string>>;

/** Names parts by their styles. */
export function nameParts(styles: Readonly<Record<string, readonly Style[]>>): void {
  for (const [part, some] of Object.entries(styles))
    for (const style of some)
      for (const classes of typeof style === 'string' ? [style] : Object.values(style))
        ofClasses.set(ownClass(classes), part);
}

/** Parts that surround what is drawn, which is named alike on our own pages. */
const ofBoxes = new Set<string>();

/** A part of this name is there already, around the drawing. */
export function keepPartOf(box: Pick<Element, 'getAttribute'>): void {
  ofBoxes.add(box.getAttribute('part') ?? '');
}

const partsOf = (type: string, { className, 'data-part': own }: Record<string, unknown>): string =>
  [
    ...(ofBoxes.has(String(own)) ? [] : [own]),
    ...(typeof className === 'string' ? className.split(' ') : []).map((one) => ofClasses.get(one)),
    OF_TAGS[type],
  ]
    .filter(Boolean)
    .join(' ');

const before = options.vnode?.bind(options);

options.vnode = (node) => {
  const { type, props } = node;
  if (typeof type === 'string') {
    const part = partsOf(type, { ...props });
    if (part !== '') Object.assign(props, { part });
  }
  before?.(node);
};
