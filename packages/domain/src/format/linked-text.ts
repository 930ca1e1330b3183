/** Splits a text into URLs and the text between them. */
import { webUrl } from '../video/video-links';

export interface TextPart {
  /** As it stands in the text. */
  readonly text: string;
  /** Only of a web address; it is the text, so what is read is where it leads. */
  readonly href?: string;
}

// Brackets and quotes of both worlds end an address; so does what an address parser would drop or turn around silently.
const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^\p{Cc}\p{Cf}「」『』【】（）〈〉《》“”‘’、。！？…]+/giu;
const TRAILING = /[.,:;!?*_~]+$/;

/** A closing bracket belongs to the address only when it was opened in it. */
function withoutTail(found: string): string {
  const address = found.replace(TRAILING, '');
  const isOpen = (open: string, close: string) =>
    address.endsWith(close) && address.split(close).length > address.split(open).length;
  return isOpen('(', ')') || isOpen('[', ']') ? withoutTail(address.slice(0, -1)) : address;
}

/** Undefined where it leads nowhere, or hides where it leads behind a user name. */
function leadsTo(address: string): string | undefined {
  const href = webUrl(address);
  if (href === undefined) return undefined;
  const { username, password } = new URL(href);
  return username === '' && password === '' ? href : undefined;
}

/** The parts of a text in their order; put together they are the text. Only http and https addresses become links. */
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
