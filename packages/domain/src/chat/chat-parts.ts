/**
 * Splits a line into text and emoji. Custom emoji are written `:NAME:` directly followed by the address of their picture; only
 * pictures of two named hosts are shown, everything else stays text. Lines contain no links: they come from strangers.
 */

/** A text or an emoji of a line. */
export interface ChatPart {
  /** As read aloud and copied: the text, or the name of the emoji. */
  readonly text: string;
  /** Address of the picture, only for emoji. */
  readonly image?: string;
}

/** Bounded, so that no text makes the search slow. */
const PICTURE =
  /https:\/\/(?:yt\d{1,3}\.ggpht\.com\/[\w\-=/]{1,300}?-c-k-nd|www\.youtube\.com\/[\w\-/]{1,300}\.svg)/g;
const NAME = /\S{0,60}$/u;

const nameOf = (run: string): string => run.replace(/^:+|:+$/g, '').replace(/^_+/, '');

/** The parts, in order. Text without emoji is one part. */
export function chatParts(message: string): readonly ChatPart[] {
  if (!message.includes('https://')) return [{ text: message }];
  const parts: ChatPart[] = [];
  let done = 0;
  for (const match of message.matchAll(PICTURE)) {
    const before = message.slice(done, match.index);
    const run = NAME.exec(before)?.[0] ?? '';
    const text = before.slice(0, before.length - run.length);
    if (text !== '') parts.push({ text });
    parts.push({ text: nameOf(run), image: match[0] });
    done = match.index + match[0].length;
  }
  if (done < message.length || parts.length === 0) parts.push({ text: message.slice(done) });
  return parts;
}

/** How many characters there are to read; an emoji counts as one. */
export const chatLength = (message: string): number =>
  chatParts(message).reduce((sum, { text, image }) => sum + (image ? 1 : text.length), 0);
