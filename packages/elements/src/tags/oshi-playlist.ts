// Written by `npx vitest run --project node tests/architecture -u` from the tables.
import type { Video } from '@oshimado/contract';
import type { SharedAttributes } from './shared-attributes';

/** What is written into `<oshi-playlist>`. */
export interface OshiPlaylistAttributes extends SharedAttributes {
  /** Id of the playlist. */
  playlist: string;
  /** Most cards, 1 to 100. Default 24. */
  max?: number | undefined;
}

/** The events of `<oshi-playlist>`. */
export interface OshiPlaylistEvents {
  /** The playlist is there, with so many cards. */
  'oshi-ready': CustomEvent<{count: number}>;
  /** A visitor chose a video, or the playlist itself (`video` is null); cancelable. */
  'oshi-select': CustomEvent<{video: Video | null, href: string}>;
  /** The playlist could not be loaded. */
  'oshi-error': CustomEvent<{code: string}>;
}

/** A playlist: its name, the number of its videos, and their cards. */
export interface OshiPlaylistElement extends HTMLElement {
  /** Id of the playlist. */
  playlist: string | null;
  /** Most cards, 1 to 100. Default 24. */
  max: number;
  /** Origin of the server. Default: the one the script came from. */
  api: string | null;
  /** Where pictures come from. `server`, the default: all from `api`; `platform`: those of YouTube and others from there. */
  pictures: 'server' | 'platform';
  /** `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`. */
  theme: string | null;
}
