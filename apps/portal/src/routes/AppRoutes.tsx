import { IsRestoringProvider } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { useSendDevice } from '@oshimado/widgets/internal/base/device';
import { browserZone } from '../platform/browser-zone';
import { afterHydration } from '../platform/page-return';
import { PageSpinner } from '../shell/PageSpinner';
import { Home } from './home/Home';
import { latePage } from './late-page';
import { pageAt, pages } from './pages';

/**
 * Stores the browser's time zone, so that the next page the server draws can name clock times. For a component within the page:
 * a change above it during hydration would make React hydrate the whole page in one task.
 */
function useBrowserZone(): void {
  const send = useSendDevice();
  useEffect(() => {
    // A task of its own: a browser without `Temporal` needs 16 ms for it, four times that on a slow phone.
    const timer = setTimeout(() => send({ type: 'timeZone.change', timeZone: browserZone() }));
    return () => clearTimeout(timer);
  }, [send]);
}

/** Old addresses, and those that no page has; a document that is asked for an old one is redirected by the server. */
const Redirect = latePage(() => import('./Redirect'));

/** Marks the document as hydrated (`data-hydrated` on `html`): from then on a click has its effect at once. */
function HydratedMark({ onHydrated }: { onHydrated: () => void }) {
  useBrowserZone();
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    onHydrated();
  }, [onHydrated]);
  return null;
}

/** A route for each page. */
const routes: readonly RouteObject[] = Object.entries(pages).map(([path, { load }]) => {
  const Page = load ? latePage(load) : Home;
  return { path, element: <Page /> };
});
const redirect: RouteObject = { path: '*', element: <Redirect /> };
const all = [...routes, redirect];
const alone = new Map(routes.map((route) => [route.path, [route]]));

/** The router ranks and compiles all that it is given for each drawing, so it is given the one route that is known to match. */
function routesAt(pathname: string): RouteObject[] {
  // The router reads an address decoded; the page may be another one then.
  const page = pathname.includes('%') ? undefined : pageAt(pathname);
  return alone.get(page?.path) ?? all;
}

export function AppRoutes() {
  const page = useRoutes(routesAt(useLocation().pathname));
  const [isRestoring, setRestoring] = useState(afterHydration.recall !== undefined);
  const onHydrated = useCallback(() => {
    afterHydration.recall?.();
    delete afterHydration.recall;
    setRestoring(false);
  }, []);
  return (
    <Suspense fallback={<PageSpinner />}>
      <IsRestoringProvider value={isRestoring}>{page}</IsRestoringProvider>
      <HydratedMark onHydrated={onHydrated} />
    </Suspense>
  );
}
