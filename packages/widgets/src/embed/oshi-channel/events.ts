import type { AnswerOf, Video } from '@oshimado/contract';
import type { AnswerFailure } from '../failures';

/** The details of the element's events. All of them bubble, cross shadow roots and can be cancelled. */
export interface OshiChannelEvents {
  /** The channel is shown. */
  'oshi-ready': { readonly channel: AnswerOf<'getChannel'> };
  /** Whether the channel is live: once that is known, and whenever it changes. */
  'oshi-change': { readonly live: boolean };
  /** A visitor chose the stream, or the channel itself, where `video` is null. Cancelled, the link is not followed. */
  'oshi-select': { readonly video: Video | null; readonly href: string };
  /** The channel or its streams could not be loaded (`missing`: the server does not know it; `busy`: it refuses calls for a while); `load`: the scripts of the element could not. */
  'oshi-error': { readonly code: AnswerFailure | 'load' };
}
