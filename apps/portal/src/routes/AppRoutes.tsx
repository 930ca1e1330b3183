import { onwardAddress } from '@oshimado/domain';
import { lazy, Suspense, type ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { PagePath } from '../app/page-address';
import { useHydrated } from '../app/use-hydrated';
import { useBrowserZone } from '../preferences/PreferencesProvider';
import { PageSpinner } from '../shell/PageSpinner';
import { Home } from './home/Home';

const About = lazy(() => import('./about/About'));
const AddChannel = lazy(() => import('./add-channel/AddChannel'));
const ChannelMusic = lazy(() => import('./channel-music/ChannelMusic'));
const ChannelPage = lazy(() => import('./channel/ChannelPage'));
const Channels = lazy(() => import('./channels/Channels'));
const Extension = lazy(() => import('./extension/Extension'));
const Favorites = lazy(() => import('./favorites/Favorites'));
const Library = lazy(() => import('./library/Library'));
const Login = lazy(() => import('./login/Login'));
const NotFound = lazy(() => import('./not-found/NotFound'));
const PlaylistPage = lazy(() => import('./playlists/PlaylistPage'));
const Playlists = lazy(() => import('./playlists/Playlists'));
const Search = lazy(() => import('./search/Search'));
const SettingsPage = lazy(() => import('./settings/SettingsPage'));
const Share = lazy(() => import('./share/Share'));
const Unbuilt = lazy(() => import('./unbuilt/Unbuilt'));
const Watch = lazy(() => import('./watch/Watch'));

/** An address that is no page itself; without a place to lead to there is nothing. */
function Onward() {
  const { pathname, search, hash } = useLocation();
  const onward = onwardAddress(pathname + search);
  return onward === undefined ? <NotFound /> : <Navigate to={onward + hash} replace />;
}

/** Says that the page is taken over: what is pressed from then on counts at once. */
function TakenOver() {
  useBrowserZone();
  return <span hidden data-hydrated={useHydrated() || undefined} />;
}

/** A page for each address of `pages`. */
const elements: Readonly<Record<PagePath, ReactElement>> = {
  '/': <Home />,
  '/favorites': <Favorites />,
  '/channel': <Channels />,
  '/channel/:id/music': <ChannelMusic />,
  '/channel/:id/:tab?': <ChannelPage />,
  '/watch/:id': <Watch />,
  '/edit/video/:id/:tab?': <Unbuilt />,
  '/add_placeholder': <Unbuilt />,
  '/multiview/:layout?': <Unbuilt />,
  '/playlists': <Playlists />,
  '/playlist/:id': <PlaylistPage />,
  '/library': <Library />,
  '/about': <About />,
  '/settings': <SettingsPage />,
  '/login': <Login />,
  '/extension': <Extension />,
  '/search': <Search />,
  '/share': <Share />,
  '/tlclient': <Unbuilt />,
  '/scripteditor': <Unbuilt />,
  '/scriptmanager': <Unbuilt />,
  '/relaybot': <Unbuilt />,
  '/addChannel': <AddChannel />,
};

/** The routes of the specification, section 2. */
export const AppRoutes = () => (
  <Suspense fallback={<PageSpinner />}>
    <Routes>
      {Object.entries(elements).map(([path, element]) => (
        <Route key={path} path={path} element={element} />
      ))}
      <Route path="/home" element={<Onward />} />
      <Route path="/watch" element={<Onward />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
    <TakenOver />
  </Suspense>
);
