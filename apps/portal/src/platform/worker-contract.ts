/** Constants shared by the page and its service worker: cache names, messages, attributes. */

/** Prefix of all caches of the worker; other caches of this origin are left alone. */
export const CACHE_PREFIX = 'oshimado-';

/** Message to a waiting worker, when the viewer accepts the new version. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** Message to a page, with a port for the answer: the ids of the videos that it plays. */
export const WHAT_PLAYS = 'WHAT_PLAYS';

/**
 * Attribute of the root element of a document served from the worker's cache; its value is when it was cached, epoch ms.
 */
export const KEPT_ATTRIBUTE = 'data-kept-at';
