/** The frame of every page: skip link, top bar, drawer, main, the bar at the bottom of phones. */
import { SkipLink } from '@oshimado/ui/skip-link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslate } from '@oshimado/widgets/sentences';
import { RouteAnnouncer } from '../platform/RouteAnnouncer';
import { useDefaultPage } from '../platform/use-default-page';
import { useLedFocus } from '../platform/use-led-focus';
import { useScrollRestoration } from '../platform/use-scroll-restoration';
import { BottomBar } from './BottomBar';
import { FavoritesLive } from '@oshimado/widgets/favorites-list';
import { FixedDrawer } from './drawer/FixedDrawer';
import { ModalDrawerHost } from './drawer/ModalDrawerHost';
import { NavDrawerProvider } from './NavDrawerProvider';
import { hasBottomBar, hasFixedDrawer, pageKindOf, topBarOf } from './page-kind';
import * as css from './Shell.css';
import { TopBar } from './top-bar/TopBar';

const MAIN_ID = 'main';

/** What follows a step from page to page. */
function Navigation() {
  useScrollRestoration();
  useLedFocus(MAIN_ID);
  useDefaultPage();
  return <RouteAnnouncer />;
}

export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const kind = pageKindOf(useLocation().pathname);
  const topBar = topBarOf(kind);
  return (
    <NavDrawerProvider>
      <SkipLink href={`#${MAIN_ID}`}>{t('nav.skip')}</SkipLink>
      {topBar === 'never' ? null : (
        <div className={css.topBar[topBar]}>
          <TopBar />
        </div>
      )}
      <div className={css.body}>
        {hasFixedDrawer(kind) ? <FixedDrawer /> : null}
        <main id={MAIN_ID} className={css.main[kind]} tabIndex={-1}>
          {children}
        </main>
      </div>
      {hasBottomBar(kind) ? (
        <div className={css.bottomBar}>
          <BottomBar />
        </div>
      ) : null}
      <ModalDrawerHost />
      <Navigation />
      <FavoritesLive />
    </NavDrawerProvider>
  );
}
