/** Where Radix places a menu. */
export const BOX = '[data-radix-popper-content-wrapper]';

/** Names of custom properties of that box: what is seen of a page that is pinched larger, in px of the page. */
export const seen = {
  left: '--seen-left',
  foot: '--seen-foot',
  width: '--seen-width',
  height: '--seen-height',
} as const;
