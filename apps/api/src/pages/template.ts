/**
 * The built document with its styles inside, so that the first picture needs no second request, and the policy that lets
 * exactly these styles run.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Template {
  readonly html: string;
  /** The policy of one drawing; `nonce` is what `withNonce` has put into its page. */
  readonly contentSecurityPolicy: (nonce: string) => string;
}

/**
 * Hands the page the word by which the few styles that are made in the browser (what a modal window does to the page below
 * it) are let in. Vite's name for such a place.
 */
export const withNonce = (html: string, nonce: string): string =>
  html.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}" />`);

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** The page is readable without its scripts, so the first picture goes before them. */
const SCRIPT = /(<script type="module"|<link rel="modulepreload")/g;

const policyOf = (styles: readonly string[]) => {
  const hashes = styles.map(
    (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  return (nonce: string) =>
    [
      `default-src 'self'`,
      `script-src 'self'`,
      `style-src 'self' 'nonce-${nonce}' ${hashes.join(' ')}`,
      `style-src-attr 'unsafe-inline'`,
      // Pictures come from wherever a mirrored service keeps them.
      `img-src 'self' data: https: http:`,
      `connect-src 'self'`,
      `manifest-src 'self'`,
      `worker-src 'self'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
      `require-trusted-types-for 'script'`,
      // One policy, which makes one address: that of the worker (apps/portal/src/pwa/worker-script.ts).
      `trusted-types oshimado-worker`,
    ].join('; ');
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
