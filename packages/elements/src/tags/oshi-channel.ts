// Written by `npx vitest run --project node tests/architecture -u` from the tables.
import type { Channel, Video } from '@oshimado/contract';
import type { SharedAttributes } from './shared-attributes';

/** What is written into `<oshi-channel>`. */
export interface OshiChannelAttributes extends SharedAttributes {
  /** Id of the channel. */
  channel: string;
}

/** The events of `<oshi-channel>`. */
export interface OshiChannelEvents {
  /** The channel is shown. */
  'oshi-ready': CustomEvent<{channel: Channel}>;
  /** Whether it is live: once that is known, and whenever it changes. */
  'oshi-change': CustomEvent<{live: boolean}>;
  /** A visitor chose the stream, or the channel itself (`video` is null); cancelable. */
  'oshi-select': CustomEvent<{video: Video | null, href: string}>;
  /** The channel or its streams could not be loaded. */
  'oshi-error': CustomEvent<{code: string}>;
}

/** A channel: picture, name, organization, numbers, and its stream that is live or comes next. */
export interface OshiChannelElement extends HTMLElement {
  /** Id of the channel. */
  channel: string | null;
  /** Origin of the server. Default: the one the script came from. */
  api: string | null;
  /** Where pictures come from. `server`, the default: all from `api`; `platform`: those of YouTube and others from there. */
  pictures: 'server' | 'platform';
  /** `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`. */
  theme: string | null;
}
