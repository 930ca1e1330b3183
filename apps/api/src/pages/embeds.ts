/**
 * The second origin, for embeds on other sites: the widget files and a plain list of links for pages without scripts. Nothing
 * here depends on a login.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pathOf, rowsOf, type Video } from '@oshimado/contract';
import {
  liveList,
  localeTag,
  negotiateLanguage,
  plainTitle,
  watchPath,
  webUrl,
} from '@oshimado/domain';
import type { FastifyPluginAsync } from 'fastify';
import { limitRoutes } from '../plugins/limit-routes';
import { hashesOf, pagePolicy } from '../plugins/page-policy';

export interface EmbedOptions {
  /** Folder of the built embed files; its subfolders are the versions. */
  readonly dir: string;
  /** Folder of the example pages. */
  readonly examplesDir: string;
  /** Origin of the portal, the target of links. */
  readonly portalOrigin: string;
  /** Origin of this server. */
  readonly embedOrigin: string;
  readonly now?: () => number;
}

const EXAMPLE = /^[\w-]+\.html$/;
const EVERGREEN = 'public, max-age=300, stale-while-revalidate=604800';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const RULES =
  'body{margin:0;padding:8px 16px;font:16px/1.5 system-ui,sans-serif}' +
  'li{margin-block:4px}a{color:LinkText}small{opacity:.8}';

/** The colour mode of `theme`, with the same default as the element: dark. */
const STYLES = {
  dark: `:root{color-scheme:dark}${RULES}`,
  light: `:root{color-scheme:light}${RULES}`,
  auto: `:root{color-scheme:light dark}${RULES}`,
} as const;

/** A frame without a theme follows the visitor's system, because it cannot see the page around it. */
const styleOf = (theme: string | undefined): string => {
  const words = theme?.split(' ') ?? [];
  if (words.includes('light')) return STYLES.light;
  return theme === undefined || words.includes('auto') ? STYLES.auto : STYLES.dark;
};

const CARDS_DEFAULT = 24;
const CARDS_MAX = 100;

/** Parsed like the element's `max`: an invalid value means the default. */
const cardsOf = (max: string | undefined): number => {
  const cards = Number(max);
  return Number.isInteger(cards) && cards >= 1 && cards <= CARDS_MAX ? cards : CARDS_DEFAULT;
};

/** The list is made for frames on any site: it runs no script and reads no cookies. */
const FRAMED_POLICY = `default-src 'none'; style-src ${hashesOf(Object.values(STYLES))}; base-uri 'none'; form-action 'none'`;

const EXAMPLE_POLICY = pagePolicy({
  directives: {
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: https:",
    'connect-src': "'self'",
  },
});

const item = (video: Video, portalOrigin: string) => {
  const href = webUrl(video.link) ?? portalOrigin + watchPath(video.id);
  return (
    `<li><a href="${escape(href)}" target="_blank" rel="noopener">${escape(plainTitle(video.title))}</a> ` +
    `<small>${escape(video.channel.name)} <time datetime="${video.available_at}">${video.available_at.slice(0, 16).replace('T', ' ')} UTC</time></small></li>`
  );
};

/** The attributes of `<oshi-live-feed>` except `api`, because this server answers. */
interface FramedQuery {
  readonly org?: string;
  readonly channels?: string;
  readonly theme?: string;
  readonly max?: string;
  readonly lang?: string;
}

export const embedPages: FastifyPluginAsync<EmbedOptions> = async (app, options) => {
  const { dir, examplesDir, portalOrigin, embedOrigin, now = Date.now } = options;
  const hidden = { schema: { hide: true }, config: { limit: 'page' as const } };

  await app.register(async (files) => {
    limitRoutes(files, 'file');
    await files.register(fastifyStatic, {
      root: dir,
      wildcard: false,
      index: false,
      preCompressed: true,
      // Set here per file; headers of the plugin would override them.
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz', '**/*.map'],
      setHeaders: (response, path) => {
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('cross-origin-resource-policy', 'cross-origin');
        response.setHeader('cache-control', /-[\w-]{8,}\.js$/.test(path) ? IMMUTABLE : EVERGREEN);
      },
    });
  });
  // EMBED_ORIGIN in the examples is replaced by the address of this server.
  app.get<{ Params: { page: string } }>('/examples/:page', hidden, async (request, reply) => {
    const { page } = request.params;
    const example = EXAMPLE.test(page)
      ? await readFile(join(examplesDir, page), 'utf8').catch(() => undefined)
      : undefined;
    if (example === undefined) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=60')
      .header('content-security-policy', EXAMPLE_POLICY)
      .type('text/html; charset=utf-8')
      .send(example.replaceAll('EMBED_ORIGIN', embedOrigin));
  });

  // Links of an element point to its API server; the pages are the portal's.
  for (const path of ['/watch/:id', '/channel/:id']) {
    app.get(path, hidden, (request, reply) => reply.redirect(portalOrigin + request.url, 302));
  }

  // The feed without scripts: for `<noscript>` frames and readers without scripts. It supports the attributes of the
  // element.
  app.get<{ Querystring: FramedQuery }>('/v1/live-feed.html', hidden, async (request, reply) => {
    const { org, channels, theme, max, lang } = request.query;
    const path = channels
      ? pathOf('getUsersLive', { channels, includePlaceholder: true })
      : pathOf('getLive', { type: ['stream', 'placeholder'], org });
    const { statusCode, payload } = await app.inject({ method: 'GET', url: path });
    const videos = statusCode === 200 ? liveList(rowsOf<Video>(JSON.parse(payload)), now()) : [];
    const rows = videos.slice(0, cardsOf(max)).map((video) => item(video, portalOrigin));
    const language = localeTag(negotiateLanguage(lang || request.headers['accept-language']));
    const html =
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${escape(org ?? 'Oshimado')}</title><style>${styleOf(theme)}</style></head>` +
      `<body><ul>${rows.join('')}</ul></body></html>`;
    return reply
      .code(statusCode === 200 ? 200 : statusCode === 400 ? 400 : 503)
      .header('cache-control', 'public, max-age=60')
      .header('vary', 'accept-language')
      .header('content-language', language)
      .header('content-security-policy', FRAMED_POLICY)
      .type('text/html; charset=utf-8')
      .send(html);
  });
};
