import type { Video } from '@oshimado/contract';
import type { AnswerFailure } from '../failures';

/** The details of the element's events. All of them bubble, cross shadow roots and can be cancelled. */
export interface OshiPlaylistEvents {
  /** The playlist is shown, with so many cards: at most `max`. Those far below the screen are drawn as the visitor scrolls. */
  'oshi-ready': { readonly count: number };
  /** A visitor chose a video, or the playlist itself, where `video` is null. Cancelled, the link is not followed. */
  'oshi-select': { readonly video: Video | null; readonly href: string };
  /** The playlist could not be loaded (`missing`: there is none, or it was deleted; `busy`: the server refuses calls for a while); `load`: the scripts of the element could not. */
  'oshi-error': { readonly code: AnswerFailure | 'load' };
}
