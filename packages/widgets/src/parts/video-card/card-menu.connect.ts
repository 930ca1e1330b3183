/** Where the entries of a card's menu lead. Pure. */
import type { Video } from '@oshimado/contract';
import {
  chatPopoutAddress,
  LOGIN_PATH,
  loginPath,
  googleCalendarUrl,
  watchTogether,
  webUrl,
  youtubeUrl,
  editVideoPath,
} from '@oshimado/domain';
import type { CardMenuActions, WidgetsEnvironment } from '../../base/context';
import type { CardState } from './video-card.types';

export interface CardMenuLinks {
  /** undefined for a placeholder: YouTube does not know it. */
  readonly youtube: string | undefined;
  /** Only for upcoming videos. */
  readonly calendar: string | undefined;
  /** Absolute URL of the watch page, for sharing. */
  readonly share: string;
}

interface MenuContext extends Pick<WidgetsEnvironment, 'watchHref'> {
  readonly state: CardState;
  /** Address of the current page. */
  readonly page: string;
}

export function connectCardMenu(
  video: Video,
  { state, watchHref, page }: MenuContext,
): CardMenuLinks {
  const share = new URL(watchHref(video), page);
  return {
    youtube:
      video.type === 'placeholder' || video.link !== undefined ? undefined : youtubeUrl(video.id),
    calendar: state === 'upcoming' ? googleCalendarUrl(video, share.origin) : undefined,
    share: share.href,
  };
}

/** Paths of the portal; an entry without one, or without its page, is not offered. */
export interface CardMenuPaths {
  readonly edit: string | undefined;
  /** A layout of the video and its chat. */
  readonly multiview: string | undefined;
  readonly tlClient: string | undefined;
  readonly scriptEditor: string | undefined;
  /** Login page for guests who want to upload a script; members get a dialog. */
  readonly uploadScript: string | undefined;
  /** Whether a script can be uploaded: only for past videos. */
  readonly canUploadScript: boolean;
  /** Whole address of the chat alone. */
  readonly chat: string | undefined;
  /** Whether it can be added to lists: a placeholder is removed once the real stream exists. */
  readonly canBeSaved: boolean;
  /** Whether its start can be waited for. */
  readonly canRemind: boolean;
}

/** Not for clips; a placeholder only if it leads to a stream that cells can show. */
function multiviewPath(video: Video): string | undefined {
  if (video.type === 'clip') return undefined;
  const together = watchTogether([video], { isMobile: false });
  return together.ok ? together.path : undefined;
}

/** Name of a video in the addresses of the translation pages: its YouTube id, or the link of what is elsewhere. */
const nameForTranslation = (video: Video) =>
  video.type === 'placeholder' || video.link !== undefined ? webUrl(video.link) : `YT_${video.id}`;

/** "Clips and other non-streams start on the mentions tab." */
const editPath = ({ id, type }: Video) =>
  editVideoPath(id, type === 'stream' ? undefined : 'mentions');

/** Whether the start of a video can be waited for: a placeholder is another video than the stream that follows it. */
export const canRemind = ({ type }: Pick<Video, 'type'>, state: CardState): boolean =>
  state === 'upcoming' && type === 'stream';

interface PortalMenuContext extends Pick<CardMenuActions, 'isGuest'> {
  readonly state: CardState;
  /** Host of the current page. */
  readonly host: string;
}

/** The entries that only the portal has. "Placeholders get the reduced set." */
export function connectPortalMenu(
  video: Video,
  { state, isGuest, host }: PortalMenuContext,
): CardMenuPaths {
  const isPlaceholder = video.type === 'placeholder';
  const isAhead = state === 'live' || state === 'upcoming';
  const name = nameForTranslation(video);
  const translate = (path: string) => {
    if (name === undefined) return undefined;
    const address = `${path}?${new URLSearchParams({ video: name }).toString()}`;
    return isGuest ? loginPath({ returnTo: address }) : address;
  };
  return {
    edit: isPlaceholder ? undefined : editPath(video),
    multiview: multiviewPath(video),
    tlClient: isAhead ? translate('/tlclient') : undefined,
    scriptEditor: state === 'past' ? translate('/scripteditor') : undefined,
    uploadScript: state === 'past' && isGuest ? LOGIN_PATH : undefined,
    canUploadScript: state === 'past' && !isGuest,
    chat: isAhead && video.type === 'stream' ? chatPopoutAddress(video.id, host) : undefined,
    canBeSaved: !isPlaceholder,
    canRemind: canRemind(video, state),
  };
}
