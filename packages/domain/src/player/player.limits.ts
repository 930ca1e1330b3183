/** A frame hears nothing while it loads, so it is greeted again after this time until it answers. */
export const PLAYER_GREETING_MS = 250;
/** "A frame that never answers (10 s, then a sentence and a link)." */
export const PLAYER_SILENCE_MS = 10_000;
