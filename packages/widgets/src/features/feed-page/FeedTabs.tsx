/** The tabs of a feed: how much is on, what was, what others made of it. Each has an address of its own. */
import type { FeedFilter } from '@oshimado/domain';
import { Badge } from '@oshimado/ui/badge';
import { Tab, TabList } from '@oshimado/ui/tabs';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useLiveCounts, type LiveBoard } from '../../parts/live-feed';
import { useTranslate } from '../../base/sentences';
import * as css from './FeedTabs.css';
import type { BoardCounts } from './board-head';
import type { FeedPlace } from '../../parts/feed-lists/feed-address';
import { homeTabs, type HomeTab } from '../../parts/feed-lists/home-tabs';
import { PageLink } from '../../base/context';
import { isPlainPress } from '../../base/page';

export const PANEL_ID = 'feed-panel';
export const tabId = (tab: HomeTab) => `tab-${tab}`;

interface CountedBoard {
  readonly board: LiveBoard & { readonly counts?: BoardCounts };
  readonly filter: FeedFilter;
}

/** A count beside the tab's name: nothing for zero, a dash until the count is known. */
function Count({
  tone,
  count,
}: {
  readonly tone: 'live' | 'upcoming';
  readonly count: number | undefined;
}) {
  return count === 0 ? null : (
    <>
      {' '}
      <Badge tone={tone}>{count ?? '–'}</Badge>
    </>
  );
}

/** Counts are those of what is shown; the description says how many the filters keep away. */
function LiveLabel({ board, filter }: CountedBoard) {
  const t = useTranslate();
  const tWidgets = useTranslate('widgets');
  const everything = useLiveCounts(board);
  const filtered = useLiveCounts(board, filter);
  const { all, shown } = board.counts ?? { all: everything, shown: filtered };
  const isKnown = board.data !== undefined;
  const hidden = all.live + all.upcoming - shown.live - shown.upcoming;
  const description = hidden > 0 ? t('home.hidden', { count: hidden }) : undefined;
  return (
    <span className={css.halves} title={description}>
      <span>
        {tWidgets('feed.live')}
        <Count tone="live" count={isKnown ? shown.live : undefined} />
      </span>
      <span aria-hidden="true"> / </span>
      <span>
        {tWidgets('feed.upcoming')}
        <Count tone="upcoming" count={isKnown ? shown.upcoming : undefined} />
      </span>
      {description ? <VisuallyHidden>, {description}</VisuallyHidden> : null}
    </span>
  );
}

const PlainLiveLabel = () => {
  const tWidgets = useTranslate('widgets');
  return `${tWidgets('feed.live')} / ${tWidgets('feed.upcoming')}`;
};

export interface FeedTabsProps {
  readonly place: Pick<FeedPlace, 'tab' | 'hrefForTab' | 'goToTab'>;
  /** Default: the tabs count nothing. */
  readonly counted?: CountedBoard | undefined;
  /** Called with the tab that the pointer is over, a finger presses, or the keyboard has reached. */
  readonly onAhead?: ((tab: HomeTab) => void) | undefined;
}

export function FeedTabs({ place, counted, onAhead }: FeedTabsProps) {
  const { tab, hrefForTab, goToTab } = place;
  const t = useTranslate();
  const live = counted ? <LiveLabel {...counted} /> : <PlainLiveLabel />;
  return (
    <TabList label={t('home.tabs')}>
      {homeTabs.map((name) => (
        <Tab
          key={name}
          id={tabId(name)}
          controls={PANEL_ID}
          href={hrefForTab(name)}
          selected={name === tab}
          component={PageLink}
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            goToTab(name);
            scrollTo({ top: 0 });
          }}
          onPointerEnter={() => onAhead?.(name)}
          onFocus={() => onAhead?.(name)}
        >
          {name === 'live' ? live : t(`home.${name}`)}
        </Tab>
      ))}
    </TabList>
  );
}
