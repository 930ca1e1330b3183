/**
 * All pages, one entry each: the routes of the specification, section 2. What the server knows of a page (its query parameters,
 * what it loads) is in `server-pages.ts`, so that browsers do not load it.
 */
import { lazy, type ComponentType } from 'react';
import { Home } from './home/Home';

/** Pages that are not built yet. */
const Unbuilt = lazy(() => import('./Unbuilt'));

const table = {
  '/': Home,
  '/favorites': lazy(() => import('./Favorites')),
  '/channel': lazy(() => import('./channels/Channels')),
  '/channel/:id/music': lazy(() => import('./ChannelMusic')),
  '/channel/:id/:tab?': lazy(() => import('./ChannelPage')),
  '/watch/:id': lazy(() => import('./watch/Watch')),
  '/edit/video/:id/:tab?': Unbuilt,
  '/add_placeholder': Unbuilt,
  '/multiview/:layout?': Unbuilt,
  '/playlists': lazy(() => import('./playlists/Playlists')),
  '/playlist/:id': lazy(() => import('./playlists/PlaylistPage')),
  '/library': lazy(() => import('./Library')),
  '/about': lazy(() => import('./about/About')),
  '/settings': lazy(() => import('./settings/SettingsPage')),
  '/login': lazy(() => import('./login/Login')),
  '/extension': lazy(() => import('./extension/Extension')),
  '/search': lazy(() => import('./search/Search')),
  '/share': lazy(() => import('./Share')),
  '/tlclient': Unbuilt,
  '/scripteditor': Unbuilt,
  '/scriptmanager': Unbuilt,
  '/relaybot': Unbuilt,
  '/addChannel': lazy(() => import('./add-channel/AddChannel')),
} satisfies Readonly<Record<string, ComponentType>>;

export type PagePath = keyof typeof table;

export const pages: Readonly<Record<PagePath, ComponentType>> = table;
