/**
 * The subset of XML that the TTML parser needs. Only forward searches inside a slice, so that every function runs in linear time;
 * no nesting, and no entities defined by the file.
 */

/** An element found in a text. */
export interface TtmlElement {
  /** Index of its first tag in the searched text. */
  place: number;
  /** Its attributes by name; the first of a name counts. */
  attributes: ReadonlyMap<string, string>;
  /** Raw text up to its end tag; empty for a self-closing tag. */
  content: string;
  /** Whether its tag or its element is never closed. */
  isOpen: boolean;
}

const COMMENT_START = '<!--';
const COMMENT_END = '-->';
const SPACE = /\s/;
const NAME_END = /[\s=]/;

/** Replaces comments by spaces, keeping line breaks, so that positions and line numbers stay correct. */
export function withoutComments(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (
    let start = text.indexOf(COMMENT_START);
    start >= 0;
    start = text.indexOf(COMMENT_START, from)
  ) {
    const end = text.indexOf(COMMENT_END, start + COMMENT_START.length);
    if (end < 0) break;
    parts.push(
      text.slice(from, start),
      text.slice(start, end + COMMENT_END.length).replace(/[^\n]/g, ' '),
    );
    from = end + COMMENT_END.length;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(from);
}

/** `name="value"` or `name='value'`; anything else in the tag is ignored. */
export function attributesOf(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  let at = 0;
  const skipSpace = () => {
    while (at < tag.length && SPACE.test(tag.charAt(at))) at += 1;
  };
  while (at < tag.length) {
    skipSpace();
    const from = at;
    while (at < tag.length && !NAME_END.test(tag.charAt(at))) at += 1;
    const name = tag.slice(from, at);
    skipSpace();
    if (tag.charAt(at) === '=') {
      at += 1;
      skipSpace();
      const quote = tag.charAt(at);
      const end = quote === '"' || quote === "'" ? tag.indexOf(quote, at + 1) : -1;
      if (end >= 0) {
        if (name !== '' && !attributes.has(name)) attributes.set(name, tag.slice(at + 1, end));
        at = end + 1;
      } else if (quote === '"' || quote === "'") break;
    }
  }
  return attributes;
}

const isTagEnd = (character: string) =>
  character === '>' || character === '/' || SPACE.test(character);

/** The elements of a name in order; `hasContent` is false for self-closing tags. Stops at an element that is not closed. */
export function* elementsOf(
  text: string,
  name: string,
  hasContent: boolean,
): Generator<TtmlElement> {
  const start = `<${name}`;
  const end = `</${name}>`;
  let place = text.indexOf(start);
  while (place >= 0) {
    let next = place + start.length;
    if (isTagEnd(text.charAt(next))) {
      const close = text.indexOf('>', next);
      const tag = text.slice(next, Math.max(next, close));
      const isClosed = tag.endsWith('/');
      const to = hasContent && !isClosed && close >= 0 ? text.indexOf(end, close) : close;
      const isOpen = close < 0 || to < 0;
      yield {
        place,
        attributes: attributesOf(isClosed ? tag.slice(0, -1) : tag),
        content: isOpen ? '' : text.slice(close + 1, to),
        isOpen,
      };
      if (isOpen) return;
      next = to + 1;
    }
    place = text.indexOf(start, next);
  }
}

/** Start and end of the text of the first element of a name. */
export function rangeOf(text: string, name: string): { from: number; to: number } | undefined {
  const [element] = elementsOf(text, name, true);
  if (element === undefined || element.isOpen) return undefined;
  const from = text.indexOf('>', element.place) + 1;
  return { from, to: from + element.content.length };
}

/** Line numbers, from 1, for increasing positions. Lines must end with line feeds. */
export function lineCounter(text: string): (place: number) => number {
  let line = 1;
  // Kept between calls, because searching again would read the rest of the text for every position.
  let feed = text.indexOf('\n');
  return (place) => {
    while (feed >= 0 && feed < place) {
      line += 1;
      feed = text.indexOf('\n', feed + 1);
    }
    return line;
  };
}
