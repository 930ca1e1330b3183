/** Finds the times in a comment, which become links to that moment of the video. */

/** A part of a comment: plain text, or a time with its seconds. */
export interface CommentPart {
  /** Position in the comment. */
  readonly at: number;
  readonly text: string;
  /** Seconds from the start; undefined for plain text. */
  readonly seconds?: number;
}

/** `1:02:03`, `59:59`, `0:05`; not inside a longer number. */
const TIME = /(?<![\d:])(?:(\d{1,3}):)?(\d{1,3}):([0-5]\d)(?![\d:])/g;
const HOUR_S = 3600;
const MINUTE_S = 60;

function secondsOf(hours: string | undefined, minutes: string, seconds: string) {
  // "75:10" is a time in minutes; "1:75:10" is not a time.
  if (hours !== undefined && Number(minutes) >= MINUTE_S) return undefined;
  return Number(hours ?? 0) * HOUR_S + Number(minutes) * MINUTE_S + Number(seconds);
}

/** The parts of a comment, in order; joined they are the whole comment. */
export function commentParts(message: string): CommentPart[] {
  const parts: CommentPart[] = [];
  let end = 0;
  for (const match of message.matchAll(TIME)) {
    const [text, hours, minutes = '', rest = ''] = match;
    const seconds = secondsOf(hours, minutes, rest);
    if (seconds === undefined) continue;
    if (match.index > end) parts.push({ at: end, text: message.slice(end, match.index) });
    parts.push({ at: match.index, text, seconds });
    end = match.index + text.length;
  }
  if (end < message.length) parts.push({ at: end, text: message.slice(end) });
  return parts;
}
