/** A playlist and its machine's state, turned into what the panel says. Pure. */
import { PLAYLIST_MAX, UNNAMED_PLAYLIST, youtubeListUrl, YOUTUBE_LIST_MAX } from '@oshimado/domain';
import { shortNumber } from '@oshimado/locales';
import {
  canRedo,
  canResetUnsaved,
  canUndo,
  isOwnedByViewer,
  needsLogin,
  selectPlaylist,
  selectStatus,
  type playlistMachine,
  type PlaylistStatus,
} from '@oshimado/machines/playlist';
import type { MessageKey, Translate } from '@oshimado/locales';
import type { SnapshotFrom } from 'xstate';
import { writtenLanguage } from '../video-card/text-language';

/** The sentences of the namespace `playlists`. */
export type PlaylistTranslate = Translate<MessageKey<'playlists'>>;

/** What the panel says of a playlist, in the viewer’s language. From `connectPlaylistPanel`. */
export interface PlaylistPanelApi {
  /** Displayed name; the default name is translated. */
  readonly name: string;
  /** Language of the name, for its `lang`. */
  readonly nameLang: string | undefined;
  /** Value of the field: empty for the default name. */
  readonly editableName: string;
  /** Text of the button that saves; undefined where there is nothing to save. */
  readonly saveText: string | undefined;
  readonly isModified: boolean;
  readonly isBusy: boolean;
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
  /** Seconds until it can be saved again, where the server has refused because there were too many calls. */
  readonly waitS: number | null;
  readonly needsLogin: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canReset: boolean;
  readonly counter: { readonly text: string; readonly label: string };
  readonly isFull: boolean;
  readonly isEmpty: boolean;
  /** What removing the whole list means: on the server too, or on this device alone. */
  readonly removal: 'delete' | 'clear';
}

/** Displayed name of a playlist; the default name is translated. */
export const playlistName = (name: string, t: PlaylistTranslate): string =>
  name === UNNAMED_PLAYLIST ? t('unnamed') : name;

/** Language of the name: undefined (the page's) for the default name, otherwise guessed from the text. */
export const playlistNameLanguage = (name: string): string | undefined =>
  name === UNNAMED_PLAYLIST ? undefined : writtenLanguage(name);

function saveTextOf(
  status: PlaylistStatus,
  isForeign: boolean,
  t: PlaylistTranslate,
): string | undefined {
  if (status === 'busy') return t('saving');
  if (isForeign) return t('panel.saveCopy');
  return status === 'saved' ? undefined : t('panel.save');
}

/** Turns a snapshot of `playlistMachine` into what the panel says. Pure. */
export function connectPlaylistPanel(
  snapshot: SnapshotFrom<typeof playlistMachine>,
  { t, language }: { readonly t: PlaylistTranslate; readonly language: string },
): PlaylistPanelApi {
  const { id, name, videos } = selectPlaylist(snapshot);
  const status = selectStatus(snapshot);
  const isOwned = isOwnedByViewer(snapshot);
  const count = videos.length;
  const shown = shortNumber(count, language);
  return {
    name: playlistName(name, t),
    nameLang: playlistNameLanguage(name),
    editableName: name === UNNAMED_PLAYLIST ? '' : name,
    saveText: saveTextOf(status, id !== null && !isOwned, t),
    isModified: status === 'unsaved' || status === 'failed' || status === 'asking',
    isBusy: status === 'busy',
    isAsking: status === 'asking',
    hasFailed: status === 'failed',
    waitS: snapshot.context.waitS,
    needsLogin: needsLogin(snapshot),
    canUndo: canUndo(snapshot),
    canRedo: canRedo(snapshot),
    canReset: canResetUnsaved(snapshot),
    counter: {
      text: `${shown} / ${PLAYLIST_MAX}`,
      // "1 of 500 videos": the noun goes with the maximum.
      label: t('panel.counter', { shown, count: PLAYLIST_MAX }),
    },
    isFull: count >= PLAYLIST_MAX,
    isEmpty: count === 0 && id === null,
    removal: isOwned ? 'delete' : 'clear',
  };
}

export interface YoutubeExport {
  readonly links: readonly { readonly href: string; readonly text: string }[];
  /** How many YouTube does not know. */
  readonly leftOut: number;
}

/** Lists on YouTube of at most 50 videos each, with what their links say. */
export function connectYoutubeExport(ids: readonly string[], t: PlaylistTranslate): YoutubeExport {
  const addresses = youtubeListUrl(ids);
  const known = addresses.map((href) => href.split(',').length);
  const total = known.reduce((sum, count) => sum + count, 0);
  const textOf = (at: number) => {
    if (addresses.length === 1) return t('export.open', { count: total });
    const from = at * YOUTUBE_LIST_MAX + 1;
    const to = at * YOUTUBE_LIST_MAX + (known[at] ?? 0);
    return from === to
      ? t('export.openSingle', { number: from })
      : t('export.openPart', { from, to });
  };
  return {
    links: addresses.map((href, at) => ({ href, text: textOf(at) })),
    leftOut: ids.length - total,
  };
}
