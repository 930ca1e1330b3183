/**
 * Songs as a comment lists them: `1:02:03 - 1:06:10 Title / Artist`, one a line, numbered in any way before or after the times; or with
 * the times on lines of their own.
 */
import type { StampedComment } from '../highlights';
import { timedText } from '../format/timed-text';

/** A song that a line of a comment lists. */
export interface CommentedSong {
  /** Position in the video, in seconds. */
  readonly start: number;
  /** null if only the start is written. */
  readonly end: number | null;
  /** What the line says beside its times, split where it is marked: title, artist, remarks. */
  readonly phrases: readonly string[];
}

const PHRASES_MAX = 6;
const PHRASE_LENGTH_MAX = 100;
/** Between the times of a range, and around what is written of it. */
const BETWEEN = /^[\s\p{Pd}~〜～→>至]*$/u;
/** Between the times and what is written of them. */
const LEAD = /^[\s\p{Pd}~〜～→⇒➡▶►▸≫>:：.|｜\u2500-\u257F]+/u;
const SPLIT =
  /\s[\p{Pd}|~〜～]\s|[/／｜|「」『』【】[\]()（）"“”«»・,、]+|\s+(?:by|feat\.?|ft\.?)\s+/iu;
const EDGES =
  /^[\s\p{Pd}~〜～→>:：.…*★☆♪♫\u2500-\u257F]+|[\s\p{Pd}~〜～→>:：*★☆♪♫\u2500-\u257F]+$/gu;

const SPELT =
  /(?:(\d{1,2})\s?(?:h|時間)\s?)?(?<!\d)(\d{1,2})\s?(?:m|分)\s?(\d{1,2})\s?(?:s\b|秒)/gi;
const DIGITS = '[\\d０-９𝟎-𝟿]';
/** Digits in circles, in brackets and with full stops, and keys with digits. */
const SIGNS = String.raw`(?:[①-⓿❶-➓㉑-㉟㊱-㊿Ⅰ-ⅿ㈠-㈩㊀-㊉]|\d\uFE0F?\u20E3|🔟)+\uFE0F?`;
const NUMBER = String.raw`(?:M\.?|No\.?|[#＃♯]|T(?:r(?:ack)?)?\.?|Song)?\s*-?\s*${DIGITS}{1,3}`;
const BRACKETED = String.raw`[(（[［【〔<＜]\s*${NUMBER}(?:曲目)?\s*[)）\]］】〕>＞]`;
const COUNTED = [
  String.raw`第\s*${DIGITS}{1,3}\s*[曲番]目?`,
  String.raw`(?:${DIGITS}{1,3}|[一二三四五六七八九十]{1,3})\s*(?:曲目|番目|つ目)`,
  String.raw`${DIGITS}{1,3}曲(?=[\s:：.])`,
].join('|');
const ENCORE = String.raw`(?:(?:W|Double|ダブル)[-\s]*)?(?:EN|Enc|Encore|アンコール|앵콜|安可)[-.\s]*${DIGITS}{0,2}`;
const MARKS = String.raw`[\s.)．、。:：|｜\-–—・]*`;
/** Separates a number from a name that may begin with one. */
const STOP = '[.)）．、:：|｜]';
/** Marks of lists; `├` and `└` draw them as trees. */
const BULLETS = String.raw`^[\s・●○◆◇■□★☆♪♫*>≫•▶▷►▸→⇒\u2500-\u257F\p{Extended_Pictographic}\uFE0F]*`;
/** In front of a name: a bare number needs a mark behind it, or a zero in front, because names may begin with one. */
const NUMBERING = new RegExp(
  `${BULLETS}(?:${[
    `(?:${SIGNS}|${BRACKETED}|${COUNTED})${MARKS}`,
    String.raw`${ENCORE}(?:\s*${STOP}|(?<=${DIGITS})\s|(?<=\.)\s)${MARKS}`,
    String.raw`${NUMBER}\s*${STOP}(?!${DIGITS})\s*`,
    String.raw`(?:M-?|No\.?|#|Tr(?:ack)?\.?)\s*${DIGITS}{1,3}\s+`,
    String.raw`[0０]${DIGITS}\s+`,
  ].join('|')})`,
  'iu',
);
/** Numbers that names may begin with: labels only where nothing else is written before the times. */
const RANKED = String.raw`${DIGITS}{1,3}(?:st|nd|rd|th)|[IVX]{1,5}[.)]`;
/** Text before the times that is a label and no name, or nothing: `⏱`, `①`, `(1)`, `1曲目`, `M01`, `01`, `1st`, `En.`, `アンコール2`. */
const ONLY_LABEL = new RegExp(
  `${BULLETS}(?:${[SIGNS, BRACKETED, COUNTED, ENCORE, RANKED, NUMBER].join('|')})?${MARKS}$`,
  'iu',
);

const NAMED_MAX = 300;

/**
 * The part of a text that is looked at, with single blanks: what is searched in it may take time that grows with the square. Tabs
 * separate the columns of a copied table.
 */
const shortened = (text: string): string =>
  text.slice(0, NAMED_MAX).replace(/\s+/g, (blanks) => (blanks.includes('\t') ? ' | ' : ' '));

function phrasesOf(beforeTimes: string, afterTimes: string): string[] {
  const [before, after] = [shortened(beforeTimes), shortened(afterTimes)];
  const name = ONLY_LABEL.test(before) ? '' : before.replace(NUMBERING, '');
  const phrases = `${name} ${after.replace(LEAD, '').replace(NUMBERING, '')}`
    .trim()
    .split(SPLIT)
    .map((part) => part.replace(EDGES, '').slice(0, PHRASE_LENGTH_MAX))
    .filter((part) => part !== '');
  return [...new Set(phrases)].slice(0, PHRASES_MAX);
}

/** `1h2m3s` and `1時間2分3秒` as `1:02:03`. */
const withColons = (line: string): string =>
  line.replace(SPELT, (_, hours: string | undefined, minutes: string, seconds: string) =>
    [...(hours === undefined ? [] : [hours]), minutes, seconds.padStart(2, '0')].join(':'),
  );

function songOf(line: string, duration: number | undefined): CommentedSong | undefined {
  const parts = timedText(withColons(line), { duration });
  const first = parts.findIndex(({ seconds }) => seconds !== undefined);
  const start = parts[first]?.seconds;
  if (start === undefined) return undefined;
  const isRange = BETWEEN.test(parts[first + 1]?.text ?? 'x');
  const second = isRange ? parts[first + 2]?.seconds : undefined;
  const end = second !== undefined && second > start ? second : null;
  const textOf = (some: typeof parts) =>
    some
      .filter(({ seconds }) => seconds === undefined)
      .map(({ text }) => text)
      .join(' ');
  const phrases = phrasesOf(textOf(parts.slice(0, first)), textOf(parts.slice(first)));
  return { start, end, phrases };
}

/** A line of a comment: a song, or text. */
interface Line {
  readonly song: CommentedSong | undefined;
  readonly text: string;
}

const isName = ({ song, text }: Line) => song === undefined && !ONLY_LABEL.test(shortened(text));

/** How many names follow each time, at least one and two at most: the title, and perhaps the artist. */
function namesPerTime(lines: readonly Line[]): number {
  const counts: number[] = [];
  for (const line of lines) {
    if (line.song !== undefined) counts.push(0);
    else if (counts.length > 0) counts.push((counts.pop() ?? 0) + 1);
  }
  // What follows the last one may be anything.
  const between = counts.slice(0, -1);
  return between.length === 0 ? 1 : Math.max(1, Math.min(2, ...between));
}

/** Times on lines of their own have their names on the lines below them, or above where that fits more of them. */
function withNames(lines: readonly Line[]): readonly CommentedSong[] {
  const named = lines.filter((line) => line.song !== undefined || isName(line));
  const isLone = (at: number) => named[at]?.song?.phrases.length === 0;
  const nameAt = (at: number) => {
    const line = named[at];
    return line !== undefined && isName(line) ? line.text : undefined;
  };
  const lone = [...named.keys()].filter(isLone);
  const fits = (step: number) => lone.filter((at) => nameAt(at + step) !== undefined).length;
  const isBelow = fits(1) >= fits(-1);
  const count = isBelow ? namesPerTime(named) : 1;
  return named.flatMap(({ song }, at) => {
    if (song === undefined) return [];
    if (!isLone(at)) return [song];
    const texts: string[] = [];
    for (let step = 1; step <= count; step += 1) {
      const text = nameAt(isBelow ? at + step : at - step);
      if (text === undefined) break;
      texts.push(text);
    }
    return [{ ...song, phrases: phrasesOf('', texts.join(' / ')) }];
  });
}

/** The songs of one comment, in the order of its lines. A line without a time is at most the name of one. */
export const songsIn = (message: string, duration?: number): readonly CommentedSong[] =>
  withNames(
    message
      .split(/[\r\n]+/)
      .filter((text) => text.trim() !== '')
      .map((text) => ({ song: songOf(text, duration), text })),
  );

/** Songs of a comment without ranges that make it a list of songs rather than of moments. */
const LIST_MIN = 3;

/** Lines with a range; without any, those of a list in which lines name a title and an artist. */
function listIn(message: string, duration: number | undefined): readonly CommentedSong[] {
  const songs = songsIn(message, duration);
  const ranges = songs.filter(({ end }) => end !== null);
  if (ranges.length > 0) return ranges;
  const named = songs.filter(({ phrases }) => phrases.length > 1);
  return named.length >= LIST_MIN ? named : [];
}

const hasRanges = (songs: readonly CommentedSong[]) => songs.some(({ end }) => end !== null);

/**
 * The songs of "the comment with the most time ranges"; where none has a range, of the longest list of titles and artists. Empty if
 * no comment lists songs: most times in comments are moments.
 */
export function commentedSongs(
  comments: readonly StampedComment[],
  duration?: number,
): readonly CommentedSong[] {
  let best: readonly CommentedSong[] = [];
  for (const { message } of comments) {
    const songs = listIn(message, duration);
    const order = Number(hasRanges(songs)) - Number(hasRanges(best)) || songs.length - best.length;
    if (order > 0) best = songs;
  }
  return best;
}
