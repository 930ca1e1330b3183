/** The tabs of a feed: how much is on, what was, what others made of it. Each has an address of its own. */
import type { FeedFilter } from '@oshimado/domain';
import { selectVideos } from '@oshimado/machines/live-feed';
import { Badge } from '@oshimado/ui/badge';
import { Tab, TabList } from '@oshimado/ui/tabs';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useLiveCounts, useLiveSnapshot, type LiveFeedActor } from '@oshimado/widgets';
import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../i18n/LanguageProvider';
import * as css from './FeedTabs.css';
import { homeTabs, type HomeTab } from './home-tabs';
import { prepareVideosTab } from './load-videos-tab';

export const PANEL_ID = 'feed-panel';
export const tabId = (tab: HomeTab) => `tab-${tab}`;

interface BoardProps {
  readonly actor: LiveFeedActor;
  readonly filter: FeedFilter;
}

/** Counts are those of what is shown; the description says how many the filters keep away. */
function LiveLabel({ actor, filter }: BoardProps) {
  const t = useTranslate();
  const all = useLiveCounts(actor);
  const shown = useLiveCounts(actor, filter);
  const isKnown = selectVideos(useLiveSnapshot(actor)) !== null;
  const hidden = all.live + all.upcoming - shown.live - shown.upcoming;
  const description = hidden > 0 ? t('home.hidden', { count: hidden }) : undefined;
  return (
    <span className={css.halves} title={description}>
      <span>
        {t('home.live')} <Badge tone="live">{isKnown ? shown.live : '–'}</Badge>
      </span>
      <span aria-hidden="true"> / </span>
      <span>
        {t('home.upcoming')} <Badge tone="upcoming">{isKnown ? shown.upcoming : '–'}</Badge>
      </span>
      {description ? <VisuallyHidden>, {description}</VisuallyHidden> : null}
    </span>
  );
}

const PlainLiveLabel = () => {
  const t = useTranslate();
  return `${t('home.live')} / ${t('home.upcoming')}`;
};

/** A tab is no step to go back to. */
const TabLink = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <Link to={href} replace preventScrollReset {...rest} />
);

export interface FeedTabsProps {
  readonly tab: HomeTab;
  readonly hrefFor: (tab: HomeTab) => string;
  /** Where there is none, the tabs count nothing. */
  readonly board?: BoardProps | undefined;
}

export function FeedTabs({ tab, hrefFor, board }: FeedTabsProps) {
  const t = useTranslate();
  const live = board ? <LiveLabel {...board} /> : <PlainLiveLabel />;
  return (
    <TabList label={t('home.tabs')}>
      {homeTabs.map((name) => (
        <Tab
          key={name}
          id={tabId(name)}
          controls={PANEL_ID}
          href={hrefFor(name)}
          selected={name === tab}
          component={TabLink}
          onClick={() => scrollTo({ top: 0 })}
          {...(name !== 'live' && { onPointerEnter: prepareVideosTab, onFocus: prepareVideosTab })}
        >
          {name === 'live' ? live : t(`home.${name}`)}
        </Tab>
      ))}
    </TabList>
  );
}
