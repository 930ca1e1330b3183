/** Draws a page before any script runs. The server hands in the built document; nothing here knows of sockets or files. */
import {
  pathOf,
  createClient,
  type Org,
  type PageAnswer,
  type PageQuestion,
  type PageRenderer,
  type PageRequest,
  type SiteLinks,
  type Video,
} from '@oshimado/contract';
import {
  negotiateLanguage,
  PREFERENCES_COOKIE,
  readPreferences,
  writePreferences,
  type Preferences,
  type UiLanguage,
} from '@oshimado/domain';
import { createTranslate, languages, languageTag } from '@oshimado/locales';
import { themeClass } from '@oshimado/ui/theme';
import { joinBoards, liveQueryOf } from '@oshimado/widgets';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { createDevice } from './app/DeviceProvider';
import { firstPictureLink } from './app/first-picture';
import { PageHeadContext, SITE, type PageHead } from './app/page-head';
import { parseOrgs, writeOrgs } from './app/orgs-in-address';
import { pageAddress, pageAt, type PagePath } from './app/page-address';
import { pageLanguage } from './app/page-language';
import { writePageState, type LiveState, type PageState } from './app/page-state';
import { createQueryClient } from './app/query-client';
import { escapeHtml, readTemplate, type FillTemplate } from './app/page-template';
import { firstNamespaces, loadNamespaces, type Namespace } from './i18n/messages';

const isHome = (url: URL) => url.pathname === '/';

const readBoard = (json: string) => JSON.parse(json) as Video[];

/**
 * The board as the answer's own text, and as rows to draw from; of several organizations one board. Without an answer (which
 * the server has logged) the page is drawn without a board, and the browser asks again.
 */
async function askLive(request: PageRequest, orgs: readonly string[]) {
  const ask = (org: string) => request.ask(pathOf('getLive', liveQueryOf(org)));
  const answers = await Promise.all(orgs.map(ask)).catch(() => []);
  const [json, ...others] = answers;
  if (json === undefined) return undefined;
  const org = writeOrgs(orgs);
  if (others.length === 0) return { org, json, videos: readBoard(json) };
  const videos = joinBoards(answers.map(readBoard));
  return { org, json: JSON.stringify(videos), videos };
}

async function askOrgs(request: PageRequest): Promise<Org[]> {
  // The server has logged it; the page is drawn without the list, which a browser asks for when it is wanted.
  const json = await request.ask(pathOf('getOrgs')).catch(() => '[]');
  return JSON.parse(json) as Org[];
}

/** Marks a Suspense boundary that `renderToString` could not finish. */
const UNFINISHED = /<!--\$[?!]-->/;

/** Renders without waiting; undefined if code or messages have to be loaded first. */
function drawAtOnce(app: ReactElement): string | undefined {
  try {
    const html = renderToString(app);
    return UNFINISHED.test(html) ? undefined : html;
  } catch {
    // Something outside all Suspense boundaries suspended or threw; `prerender` waits for it or reports the error.
    return undefined;
  }
}

async function drawWhenLoaded(app: ReactElement): Promise<string> {
  const { prelude } = await prerender(app, {
    // Everything in place: out-of-order parts would need inline scripts, which the policy forbids.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return new Response(prelude).text();
}

/** Namespaces that earlier drawings of each page needed; later drawings load them up front. */
const wanted = new Map<PagePath | undefined, readonly Namespace[]>();

async function drawApp(state: PageState, live: LiveState | undefined) {
  // Each try gets its own element and head, because rendering writes into the head.
  const draw = () => {
    const head: PageHead = { status: 200 };
    const app = (
      <PageHeadContext value={head}>
        <StaticRouter location={state.url}>
          <App
            state={state}
            live={live}
            client={createClient()}
            device={createDevice(null)}
            queryClient={createQueryClient()}
          />
        </StaticRouter>
      </PageHeadContext>
    );
    return { head, app };
  };
  const first = draw();
  const body = drawAtOnce(first.app);
  if (body !== undefined) return { head: first.head, body };
  const second = draw();
  return { head: second.head, body: await drawWhenLoaded(second.app) };
}

async function renderPage(
  fill: FillTemplate,
  request: PageRequest,
  links: SiteLinks | undefined,
): Promise<PageAnswer> {
  const url = new URL(pageAddress(request.url), 'http://page.invalid');
  const preferences = readPreferences(request.cookie);
  const language = pageLanguage(url.searchParams, preferences, request.acceptLanguage);
  const named = parseOrgs(url.searchParams.get('org'));
  const shown = named.length > 0 ? named : [preferences.org];
  const path = pageAt(url.pathname);
  const [orgs, live, messages] = await Promise.all([
    askOrgs(request),
    isHome(url) ? askLive(request, shown) : undefined,
    loadNamespaces(language, wanted.get(path) ?? firstNamespaces),
  ]);
  const state: PageState = {
    now: request.now,
    language,
    preferences,
    orgs,
    messages,
    url: url.pathname + url.search,
    ...(links && { links }),
  };
  const { head, body } = await drawApp(state, live);
  // Rendering has added the namespaces it loaded.
  wanted.set(path, Object.keys(messages) as Namespace[]);
  const description = createTranslate(messages.portal ?? {}, language)('site.description');
  const html = fill({
    lang: languageTag(language),
    theme: themeOf(preferences),
    nonce: request.nonce,
    title: head.title ?? '',
    description,
    body,
    state: writePageState(state, live),
  });
  return { status: head.status, html, lang: languageTag(language), link: firstPictureLink(body) };
}

const themeOf = ({ darkMode, theme }: Preferences) =>
  themeClass({ mode: darkMode ? 'dark' : 'light', theme });

function languageOf({ url, cookie, acceptLanguage }: PageQuestion): UiLanguage {
  const search = new URLSearchParams(url.split('?', 2)[1]);
  return pageLanguage(search, readPreferences(cookie), acceptLanguage);
}

/** The question reduced to what the page depends on, in canonical form. */
function canonical({ url, cookie, acceptLanguage }: PageQuestion): PageQuestion {
  const preferences = readPreferences(cookie);
  return {
    url: pageAddress(url),
    cookie: `${PREFERENCES_COOKIE}=${writePreferences(preferences)}`,
    // The browser's languages only matter if the viewer has chosen none.
    acceptLanguage:
      preferences.lang === null ? negotiateLanguage(acceptLanguage, languages) : undefined,
  };
}

function renderShell(fill: FillTemplate, request: PageQuestion & { nonce: string }): PageAnswer {
  const lang = languageTag(languageOf(request));
  const theme = themeOf(readPreferences(request.cookie));
  const html = fill({ lang, theme, nonce: request.nonce, title: SITE });
  return { status: 200, html, lang };
}

const PROBLEM_STYLE =
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}' +
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:16px;max-width:40em;margin-inline:auto}' +
  'a{color:LinkText}';

async function renderProblem(question: PageQuestion, status: 429 | 503) {
  const language = languageOf(question);
  const messages = await loadNamespaces(language, ['portal', 'account']);
  const t = createTranslate(messages.portal ?? {}, language);
  const tAccount = createTranslate(messages.account ?? {}, language);
  const lang = languageTag(language);
  const text = tAccount(status === 429 ? 'failure.tooMany' : 'failure.unavailable');
  const html =
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8" />` +
    `<meta name="viewport" content="width=device-width, initial-scale=1" />` +
    `<meta name="robots" content="noindex" /><title>${escapeHtml(SITE)}</title><style>${PROBLEM_STYLE}</style></head>` +
    `<body><main><h1>${escapeHtml(SITE)}</h1><p>${escapeHtml(text)}</p>` +
    `<p><a href="">${escapeHtml(t('error.reload'))}</a></p></main></body></html>`;
  return { html, lang };
}

/** `links`: where the frame leads outside the site, as the operator set it. */
export function createPageRenderer(template: string, links?: SiteLinks): PageRenderer {
  const fill = readTemplate(template);
  return {
    canonical,
    renderPage: (request) => renderPage(fill, request, links),
    renderShell: (request) => renderShell(fill, request),
    renderProblem,
  };
}
