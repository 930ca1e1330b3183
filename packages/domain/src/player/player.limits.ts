/** A frame receives no messages while it loads, so greetings are repeated at this interval until it answers. */
export const PLAYER_GREETING_MS = 250;
/**
 * A frame that is loaded again is not listened to before its load event, because its old document speaks until the new one is there. One that
 * takes longer is spoken to all the same: the old document is gone with the first answer of the server, and a load event may come much later.
 */
export const PLAYER_RELOAD_MS = 5_000;
/** "A frame that never answers (10 s, then a sentence and a link)." */
export const PLAYER_SILENCE_MS = 10_000;
