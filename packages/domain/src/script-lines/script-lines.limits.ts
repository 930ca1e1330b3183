/** Figures of the translation tools, with the sentence of the specification behind each. */

/** "minimum entry length 300 ms" */
export const LINE_MIN_MS = 300;
/** "default new entry 3000 ms" */
export const LINE_NEW_MS = 3_000;
/** Maximum length of a message; a longer one would make the server reject its whole batch. */
export const LINE_TEXT_MAX = 500;
/** "Autosave every 15 s" */
export const SCRIPT_AUTOSAVE_MS = 15_000;
/** Maximum delay between attempts after failed saves. */
export const SCRIPT_RETRY_MAX_MS = 60_000;
/** Maximum number of operations in one call. */
export const SCRIPT_BATCH_MAX = 5_000;
/** Maximum size of one call, below the server's limit of 2 MiB, because brackets and commas come on top. */
export const SCRIPT_CALL_BYTES_MAX = 2_000_000;
/** "profile list shown 3 s" */
export const PROFILE_LIST_MS = 3_000;
/** "5 s wait before the relay handshake" */
export const CHAT_HELLO_MS = 5_000;
/** Timeout of posting a line: later lines wait for it. */
export const SEND_LINE_TIMEOUT_MS = 10_000;
