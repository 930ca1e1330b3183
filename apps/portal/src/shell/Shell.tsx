/** The frame of every page: skip link, top bar, drawer, main, the bar at the bottom of phones. */
import { SkipLink } from '@oshimado/ui/skip-link';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { StagedPlayer } from '@oshimado/widgets/internal/parts/player';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useDefaultPage } from '../platform/use-default-page';
import { useFocusAfterNavigation } from '../platform/use-focus-after-navigation';
import { useScrollRestoration } from '../platform/use-scroll-restoration';
import { BottomBar } from './BottomBar';
import { FavoritesLive } from '@oshimado/widgets/internal/features/favorites-list';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { FixedDrawer } from './drawer/FixedDrawer';
import { ModalDrawerHost } from './drawer/ModalDrawerHost';
import { NavDrawerProvider } from './NavDrawerProvider';
import { hasBottomBar, hasFixedDrawer, type ShownPage, topBarOf } from './page-kind';
import { classNames } from '@oshimado/ui/style-props';
import { columnsByPage } from '@oshimado/widgets/internal/parts/video-list';
import * as css from './Shell.css';
import { TopBar } from './top-bar/TopBar';

/** Announces the title of the next page, because screen readers do not after a client-side navigation. */
function RouteAnnouncer({ page }: { page: string }) {
  const before = useRef(page);
  const [text, setText] = useState('');
  useEffect(() => {
    if (before.current === page) return undefined;
    before.current = page;
    // Pages with data set their title when it is loaded; each title is announced once.
    const say = () => setText(document.title);
    const title = document.querySelector('title');
    const observer = new MutationObserver(say);
    if (title) observer.observe(title, { childList: true, characterData: true, subtree: true });
    // oxlint-disable-next-line react/set-state-in-effect -- the title is set by an effect of the page, known only now
    say();
    return () => observer.disconnect();
  }, [page]);
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}

const MAIN_ID = 'main';

/** Restores the scroll position and moves the focus after a navigation. */
function Navigation({ page }: { page: string }) {
  useFocusAfterNavigation(page, MAIN_ID, useScrollRestoration());
  useDefaultPage();
  return <RouteAnnouncer page={page} />;
}

interface ShellProps {
  readonly page: ShownPage;
  readonly children: ReactNode;
}

export function Shell({ page: { kind, key, video }, children }: ShellProps) {
  const t = useTranslate();
  const topBar = topBarOf(kind);
  return (
    <NavDrawerProvider isFixedPage={hasFixedDrawer(kind)}>
      <SkipLink href={`#${MAIN_ID}`}>{t('nav.skip')}</SkipLink>
      {topBar === 'never' ? null : (
        <div className={css.topBar[topBar]}>
          <TopBar />
        </div>
      )}
      <div className={css.body}>
        {hasFixedDrawer(kind) ? <FixedDrawer /> : null}
        <main id={MAIN_ID} className={classNames(css.main[kind], columnsByPage)} tabIndex={-1}>
          {/* On a page about the playing video the player is part of the page. */}
          <StagedPlayer pageVideo={video} />
          {children}
        </main>
      </div>
      {hasBottomBar(kind) ? (
        <div className={css.bottomBar}>
          <BottomBar />
        </div>
      ) : null}
      <ModalDrawerHost />
      <Navigation page={key} />
      <FavoritesLive />
    </NavDrawerProvider>
  );
}
