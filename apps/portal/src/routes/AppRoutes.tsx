import { onwardAddress } from '@oshimado/domain';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
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

/** The routes of the specification, section 2. */
export const AppRoutes = () => (
  <Suspense fallback={<PageSpinner />}>
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/home" element={<Onward />} />
      <Route path="/favorites" element={<Favorites />} />
      <Route path="/channel" element={<Channels />} />
      <Route path="/channel/:id/music" element={<ChannelMusic />} />
      <Route path="/channel/:id/:tab?" element={<ChannelPage />} />
      <Route path="/watch" element={<Onward />} />
      <Route path="/watch/:id" element={<Watch />} />
      <Route path="/edit/video/:id/:tab?" element={<Unbuilt />} />
      <Route path="/add_placeholder" element={<Unbuilt />} />
      <Route path="/multiview/:layout?" element={<Unbuilt />} />
      <Route path="/playlists" element={<Playlists />} />
      <Route path="/playlist/:id" element={<PlaylistPage />} />
      <Route path="/library" element={<Library />} />
      <Route path="/about" element={<About />} />
      <Route path="/settings" element={<SettingsPage />} />
      <Route path="/login" element={<Login />} />
      <Route path="/extension" element={<Extension />} />
      <Route path="/search" element={<Search />} />
      <Route path="/share" element={<Share />} />
      <Route path="/tlclient" element={<Unbuilt />} />
      <Route path="/scripteditor" element={<Unbuilt />} />
      <Route path="/scriptmanager" element={<Unbuilt />} />
      <Route path="/relaybot" element={<Unbuilt />} />
      <Route path="/addChannel" element={<AddChannel />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
    <TakenOver />
  </Suspense>
);
