/** Splits a text into URLs, time stamps such as `1:02:03`, and the text between them. */
import { youtubeTimeUrl } from '../video/video-links';
import { linkedText, type TextPart } from './linked-text';

/** A piece of a text: plain, a web address, or a time stamp. */
export interface TimedTextPart extends TextPart {
  /** Only for time stamps: the position in the video. */
  readonly seconds?: number;
}

/** Which time stamps count, and where they lead. */
export interface TimedTextOptions {
  /** Length of the video in seconds. Later times are text. Default unknown, so that every time is a time stamp. */
  readonly duration?: number | undefined;
  /** YouTube id of the video, if time stamps lead to YouTube. Default: they have no address. */
  readonly youtubeId?: string | undefined;
}

const MINUTE_S = 60;
const HOUR_S = 3_600;

// Not a part of a longer number, and not the time of day that a stream is announced for. Japanese keyboards also write full-width
// digits and colons.
const STAMP =
  /(?<![\d０-９:]|[\d０-９]：)(?:([\d０-９]{1,2})[:：]([0-5０-５]?[\d０-９])|([\d０-９]{1,3}))[:：]([0-5０-５][\d０-９])(?![\d０-９]|[:：][\d０-９]|\s?(?:[AaPp]\.?[Mm]\b|JST|KST|UTC|GMT|[PECM][SD]T\b))/g;

const numberOf = (digits = '0') => Number(digits.normalize('NFKC'));

const secondsOf = ([, hours, minutes, manyMinutes, seconds]: RegExpExecArray) =>
  numberOf(hours) * HOUR_S + numberOf(minutes ?? manyMinutes) * MINUTE_S + numberOf(seconds);

function* timesIn(text: string, { duration, youtubeId }: TimedTextOptions) {
  let done = 0;
  for (const match of text.matchAll(STAMP)) {
    const seconds = secondsOf(match);
    if (duration !== undefined && seconds >= duration) continue;
    if (match.index > done) yield { text: text.slice(done, match.index) };
    const href = youtubeId === undefined ? {} : { href: youtubeTimeUrl(youtubeId, seconds) };
    yield { text: match[0], seconds, ...href };
    done = match.index + match[0].length;
  }
  if (done < text.length) yield { text: text.slice(done) };
}

/** Splits a text into parts, in order; joined they give the text. Descriptions and comments use it alike. */
export const timedText = (text: string, options: TimedTextOptions = {}): readonly TimedTextPart[] =>
  linkedText(text).flatMap((part) =>
    part.href === undefined ? [...timesIn(part.text, options)] : [part],
  );
