/** All songs of a comment as forms of their own, to be checked before they are added together. Pure. */
import type { Song } from '@oshimado/contract';
import type { CommentedSong } from '@oshimado/domain';
import { emptySongForm, equalSong, formProblems, reduceSongForm, type SongForm } from './song-form';

/** A longer pause between two songs is talk: the first one has ended somewhere in it. */
const SONG_USUAL_MAX_S = 10 * 60;

export interface OfferedSong {
  /** Its place in the comment. */
  readonly id: number;
  readonly form: SongForm;
  /** Whether it shall be added. */
  readonly isChosen: boolean;
  /** The video has a song of this name. */
  readonly isListed: boolean;
}

/** Those that are listed, or cannot be saved as they are, are there without being chosen. */
export function offeredSongs(
  songs: readonly CommentedSong[],
  listed: readonly Song[],
  video: Parameters<typeof formProblems>[1],
): readonly OfferedSong[] {
  return songs.map(({ start, end, phrases: [name = '', artist = ''] }, id): OfferedSong => {
    const next = songs.slice(id + 1).find((song) => song.start > start)?.start;
    const isNear = next !== undefined && next - start <= SONG_USUAL_MAX_S;
    const form = reduceSongForm(emptySongForm, {
      type: 'range.take',
      start,
      end: end ?? (isNear ? next : null),
      words: { name, artist },
    });
    const isListed = equalSong(form, listed) !== undefined;
    const canSave = formProblems(form, video).length === 0;
    return { id, form, isChosen: canSave && !isListed, isListed };
  });
}
