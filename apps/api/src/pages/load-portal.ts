/** Loads the built portal: its files, its HTML document, and its server renderer. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltPortal, PageRenderer, SiteLinks } from '@oshimado/contract';
import { readTemplate } from './template';

export interface Portal {
  /** Folder of the files for the browser. */
  readonly client: string;
  readonly renderer: PageRenderer;
  /** Origin under which viewers reach the portal. */
  readonly origin: string;
  /** External links in the portal's frame. */
  readonly links: SiteLinks;
}

interface ServerEntry {
  readonly createPageRenderer: (portal: BuiltPortal) => PageRenderer;
}

const NO_LINKS: SiteLinks = { social: [], extension: {} };

export interface LoadOptions {
  /** Origin under which viewers reach the portal. */
  readonly origin: string;
  /** Default none. */
  readonly links?: SiteLinks | undefined;
}

/** `dir` has the folders `client` and `server`. */
export async function loadPortal(
  dir: string,
  { origin, links = NO_LINKS }: LoadOptions,
): Promise<Portal> {
  const client = join(dir, 'client');
  const { html: template, styles } = await readTemplate(client);
  const entry = pathToFileURL(join(dir, 'server', 'entry-server.js')).href;
  const { createPageRenderer } = (await import(entry)) as ServerEntry;
  const renderer = createPageRenderer({ template, styles, origin, links });
  return { client, renderer, origin, links };
}
