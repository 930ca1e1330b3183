import type { AnswerOf, Video } from '@oshimado/contract';
import type { MediaState } from '@oshimado/domain';
import type { VideoFailure } from '../failures';

/** The details of the element's events. All of them bubble, cross shadow roots and can be cancelled. */
export interface OshiPlayerEvents {
  /** The picture of the video is shown. */
  'oshi-ready': { readonly video: AnswerOf<'getVideo'> };
  /** A visitor wants to play, or the page called `play()`. Cancelled, nothing is loaded from the platform. */
  'oshi-play': { readonly video: Video };
  /** Playing, paused, ended, or another second. */
  'oshi-change': Pick<MediaState, 'paused' | 'ended' | 'currentTime' | 'duration'>;
  /** A visitor chose the title or the channel. Cancelled, the link is not followed. */
  'oshi-select': { readonly video: Video; readonly href: string };
  /**
   * The video could not be loaded (`missing`: the server does not know it; `busy`: it refuses calls for a while), or its player cannot play it; `load`: the scripts of the
   * element could not be loaded.
   */
  'oshi-error': { readonly code: VideoFailure | NonNullable<MediaState['failure']> | 'load' };
}
