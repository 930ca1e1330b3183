/** Where the sentences lie. The builds read these patterns and make a chunk of each file. */
import type { FullLanguage, OverlayLanguage } from './languages';
import type { Namespace } from './namespaces';

export const loadFile = (language: FullLanguage, namespace: Namespace): Promise<unknown> =>
  import(`./${language}/${namespace}.json`);

export const loadOverlay = (language: OverlayLanguage): Promise<unknown> =>
  import(`./overlays/${language}.json`);
