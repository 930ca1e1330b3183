/** Marks on the time line of a video: its songs, and the moments that its comments point at. */
import type { InlineSong, VideoFull } from '@oshimado/contract';
import { HIGHLIGHT_GAP_S, HIGHLIGHT_LEVELS, HIGHLIGHTS_ON_PHONES } from './highlights.limits';
import { bestText, type HighlightNote } from './highlight-text';
import { timeStamps, type StampedComment } from './time-stamps';

interface Mark {
  /** Position in the video, in seconds. */
  readonly time: number;
  /** Position in percent of the video's length. */
  readonly position: number;
  /** How many time stamps point here. */
  readonly count: number;
}

/** A mark for a moment that comments point at. */
export interface CommentMark extends Mark {
  readonly kind: 'comments';
  /** What the comments call it. */
  readonly text: string;
  /** Class of its colour: its count, at most 6. */
  readonly level: number;
}

/** A mark for a song. */
export interface SongMark extends Mark {
  readonly kind: 'song';
  readonly song: InlineSong;
}

/** A mark on the time line of a video. */
export type HighlightMark = CommentMark | SongMark;

/** What the marks of a video are made from. */
export interface HighlightsSource {
  /** Length in seconds; 0 if unknown, then there are no marks. */
  readonly duration: number;
  readonly songs?: readonly InlineSong[] | undefined;
  readonly comments?: readonly StampedComment[] | undefined;
}

interface Note extends HighlightNote {
  readonly seconds: number;
}

/** "Every time stamp with text after it, inside the video's length", sorted by time. */
function notesOf(comments: readonly StampedComment[], duration: number): Note[] {
  return comments
    .flatMap(({ message }) => {
      const stamps = timeStamps(message, duration);
      const density = stamps.length / Math.max(1, message.length);
      return stamps
        .filter(({ text }) => text !== '')
        .map(({ seconds, text }) => ({ seconds, text, density }));
    })
    .sort((one, other) => one.seconds - other.seconds);
}

/** "Stamps closer than 40 s to the next join one mark." */
function groupsOf(notes: readonly Note[]): Note[][] {
  const groups: Note[][] = [];
  let last: Note | undefined;
  for (const note of notes) {
    if (last !== undefined && note.seconds - last.seconds < HIGHLIGHT_GAP_S) {
      groups.at(-1)?.push(note);
    } else groups.push([note]);
    last = note;
  }
  return groups;
}

/** "Its time is the stamp at one third of the group." */
const timeOf = (group: readonly Note[]) => group[Math.floor(group.length / 3)]?.seconds ?? 0;

/** Index of the nearest song, of those sorted by their start, if it starts within 40 s. */
function nearestSong(songs: readonly InlineSong[], time: number, from: number): number | undefined {
  let nearest: number | undefined;
  let least = HIGHLIGHT_GAP_S;
  for (let index = from; index < songs.length; index += 1) {
    const start = songs[index]?.start ?? 0;
    if (start - time > HIGHLIGHT_GAP_S) break;
    const distance = Math.abs(start - time);
    if (distance < least || (distance === least && nearest === undefined)) {
      nearest = index;
      least = distance;
    }
  }
  return nearest;
}

/** Marks sorted by time; of two at the same time, the song first. Each time stamp with text counts for exactly one of them. */
export function highlightsOf(source: HighlightsSource): readonly HighlightMark[] {
  const { duration, songs = [], comments = [] } = source;
  if (!(duration > 0)) return [];
  const placed = (time: number) => ({ time, position: (time / duration) * 100 });
  const known = songs
    .filter(({ start }) => start >= 0 && start < duration)
    .sort((one, other) => one.start - other.start);
  const counts = known.map(() => 0);
  const marks: HighlightMark[] = [];
  // Groups come in order of time, so songs that are far behind one are far behind all that follow.
  let from = 0;
  for (const group of groupsOf(notesOf(comments, duration))) {
    const time = timeOf(group);
    while (from < known.length && time - (known[from]?.start ?? 0) > HIGHLIGHT_GAP_S) from += 1;
    const winner = nearestSong(known, time, from);
    if (winner !== undefined) counts[winner] = (counts[winner] ?? 0) + group.length;
    else {
      marks.push({
        kind: 'comments',
        ...placed(time),
        count: group.length,
        text: bestText(group),
        level: Math.min(group.length, HIGHLIGHT_LEVELS),
      });
    }
  }
  const songMarks = known.map((song, index): SongMark => ({
    kind: 'song',
    ...placed(song.start),
    count: counts[index] ?? 0,
    song,
  }));
  return [...songMarks, ...marks].sort((one, other) => one.time - other.time);
}

/** "Mobile shows the first 8 comment marks and all song marks." */
export function highlightsOnPhone(marks: readonly HighlightMark[]): readonly HighlightMark[] {
  let left = HIGHLIGHTS_ON_PHONES;
  return marks.filter(({ kind }) => {
    if (kind === 'song') return true;
    left -= 1;
    return left >= 0;
  });
}

/** Whether the page of a video has a bar: "shown when there are comments or songs". Its comments may come with a later answer. */
export const hasHighlights = ({
  songs,
  comments,
  has_comments: areComing,
}: Pick<VideoFull, 'songs' | 'comments' | 'has_comments'>): boolean =>
  songs.length > 0 || (comments ? comments.length > 0 : areComing === true);
