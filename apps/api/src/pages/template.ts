/**
 * The built document with inlined styles, so that the first paint needs no second request, and a content security policy that
 * allows exactly these styles.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashesOf, pagePolicy } from '../plugins/page-policy';

export interface Template {
  readonly html: string;
  /** The policy of one rendered page; `nonce` is the one in its document. */
  readonly contentSecurityPolicy: (nonce: string) => string;
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** The page is readable without scripts, so the first image is loaded before them. */
const SCRIPT = /(<script type="module"|<link rel="modulepreload")/g;

const policyOf = (styles: readonly string[]) => {
  const hashes = hashesOf(styles);
  return (nonce: string) =>
    pagePolicy({
      directives: {
        // No inline script at all. A bootstrap known by its hash would need 'strict-dynamic' for what it imports, and
        // Chromium refuses an import from a script in the document all the same.
        'script-src': "'self'",
        'style-src': `'self' 'nonce-${nonce}' ${hashes}`,
        'style-src-attr': "'unsafe-inline'",
        // A mirrored service may store pictures anywhere, as long as they are served by https.
        'img-src': "'self' data: https:",
        'font-src': "'self'",
        'connect-src': "'self'",
        'manifest-src': "'self'",
        'worker-src': "'self'",
        'object-src': "'none'",
        'form-action': "'self'",
        'require-trusted-types-for': "'script'",
        // One policy for the only address it creates: that of the worker (apps/portal/src/pwa/worker-script.ts).
        'trusted-types': 'oshimado-worker',
      },
    });
};

export async function readTemplate(clientDir: string): Promise<Template> {
  const built = await readFile(join(clientDir, 'index.html'), 'utf8');
  const links = [...built.matchAll(STYLESHEET)];
  const styles = await Promise.all(
    links.map(([, href = '']) => readFile(join(clientDir, href), 'utf8')),
  );
  const readable = built.replaceAll(SCRIPT, `$1 fetchpriority="low"`);
  const html = links.reduce(
    (text, [link], index) => text.replace(link, () => `<style>${styles[index]}</style>`),
    readable,
  );
  return { html, contentSecurityPolicy: policyOf(styles) };
}
