// Written by `npx vitest run --project node tests/architecture -u` from the tables.
import type { Video } from '@oshimado/contract';
import type { SharedAttributes } from './shared-attributes';

/** What is written into `<oshi-chat>`. */
export interface OshiChatAttributes extends SharedAttributes {
  /** Id of the video. */
  video: string;
  /** Languages of the translations, joined by commas: `en,ja`; the first is the main one. Default: by the UI language. */
  languages?: string | undefined;
  /** Id of an `<oshi-player>` on the page; a recording's lines follow it and move it. Default: none. */
  player?: string | undefined;
}

/** The events of `<oshi-chat>`. */
export interface OshiChatEvents {
  /** The video is known, and its translations are shown as they come. */
  'oshi-ready': CustomEvent<{video: Video}>;
  /** A visitor chose the time of a line; canceled, the player does not move. */
  'oshi-jump': CustomEvent<{seconds: number}>;
  /** The video could not be loaded. */
  'oshi-error': CustomEvent<{code: string}>;
}

/** The live translations of a stream, or those of a recording. */
export interface OshiChatElement extends HTMLElement {
  /** Id of the video. */
  video: string | null;
  /** Languages of the translations, joined by commas: `en,ja`; the first is the main one. Default: by the UI language. */
  languages: string | readonly string[] | null;
  /** Id of an `<oshi-player>` on the page; a recording's lines follow it and move it. Default: none. */
  player: string | null;
  /** Origin of the server. Default: the one the script came from. */
  api: string | null;
  /** Where pictures come from. `server`, the default: all from `api`; `platform`: those of YouTube and others from there. */
  pictures: 'server' | 'platform';
  /** `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`. */
  theme: string | null;
}
