/**
 * The built document and its stylesheet. The portal writes the styles of the first paint into each page, so that it needs no second
 * request; the content security policy allows them by the page's nonce.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameOrigins } from '@oshimado/contract';
import { plainFrameOrigins } from '@oshimado/domain';
import { pagePolicy } from '../plugins/page-policy';

export interface Template {
  readonly html: string;
  /** Text of the stylesheet it links. */
  readonly styles: string;
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/** The page is readable without scripts, so the first image is loaded before them. */
const SCRIPT = /(<script type="module"|<link rel="modulepreload")/g;

/** Sources of frames: players and chats, nothing else. */
function frameSources(frames: FrameOrigins): string {
  const { youtube, youtubeChat, twitch, twitchChat, own } = frames;
  return [youtube, youtubeChat, twitch, twitchChat, own, ...plainFrameOrigins].join(' ');
}

/** The content security policy of one rendered page; `nonce` is the one in its document. Default: no frames. */
export const policyOf = (nonce: string, frames?: FrameOrigins): string =>
  pagePolicy({
    directives: {
      // No inline script at all. A bootstrap known by its hash would need 'strict-dynamic' for what it imports, and
      // Chromium refuses an import from a script in the document all the same.
      'script-src': "'self'",
      'style-src': `'self' 'nonce-${nonce}'`,
      'style-src-attr': "'unsafe-inline'",
      // A mirrored service may store pictures anywhere, as long as they are served by https.
      'img-src': "'self' data: https:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      ...(frames && { 'frame-src': frameSources(frames) }),
      'form-action': "'self'",
      'require-trusted-types-for': "'script'",
      // One policy for the only address it creates: that of the worker (apps/portal/src/pwa/worker-script.ts).
      'trusted-types': 'oshimado-worker',
    },
  });

export async function readTemplate(clientDir: string): Promise<Template> {
  const built = await readFile(join(clientDir, 'index.html'), 'utf8');
  const href = STYLESHEET.exec(built)?.[1];
  const styles = href === undefined ? '' : await readFile(join(clientDir, href), 'utf8');
  return { html: built.replaceAll(SCRIPT, `$1 fetchpriority="low"`), styles };
}
