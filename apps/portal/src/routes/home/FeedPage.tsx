/** A page with a living board, an archive and clips: home and favorites. */
import { TabPanel, useSwipe } from '@oshimado/ui/tabs';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../app/page-head';
import { latePart } from '../../errors/late-part';
import { PartFailed } from '../../errors/PartFailed';
import { useFeedFilter } from '../../feed-filters/use-feed-filter';
import { useTranslate } from '../../i18n/LanguageProvider';
import { ListLoading } from '../../lists/ListedVideos';
import { TopBarTabs } from '../../shell/TopBarTabs';
import { DisplayControls } from './DisplayControls';
import { tabAddress, useFeedAddress } from './feed-address';
import type { FeedSource } from './feed-source';
import * as css from './FeedPage.css';
import { FeedTabs, PANEL_ID, tabId } from './FeedTabs';
import { neighbourTab, type HomeTab } from './home-tabs';
import { LivePanel } from './LivePanel';
import { loadVideosTab } from './load-videos-tab';
import { useBoard, type Board } from './use-board';
import { useHomeTab } from './use-home-tab';

const VideosTab = latePart(loadVideosTab, { Loading: ListLoading, Failed: PartFailed });

export interface FeedPageProps {
  /** Keep it stable between renders. */
  readonly source: FeedSource;
  /** Name of the page, in its hidden heading. */
  readonly heading: string;
  /** What the title of the document says beside the tab. Default none. */
  readonly title?: string | undefined;
  /** Called when the archive or the clips could not be had. */
  readonly onListFailed?: () => void;
  /** Called when the page has its board, and with each other one. Answers what ends it. */
  readonly onBoard?: (board: Board) => (() => void) | undefined;
}

export function useTabAddress() {
  const { pathname, search } = useLocation();
  return (tab: HomeTab) => tabAddress(pathname, new URLSearchParams(search), tab);
}

/** A finger that pulls the next tab in; at the ends there is none. */
function useTabSwipe(tab: HomeTab, hrefFor: (tab: HomeTab) => string) {
  const navigate = useNavigate();
  return useSwipe((towards) => {
    const next = neighbourTab(tab, towards);
    if (next === undefined) return;
    void navigate(hrefFor(next), { replace: true, preventScrollReset: true });
    scrollTo({ top: 0 });
  });
}

export function FeedPage({ source, heading, title, onListFailed, onBoard }: FeedPageProps) {
  const t = useTranslate();
  const tab = useHomeTab();
  const address = useFeedAddress();
  const orgs = source.type === 'orgs' ? source.orgs : null;
  const board = useBoard(source);
  const filter = useFeedFilter(orgs);
  const hrefFor = useTabAddress();
  const swipe = useTabSwipe(tab, hrefFor);
  const named = [tab === 'live' ? undefined : t(`home.${tab}`), title].filter(Boolean);
  usePageTitle(named.join(' · ') || undefined);
  useEffect(() => onBoard?.(board), [onBoard, board]);

  return (
    <>
      <VisuallyHidden>
        <h1>{heading}</h1>
      </VisuallyHidden>
      <TopBarTabs
        canWrap
        end={<DisplayControls tab={tab} address={address} canChooseOrgs={orgs !== null} />}
      >
        <FeedTabs tab={tab} hrefFor={hrefFor} board={{ actor: board.actor, filter }} />
      </TopBarTabs>
      <div className={css.swiped} {...swipe}>
        <TabPanel id={PANEL_ID} labelledBy={tabId(tab)}>
          {tab === 'live' ? (
            <LivePanel board={board} filter={filter} sort={address.sort} />
          ) : (
            <VideosTab
              key={tab}
              kind={tab === 'archive' && address.showsClips ? 'all' : tab}
              source={source}
              filter={filter}
              uploadedBefore={address.uploadedBefore}
              onFailed={onListFailed}
            />
          )}
        </TabPanel>
      </div>
    </>
  );
}
