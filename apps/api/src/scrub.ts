/**
 * Removes secrets from log lines: values of known parameters and keys, in URLs and objects, and texts that look like our tokens.
 * Applied to every line, so that callers need not care.
 */
const HIDDEN = '…';

const NAMES =
  'access_token|api_key|apikey|authorization|client_secret|code_verifier|cookie|credential|id_token|jwt|' +
  'pass|passwd|password|proxy-authorization|refresh_token|secret|set-cookie|ticket|token|x-api-key|x-apikey';
/** In an object these are the code of an error, the state of a video, the key of a snapshot. */
const NAMES_IN_ADDRESSES = `${NAMES}|code|key|nonce|state`;

/** `?key=…`, `&token=…`, also where the whole address was encoded once more. */
const IN_ADDRESS = new RegExp(
  `([?&;]|%3F|%26)(${NAMES_IN_ADDRESSES})(=|%3D)(?:(?!%26)[^&\\s"'#\\\\])+`,
  'gi',
);
/** `"password":"…"`, also inside a text of JSON, where quotes are escaped. */
const IN_OBJECT = new RegExp(
  `(\\\\*"(?:${NAMES})\\\\*"\\s*:\\s*\\\\*")((?:[^"\\\\]|\\\\(?!"))+)`,
  'gi',
);
const BEARER = /\b(bearer|basic|bot)\s+[\w.~+/=-]{8,}/gi;
const TOKEN = /\beyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g;
const API_KEY = /\boshi(?:cal)?_[\w-]{20,}/g;
/** `postgresql://user:password@host`. */
const IN_USERINFO = /(:\/\/[^\s:/@"]*:)[^\s@/"]+(?=@)/g;

export const scrub = (line: string): string =>
  line
    .replace(TOKEN, HIDDEN)
    .replace(API_KEY, HIDDEN)
    .replace(BEARER, `$1 ${HIDDEN}`)
    .replace(IN_USERINFO, `$1${HIDDEN}`)
    .replace(IN_ADDRESS, `$1$2$3${HIDDEN}`)
    .replace(IN_OBJECT, `$1${HIDDEN}`);
