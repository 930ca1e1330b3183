/**
 * What the server loads before it draws a page, by route: the page is drawn with these answers, and the browser begins with them.
 * A route that is not named here is drawn without rows.
 */
import type { Client } from '@oshimado/contract';
import { channelPartNamed, defaultSettings, readSearch, type UiLanguage } from '@oshimado/domain';
import {
  channelQuery,
  channelVideosQuery,
  liveBoardQuery,
  playlistQuery,
  searchQuery,
  searchRequest,
  videoQuery,
  type ServerQuery,
} from '@oshimado/widgets';
import { pageIn } from '../platform/use-page-address';
import type { PagePath } from './pages';

/** What a page's answers depend on: only what `pages.ts` counts as part of its address, and the view cookie. */
export interface PageDataRequest {
  readonly client: Client;
  /** Parameters of the route. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  /** The organizations shown: those of the address, else the chosen one. */
  readonly orgs: readonly string[];
  readonly language: UiLanguage;
  /** Loads a query into the cache of the page. */
  readonly load: <T>(query: Pick<ServerQuery<T>, 'queryKey' | 'queryFn'>) => Promise<T>;
}

type LoadPage = (request: PageDataRequest) => Promise<unknown> | undefined;

async function loadChannel({ client, params, search, load }: PageDataRequest) {
  const part = channelPartNamed(params.tab);
  if (params.id === undefined || part === undefined) return;
  const channel = await load(channelQuery(client, params.id));
  // Which languages of clips a viewer reads is on their device.
  if (part === 'about' || part === 'clips') return;
  const request = { channel, part, page: pageIn(search), langs: [] };
  await load(channelVideosQuery(client, request));
}

async function loadSearch({ client, search, language, load }: PageDataRequest) {
  const request = searchRequest(readSearch(search), defaultSettings(language).clipLangs);
  // Favorites need a login, and a search of comments may take longer than a page should wait.
  if (!request || request.isComments || request.body.favorites === true) return;
  await load(searchQuery(client, request));
}

export const pageData: Readonly<Partial<Record<PagePath, LoadPage>>> = {
  '/': ({ client, orgs, load }) => load(liveBoardQuery(client, { orgs })),
  '/channel/:id/:tab?': loadChannel,
  '/watch/:id': ({ client, params: { id = '' }, load }) => load(videoQuery(client, id)),
  '/playlist/:id': ({ client, params: { id = '' }, load }) => load(playlistQuery(client, id)),
  '/search': loadSearch,
};
