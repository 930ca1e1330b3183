/** The server's own description of its API. */
export const API_DOCS = '/api/docs';
export const REQUEST_PATH = '/addChannel';
/** Makes the code that puts an element onto another page. */
export const EMBED_PATH = '/embed';
/** Where everything a device keeps can be reset. */
export const RESET_PATH = '/settings#data';
