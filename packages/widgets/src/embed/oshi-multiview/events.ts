import type { PickedVideo } from '@oshimado/domain';

/** The details of the element's events. All of them bubble, cross shadow roots and can be cancelled. */
export interface OshiMultiviewEvents {
  /** The pictures of the videos are shown. */
  'oshi-ready': { readonly videos: readonly PickedVideo[] };
  /** A visitor wants to play these videos. Cancelled, nothing is loaded from the platforms. */
  'oshi-play': { readonly videos: readonly PickedVideo[] };
  /**
   * `layout` or `videos` cannot be read; `load`: the scripts of the element could not be loaded; `busy`: the server has refused what it
   * knows of the videos, and is asked again later. They are shown without it.
   */
  'oshi-error': { readonly code: 'layout' | 'videos' | 'load' | 'busy' };
}
