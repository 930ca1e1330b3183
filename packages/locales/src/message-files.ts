/** Locations of the message files. The builds make a chunk of each file that these patterns match. */
import type { FullLanguage, OverlayLanguage } from './languages';
import type { Namespace } from './namespaces';

export const loadFile = (language: FullLanguage, namespace: Namespace): Promise<unknown> =>
  import(`./${language}/${namespace}.json`);

export const loadOverlay = (language: OverlayLanguage): Promise<unknown> =>
  import(`./overlays/${language}.json`);
