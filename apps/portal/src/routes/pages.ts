/**
 * All pages, one record each: the routes of the specification, section 2. What the server alone knows of a page is the other half of its
 * record, in `server-pages.ts`, so that browsers do not load it.
 */
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { PageKind, ShownPage } from '../shell/page-kind';

interface Page {
  /** Imports its component, the default export of a module. Default: home's, which is in the first file. */
  readonly load?: () => Promise<{ readonly default: ComponentType }>;
  /** Default `plain`; the same for all pages with the same first word. */
  readonly kind?: PageKind;
}

const table = {
  '/': {},
  '/favorites': { load: () => import('./Favorites') },
  '/channel': { load: () => import('./channels/Channels') },
  '/channel/:id/music': { load: () => import('./ChannelMusic') },
  '/channel/:id/:tab?': { load: () => import('./ChannelPage') },
  '/watch/:id': { load: () => import('./watch/Watch'), kind: 'watch' },
  '/edit/video/:id/:tab?': { load: () => import('./edit-video/EditVideo'), kind: 'edit' },
  '/add_placeholder': { load: () => import('./add-placeholder/AddPlaceholder') },
  '/multiview/:layout?': { load: () => import('./multiview/Multiview'), kind: 'multiview' },
  '/playlists': { load: () => import('./playlists/Playlists') },
  '/playlist/:id': { load: () => import('./playlists/PlaylistPage') },
  '/library': { load: () => import('./Library') },
  '/history': { load: () => import('./History') },
  '/about': { load: () => import('./about/About') },
  '/settings': { load: () => import('./settings/SettingsPage') },
  '/login': { load: () => import('./login/Login') },
  '/extension': { load: () => import('./extension/Extension') },
  '/search': { load: () => import('./search/Search') },
  '/share': { load: () => import('./Share') },
  '/tlclient': { load: () => import('./tl-client/TlClient'), kind: 'tool' },
  '/scripteditor': { load: () => import('./script-editor/ScriptEditorRoute'), kind: 'tool' },
  '/scriptmanager': { load: () => import('./script-manager/ScriptManagerPage') },
  '/relaybot': { load: () => import('./relay-bot/RelayBotPage') },
  '/embed': { load: () => import('./embed/Embed') },
  '/addChannel': { load: () => import('./add-channel/AddChannel') },
  '/schedule': { load: () => import('./schedule/Schedule') },
  '/about/:text': { load: () => import('./texts/SiteTextPage') },
  '/admin': { load: () => import('./admin/Admin') },
} satisfies Readonly<Record<string, Page>>;

export type PagePath = keyof typeof table;

export const pages: Readonly<Record<PagePath, Page>> = table;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
export const pagePaths = Object.keys(table) as readonly PagePath[];

function findPage(pathname: string) {
  for (const path of pagePaths) {
    const match = matchPath(path, pathname);
    if (match) return { path, params: match.params };
  }
  return undefined;
}

/** One drawing asks several times for the same path, and each pattern is compiled for each question. */
let latest: { readonly pathname: string; readonly found: ReturnType<typeof findPage> } | undefined;

/** The page at a path with the parameters in it; undefined where there is none. */
export function pageAt(pathname: string): ReturnType<typeof findPage> {
  if (latest?.pathname !== pathname) latest = { pathname, found: findPage(pathname) };
  return latest.found;
}

/** The page that the frame is drawn for. The first word of an unknown address still decides its kind. */
export function shownPageAt(pathname: string): ShownPage {
  const { path = '', params } = pageAt(pathname) ?? {};
  const [, word] = pathname.split('/');
  const named = pagePaths.find((one) => one.split('/')[1] === word);
  const kind = (named && pages[named].kind) ?? 'plain';
  return {
    kind,
    // What may be missing at the end names a tab.
    key: path.endsWith('?') ? pathname.split('/', path.split('/').length - 1).join('/') : pathname,
    video: ((kind === 'watch' || kind === 'edit') && params?.['id']) || null,
  };
}
