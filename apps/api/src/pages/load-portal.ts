/** Loads the built portal: its files, its HTML document with inlined styles, and its server renderer. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer, SiteLinks } from '@oshimado/contract';
import { readTemplate, type Template } from './template';

export interface Portal {
  /** Folder of the files for the browser. */
  readonly client: string;
  readonly template: Template;
  readonly renderer: PageRenderer;
  /** External links in the portal's frame. */
  readonly links: SiteLinks;
}

interface ServerEntry {
  readonly createPageRenderer: (template: string, links: SiteLinks) => PageRenderer;
}

const NO_LINKS: SiteLinks = { social: [], extension: {} };

/** `dir` has the folders `client` and `server`; `links` default to none. */
export async function loadPortal(dir: string, links: SiteLinks = NO_LINKS): Promise<Portal> {
  const client = join(dir, 'client');
  const template = await readTemplate(client);
  const entry = pathToFileURL(join(dir, 'server', 'entry-server.js')).href;
  const { createPageRenderer } = (await import(entry)) as ServerEntry;
  return { client, template, renderer: createPageRenderer(template.html, links), links };
}
