/** Draws a page before any script runs. The server hands in the built document; nothing here knows of sockets or files. */
import {
  pathOf,
  createClient,
  type Org,
  type PageAnswer,
  type PageRenderer,
  type PageRequest,
  type SiteLinks,
  type Video,
} from '@oshimado/contract';
import { readPreferences } from '@oshimado/domain';
import { createTranslate, languageTag } from '@oshimado/locales';
import { themeClass } from '@oshimado/ui/theme';
import { joinBoards, liveQueryOf } from '@oshimado/widgets';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { createDevice } from './app/DeviceProvider';
import { firstPictureLink } from './app/first-picture';
import { PageHeadContext, type PageHead } from './app/page-head';
import { parseOrgs, writeOrgs } from './app/orgs-in-address';
import { pageLanguage } from './app/page-language';
import { writePageState, type LiveState, type PageState } from './app/page-state';
import { createQueryClient } from './app/query-client';
import { loadFirstMessages } from './i18n/messages';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

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

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

async function drawApp(state: PageState, live: LiveState | undefined, head: PageHead) {
  const { prelude } = await prerender(
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
    </PageHeadContext>,
    // Everything in place: out-of-order parts would need inline scripts, which the policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return readAll(prelude);
}

async function renderPage(
  template: string,
  request: PageRequest,
  links: SiteLinks | undefined,
): Promise<PageAnswer> {
  const url = new URL(request.url, 'http://page.invalid');
  const preferences = readPreferences(request.cookie);
  const language = pageLanguage(url.searchParams, preferences, request.acceptLanguage);
  const named = parseOrgs(url.searchParams.get('org'));
  const shown = named.length > 0 ? named : [preferences.org];
  const [orgs, live, messages] = await Promise.all([
    askOrgs(request),
    isHome(url) ? askLive(request, shown) : undefined,
    loadFirstMessages(language),
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
  const head: PageHead = { status: 200 };
  const body = await drawApp(state, live, head);
  const description = createTranslate(messages.portal ?? {}, language)('site.description');
  const lang = languageTag(language);
  const html = template
    .replace(/<html[^>]*>/, () => {
      const theme = themeClass({
        mode: preferences.darkMode ? 'dark' : 'light',
        theme: preferences.theme,
      });
      return `<html lang="${lang}" class="${theme}">`;
    })
    .replace(/<title>.*?<\/title>/, () => `<title>${escape(head.title ?? '')}</title>`)
    .replace('<!--head-->', () => `<meta name="description" content="${escape(description)}" />`)
    .replace('<!--app-->', () => body)
    .replace('<!--state-->', () => writePageState(state, live));
  return { status: head.status, html, lang, link: firstPictureLink(body) };
}

/** `links`: where the frame leads outside the site, as the operator set it. */
export const createPageRenderer = (template: string, links?: SiteLinks): PageRenderer => ({
  renderPage: (request) => renderPage(template, request, links),
});
