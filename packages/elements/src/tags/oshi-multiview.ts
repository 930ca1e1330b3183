// Written by `npx vitest run --project node tests/architecture -u` from the tables.
import type { PickedVideo } from '@oshimado/domain';
import type { SharedAttributes } from './shared-attributes';

/** What is written into `<oshi-multiview>`. */
export interface OshiMultiviewAttributes extends SharedAttributes {
  /** A layout code with its videos, or the whole address of a shared multiview, with what its chats show. Default: the automatic layout for `videos`. */
  layout?: string | undefined;
  /** Ids or addresses of videos and `twitch:name`, joined by commas. They fill the empty cells of `layout`; without it they get the automatic layout for their number. */
  videos?: string | undefined;
  /** Puts a chat beside the videos if there is no `layout`. `off`, the default, or `on`. */
  chat?: 'on' | 'off' | boolean | undefined;
  /** The bar that plays, pauses and mutes all videos. `on`, the default, or `off`. */
  controls?: 'on' | 'off' | boolean | undefined;
}

/** The events of `<oshi-multiview>`. */
export interface OshiMultiviewEvents {
  /** The pictures are shown. */
  'oshi-ready': CustomEvent<{videos: PickedVideo[]}>;
  /** Playing was asked for; canceled, nothing is loaded from the platforms. */
  'oshi-play': CustomEvent<{videos: PickedVideo[]}>;
  /** The layout or the videos cannot be read, the scripts could not be loaded, or the server is busy. */
  'oshi-error': CustomEvent<{code: string}>;
}

/** Several streams beside each other: pictures of the videos, and their players once a visitor presses them. */
export interface OshiMultiviewElement extends HTMLElement {
  /** A layout code with its videos, or the whole address of a shared multiview, with what its chats show. Default: the automatic layout for `videos`. */
  layout: string | null;
  /** Ids or addresses of videos and `twitch:name`, joined by commas. They fill the empty cells of `layout`; without it they get the automatic layout for their number. */
  videos: string | null;
  /** Puts a chat beside the videos if there is no `layout`. `off`, the default, or `on`. */
  chat: boolean;
  /** The bar that plays, pauses and mutes all videos. `on`, the default, or `off`. */
  controls: boolean;
  /** Origin of the server. Default: the one the script came from. */
  api: string | null;
  /** Where pictures come from. `server`, the default: all from `api`; `platform`: those of YouTube and others from there. */
  pictures: 'server' | 'platform';
  /** `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`. */
  theme: string | null;
}
