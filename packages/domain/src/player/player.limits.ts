/** A frame receives no messages while it loads, so greetings are repeated at this interval until it answers. */
export const PLAYER_GREETING_MS = 250;
/** "A frame that never answers (10 s, then a sentence and a link)." */
export const PLAYER_SILENCE_MS = 10_000;
