/** Time stamps of comments, and what is written after each. */
import type { Comment } from '@oshimado/contract';
import { timedText } from '../format/timed-text';

/** What the moments of comments need of a comment. */
export type StampedComment = Pick<Comment, 'comment_key' | 'message'>;

export interface TimeStamp {
  /** Position in the video. */
  readonly seconds: number;
  /** What follows on its line, up to the next time stamp; empty if that is nothing. */
  readonly text: string;
}

const LINE_BREAK = /[\r\n]/;
/** Between the start and the end of a range, and before the text of a time stamp. */
const SEPARATOR = String.raw`[\s\p{Pd}\p{Ps}\p{Pe}~〜～→:|,./&+・、]`;
const SEPARATORS = new RegExp(`^${SEPARATOR}*`, 'u');
const BLANK = new RegExp(`^${SEPARATOR}*$`, 'u');

const firstLine = (text: string) => {
  const end = text.search(LINE_BREAK);
  return end < 0 ? text : text.slice(0, end);
};

/**
 * The time stamps of a text, inside a video of this length. The end of a range (`1:00 - 2:00 song`) has no text of its own: what
 * follows it belongs to the start.
 */
export function timeStamps(message: string, duration?: number): readonly TimeStamp[] {
  const stamps: { seconds: number; text: string }[] = [];
  let open: { seconds: number; text: string } | undefined;
  let isBlank = true;
  for (const { text, seconds } of timedText(message, { duration })) {
    if (seconds !== undefined) {
      const stamp = { seconds, text: '' };
      stamps.push(stamp);
      if (open === undefined || !isBlank) {
        open = stamp;
        isBlank = true;
      }
    } else if (open !== undefined) {
      const line = firstLine(text);
      open.text += line;
      isBlank &&= BLANK.test(line);
      if (line.length < text.length) open = undefined;
    }
  }
  return stamps.map(({ seconds, text }) => ({
    seconds,
    text: text.replace(SEPARATORS, '').trimEnd(),
  }));
}
