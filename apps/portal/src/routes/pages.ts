/**
 * All pages, one entry each: the routes of the specification, section 2. What the server knows of a page (its query parameters,
 * what it loads) is in `server-pages.ts`, so that browsers do not load it.
 */
import type { ComponentType } from 'react';
import { Home } from './home/Home';
import { latePage } from './late-page';

const table = {
  '/': Home,
  '/favorites': latePage(() => import('./Favorites')),
  '/channel': latePage(() => import('./channels/Channels')),
  '/channel/:id/music': latePage(() => import('./ChannelMusic')),
  '/channel/:id/:tab?': latePage(() => import('./ChannelPage')),
  '/watch/:id': latePage(() => import('./watch/Watch')),
  '/edit/video/:id/:tab?': latePage(() => import('./edit-video/EditVideo')),
  '/add_placeholder': latePage(() => import('./add-placeholder/AddPlaceholder')),
  '/multiview/:layout?': latePage(() => import('./multiview/Multiview')),
  '/playlists': latePage(() => import('./playlists/Playlists')),
  '/playlist/:id': latePage(() => import('./playlists/PlaylistPage')),
  '/library': latePage(() => import('./Library')),
  '/history': latePage(() => import('./History')),
  '/about': latePage(() => import('./about/About')),
  '/settings': latePage(() => import('./settings/SettingsPage')),
  '/login': latePage(() => import('./login/Login')),
  '/extension': latePage(() => import('./extension/Extension')),
  '/search': latePage(() => import('./search/Search')),
  '/share': latePage(() => import('./Share')),
  '/tlclient': latePage(() => import('./tl-client/TlClient')),
  '/scripteditor': latePage(() => import('./script-editor/ScriptEditorRoute')),
  '/scriptmanager': latePage(() => import('./script-manager/ScriptManagerPage')),
  '/relaybot': latePage(() => import('./relay-bot/RelayBotPage')),
  '/addChannel': latePage(() => import('./add-channel/AddChannel')),
} satisfies Readonly<Record<string, ComponentType>>;

export type PagePath = keyof typeof table;

export const pages: Readonly<Record<PagePath, ComponentType>> = table;
