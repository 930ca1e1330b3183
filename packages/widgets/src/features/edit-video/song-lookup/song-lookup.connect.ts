/** Rows of found songs: of the index of sung songs first, then of the stores of music. Pure. */
import type { AnswerOf, MusicTrack } from '@oshimado/contract';
import { dateFormat, formatDuration, isoDuration, songTitle, webUrl } from '@oshimado/domain';
import { textLanguage } from '../../../parts/video-card/text-language';

/** A published song, as the form of a song takes it over. */
export interface SongTrack {
  readonly itunesid: number | null;
  readonly name: string;
  readonly artist: string;
  readonly art: string | null;
  readonly amUrl: string | null;
  /** Length; null if it is unknown. */
  readonly seconds: number | null;
}

type IndexedSong =
  AnswerOf<'postSongSearch'>['responses'][number]['hits']['hits'][number]['_source'];

export interface FoundSong {
  readonly key: string;
  readonly source: 'index' | 'store';
  readonly title: string;
  readonly titleLang: string | undefined;
  readonly artist: string;
  readonly artistLang: string | undefined;
  readonly album: string | null;
  /** Month and year it was published. */
  readonly month: string | null;
  readonly length: { readonly text: string; readonly iso: string } | null;
  /** Cover; null if there is none, or pictures are hidden. */
  readonly art: string | null;
  /** What the form takes over. */
  readonly track: SongTrack;
}

interface FoundContext {
  readonly language: string;
  readonly hidesPictures: boolean;
}

const lengthOf = (seconds: number | null) =>
  seconds === null || seconds <= 0
    ? null
    : { text: formatDuration(seconds), iso: isoDuration(seconds) };

const monthOf = (released: string | null, language: string) =>
  released === null
    ? null
    : dateFormat(language, 'UTC', { year: 'numeric', month: 'short' }).format(Date.parse(released));

function rowOf(
  track: SongTrack,
  more: Pick<FoundSong, 'key' | 'source' | 'album' | 'month'>,
  { language, hidesPictures }: FoundContext,
): FoundSong {
  return {
    ...more,
    title: track.name,
    titleLang: textLanguage(track.name, language),
    artist: track.artist,
    artistLang: textLanguage(track.artist, language),
    length: lengthOf(track.seconds),
    art: hidesPictures ? null : (webUrl(track.art ?? undefined) ?? null),
    track,
  };
}

const ofIndex = (song: IndexedSong): SongTrack => ({
  itunesid: song.itunesid,
  name: song.name,
  artist: song.original_artist,
  art: song.art,
  amUrl: song.amUrl,
  seconds: song.end > song.start ? song.end - song.start : null,
});

const ofStore = (track: MusicTrack): SongTrack => ({
  itunesid: track.itunesid,
  name: songTitle(track.name, track.english_name),
  artist: track.original_artist,
  art: track.art,
  amUrl: track.amUrl,
  seconds: track.seconds,
});

export const connectFoundSongs = (
  indexed: readonly IndexedSong[],
  tracks: readonly MusicTrack[],
  context: FoundContext,
): readonly FoundSong[] => [
  ...indexed.map((song, index) =>
    rowOf(
      ofIndex(song),
      { key: `index ${index}`, source: 'index', album: null, month: null },
      context,
    ),
  ),
  ...tracks.map((track) =>
    rowOf(
      ofStore(track),
      {
        key: `store ${track.itunesid}`,
        source: 'store',
        album: track.album,
        month: monthOf(track.released, context.language),
      },
      context,
    ),
  ),
];
