import type { AnswerOf, Video } from '@oshimado/contract';
import type { VideoFailure } from '../failures';

/** The details of the element's events. All of them bubble, cross shadow roots and can be cancelled. */
export interface OshiVideoEvents {
  /** The card is shown. */
  'oshi-ready': { readonly video: AnswerOf<'getVideo'> };
  /** A visitor chose the video. Cancelled, the link is not followed. */
  'oshi-select': { readonly video: Video; readonly href: string };
  /** The video could not be loaded (`missing`: the server does not know it; `busy`: it refuses calls for a while); `load`: the scripts of the element could not. */
  'oshi-error': { readonly code: VideoFailure | 'load' };
}
