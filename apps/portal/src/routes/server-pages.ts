/**
 * The server's half of the record of each page (`pages.ts`): what its first drawing depends on and is made of, and what it says of itself
 * to search engines and other sites. The browser begins with the same answers.
 */
import { CallError, type Client } from '@oshimado/contract';
import {
  channelChoicesIn,
  channelPartNamed,
  defaultSettings,
  embedMakerParameter,
  localeTag,
  readSearch,
  searchParameters,
  TOKYO_ZONE,
  type UiLanguage,
} from '@oshimado/domain';
import type { DeviceState } from '@oshimado/machines/device-store';
import {
  channelListRequest,
  channelMissingQuery,
  channelQuery,
  channelsTopQuery,
  channelVideosQuery,
  playlistQuery,
  scheduleHeadQuery,
  searchQuery,
  siteTextQuery,
  searchRequest,
  videoQuery,
  type ServerQuery,
} from '@oshimado/widgets/internal/base/queries';
import { boardHeadQuery } from '@oshimado/widgets/internal/features/feed-page';
import { archiveIn, sortIn, uploadedBeforeIn } from '@oshimado/widgets/internal/parts/feed-lists';
import { fieldNames } from '@oshimado/widgets/internal/features/embed-maker';
import { layoutVideosQuery } from '@oshimado/widgets/internal/features/multiview/first-frames';
import { scheduleIn, scheduleParameters } from '@oshimado/widgets/internal/features/schedule';
import { loadFirstVisit } from '@oshimado/widgets/internal/features/welcome';
import { pageIn } from '../platform/use-page-address';
import { tabOf } from './channels/channels-address';
import {
  describeChannelPage,
  describeHome,
  describeMultiview,
  describePlaylistPage,
  describeSearch,
  describeVideoPage,
  type Describe,
} from './page-description';
import { describeSchedule } from './schedule/describe-schedule';
import type { PagePath } from './pages';
import { siteTextNamed } from './texts/site-text-address';

/** Canonical form of the parameters a page reads; null or empty for a parameter that equals its default. */
export type Parameters = (given: URLSearchParams) => Readonly<Record<string, string | null>>;

const numbered: Parameters = (given) => {
  const page = pageIn(given);
  return { page: page === 1 ? null : String(page) };
};

const channel: Parameters = (given) => {
  const { collabs, isMissing } = channelChoicesIn(given);
  return {
    collabs: collabs === 'show' ? null : collabs,
    type: isMissing ? 'missing' : null,
    ...numbered(given),
  };
};

const feed: Parameters = (given) => {
  const sort = sortIn(given);
  return {
    sort: sort === 'latest' ? null : sort,
    before: uploadedBeforeIn(given),
    type: archiveIn(given) === 'streams' ? null : archiveIn(given),
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

const embedChoice: Parameters = (given) =>
  Object.fromEntries(
    ['element', ...fieldNames.map(embedMakerParameter)].map((name) => [name, given.get(name)]),
  );

const schedule: Parameters = (given) => scheduleParameters(scheduleIn(given));

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

export interface ServerPage {
  /** The query parameters that its first drawing depends on; a component that reads another one must add it here. Default: none. */
  readonly reads?: Parameters;
  /** Loads the answers it is drawn from. Default: nothing. */
  readonly load?: (request: PageDataRequest) => Promise<unknown>;
  /** Whether it is about one thing: where the server does not know that thing, the page is not found. Default false. */
  readonly isOfOne?: true;
  /** Its description, from those answers. Default: that of the site. */
  readonly describe?: Describe;
  /** The parameters that choose what it is about: its canonical address has them alone. Default: none, so the path. */
  readonly namedBy?: readonly string[];
  /** Whether its card depends on `reads`, too, though its canonical address is the path alone. Default false. */
  readonly isCardOfQuery?: true;
  /** Whether search engines leave it out: a page about the viewer. Default false. */
  readonly isUnlisted?: true;
  /** Whether a guest sees a login in its place. Default false. */
  readonly hasGate?: true;
  /** Parts that it shows at once, imported later than its own module: their files are loaded with the program. Default none. */
  readonly early?: readonly (() => Promise<unknown>)[];
}

/** What the frame around every page reads. */
const FRAME = ['org', 'lang'];

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
  const choices = channelChoicesIn(search);
  const request = { channel, part, page: pageIn(search), langs: [], choices };
  await Promise.all([
    load(channelVideosQuery(client, request)),
    part === 'videos' && !choices.isMissing && load(channelMissingQuery(client, channel)),
  ]);
}

const loadVideo = ({ client, params: { id = '' }, load }: PageDataRequest) =>
  load(videoQuery(client, id));

/** The videos of the address. What a device keeps of its own is in no request. */
async function loadMultiview({ client, params: { layout = '' }, load }: PageDataRequest) {
  const query = layoutVideosQuery(client, layout);
  if (query) await load(query);
}

const loadPlaylist = ({ client, params: { id = '' }, load }: PageDataRequest) =>
  load(playlistQuery(client, id));

async function loadSearch({ client, search, language, load }: PageDataRequest) {
  const request = searchRequest(readSearch(search), defaultSettings(language).clipLangs);
  // Favorites need a login, and a search of comments may take longer than a page should wait.
  if (!request || request.isComments || request.body.favorites === true) return;
  await load(searchQuery(client, request));
}

async function loadSchedule({ client, search, orgs, device, now, load }: PageDataRequest) {
  const { date, topic, isFavorites } = scheduleIn(search);
  // Favorites need a login.
  if (isFavorites) return;
  const zone = {
    timeZone: device.timeZone ?? TOKYO_ZONE,
    lateHours: device.settings.lateHours,
  };
  const source = { streams: { orgs }, topic };
  await load(scheduleHeadQuery(client, source, { ...zone, date, now }));
}

function loadSiteText({ client, params: { text }, language, load }: PageDataRequest) {
  const name = siteTextNamed(text);
  if (name === undefined) throw new CallError('http', 'getSiteText', `/texts/${text}`, 404);
  return load(siteTextQuery(client, { name, lang: localeTag(language) }));
}

export const serverPages: Readonly<Record<PagePath, ServerPage>> = {
  '/': {
    reads: feed,
    load: loadHome,
    describe: describeHome,
    namedBy: ['sort', 'before', 'type', 'page', ...FRAME],
    // On a first visit.
    early: [loadFirstVisit],
  },
  '/favorites': { reads: feed },
  '/channel': { reads: channels, load: loadChannels, namedBy: ['tab', ...FRAME] },
  '/channel/:id/music': {},
  '/channel/:id/:tab?': {
    reads: channel,
    load: loadChannel,
    isOfOne: true,
    describe: describeChannelPage,
    // Search engines find older videos by the links of its pages.
    namedBy: ['type', 'page'],
  },
  '/watch/:id': {
    reads: (given) => ({ t: given.get('t'), playlist: given.get('playlist') }),
    load: loadVideo,
    isOfOne: true,
    describe: describeVideoPage,
    early: [
      () => import('./watch/late/WatchSide'),
      () => import('./watch/late/WatchComments'),
      () => import('./watch/late/WatchChat'),
    ],
  },
  '/edit/video/:id/:tab?': { reads: (given) => ({ t: given.get('t') }), load: loadVideo },
  '/add_placeholder': {},
  '/multiview/:layout?': {
    load: loadMultiview,
    describe: describeMultiview,
    early: [() => import('./multiview/late/Screen')],
  },
  '/playlists': {},
  '/playlist/:id': { load: loadPlaylist, isOfOne: true, describe: describePlaylistPage },
  '/library': { reads: numbered },
  '/history': { isUnlisted: true },
  '/about': {},
  '/settings': {},
  '/login': { reads: login, isUnlisted: true },
  '/extension': {},
  '/search': {
    reads: search,
    load: loadSearch,
    describe: describeSearch,
    namedBy: [...searchParameters, ...FRAME],
  },
  '/share': {},
  '/tlclient': { hasGate: true },
  '/scripteditor': { hasGate: true },
  '/scriptmanager': { reads: numbered, hasGate: true },
  '/relaybot': {},
  '/embed': { reads: embedChoice },
  '/addChannel': { reads: (given) => ({ address: given.get('address') }) },
  '/schedule': {
    reads: schedule,
    load: loadSchedule,
    describe: describeSchedule,
    isCardOfQuery: true,
  },
  '/about/:text': { load: loadSiteText, isOfOne: true },
  '/admin': { isUnlisted: true, hasGate: true },
};
