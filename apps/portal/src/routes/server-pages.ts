/**
 * What the server knows of a page: the query parameters that its first drawing depends on, and what is loaded before it is
 * drawn. The browser begins with the same answers. A route that is not named here reads nothing and is drawn without rows.
 */
import type { Client } from '@oshimado/contract';
import {
  channelPartNamed,
  defaultSettings,
  readSearch,
  searchParameters,
  type UiLanguage,
} from '@oshimado/domain';
import type { DeviceState } from '@oshimado/machines/device-store';
import {
  channelListRequest,
  channelQuery,
  channelsTopQuery,
  channelVideosQuery,
  playlistQuery,
  searchQuery,
  searchRequest,
  videoQuery,
  type ServerQuery,
} from '@oshimado/widgets/internal/base/queries';
import { boardHeadQuery } from '@oshimado/widgets/internal/features/feed-page';
import {
  showsClipsIn,
  sortIn,
  uploadedBeforeIn,
} from '@oshimado/widgets/internal/parts/feed-lists';
import { pageIn } from '../platform/use-page-address';
import { tabOf } from './channels/channels-address';
import type { PagePath } from './pages';

/** Canonical form of the parameters a page reads; null or empty for a parameter that equals its default. */
export type Parameters = (given: URLSearchParams) => Readonly<Record<string, string | null>>;

const numbered: Parameters = (given) => {
  const page = pageIn(given);
  return { page: page === 1 ? null : String(page) };
};

const feed: Parameters = (given) => {
  const sort = sortIn(given);
  return {
    sort: sort === 'latest' ? null : sort,
    before: uploadedBeforeIn(given),
    type: showsClipsIn(given) ? 'all' : null,
    ...numbered(given),
  };
};

const channels: Parameters = (given) => {
  const tab = tabOf(given);
  return { tab: tab === 'vtuber' ? null : tab };
};

// Values of a search stay as they are: two searches are hardly ever the same.
const search: Parameters = (given) =>
  Object.fromEntries(searchParameters.map((name) => [name, given.get(name)]));

// What a login comes back with is read by the browser alone; it is never drawn, and never kept by the server.
const login: Parameters = (given) => ({ return: given.get('return') });

/** What a page's answers depend on: the parameters that `reads` names, and the view cookie. */
export interface PageDataRequest {
  readonly client: Client;
  /** Parameters of the route. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  /** The organizations shown: those of the address, else the chosen one. */
  readonly orgs: readonly string[];
  readonly language: UiLanguage;
  /** The viewer's choices as far as the cookie says them. */
  readonly device: DeviceState;
  /** Epoch milliseconds at which the page is drawn. */
  readonly now: number;
  /** Loads a query into the cache of the page. */
  readonly load: <T>(query: Pick<ServerQuery<T>, 'queryKey' | 'queryFn'>) => Promise<T>;
}

interface ServerPage {
  /** The query parameters that its first drawing depends on; a component that reads another one must add it here. Default: none. */
  readonly reads?: Parameters;
  /** Loads the answers it is drawn from. Default: nothing. */
  readonly load?: (request: PageDataRequest) => Promise<unknown>;
}

const loadHome = ({ client, orgs, search, device, now, load }: PageDataRequest) =>
  load(boardHeadQuery(client, { orgs, sort: sortIn(search), device, now }));

async function loadChannels({ client, search, orgs: [org], device, load }: PageDataRequest) {
  const tab = tabOf(search);
  if (org === undefined || (tab !== 'vtuber' && tab !== 'subber')) return;
  const { clipLangs: langs } = device.settings;
  const view = device.channelsView[tab];
  await load(channelsTopQuery(client, channelListRequest({ tab, org, langs, view })));
}

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

export const serverPages: Readonly<Partial<Record<PagePath, ServerPage>>> = {
  '/': { reads: feed, load: loadHome },
  '/favorites': { reads: feed },
  '/channel': { reads: channels, load: loadChannels },
  '/channel/:id/:tab?': { reads: numbered, load: loadChannel },
  '/watch/:id': {
    reads: (given) => ({ t: given.get('t'), playlist: given.get('playlist') }),
    load: ({ client, params: { id = '' }, load }) => load(videoQuery(client, id)),
  },
  '/edit/video/:id/:tab?': {
    reads: (given) => ({ t: given.get('t') }),
    load: ({ client, params: { id = '' }, load }) => load(videoQuery(client, id)),
  },
  '/playlist/:id': {
    load: ({ client, params: { id = '' }, load }) => load(playlistQuery(client, id)),
  },
  '/library': { reads: numbered },
  '/login': { reads: login },
  '/scriptmanager': { reads: numbered },
  '/search': { reads: search, load: loadSearch },
};
