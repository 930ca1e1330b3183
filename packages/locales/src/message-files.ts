/**
 * Locations of the message files. The builds make a chunk of each file that these patterns match, and one of the list of each language: a
 * page needs that of its own, and the list of all is 46 kB.
 */
import type { FullLanguage, OverlayLanguage } from './languages';
import type { Namespace } from './namespaces';

interface Files {
  readonly loadFile: (namespace: Namespace) => Promise<unknown>;
}

export async function loadFile(language: FullLanguage, namespace: Namespace): Promise<unknown> {
  const files = (await import(`./${language}/files.ts`)) as Files;
  return files.loadFile(namespace);
}

export const loadOverlay = (language: OverlayLanguage): Promise<unknown> =>
  import(`./overlays/${language}.json`);
