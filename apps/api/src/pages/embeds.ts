/**
 * The second origin, for embeds on other sites: the widget files and a plain list of links for pages without scripts. Nothing
 * here depends on a login.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FrameOrigins } from '@oshimado/contract';
import { escapeHtml, linkedPages, localeTag, negotiateLanguage } from '@oshimado/domain';
import type { FastifyPluginAsync } from 'fastify';
import { limitRoutes } from '../plugins/limit-routes';
import type { WatchQueue } from '../plugins/load-metrics';
import { hashesOf, pagePolicy } from '../plugins/page-policy';
import { elementFrames } from './element-frames';
import { liveLinks, type LiveQuery } from './live-links';
import { refuseUntil } from './refuse-until';
import { loadStaticElements, staticElements } from './static-elements';

export interface EmbedOptions {
  /** Folder of the built embed files; its subfolders are the versions: `v1`, and exact ones such as `0.2.0`. */
  readonly dir: string;
  /** Folder of the example pages. */
  readonly examplesDir: string;
  /** Origin of the portal, the target of links. */
  readonly portalOrigin: string;
  /** Patterns of the paths of the portal's pages. Default: those that elements link to, of a portal on another server. */
  readonly pagePaths?: readonly string[] | undefined;
  /** Origin of this server. */
  readonly embedOrigin: string;
  /** Where the frames of players come from. */
  readonly frames: FrameOrigins;
  readonly now?: () => number;
  /** Resolves when the embed files are built; until then, and if it rejects, what needs them answers 503. Default: they are there. */
  readonly built?: Promise<void> | undefined;
  /** Shows its queue in metrics. Default: it is not shown. */
  readonly watchQueue?: WatchQueue | undefined;
}

const EXAMPLE = /^[\w-]+\.html$/;
/** A release reaches every page within minutes: nothing older is ever used while the new one is asked for. */
const EVERGREEN = 'public, max-age=300';
/** A folder of scripts that never change, beside `v1`, which is always the newest. */
const EXACT_VERSION = /^\d+\.\d+\.\d+/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
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

/** The list is made for frames on any site: it runs no script and reads no cookies. */
const FRAMED_POLICY = `default-src 'none'; style-src ${hashesOf(Object.values(STYLES))}; object-src 'none'; base-uri 'none'; form-action 'none'`;

const EXAMPLE_POLICY = pagePolicy({
  directives: {
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: https:",
    'connect-src': "'self'",
  },
});

/** Pages that players and chats of the portal, and of other sites, have in frames; their scripts are part of the build. */
const FRAMES = {
  player: {
    style:
      'html,body{margin:0;height:100%;background:#000;color:#fff;font:14px/1.4 system-ui,sans-serif;overflow:hidden}' +
      '#player{position:relative;height:100%}video,canvas{display:block;width:100%;height:100%;object-fit:contain}' +
      '.controls{position:absolute;inset:auto 0 0 0;display:flex;align-items:center;gap:8px;padding:4px 8px;background:rgb(0 0 0/.65)}' +
      'button{flex:none;min-width:32px;height:32px;padding:0 6px;border:0;border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer}' +
      'button:hover{background:rgb(255 255 255/.15)}button:focus-visible,input:focus-visible{outline:2px solid #fff}' +
      'button svg{width:20px;height:20px;fill:currentcolor;vertical-align:middle}' +
      'input{flex:1 1 auto;min-width:40px;height:24px;accent-color:#ff5c8d}output{flex:none;font-variant-numeric:tabular-nums}' +
      '@media(max-width:420px){output{display:none}}',
    // A file may be anywhere; an HLS stream is fetched by script and fed to the player.
    policy: "media-src * blob:; connect-src *; img-src 'self' data:",
  },
  chat: {
    style:
      'html,body{margin:0;height:100%;font:14px/1.4 system-ui,sans-serif}' +
      'html[data-theme=dark]{background:#101014;color:#f0f0f4;color-scheme:dark}html[data-theme=light]{background:#fff;color:#18181c}' +
      '#chat{height:100%;overflow-y:auto;overflow-wrap:anywhere}p{margin:0;padding:3px 12px}',
    policy: '',
  },
} as const;

const framePage = (name: keyof typeof FRAMES) => {
  const { style, policy } = FRAMES[name];
  const attributes = name === 'chat' ? ' tabindex="0" role="log"' : '';
  return {
    html:
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      `<meta name="robots" content="noindex"><title>Oshimado</title><style>${style}</style></head>` +
      `<body><div id="${name}"${attributes}></div><script type="module" src="/v1/${name}.js"></script></body></html>`,
    policy: `default-src 'none'; script-src 'self'; style-src ${hashesOf([style])}; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; ${policy}`,
  };
};

/** The attributes of `<oshi-live-feed>` except `api`, because this server answers. */
interface FramedQuery extends LiveQuery {
  readonly theme?: string;
  readonly lang?: string;
}

/** A page for a frame, or its only file, which is built before all others: the portal plays the demo world in it. */
const FRAME_PATH = /^\/v1\/(player|chat)\.(?:html|js)$/;

/** Copies that are sent in place of a file, and maps of sources. */
const UNSERVED = /\.(?:br|gz|map)$/;

/** The scripts and what they load. Looked up at each request, so that a build may end while the server runs. */
const embedFiles: FastifyPluginAsync<{ readonly dir: string }> = async (app, { dir }) => {
  limitRoutes(app, 'file');
  await app.register(fastifyStatic, {
    root: dir,
    serve: false,
    index: false,
    preCompressed: true,
    // Set here per file; headers of the plugin would override them.
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      response.setHeader('vary', 'accept-encoding');
      // By the folder: the path of a compressed copy has another ending, and names end in what looks like a hash.
      const [version = '', ...folders] = relative(dir, dirname(path)).split(sep);
      const stays = EXACT_VERSION.test(version) || folders.includes('hashed');
      response.setHeader('cache-control', stays ? IMMUTABLE : EVERGREEN);
    },
  });
  // The folder `server` beside the versions is what this server draws with.
  app.get<{ Params: { version: string; '*': string } }>(
    '/:version(^v1$|^\\d+\\.\\d+\\.\\d+[\\w.-]*$)/*',
    { schema: { hide: true } },
    ({ params }, reply) => {
      const { version, '*': path } = params;
      if (UNSERVED.test(path)) return reply.callNotFound();
      return reply.sendFile(`${version}/${path}`);
    },
  );
};

export const embedPages: FastifyPluginAsync<EmbedOptions> = async (app, options) => {
  const { dir, examplesDir, portalOrigin, embedOrigin, frames, built, watchQueue } = options;
  const { now = Date.now, pagePaths = linkedPages } = options;
  const hidden = { schema: { hide: true }, config: { limit: 'page' as const } };

  if (built) await mkdir(dir, { recursive: true });
  const load = () => loadStaticElements(dir, { portal: portalOrigin, embeds: embedOrigin });
  const later = built?.then(load);
  later?.catch((err: unknown) => app.log.error({ err }, 'there are no embeds to load'));
  const elements = later ?? (await load());
  await app.register(async (drawn) => {
    refuseUntil(drawn, later, (path) => {
      const [, name] = FRAME_PATH.exec(path) ?? [];
      return name !== undefined && existsSync(join(dir, `v1/${name}.js`));
    });
    await drawn.register(embedFiles, { dir });
    for (const name of ['player', 'chat'] as const) {
      const { html, policy } = framePage(name);
      drawn.get(`/v1/${name}.html`, hidden, (_request, reply) =>
        reply
          .header('cache-control', EVERGREEN)
          .header('content-security-policy', policy)
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('text/html; charset=utf-8')
          .send(html),
      );
    }
    await drawn.register(staticElements, { elements, embedOrigin, now, watchQueue });
    const manifest = join(dir, 'v1/custom-elements.json');
    await drawn.register(elementFrames, { manifest, portalOrigin, embedOrigin, frames, now });
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

  // `<oshi-player>` is used on pages of other sites.
  app.get('/v1/frames.json', hidden, (_request, reply) =>
    reply
      .header('cache-control', EVERGREEN)
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(frames),
  );

  // Links of an element point to its API server; the pages are the portal's.
  for (const path of pagePaths) {
    app.get(path, hidden, (request, reply) => reply.redirect(portalOrigin + request.url, 302));
  }

  // The feed without scripts: for `<noscript>` frames and readers without scripts. It supports the attributes of the
  // element.
  app.get<{ Querystring: FramedQuery }>('/v1/live-feed.html', hidden, async (request, reply) => {
    const { org, theme, lang } = request.query;
    const { status, list } = await liveLinks(app, request.query, { portalOrigin, now });
    const language = localeTag(negotiateLanguage(lang || request.headers['accept-language']));
    const html =
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${escapeHtml(org ?? 'Oshimado')}</title><style>${styleOf(theme)}</style></head>` +
      `<body>${list}</body></html>`;
    return reply
      .code(status)
      .header('cache-control', 'public, max-age=60')
      .header('vary', 'accept-language')
      .header('content-language', language)
      .header('content-security-policy', FRAMED_POLICY)
      .type('text/html; charset=utf-8')
      .send(html);
  });
};
