/** Splits a text into URLs and the text between them. */
import { webUrl } from '../video/video-links';

export interface TextPart {
  /** As written in the text. */
  readonly text: string;
  /** Only for web addresses; equal to the text, so that the visible text is the target. */
  readonly href?: string;
}

// Western and Japanese brackets and quotes end an address; so do characters that URL parsers drop or change silently.
const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^\p{Cc}\p{Cf}「」『』【】（）〈〉《》“”‘’、。！？…]+/giu;
const TRAILING = /[.,:;!?*_~]+$/;

/** A closing bracket is part of the address only if it was opened in it. */
function withoutTail(found: string): string {
  const address = found.replace(TRAILING, '');
  const isOpen = (open: string, close: string) =>
    address.endsWith(close) && address.split(close).length > address.split(open).length;
  return isOpen('(', ')') || isOpen('[', ']') ? withoutTail(address.slice(0, -1)) : address;
}

/** Undefined if the address is invalid, or hides its host behind a user name. */
function leadsTo(address: string): string | undefined {
  const href = webUrl(address);
  if (href === undefined) return undefined;
  const { username, password } = new URL(href);
  return username === '' && password === '' ? href : undefined;
}

/** Splits a text into parts, in order; joined they give the text. Only http and https addresses become links. */
export function linkedText(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutTail(match[0]);
    const href = leadsTo(address);
    if (href === undefined) continue;
    if (match.index > done) parts.push({ text: text.slice(done, match.index) });
    parts.push({ text: address, href });
    done = match.index + address.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}
