/**
 * The tags and texts of an XML file in order, without a check of their nesting. Only forward searches, so that it runs in linear time; no
 * entities defined by the file. A `<` that begins no tag is text.
 */
import { attributesOf } from './ttml-tags';

export type XmlToken =
  | {
      readonly kind: 'open';
      /** Without its prefix, lower case. */
      readonly name: string;
      /** By name without prefix, lower case. */
      readonly attributes: ReadonlyMap<string, string>;
      /** Whether it ends itself. */
      readonly isEmpty: boolean;
      readonly place: number;
    }
  | { readonly kind: 'close'; readonly name: string; readonly place: number }
  | {
      readonly kind: 'text';
      /** As written, or as meant where it is CDATA. */
      readonly text: string;
      readonly isRaw: boolean;
      readonly place: number;
    };

const NAME = /^<\/?(?:[\w.-]{1,60}:)?([a-z_][\w.-]{0,60})/i;
const NAME_MAX = 130;
const CDATA = '<![CDATA[';

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

function tagOf(tag: string, start: string, name: string, place: number): XmlToken {
  if (start.startsWith('</')) return { kind: 'close', name: name.toLowerCase(), place };
  const isEmpty = tag.endsWith('/');
  const written = attributesOf(tag.slice(start.length, isEmpty ? -1 : undefined));
  const attributes = new Map([...written].map(([key, value]) => [withoutPrefix(key), value]));
  return { kind: 'open', name: name.toLowerCase(), attributes, isEmpty, place };
}

/** What begins with `<!` or `<?`: where it ends, and the text in it. */
function specialOf(text: string, place: number): { end: number; text: string } | undefined {
  const [open, close] = text.startsWith(CDATA, place)
    ? [CDATA, ']]>']
    : text.startsWith('<!--', place)
      ? ['<!--', '-->']
      : ['<', '>'];
  const end = text.indexOf(close, place + open.length);
  if (end < 0) return undefined;
  const inside = open === CDATA ? text.slice(place + open.length, end) : '';
  return { end: end + close.length, text: inside };
}

/** The tokens of a text. What is never closed ends it as text. */
export function* xmlTokens(text: string): Generator<XmlToken> {
  let from = 0;
  let at = text.indexOf('<');
  while (at >= 0) {
    let next = at + 1;
    const mark = text.charAt(at + 1);
    if (mark === '!' || mark === '?') {
      const special = specialOf(text, at);
      if (special === undefined) break;
      if (at > from) yield { kind: 'text', text: text.slice(from, at), isRaw: true, place: from };
      if (special.text !== '') yield { kind: 'text', text: special.text, isRaw: false, place: at };
      next = special.end;
      from = next;
    } else {
      const [start, name] = NAME.exec(text.slice(at, at + NAME_MAX)) ?? [];
      if (start !== undefined && name !== undefined) {
        const close = text.indexOf('>', at);
        if (close < 0) break;
        if (at > from) yield { kind: 'text', text: text.slice(from, at), isRaw: true, place: from };
        yield tagOf(text.slice(at, close), start, name, at);
        next = close + 1;
        from = next;
      }
    }
    at = text.indexOf('<', next);
  }
  if (from < text.length) yield { kind: 'text', text: text.slice(from), isRaw: true, place: from };
}
