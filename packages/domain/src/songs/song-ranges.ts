/**
 * Songs as a comment lists them: `1:02:03 - 1:06:10 Title / Artist`, one a line, numbered in any way before or after the times; or with
 * the times on lines of their own.
 */
import type { StampedComment } from '../highlights';
import { timedText, type TimedTextPart } from '../format/timed-text';

/** A song that a line of a comment lists. */
export interface CommentedSong {
  /** Position in the video, in seconds. */
  readonly start: number;
  /** null if only the start is written. */
  readonly end: number | null;
  /** What the line says beside its times, split where it is marked: title, artist, remarks. */
  readonly phrases: readonly string[];
}

const MINUTE_S = 60;
const HOUR_S = 3_600;
const PHRASES_MAX = 6;
const PHRASE_LENGTH_MAX = 100;
/** Between the times of a range. */
const BETWEEN =
  /^(?:[\s\p{Pd}~〜～→>至]*|\s*(?:から|부터|to|until|till|hasta|até|bis|sampai|đến|ถึง)\s*)$/iu;
/** Behind the end of a range. */
const UNTIL = /^\s*(?:まで|迄|까지)/;
/** Between the times and what is written of them. */
const LEAD = /^[\s\p{Pd}~〜～→⇒➡▶►▸≫>:：.|｜\u2500-\u257F]+/u;
const SPLIT =
  /\s(?:[\p{Pd}|~〜～·•]|\p{Extended_Pictographic}\uFE0F?)\s|[/／｜|「」『』【】[\]()（）"“”«»・,、－]+|\s+(?:by|feat\.?|ft\.?|oleh|โดย)\s+/iu;
const EDGES =
  /^[\s\p{Pd}~〜～→>:：.…*★☆♪♫\u2500-\u257F]+|\s[.…‥]{2,}$|[\s\p{Pd}~〜～→>:：*★☆♪♫\u2500-\u257F]+$/gu;

const SPELT =
  /(?:(\d{1,2})\s?(?:h|時間|시간)\s?)?(?<!\d)(\d{1,2})\s?(?:m|分|분)\s?(\d{1,2})\s?(?:s\b|秒|초)/gi;
const DIGITS = '[\\d０-９𝟎-𝟿]';
/** What a song is called in front of its number. */
const SONG = 'Song|Canci[oó]n|Tema|Lagu|M[uú]sica|Chanson|Titre|Bài|เพลง(?:ที่)?|노래|곡';
/** Digits in circles, in brackets and with full stops, and keys with digits. */
const SIGNS = String.raw`(?:[①-⓿❶-➓㉑-㉟㊱-㊿Ⅰ-ⅿ㈠-㈩㊀-㊉]|\d\uFE0F?\u20E3|🔟)+\uFE0F?`;
const NUMBER = String.raw`(?:M\.?|No\.?|[#＃♯]|T(?:r(?:ack)?)?\.?|${SONG})?\s*-?\s*${DIGITS}{1,3}`;
const BRACKETED = String.raw`[(（[［【〔<＜]\s*${NUMBER}(?:曲目)?\s*[)）\]］】〕>＞]`;
const COUNTED = [
  String.raw`第\s*${DIGITS}{1,3}\s*[曲番]目?`,
  String.raw`(?:${DIGITS}{1,3}|[一二三四五六七八九十]{1,3})\s*(?:曲目|番目|つ目|번째(?:\s*곡)?|번|곡)`,
  String.raw`${DIGITS}{1,3}曲(?=[\s:：.])`,
].join('|');
const ENCORE = String.raw`(?:(?:W|Double|ダブル)[-\s]*)?(?:EN|Enc|Encore|アンコール|앵콜|安可)[-.\s]*${DIGITS}{0,2}`;
const MARKS = String.raw`[\s.)．、。:：|｜\-–—・]*`;
/** Separates a number from a name that may begin with one. */
const STOP = '[.)）．、:：|｜]';
/** Marks of lists; `├` and `└` draw them as trees. */
const BULLETS = String.raw`^[\s・●○◆◇■□★☆♪♫*>≫•▶▷►▸→⇒\u2500-\u257F☐\p{Extended_Pictographic}\uFE0F]*`;
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
const RANKED = String.raw`${DIGITS}{1,3}(?:st|nd|rd|th)|[IVX]{1,5}[.)]|[一二三四五六七八九十]{1,3}[、.．]`;
/** Text before the times that is a label and no name, or nothing: `⏱`, `①`, `(1)`, `1曲目`, `M01`, `01`, `1st`, `En.`, `アンコール2`. */
const ONLY_LABEL = new RegExp(
  `${BULLETS}(?:${[SIGNS, BRACKETED, COUNTED, ENCORE, RANKED, NUMBER].join('|')})?${MARKS}$`,
  'iu',
);

/** A line that begins with a number of its own. */
const NUMBERED = new RegExp(
  String.raw`^\s*(?:${SIGNS}|${BRACKETED}|${COUNTED}|${NUMBER}\s*[.)．）、]\s)`,
  'iu',
);
/** What a list of songs is called. */
const HEAD =
  /セトリ|セットリスト|set\s?list|track\s?list|셋리|세트\s?리스트|歌[单單]|曲目|lista de canciones|daftar lagu|รายชื่อเพลง|danh sách bài hát/i;
/** What people do between songs. */
const TALK =
  /^(?:mc\s?\d*|(?:free\s?)?talk|break|(?:フリー)?トーク|雑談|休憩|待機|挨拶|告知|お知らせ|スパチャ読み|토크|잡담|휴식|聊天|闲聊|閒聊|杂谈|雜談|休息|charla|descanso|ngobrol|istirahat|พูดคุย|พัก)$/i;

/** Pictures around a name; one that is all there is is the name. */
const PICTURES =
  /^\s*(?:\p{Extended_Pictographic}\uFE0F?\s*)+(?=[\p{L}\p{N}])|\s[\s\p{Extended_Pictographic}\uFE0F\u200D]+$/gu;

const NAMED_MAX = 300;
/** Characters without a width, such as direction marks. Joiners are not among them: emoji of several pictures need them. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/**
 * The part of a text that is looked at, with single blanks: what is searched in it may take time that grows with the square. Tabs
 * separate the columns of a copied table.
 */
const shortened = (text: string): string =>
  text
    .slice(0, NAMED_MAX)
    .replace(UNSEEN, '')
    .replace(/\s+/g, (blanks) => (blanks.includes('\t') ? ' | ' : ' '));

function phrasesOf(beforeTimes: string, afterTimes: string): string[] {
  const [before, after] = [shortened(beforeTimes), shortened(afterTimes)];
  const name = ONLY_LABEL.test(before) ? '' : before.replace(NUMBERING, '');
  const phrases = `${name} ${after.replace(UNTIL, '').replace(LEAD, '').replace(NUMBERING, '')}`
    .trim()
    .split(SPLIT)
    .map((part) => part.replace(EDGES, '').replace(PICTURES, '').slice(0, PHRASE_LENGTH_MAX))
    .filter((part) => part !== '');
  return [...new Set(phrases)].slice(0, PHRASES_MAX);
}

/** `1h2m3s` and `1時間2分3秒` as `1:02:03`. */
const withColons = (line: string): string =>
  line.replace(SPELT, (_, hours: string | undefined, minutes: string, seconds: string) =>
    [...(hours === undefined ? [] : [hours]), minutes, seconds.padStart(2, '0')].join(':'),
  );

/** A link to the video at a time has no other characters. */
const LINK = /https?:\/\/[!-~]+/g;
const LINKED_TIME = /[?&#](?:t|start)=(?:(\d{1,2})h)?(?:(\d{1,3})m)?(\d{1,6})?s?/;

/** Links as the times they lead to; where a time is written, they say it again. */
function withoutLinks(line: string): string {
  const bare = line.replace(LINK, ' ');
  if (bare === line || timedText(bare).some(({ seconds }) => seconds !== undefined)) return bare;
  return line.replace(LINK, (link) => {
    const [found, hours, minutes, seconds] = LINKED_TIME.exec(link) ?? [];
    if (found === undefined) return ' ';
    const whole =
      Number(hours ?? 0) * HOUR_S + Number(minutes ?? 0) * MINUTE_S + Number(seconds ?? 0);
    const two = (value: number) => String(value % MINUTE_S).padStart(2, '0');
    return `${Math.floor(whole / HOUR_S)}:${two(Math.floor(whole / MINUTE_S))}:${two(whole)}`;
  });
}

type Parts = readonly TimedTextPart[];

/** Two times with a blank between them are the same moment of two videos, if no song is that long. */
const BLANK_RANGE_MAX_S = 1_200;

/** Where the end of a range stands whose start is at this place. */
function rangeEndAt(parts: Parts, at: number): number | undefined {
  const [start, between, end] = parts.slice(at, at + 3);
  if (start?.seconds === undefined || end?.seconds === undefined) return undefined;
  const text = between?.text ?? 'x';
  const isTooLong = text.trim() === '' && end.seconds - start.seconds > BLANK_RANGE_MAX_S;
  return BETWEEN.test(text) && !isTooLong ? at + 2 : undefined;
}

const textOf = (some: Parts) =>
  some
    .filter(({ seconds }) => seconds === undefined)
    .map(({ text }) => text)
    .join(' ');

const isWord = (part: TimedTextPart | undefined) =>
  part !== undefined && part.seconds === undefined && /\p{L}/u.test(part.text);

/** Whether what follows a text is a remark in brackets. */
function hasOpenBracket(text: string): boolean {
  const lastOf = (marks: string) =>
    Math.max(...Array.from(marks, (mark) => text.lastIndexOf(mark)));
  return lastOf('([（［') > lastOf(')]）］');
}

/** Where songs begin that one line names one behind the other, each behind its time. */
function startsIn(parts: Parts): readonly number[] {
  const first = parts.findIndex(({ seconds }) => seconds !== undefined);
  if (first < 0) return [];
  const starts = [first];
  if (!ONLY_LABEL.test(shortened(textOf(parts.slice(0, first))))) return starts;
  for (const [at, { seconds }] of parts.entries()) {
    const before = parts[at - 1];
    const isEnd = at === rangeEndAt(parts, starts.at(-1) ?? first);
    const isNext = seconds !== undefined && at > first && !isEnd && isWord(before);
    if (!isNext || hasOpenBracket(before?.text ?? '')) continue;
    if (isWord(parts[(rangeEndAt(parts, at) ?? at) + 1])) starts.push(at);
  }
  return starts;
}

/** "1:02:03-06:10" has the hour of its end in its start. */
function endOf(start: number, end: TimedTextPart | undefined): number | null {
  if (end?.seconds === undefined) return null;
  const isShort = end.text.split(/[:：]/).length < 3;
  const whole =
    isShort && end.seconds < start
      ? end.seconds + Math.floor(start / HOUR_S) * HOUR_S
      : end.seconds;
  return whole > start ? whole : null;
}

/** The songs of a line; most lines that have one have only one. */
function songsOf(line: string, duration: number | undefined): readonly CommentedSong[] {
  const parts = timedText(withColons(withoutLinks(line)), { duration });
  const starts = startsIn(parts);
  return starts.flatMap((at, place) => {
    const start = parts[at]?.seconds;
    if (start === undefined) return [];
    const endAt = rangeEndAt(parts, at);
    const before = place === 0 ? textOf(parts.slice(0, at)) : '';
    const after = textOf(parts.slice((endAt ?? at) + 1, starts[place + 1]));
    const end = endOf(start, endAt === undefined ? undefined : parts[endAt]);
    return [{ start, end, phrases: phrasesOf(before, after) }];
  });
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
      .flatMap((text): readonly Line[] => {
        const songs = songsOf(text, duration);
        return songs.length === 0
          ? [{ song: undefined, text }]
          : songs.map((song) => ({ song, text }));
      }),
  );

/** Songs of a comment without ranges that make it a list of songs rather than of moments. */
const LIST_MIN = 3;

const isTalk = ({ phrases }: CommentedSong) =>
  phrases.length > 0 &&
  (phrases.every((phrase) => TALK.test(phrase)) || HEAD.test(phrases[0] ?? ''));

const hasRange = ({ end }: CommentedSong) => end !== null;

/**
 * Lines with a range or with a title and an artist; without any range, those of a list. In a list that says that it is one, or that is
 * numbered, a title is enough.
 */
function listIn(message: string, duration: number | undefined): readonly CommentedSong[] {
  const songs = songsIn(message, duration).filter((song) => !isTalk(song));
  const named = songs.filter(({ phrases }) => phrases.length > 1);
  if (songs.some(hasRange)) return songs.filter((song) => hasRange(song) || named.includes(song));
  if (named.length >= LIST_MIN && !HEAD.test(message)) return named;
  const numbered = message.split(/[\r\n]+/).filter((line) => NUMBERED.test(line));
  const isList = HEAD.test(message) || numbered.length >= LIST_MIN;
  const titled = songs.filter(({ phrases }) => phrases.length > 0);
  return isList && titled.length >= LIST_MIN ? titled : [];
}

const rangesIn = (songs: readonly CommentedSong[]) => songs.filter(hasRange).length;

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
    const order = rangesIn(songs) - rangesIn(best) || songs.length - best.length;
    if (order > 0) best = songs;
  }
  return best;
}
