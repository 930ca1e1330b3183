/**
 * All pages, one entry each: the routes of the specification, section 2. The router, the addresses of pages and the server's cache
 * follow from this table. What the server loads for a page is in `page-data.ts`.
 */
import { searchParameters } from '@oshimado/domain';
import { showsClipsIn, sortIn, uploadedBeforeIn } from '@oshimado/widgets/feed-page';
import { lazy, type ComponentType } from 'react';
import { pageIn } from '../platform/use-page-address';
import { tabOf } from './channels/channels-address';
import { Home } from './home/Home';

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

interface PageEntry {
  readonly Page: ComponentType;
  /** The query parameters that its first drawing depends on; a component that reads another one must add it here. Default: none. */
  readonly reads?: Parameters;
}

/** Pages that are not built yet. */
const Unbuilt = lazy(() => import('./unbuilt/Unbuilt'));

const table = {
  '/': { Page: Home, reads: feed },
  '/favorites': { Page: lazy(() => import('./favorites/Favorites')), reads: feed },
  '/channel': { Page: lazy(() => import('./channels/Channels')), reads: channels },
  '/channel/:id/music': { Page: lazy(() => import('./channel-music/ChannelMusic')) },
  '/channel/:id/:tab?': { Page: lazy(() => import('./channel/ChannelPage')), reads: numbered },
  '/watch/:id': { Page: lazy(() => import('./watch/Watch')) },
  '/edit/video/:id/:tab?': { Page: Unbuilt },
  '/add_placeholder': { Page: Unbuilt },
  '/multiview/:layout?': { Page: Unbuilt },
  '/playlists': { Page: lazy(() => import('./playlists/Playlists')) },
  '/playlist/:id': { Page: lazy(() => import('./playlists/PlaylistPage')) },
  '/library': { Page: lazy(() => import('./library/Library')), reads: numbered },
  '/about': { Page: lazy(() => import('./about/About')) },
  '/settings': { Page: lazy(() => import('./settings/SettingsPage')) },
  '/login': { Page: lazy(() => import('./login/Login')), reads: login },
  '/extension': { Page: lazy(() => import('./extension/Extension')) },
  '/search': { Page: lazy(() => import('./search/Search')), reads: search },
  '/share': { Page: lazy(() => import('./share/Share')) },
  '/tlclient': { Page: Unbuilt },
  '/scripteditor': { Page: Unbuilt },
  '/scriptmanager': { Page: Unbuilt },
  '/relaybot': { Page: Unbuilt },
  '/addChannel': { Page: lazy(() => import('./add-channel/AddChannel')) },
} as const satisfies Readonly<Record<string, PageEntry>>;

export type PagePath = keyof typeof table;

export const pages: Readonly<Record<PagePath, PageEntry>> = table;
