/** What a frame of a player may do: play with sound, full screen, and picture-in-picture. */
export const FRAME_ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
/** Platforms refuse to play for a page that does not name itself. */
export const FRAME_REFERRER = 'strict-origin-when-cross-origin';
