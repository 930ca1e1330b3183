import { onwardAddress } from '@oshimado/domain';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router';
import { useHydrated } from '@oshimado/widgets/page';
import { useBrowserZone } from '../platform/use-browser-zone';
import { PageSpinner } from '../shell/PageSpinner';
import { pages } from './pages';

const NotFound = lazy(() => import('./not-found/NotFound'));

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

/** A route for each entry of `pages`. */
const routes: RouteObject[] = [
  ...Object.entries(pages).map(([path, Page]) => ({ path, element: <Page /> })),
  { path: '/home', element: <Onward /> },
  { path: '/watch', element: <Onward /> },
  { path: '*', element: <NotFound /> },
];

export const AppRoutes = () => (
  <Suspense fallback={<PageSpinner />}>
    {useRoutes(routes)}
    <TakenOver />
  </Suspense>
);
