/** Splits a text into URLs and the text between them. */
import { webUrl } from '../video/video-links';

/** A piece of a text: plain, or a web address. */
export interface TextPart {
  /** As written in the text. */
  readonly text: string;
  /** Only for web addresses; equal to the text, so that the visible text is the target. */
  readonly href?: string;
}

// Western and Japanese brackets and quotes end an address; so do characters that URL parsers drop or change silently.
const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^\p{Cc}\p{Cf}「」『』【】（）〈〉《》“”‘’、。！？…]+/giu;
const TRAILING: ReadonlySet<string> = new Set('.,:;!?*_~');
const OPENING: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
]);

/** How many more brackets are closed than opened. */
function unopened(text: string, close: string, open: string): number {
  let number = 0;
  for (const character of text) {
    if (character === close) number += 1;
    else if (character === open) number -= 1;
  }
  return number;
}

/**
 * A closing bracket is part of the address only if it was opened in it. Each character is looked at a fixed number of times,
 * because a text from outside may be thousands of brackets.
 */
function withoutTail(found: string): string {
  const left = new Map([...OPENING].map(([close, open]) => [close, unopened(found, close, open)]));
  let end = found.length;
  while (end > 0) {
    const last = found.charAt(end - 1);
    const extra = left.get(last) ?? 0;
    if (extra <= 0 && !TRAILING.has(last)) break;
    if (extra > 0) left.set(last, extra - 1);
    end -= 1;
  }
  return found.slice(0, end);
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
