/** Texts and links of the songs of a video. Pure. */
import type { InlineSong } from '@oshimado/contract';
import {
  displayName,
  formatDuration,
  isoDuration,
  webUrl,
  type NameProperty,
} from '@oshimado/domain';
import { textLanguage } from '../../parts/video-card/text-language';

/** A song of a video; lists of songs of several videos also say whose it is. */
export interface ListedSong extends InlineSong {
  readonly channel?: { readonly name: string; readonly english_name: string | null } | undefined;
}

export interface SongRowApi {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly nameLang: string | undefined;
  readonly artist: string;
  readonly artistLang: string | undefined;
  /** The singer, if that is not the channel of the video. */
  readonly channel: string | undefined;
  readonly channelLang: string | undefined;
  /** Address of the cover; null if there is none. */
  readonly art: string | null;
  /** Start in the video. */
  readonly startText: string;
  /** Start and end in the video. */
  readonly rangeText: string;
  /** Its length; undefined if the end is not after the start. */
  readonly length: { readonly text: string; readonly iso: string } | undefined;
}

export interface SongsContext {
  readonly language: string;
  readonly nameProperty: NameProperty;
  readonly hidesPictures: boolean;
  /** Native name of the video's channel. */
  readonly channelName: string;
}

const lengthOf = ({ start, end }: InlineSong) =>
  end > start ? { text: formatDuration(end - start), iso: isoDuration(end - start) } : undefined;

function rowOf(song: ListedSong, index: number, context: SongsContext): SongRowApi {
  const { language, nameProperty, hidesPictures, channelName } = context;
  const { start, end, name, original_artist: artist } = song;
  const singer =
    song.channel && song.channel.name !== channelName
      ? displayName(song.channel, nameProperty)
      : undefined;
  const length = lengthOf(song);
  const startText = formatDuration(start);
  return {
    // Ids of what comes from outside may repeat.
    key: `${song.id} ${index}`,
    start,
    end,
    name,
    nameLang: textLanguage(name, language),
    artist,
    artistLang: textLanguage(artist, language),
    channel: singer,
    channelLang: singer === undefined ? undefined : textLanguage(singer, language),
    art: hidesPictures ? null : (webUrl(song.art ?? undefined) ?? null),
    startText,
    rangeText: length ? `${startText} – ${formatDuration(end)}` : startText,
    length,
  };
}

/** Rows in the order of the video. */
export const connectSongs = (
  songs: readonly ListedSong[],
  context: SongsContext,
): readonly SongRowApi[] =>
  [...songs]
    .sort((one, other) => one.start - other.start)
    .map((song, index) => rowOf(song, index, context));

/** Index of the song that is sung at a time; of several, the one that began last. */
export const playingSong = (rows: readonly SongRowApi[], time: number): number =>
  rows.findLastIndex(({ start, end }) => time >= start && time < end);
