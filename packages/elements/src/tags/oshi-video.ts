// Written by `npx vitest run --project node tests/architecture -u` from the tables.
import type { Video } from '@oshimado/contract';
import type { SharedAttributes } from './shared-attributes';

/** What is written into `<oshi-video>`. */
export interface OshiVideoAttributes extends SharedAttributes {
  /** Id of the video. */
  video: string;
}

/** The events of `<oshi-video>`. */
export interface OshiVideoEvents {
  /** The card is shown. */
  'oshi-ready': CustomEvent<{video: Video}>;
  /** A visitor chose the video; cancelable. */
  'oshi-select': CustomEvent<{video: Video, href: string}>;
  /** The video could not be loaded. */
  'oshi-error': CustomEvent<{code: string}>;
}

/** One card: a stream, recording or clip with its picture, title, channel, state and time. While it is live or to come, it keeps up to date. */
export interface OshiVideoElement extends HTMLElement {
  /** Id of the video. */
  video: string | null;
  /** Origin of the server. Default: the one the script came from. */
  api: string | null;
  /** Where pictures come from. `server`, the default: all from `api`; `platform`: those of YouTube and others from there. */
  pictures: 'server' | 'platform';
  /** `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`. */
  theme: string | null;
}
