import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { PageSpinner } from '../shell/PageSpinner';
import { Home } from './home/Home';

const Watch = lazy(() => import('./watch/Watch'));
const ChannelPage = lazy(() => import('./channel/ChannelPage'));
const NotFound = lazy(() => import('./not-found/NotFound'));

/** `/home` keeps hash and query on its way to `/`. */
function HomeRedirect() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: '/', search, hash }} replace />;
}

export const AppRoutes = () => (
  <Suspense fallback={<PageSpinner />}>
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/home" element={<HomeRedirect />} />
      <Route path="/watch/:id" element={<Watch />} />
      <Route path="/channel/:id" element={<ChannelPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  </Suspense>
);
