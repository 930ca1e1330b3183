/** Songs as a comment lists them: `1:02:03 - 1:06:10 Title / Artist`, one a line. */
import type { StampedComment } from '../highlights';
import { timedText } from '../format/timed-text';

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
const NUMBERING = /^\s*(?:#|No\.?|M)?\s*\d{1,3}\s*[.)．、:：]\s*/iu;
const SPLIT =
  /\s[\p{Pd}|~〜～]\s|[/／｜|「」『』【】[\]()（）"“”«»・,、]+|\s+(?:by|feat\.?|ft\.?)\s+/iu;
const EDGES = /^[\s\p{Pd}~〜～→>:：.…*★☆♪♫]+|[\s\p{Pd}~〜～→>:：*★☆♪♫]+$/gu;

function phrasesOf(text: string): string[] {
  const phrases = text
    .replace(NUMBERING, '')
    .split(SPLIT)
    .map((part) => part.replace(EDGES, '').slice(0, PHRASE_LENGTH_MAX))
    .filter((part) => part !== '');
  return [...new Set(phrases)].slice(0, PHRASES_MAX);
}

function songOf(line: string, duration: number | undefined): CommentedSong[] {
  const parts = timedText(line, { duration });
  const first = parts.findIndex(({ seconds }) => seconds !== undefined);
  const start = parts[first]?.seconds;
  if (start === undefined) return [];
  const isRange = BETWEEN.test(parts[first + 1]?.text ?? 'x');
  const second = isRange ? parts[first + 2]?.seconds : undefined;
  const end = second !== undefined && second > start ? second : null;
  const said = parts.filter(({ seconds }) => seconds === undefined).map(({ text }) => text);
  return [{ start, end, phrases: phrasesOf(said.join(' ').trim()) }];
}

/** The songs of one comment, in the order of its lines. A line without a time is none. */
export const songsIn = (message: string, duration?: number): readonly CommentedSong[] =>
  message.split(/[\r\n]+/).flatMap((line) => songOf(line, duration));

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
