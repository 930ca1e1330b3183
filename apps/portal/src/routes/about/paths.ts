/** The server's own description of its API. */
export const API_DOCS = '/api/docs';
export const REQUEST_PATH = '/addChannel';
export const ACCOUNT_PATH = '/login';
/** Where everything a device keeps can be reset. */
export const RESET_PATH = '/settings#data';
