/**
 * Files that programs look for at fixed addresses, without reading a page first: `/robots.txt`, icons, and `/.well-known/security.txt`
 * where a contact is set.
 */
import type { FastifyInstance } from 'fastify';
import { SITEMAP_PATH } from './sitemaps';

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

export interface WellKnownOptions {
  /** Origin of the portal. */
  readonly origin: string;
  /** Address for reports of weaknesses, `mailto:` or `https:`. Default: no `security.txt`. */
  readonly securityContact?: string | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Calls and the addresses of logins are no pages. A page that is not for search engines says so itself. */
const ROBOTS = ['User-agent: *', 'Disallow: /api/', 'Disallow: /auth/', ''];

/** Feed readers, link previews and bookmarks of phones ask for them; a page that is not found is many times as large. */
const ICONS: Readonly<Record<string, string>> = {
  '/favicon.ico': '/icons/icon-192.png',
  '/apple-touch-icon.png': '/icons/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png': '/icons/apple-touch-icon.png',
};

const robotsOf = (origin: string) =>
  [...ROBOTS, `Sitemap: ${origin}${SITEMAP_PATH}`, ''].join('\n');

/** Midnight, so that the file is the same for a day. */
const expiryOf = (now: number) =>
  new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();

export function wellKnown(app: FastifyInstance, options: WellKnownOptions): void {
  const { origin, securityContact, now } = options;
  const route = { schema: { hide: true }, config: { limit: 'file' as const } };
  const cached = 'public, max-age=3600';
  app.get('/robots.txt', route, (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', cached).send(robotsOf(origin)),
  );
  for (const [address, icon] of Object.entries(ICONS)) {
    app.get(address, route, (_, reply) =>
      reply.header('cache-control', cached).redirect(icon, 302),
    );
  }
  if (securityContact === undefined) return;
  app.get('/.well-known/security.txt', route, (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cached)
      .send(
        `Contact: ${securityContact}\nExpires: ${expiryOf(now())}\n` +
          `Canonical: ${origin}/.well-known/security.txt\n`,
      ),
  );
}
