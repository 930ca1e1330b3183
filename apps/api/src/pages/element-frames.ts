/**
 * Elements in frames, for pages that take no scripts: `/embed/<tag>?<its attributes>`. Until the element is drawn, and where scripts are
 * off, there are links.
 */
import { readFile } from 'node:fs/promises';
import { pathOf, type EmbedTag, type FrameOrigins } from '@oshimado/contract';
import {
  channelPath,
  escapeHtml,
  hasOwnHeight,
  isEmbedTag,
  localeTag,
  negotiateLanguage,
  plainTitle,
  playlistPath,
  shownAtPath,
  watchPath,
} from '@oshimado/domain';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { hashesOf, pagePolicy } from '../plugins/page-policy';
import { clipLinks, liveLinks } from './live-links';

export interface ElementFrameOptions {
  /** File with the manifest of the elements (custom-elements.json), which the build writes. */
  readonly manifest: string;
  /** Origin of the portal, the target of links. */
  readonly portalOrigin: string;
  /** Origin of this server. */
  readonly embedOrigin: string;
  /** Where the frames of players come from. */
  readonly frames: FrameOrigins;
  readonly now: () => number;
}

/** What is read of a Custom Elements Manifest. The path of a module is that of its script, below this origin. */
const manifestSchema = z.object({
  modules: z.array(
    z.object({
      path: z.string(),
      declarations: z.array(
        z.object({ tagName: z.string(), attributes: z.array(z.object({ name: z.string() })) }),
      ),
    }),
  ),
});

const titled = z.object({ title: z.string() });
const named = z.object({ name: z.string() });

/** The title where a video or an organization has no name. */
const SITE = 'Oshimado';

interface FramedElement {
  /** Path of its script below this origin. */
  readonly script: string;
  readonly attributes: readonly string[];
}

async function readElements(manifest: string): Promise<ReadonlyMap<string, FramedElement>> {
  const { modules } = manifestSchema.parse(JSON.parse(await readFile(manifest, 'utf8')));
  return new Map(
    modules.flatMap(({ path, declarations }) =>
      declarations.map(({ tagName, attributes }): [string, FramedElement] => [
        tagName,
        { script: `/${path}`, attributes: attributes.map(({ name }) => name) },
      ]),
    ),
  );
}

/** Chats, schedules and multiviews fill the frame; others are as high as what they show. */
const STYLE =
  'html{color-scheme:light dark}html[data-mode=dark]{color-scheme:dark}html[data-mode=light]{color-scheme:light}' +
  'html,body{margin:0;background:none;font:16px/1.5 system-ui,sans-serif}a{color:LinkText}' +
  'html[data-fills],html[data-fills] body{height:100%;overflow:hidden}html[data-fills] body>*{height:100%}';

type Query = Readonly<Record<string, string | undefined>>;

interface Content {
  /** HTML within the element. */
  readonly links: string;
  readonly title: string;
}

const link = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

interface Kind {
  /** In words, the attributes without which it shows nothing. Default: it shows something without any. */
  readonly needs?: string;
  /** The links within the element, which are shown until it is drawn; undefined where a needed attribute is missing. */
  readonly write: (
    app: FastifyInstance,
    query: Query,
    options: ElementFrameOptions,
  ) => Promise<Content | undefined>;
}

const ofVideo: Kind = {
  needs: 'video',
  async write(app, { video = '' }, { portalOrigin }) {
    if (video === '') return undefined;
    const { statusCode, payload } = await app.inject(pathOf('getVideo', { id: video }));
    const title = statusCode === 200 ? plainTitle(titled.parse(JSON.parse(payload)).title) : video;
    return { links: link(portalOrigin + watchPath(video), title), title };
  },
};

const ofBoard: Kind = {
  async write(app, query, options) {
    const { list } = await liveLinks(app, query, options);
    return { links: list, title: query['org'] || SITE };
  },
};

/** What has a name and one page: the attribute with its id, the call for its name, and its page. */
const ofNamed = (
  needs: string,
  callOf: (id: string) => string,
  pageOf: (id: string) => string,
): Kind => ({
  needs,
  async write(app, query, { portalOrigin }) {
    const id = query[needs] ?? '';
    if (id === '') return undefined;
    const { statusCode, payload } = await app.inject(callOf(id));
    const title = statusCode === 200 ? named.parse(JSON.parse(payload)).name : id;
    return { links: link(portalOrigin + pageOf(id), title), title };
  },
});

const kinds: Readonly<Record<EmbedTag, Kind>> = {
  'oshi-live-feed': ofBoard,
  'oshi-player': ofVideo,
  'oshi-chat': ofVideo,
  'oshi-multiview': {
    needs: 'layout or videos',
    async write(_app, { layout = '', videos = '' }, { portalOrigin }) {
      if (layout === '' && videos === '') return undefined;
      const path = shownAtPath({ tag: 'oshi-multiview', attributes: { layout } });
      return { links: link(portalOrigin + path, SITE), title: SITE };
    },
  },
  'oshi-video': ofVideo,
  'oshi-channel': ofNamed('channel', (id) => pathOf('getChannel', { id }), channelPath),
  'oshi-playlist': ofNamed('playlist', (id) => pathOf('getPlaylist', { id }), playlistPath),
  'oshi-clips': {
    async write(app, query, options) {
      return { links: await clipLinks(app, query, options), title: query['org'] || SITE };
    },
  },
  'oshi-schedule': ofBoard,
  'oshi-search': {
    write(_app, query, { portalOrigin }) {
      const title = query['org'] || SITE;
      const path = shownAtPath({ tag: 'oshi-search', attributes: { org: query['org'] ?? '' } });
      return Promise.resolve({ links: link(portalOrigin + path, title), title });
    },
  },
  'oshi-live-badge': {
    needs: 'channel or org',
    async write(_app, { channel = '', org = '' }, { portalOrigin }) {
      if (channel === '' && org === '') return undefined;
      const path = shownAtPath({ tag: 'oshi-live-badge', attributes: { channel, org } });
      return { links: link(portalOrigin + path, org || SITE), title: org || SITE };
    },
  },
};

/** A frame without a theme follows the visitor's system, because it cannot see the page around it. */
const THEME = 'auto';

const modeOf = (theme: string) => {
  const words = theme.split(' ');
  if (words.includes('auto')) return '';
  return words.includes('light') ? 'light' : 'dark';
};

/** Named by their address, because `'self'` is nothing where a page puts the frame in a sandbox. */
const policyOf = (origin: string, frames: FrameOrigins) => {
  const players = [
    frames.youtube,
    frames.youtubeChat,
    frames.twitch,
    frames.twitchChat,
    frames.own,
  ];
  const sockets = origin.replace(/^http/, 'ws');
  return pagePolicy({
    directives: {
      'script-src': origin,
      'style-src': hashesOf([STYLE]),
      'style-src-attr': "'unsafe-inline'",
      'connect-src': `${origin} ${sockets}`,
      'img-src': `${origin} data: https:`,
      'frame-src': [...new Set(players.filter(Boolean))].join(' '),
      'frame-ancestors': '*',
    },
  });
};

export const elementFrames: FastifyPluginAsync<ElementFrameOptions> = (app, options) => {
  const { manifest, embedOrigin, frames } = options;
  let elements: ReadonlyMap<string, FramedElement> | undefined;
  const policy = policyOf(embedOrigin, frames);

  app.get<{ Params: { tag: string }; Querystring: Query }>(
    '/embed/:tag',
    { schema: { hide: true }, config: { limit: 'page' } },
    async (request, reply) => {
      const { params, query } = request;
      const { tag } = params;
      elements ??= await readElements(manifest);
      const element = elements.get(tag);
      if (!isEmbedTag(tag) || element === undefined) return reply.callNotFound();
      const theme = query['theme'] || THEME;
      const language = localeTag(
        negotiateLanguage(query['lang'] || request.headers['accept-language']),
      );
      const { needs = '', write } = kinds[tag];
      const content = await write(app, query, options);
      const written = element.attributes.flatMap((name) => {
        const value = name === 'theme' ? theme : query[name];
        // This server answers, whatever the frame's address says.
        return value === undefined || name === 'api' ? [] : [`${name}="${escapeHtml(value)}"`];
      });
      const fills = hasOwnHeight(tag) ? '' : ' data-fills';
      const html =
        `<!doctype html><html lang="${language}" data-mode="${modeOf(theme)}"${fills}><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><base target="_blank">' +
        `<title>${escapeHtml(content?.title ?? tag)}</title><style>${STYLE}</style>` +
        `<script type="module" src="${element.script}"></script><script type="module" src="/v1/frame.js"></script></head><body>` +
        (content === undefined
          ? `<p>&lt;${tag}&gt; shows nothing without ${needs} in the address of this frame.</p>`
          : `<${[tag, ...written].join(' ')}>${content.links}</${tag}>`) +
        '</body></html>';
      return reply
        .code(content === undefined ? 400 : 200)
        .header('cache-control', 'public, max-age=60')
        .header('vary', 'accept-language')
        .header('content-language', language)
        .header('content-security-policy', policy)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('text/html; charset=utf-8')
        .send(html);
    },
  );
  return Promise.resolve();
};
