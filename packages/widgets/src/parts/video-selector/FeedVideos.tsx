/** The live board and the archive of a source. */
import type { LiveSort } from '@oshimado/domain';
import { PanelTabs } from '@oshimado/ui/panel-tabs';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDisplay, useSettings } from '../../base/device';
import { reportError } from '../../base/reporting';
import { FilterButton } from '../feed-lists/DisplayControls';
import { EndlessVideos } from '../feed-lists/EndlessVideos';
import { FavoritesPrompt } from '../feed-lists/FavoritesPrompt';
import { type ArchiveContent, type FeedChoices, type ShownOrgs } from '../feed-lists/feed-address';
import { uploadLimit } from '../feed-lists/upload-limit';
import { selectListState } from '../feed-lists/list-state';
import { OrgsField } from '../feed-lists/OrgsField';
import { renderFailed } from '../feed-lists/render-failed';
import { LiveFeed } from '../live-feed';
import type { FeedSource } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import { useActorValue } from '../../base/viewer';
import { useSelectorBoard } from './use-selector-board';
import * as css from './SelectorDialog.css';

/** Sort order, date and clips, as long as the dialog shows this source. */
function useChoices(): FeedChoices & { readonly changeTab: (tab: FeedChoices['tab']) => void } {
  const [tab, changeTab] = useState<FeedChoices['tab']>('live');
  const [sort, changeSort] = useState<LiveSort>('latest');
  const [uploadedBefore, changeUploadedBefore] = useState('');
  const [archive, changeArchive] = useState<ArchiveContent>('streams');
  return {
    tab,
    sort,
    uploadedBefore,
    archive,
    changeTab,
    changeSort,
    changeUploadedBefore,
    changeArchive,
  };
}

interface FeedProps {
  readonly feed: FeedSource;
  readonly shownOrgs: ShownOrgs | undefined;
  readonly exclude: ReadonlySet<string>;
}

function Feed({ feed, shownOrgs, exclude }: FeedProps) {
  const t = useTranslate();
  const tWidgets = useTranslate('widgets');
  const choices = useChoices();
  const { tab, sort, uploadedBefore, archive } = choices;
  const { board, filter } = useSelectorBoard(feed, exclude);
  const [{ viewMode, gridSize }] = useDisplay();
  const { clipLangs } = useSettings();
  const to = uploadLimit(uploadedBefore);
  const request = useMemo(
    () => ({
      kind: archive === 'streams' ? ('archive' as const) : archive,
      source: feed,
      clipLangs,
      to,
    }),
    [archive, feed, clipLangs, to],
  );
  // "Refresh … when opened"; the board itself says when it could not be loaded.
  const refresh = useEffectEvent(() => void board.refresh().catch(reportError));
  useEffect(() => refresh(), []);
  return (
    <div className={css.feed}>
      {shownOrgs ? <OrgsField {...shownOrgs} /> : null}
      <div className={css.tabs}>
        <div className={css.filter}>
          <FilterButton place={choices} />
        </div>
        <PanelTabs
          label={t('home.tabs')}
          value={tab}
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values are those of the tabs
          onValueChange={(value) => choices.changeTab(value as FeedChoices['tab'])}
          tabs={[
            {
              value: 'live',
              label: `${tWidgets('feed.live')} / ${tWidgets('feed.upcoming')}`,
              content: (
                <LiveFeed
                  board={board}
                  filter={filter}
                  sort={sort}
                  shape={viewMode}
                  gridSize={gridSize}
                  renderFailed={renderFailed}
                />
              ),
            },
            {
              value: 'archive',
              label: t('home.archive'),
              content: <EndlessVideos request={request} filter={filter} />,
            },
          ]}
        />
      </div>
    </div>
  );
}

export interface FeedVideosProps extends Pick<FeedProps, 'shownOrgs' | 'exclude'> {
  /** null: favorites of a guest. */
  readonly feed: FeedSource | null;
}

export function FeedVideos({ feed, ...rest }: FeedVideosProps) {
  const hasFavorites = useActorValue('favorites', selectListState, 'unknown') !== 'empty';
  if (feed === null) return <FavoritesPrompt isGuest />;
  if ('favorites' in feed && !hasFavorites) return <FavoritesPrompt isGuest={false} />;
  return <Feed feed={feed} {...rest} />;
}
