/** Decides which parts of the frame a page has. */

/**
 * `watch` and `edit` give the whole screen of a phone to the video; `multiview` and the tools (translation client, script editor)
 * give all of every screen to their work; everything else is `plain`.
 */
export type PageKind = 'plain' | 'watch' | 'edit' | 'multiview' | 'tool';

const KINDS: Readonly<Record<string, PageKind>> = {
  watch: 'watch',
  edit: 'edit',
  multiview: 'multiview',
  tlclient: 'tool',
  scripteditor: 'tool',
};

export const pageKindOf = (pathname: string): PageKind =>
  KINDS[pathname.split('/')[1] ?? ''] ?? 'plain';

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
