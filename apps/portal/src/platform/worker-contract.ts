/** What the page and its worker must agree on: names of caches, messages, marks. Both programs read it. */

/** Every cache of the worker begins with it; whatever else this origin keeps is not touched. */
export const CACHE_PREFIX = 'oshimado-';

/** Message to a waiting worker, when the viewer accepts the new version. */
export const SKIP_WAITING = 'SKIP_WAITING';

/**
 * Attribute of the root element: this document comes from the worker and not from the server; its value is the moment it was
 * kept, epoch ms.
 */
export const KEPT_ATTRIBUTE = 'data-kept-at';
