import type { Namespace } from '../namespaces';

/** Locations of the message files of this language. */
export const loadFile = (namespace: Namespace): Promise<unknown> =>
  import(`../zh/${namespace}.json`);
