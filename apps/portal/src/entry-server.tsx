/** Server rendering of a page into the built document, without access to sockets and files. */
import {
  CallError,
  CARD_PATH,
  createClient,
  type BuiltPortal,
  type Client,
  type PageAnswer,
  type PageQuestion,
  type PageRenderer,
  type PageRequest,
  type SiteLinks,
} from '@oshimado/contract';
import {
  negotiateLanguage,
  parseOrgs,
  PREFERENCES_COOKIE,
  readPreferences,
  writePreferences,
  type Preferences,
  type UiLanguage,
} from '@oshimado/domain';
import { createDeviceStore, deviceStateOf } from '@oshimado/machines/device-store';
import { createTranslate, languages, languageTag } from '@oshimado/locales';
import { themeClass } from '@oshimado/ui/theme';
import { orgsQuery } from '@oshimado/widgets/internal/base/queries';
import { tabMarks } from '@oshimado/widgets/internal/features/feed-page';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { waitInWords } from '@oshimado/widgets/internal/base/errors';
import { loadFirstVisit } from '@oshimado/widgets/internal/features/welcome';
import { createAccountStores } from '@oshimado/widgets/internal/base/viewer';
import { firstPictureLink } from './platform/first-picture';
import { PageHeadContext, SITE, type PageHead } from './platform/page-head';
import { pageAddress } from './routes/page-address';
import { pageLanguage } from './platform/page-language';
import { writePageState, type PageState } from './platform/page-state';
import { createQueryClient } from './platform/query-client';
import { readStyles } from '@oshimado/widgets/internal/embed/first-styles';
import { modeOf } from './platform/mode';
import { themeColors } from './platform/theme-colors';
import { hasToken, SOME_TOKEN } from './platform/token-cookie';
import { escapeHtml, readTemplate, type FillTemplate } from './platform/page-template';
import {
  firstNamespaces,
  loadNamespaces,
  type Messages,
  type Namespace,
} from './platform/messages';
import { UNLISTED, writeHead } from './routes/head-tags';
import { cardOf, type PageDescription } from './routes/page-description';
import { serverPages, type PageDataRequest, type ServerPage } from './routes/server-pages';
import { pageAt, pagePaths, type PagePath } from './routes/pages';

/** A response whose text is here already: JSON is parsed from it, without a way through bytes and streams. */
class TextResponse extends Response {
  readonly #text: string;
  constructor(text: string, status: number) {
    super(text, { status });
    this.#text = text;
  }
  override async json(): Promise<unknown> {
    return JSON.parse(this.#text) as unknown;
  }
}

/** A client whose calls go to the server's own API, without the network. */
const ownClient = ({ ask }: PageRequest): Client =>
  createClient({
    fetch: async (address, init) => {
      const path = address instanceof Request ? address.url : address.toString();
      const { status, text } = await ask(
        path,
        typeof init?.body === 'string' ? init.body : undefined,
      );
      return new TextResponse(text, status);
    },
  });

interface Loading {
  readonly request: PageRequest;
  readonly url: URL;
  /** Parameters in its path. */
  readonly params: PageDataRequest['params'];
  /** What its record says. Empty for an unknown address. */
  readonly page: ServerPage;
  readonly orgs: PageDataRequest['orgs'];
  readonly preferences: Preferences;
  readonly language: UiLanguage;
  readonly client: Client;
}

/** Whether the resource that the address names does not exist. */
const isMissing = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || error.status === 400);

/** Query data of the page. Queries that fail or take too long are left out, and the browser runs them. */
async function loadQueries(loading: Loading) {
  const { request, url, params, page, orgs, preferences, language, client } = loading;
  const queries = createQueryClient();
  const load: PageDataRequest['load'] = (query) => queries.fetchQuery(query);
  const rows = page.load?.({
    client,
    params,
    search: url.searchParams,
    orgs,
    language,
    device: deviceStateOf(preferences, language),
    now: request.now,
    load,
  });
  const [, outcome] = await Promise.allSettled([load(orgsQuery(client)), rows]);
  // Sets the time of the page, so that data and page have the same age.
  for (const query of queries.getQueryCache().getAll()) {
    if (query.state.data !== undefined) query.setState({ dataUpdatedAt: request.now });
  }
  const isUnknown =
    page.isOfOne === true && outcome.status === 'rejected' && isMissing(outcome.reason);
  return { queries, isUnknown };
}

/** Path of the page for unknown addresses. */
const NOWHERE = '/404';

/** Mark a Suspense boundary that `renderToString` could not finish. */
const UNFINISHED = ['<!--$?-->', '<!--$!-->'];

/** Renders without waiting; undefined if code or messages have to be loaded first. */
function drawAtOnce(app: ReactElement): string | undefined {
  try {
    const html = renderToString(app);
    return UNFINISHED.some((mark) => html.includes(mark)) ? undefined : html;
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

/** Namespaces that earlier renderings of each page needed; later renderings preload them. */
const wanted = new Map<PagePath | undefined, readonly Namespace[]>();

/** Components call it only from effects, which a server does not run. */
const unaskedClient = createClient();

async function drawApp(url: string, state: PageState, queryClient: QueryClient) {
  // Each try gets its own element and head, because rendering writes into the head.
  const draw = () => {
    const head: PageHead = { status: 200 };
    const app = (
      <PageHeadContext value={head}>
        <StaticRouter location={url}>
          <App
            state={state}
            client={unaskedClient}
            stores={createAccountStores(null)}
            deviceStore={createDeviceStore({
              storage: null,
              language: state.language,
              preferences: state.preferences,
            })}
            queryClient={queryClient}
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

interface Site {
  readonly fill: FillTemplate;
  /** The styles that a piece of markup needs. */
  readonly stylesFor: (markup: string) => string;
  readonly origin: string;
  readonly links: SiteLinks | undefined;
}

interface Described extends Omit<Loading, 'preferences'> {
  readonly site: Site;
  readonly queries: QueryClient;
  /** Of the document. */
  readonly title: string;
  readonly messages: Messages;
}

/** Tags of the page's head, its link preview, and what other sites embed for it. */
function describe(described: Described) {
  const { site, request, url, page, language, messages } = described;
  const { origin } = site;
  // The site name is a separate tag.
  const end = ` · ${SITE}`;
  const title = described.title.endsWith(end)
    ? described.title.slice(0, -end.length)
    : described.title;
  const t = createTranslate(messages.portal ?? {}, language);
  const description: PageDescription = page.describe?.({
    ...described,
    search: url.searchParams,
    title,
    origin,
    now: request.now,
  }) ?? { type: 'website' };
  const card = cardOf({
    description,
    site: SITE,
    title,
    siteText: t('site.description'),
    language,
    lang: languageTag(language),
    t,
    tWidgets: createTranslate(messages.widgets ?? {}, language),
  });
  const whole = url.pathname + url.search;
  const address = namedBy(url, page.namedBy);
  const shown = inLanguage(page.isCardOfQuery ? whole : address, language);
  const picture = `${origin}${CARD_PATH}?${new URLSearchParams({ page: shown }).toString()}`;
  const { embed } = description;
  return { card, embed, tags: writeHead({ description, card, picture, address, origin }) };
}

/** The address of a page with these parameters alone, in the order in which it has them. */
function namedBy({ pathname, searchParams }: URL, names: readonly string[] = []): string {
  const named = [...searchParams].filter(([name]) => names.includes(name));
  return named.length === 0 ? pathname : `${pathname}?${new URLSearchParams(named).toString()}`;
}

/** URL of a page in a language; without `lang` for English. */
function inLanguage(address: string, language: UiLanguage): string {
  if (language === 'en') return address;
  const url = new URL(address, 'http://page.invalid');
  url.searchParams.set('lang', language);
  return url.pathname + url.search;
}

async function renderPage(site: Site, request: PageRequest): Promise<PageAnswer> {
  const { fill, stylesFor, links } = site;
  const url = new URL(pageAddress(request.url), 'http://page.invalid');
  const preferences = readPreferences(request.cookie);
  const language = pageLanguage(url.searchParams, preferences, request.acceptLanguage);
  const { path, params = {} } = pageAt(url.pathname) ?? {};
  const page = path ? serverPages[path] : {};
  const client = ownClient(request);
  const named = parseOrgs(url.searchParams.get('org'));
  const orgs = named.length > 0 ? named : [preferences.org];
  const [{ queries, isUnknown }, messages] = await Promise.all([
    loadQueries({ request, url, params, page, orgs, preferences, language, client }),
    loadNamespaces(language, wanted.get(path) ?? firstNamespaces),
  ]);
  const state: PageState = {
    now: request.now,
    language,
    preferences,
    messages,
    links,
    ...(page.hasGate && { isForGuest: !hasToken(request.cookie) }),
  };
  const isHome = path === '/';
  if (isHome && preferences.firstVisit) await loadFirstVisit();
  const address = url.pathname + url.search;
  const { head, body } = await drawApp(isUnknown ? NOWHERE : address, state, queries);
  // Rendering has added the namespaces it loaded.
  wanted.set(path, Object.keys(messages) as Namespace[]);
  const lang = languageTag(language);
  const title = head.title ?? '';
  const isListed = head.status === 200 && !page.isUnlisted;
  const shared = isListed
    ? describe({
        site,
        request,
        url,
        params,
        page,
        orgs,
        language,
        queries,
        client,
        title,
        messages,
      })
    : undefined;
  const look = themeOf(preferences);
  const link = firstPictureLink(body);
  const marks = isHome ? tabMarks : '';
  const html = fill({
    lang,
    ...look,
    nonce: request.nonce,
    title,
    pictureFirst: link !== undefined,
    early: isHome && !preferences.firstVisit ? undefined : path,
    tags: shared?.tags ?? UNLISTED,
    drawn: { body, styles: stylesFor(`<html class="${look.theme}">${body}${marks}`) },
    // Without state the browser renders the page itself and requests the missing data again.
    state: marks + (isUnknown ? '' : writePageState({ state, queries: dehydrate(queries) })),
  });
  return { status: head.status, html, lang, link, card: shared?.card, embed: shared?.embed };
}

/** How the theme and mode of a viewer are written into the document. */
const themeOf = ({ darkMode, theme }: Preferences) => {
  const choice = { mode: modeOf(darkMode), theme };
  return { theme: themeClass(choice), themeColors: themeColors(choice) };
};

function languageOf({ url, cookie, acceptLanguage }: PageQuestion): UiLanguage {
  const search = new URLSearchParams(url.split('?', 2)[1]);
  return pageLanguage(search, readPreferences(cookie), acceptLanguage);
}

/** The parts of a request that the page depends on, in canonical form. */
function canonical({ url, cookie, acceptLanguage }: PageQuestion): PageQuestion {
  const preferences = readPreferences(cookie);
  const address = pageAddress(url);
  const { path } = pageAt(new URL(address, 'http://page.invalid').pathname) ?? {};
  const view = `${PREFERENCES_COOKIE}=${writePreferences(preferences)}`;
  const isWithToken = path !== undefined && serverPages[path].hasGate && hasToken(cookie);
  return {
    url: address,
    cookie: isWithToken ? `${view}; ${SOME_TOKEN}` : view,
    // The browser's languages only matter if the viewer has chosen none.
    acceptLanguage:
      preferences.lang === null ? negotiateLanguage(acceptLanguage, languages) : undefined,
  };
}

function renderShell(fill: FillTemplate, request: PageQuestion & { nonce: string }): PageAnswer {
  const lang = languageTag(languageOf(request));
  const look = themeOf(readPreferences(request.cookie));
  const html = fill({ lang, ...look, nonce: request.nonce, title: SITE });
  return { status: 200, html, lang };
}

const PROBLEM_STYLE =
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}' +
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:16px;max-width:40em;margin-inline:auto}' +
  'a{color:LinkText}';

async function renderProblem(question: PageQuestion, status: 429 | 503, waitS: number) {
  const language = languageOf(question);
  const messages = await loadNamespaces(language, ['portal', 'account']);
  const t = createTranslate(messages.portal ?? {}, language);
  const tAccount = createTranslate(messages.account ?? {}, language);
  const lang = languageTag(language);
  const text =
    status === 429
      ? t('error.tooMany', { time: waitInWords(waitS, language) })
      : tAccount('failure.unavailable');
  const html =
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8" />` +
    `<meta name="viewport" content="width=device-width, initial-scale=1" />` +
    `<meta name="robots" content="noindex" /><title>${escapeHtml(SITE)}</title><style>${PROBLEM_STYLE}</style></head>` +
    `<body><main><h1>${escapeHtml(SITE)}</h1><p>${escapeHtml(text)}</p>` +
    `<p><a href="">${escapeHtml(t('error.reload'))}</a></p></main></body></html>`;
  return { html, lang };
}

/** `styles`: the stylesheet that the template links. */
export function createPageRenderer({ template, styles, origin, links }: BuiltPortal): PageRenderer {
  const fill = readTemplate(template);
  const site = { fill, stylesFor: readStyles(styles), origin, links };
  return {
    paths: pagePaths,
    isListed: (pathname) => {
      const { path } = pageAt(pathname) ?? {};
      return path !== undefined && !serverPages[path].isUnlisted;
    },
    canonical,
    renderPage: (request) => renderPage(site, request),
    renderShell: (request) => renderShell(fill, request),
    renderProblem,
  };
}
