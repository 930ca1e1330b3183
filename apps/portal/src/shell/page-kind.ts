/** Decides which parts of the frame a page has. */

/**
 * `watch` and `edit` are about one video, and give it the whole screen of a phone; `multiview` and the tools (translation client, script
 * editor) give all of every screen to their work; everything else is `plain`.
 */
export type PageKind = 'plain' | 'watch' | 'edit' | 'multiview' | 'tool';

/** What the frame must know of the page in it. */
export interface ShownPage {
  readonly kind: PageKind;
  /** Its path without a part that only names a tab: the same for addresses that are one page. */
  readonly key: string;
  /** The video it is about. */
  readonly video: string | null;
}

/** On which screens a bar is shown: all, from 960 px up, or none. */
export type Presence = 'always' | 'wide' | 'never';

/** "Hidden on multiview, tlclient and scripteditor always; on watch and edit on mobile." */
export function topBarOf(kind: PageKind): Presence {
  if (kind === 'plain') return 'always';
  return kind === 'watch' || kind === 'edit' ? 'wide' : 'never';
}

/** The bar at the bottom of phones, and the drawer beside the page where there is room: on plain pages. */
export const hasBottomBar = (kind: PageKind): boolean => kind === 'plain';
export const hasFixedDrawer = (kind: PageKind): boolean => kind === 'plain';
