/** The widths at which pages change, as media queries for style sheets and scripts. */

/** A phone held upright, or a window as narrow. */
export const PHONE_QUERY = '(max-width: 599px)';
/** Everything with less room than a desktop: phones and tablets. */
export const MOBILE_QUERY = '(max-width: 959px)';
/** Room for a desktop page: the opposite of `MOBILE_QUERY`. */
export const WIDE_QUERY = '(min-width: 960px)';
/**
 * A phone on its side: two columns. A desktop page enlarged to 400 % is wider than high too, but has no room for them.
 */
export const LANDSCAPE_QUERY =
  '(min-width: 480px) and (max-width: 959px) and (orientation: landscape)';
/** A phone on its side, or a page enlarged to 400 %: bars would take most of the window. */
export const SHORT_QUERY = '(max-height: 479px)';
/** Room for a drawer beside the page without being asked for. */
export const ROOM_QUERY = '(min-width: 1264px)';
