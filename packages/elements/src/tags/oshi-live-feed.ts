// Written by `npx vitest run --project node tests/architecture -u` from the tables.
import type { Video } from '@oshimado/contract';
import type { SharedAttributes } from './shared-attributes';

/** What is written into `<oshi-live-feed>`. */
export interface OshiLiveFeedAttributes extends SharedAttributes {
  /** Organization whose board is shown. Default: all. */
  org?: string | undefined;
  /** Channel ids, joined by commas; they count before `org`. Default: none. */
  channels?: string | undefined;
  /** Most cards, 1 to 100. Default 24. */
  max?: number | undefined;
  /** `cards`, the default: a grid; `list`: rows; `strip`: one row that scrolls sideways. */
  layout?: 'cards' | 'list' | 'strip' | undefined;
  /** `all`, the default, or only streams that are `live` or `upcoming`. */
  status?: 'all' | 'live' | 'upcoming' | undefined;
  /** Topics, joined by commas: only streams of one of them. Default: all. */
  topics?: string | undefined;
  /** What is left out, joined by commas: `collabs` (streams of others), `placeholders`, `missing`. Default: nothing. */
  hide?: string | undefined;
}

/** The events of `<oshi-live-feed>`. */
export interface OshiLiveFeedEvents {
  /** The first board is there, with so many cards. */
  'oshi-ready': CustomEvent<{count: number}>;
  /** The board changed: how many streams it has, also beyond `max`. */
  'oshi-change': CustomEvent<{live: number, upcoming: number}>;
  /** A visitor chose a video; cancelable. */
  'oshi-select': CustomEvent<{video: Video, href: string}>;
  /** The board could not be loaded. */
  'oshi-error': CustomEvent<{code: string}>;
}

/** The live board of an organization or of some channels. */
export interface OshiLiveFeedElement extends HTMLElement {
  /** Organization whose board is shown. Default: all. */
  org: string | null;
  /** Channel ids, joined by commas; they count before `org`. Default: none. */
  channels: string | readonly string[] | null;
  /** Most cards, 1 to 100. Default 24. */
  max: number;
  /** `cards`, the default: a grid; `list`: rows; `strip`: one row that scrolls sideways. */
  layout: 'cards' | 'list' | 'strip';
  /** `all`, the default, or only streams that are `live` or `upcoming`. */
  status: 'all' | 'live' | 'upcoming';
  /** Topics, joined by commas: only streams of one of them. Default: all. */
  topics: string | readonly string[] | null;
  /** What is left out, joined by commas: `collabs` (streams of others), `placeholders`, `missing`. Default: nothing. */
  hide: string | readonly string[] | null;
  /** Origin of the server. Default: the one the script came from. */
  api: string | null;
  /** Where pictures come from. `server`, the default: all from `api`; `platform`: those of YouTube and others from there. */
  pictures: 'server' | 'platform';
  /** `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`. */
  theme: string | null;
}
