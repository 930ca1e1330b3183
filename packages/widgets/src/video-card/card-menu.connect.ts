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
} from '@oshimado/domain';
import type { CardMenuActions, WidgetsEnvironment } from '../context';
import type { CardState } from './video-card.types';

export interface CardMenuLinks {
  /** undefined for a placeholder: YouTube does not know it. */
  readonly youtube: string | undefined;
  /** Only for what is still to come. */
  readonly calendar: string | undefined;
  /** The whole address of the watch page, to be passed on. */
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
    youtube: video.type === 'placeholder' ? undefined : youtubeUrl(video.id),
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
  /** Login of a guest who wants to upload a script; others have a dialog for it. */
  readonly uploadScript: string | undefined;
  /** Whether a script can be uploaded: its lines are of the past. */
  readonly canUploadScript: boolean;
  /** Whole address of the chat alone. */
  readonly chat: string | undefined;
  /** Whether it can be put into lists: a placeholder is gone once the real stream is there. */
  readonly canBeSaved: boolean;
}

/** Not for clips; a placeholder only if it leads to a stream that cells can show. */
function multiviewPath(video: Video): string | undefined {
  if (video.type === 'clip') return undefined;
  const together = watchTogether([video], { isMobile: false });
  return together.ok ? together.path : undefined;
}

/** How the translation pages call a video: by its id on YouTube, or by the address of a placeholder's page. */
const nameForTranslation = (video: Video) =>
  video.type === 'placeholder' ? webUrl(video.link) : `YT_${video.id}`;

/** "Clips and other non-streams start on the mentions tab." */
const editPath = ({ id, type }: Video) =>
  `/edit/video/${encodeURIComponent(id)}${type === 'stream' ? '' : '/mentions'}`;

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
  };
}
