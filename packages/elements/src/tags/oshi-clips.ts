// Written by `npx vitest run --project node tests/architecture -u` from the tables.
import type { Video } from '@oshimado/contract';
import type { SharedAttributes } from './shared-attributes';

/** What is written into `<oshi-clips>`. */
export interface OshiClipsAttributes extends SharedAttributes {
  /** Organization whose clips are shown. Default: all. */
  org?: string | undefined;
  /** Channel ids, joined by commas: the clips about talents, or those of clippers; they count before `org`. Default: none. */
  channels?: string | undefined;
  /** Languages of the clips, joined by commas: `en,ja`, or `all`. Default: that of the element, as `lang` says, English where it is none of clips. */
  languages?: string | undefined;
  /** Most cards, 1 to 100. Default 24. */
  max?: number | undefined;
}

/** The events of `<oshi-clips>`. */
export interface OshiClipsEvents {
  /** The clips are there, with so many cards. */
  'oshi-ready': CustomEvent<{count: number}>;
  /** A visitor chose a clip; cancelable. */
  'oshi-select': CustomEvent<{video: Video, href: string}>;
  /** The clips could not be loaded. */
  'oshi-error': CustomEvent<{code: string}>;
}

/** The newest clips of an organization or of some channels. */
export interface OshiClipsElement extends HTMLElement {
  /** Organization whose clips are shown. Default: all. */
  org: string | null;
  /** Channel ids, joined by commas: the clips about talents, or those of clippers; they count before `org`. Default: none. */
  channels: string | readonly string[] | null;
  /** Languages of the clips, joined by commas: `en,ja`, or `all`. Default: that of the element, as `lang` says, English where it is none of clips. */
  languages: string | readonly string[] | null;
  /** Most cards, 1 to 100. Default 24. */
  max: number;
  /** Origin of the server. Default: the one the script came from. */
  api: string | null;
  /** Where pictures come from. `server`, the default: all from `api`; `platform`: those of YouTube and others from there. */
  pictures: 'server' | 'platform';
  /** `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`. */
  theme: string | null;
}
