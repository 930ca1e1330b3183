/** The widths at which the frame changes, as the style sheets and the scripts ask for them. */
export const PHONE_QUERY = '(max-width: 599px)';
/** Below this there is a bar at the bottom, and the drawer comes over the page. */
export const MOBILE_QUERY = '(max-width: 959px)';
export const WIDE_QUERY = '(min-width: 960px)';
/** From here the drawer stands beside the page without being asked for. */
export const ROOM_QUERY = '(min-width: 1264px)';
