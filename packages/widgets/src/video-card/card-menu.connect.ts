/** Where the entries of a card's menu lead. Pure. */
import type { Video } from '@oshimado/contract';
import { googleCalendarUrl, youtubeUrl } from '@oshimado/domain';
import type { WidgetsEnvironment } from '../context';
import type { CardState } from './video-card.types';

export interface CardMenuLinks {
  /** undefined for a placeholder: YouTube does not know it. */
  readonly youtube: string | undefined;
  /** Only for what is still to come. */
  readonly calendar: string | undefined;
  /** The whole address of the watch page, to be passed on. */
  readonly share: string;
}

export function connectCardMenu(
  video: Video,
  {
    state,
    watchHref,
    page,
  }: Pick<WidgetsEnvironment, 'watchHref'> & {
    readonly state: CardState;
    /** Address of the page the card stands on. */
    readonly page: string;
  },
): CardMenuLinks {
  const share = new URL(watchHref(video), page);
  return {
    youtube: video.type === 'placeholder' ? undefined : youtubeUrl(video.id),
    calendar: state === 'upcoming' ? googleCalendarUrl(video, share.origin) : undefined,
    share: share.href,
  };
}
