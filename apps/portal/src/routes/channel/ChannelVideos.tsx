/** A part of the page that is a list of videos, in numbered pages. */
import type { ChannelFull } from '@oshimado/contract';
import { ALL_ORGS, filterFeed, PAGE_SIZE, type FeedFilter } from '@oshimado/domain';
import { selectBlockedChannels } from '@oshimado/machines/channel-blocking';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SearchIcon } from '@oshimado/ui/icon';
import { Pagination } from '@oshimado/ui/pagination';
import { useNow, VideoList, VideoListSkeleton } from '@oshimado/widgets';
import { useMemo, useRef } from 'react';
import { useActorValue } from '../../actors/ActorsProvider';
import { useSettings } from '../../actors/use-settings';
import { useViewer } from '../../actors/use-viewer';
import { useOwnRefresh } from '../../app/page-refresh';
import { usePageAddress } from '../../app/use-page-address';
import { RouterLink } from '../../app/RouterLink';
import { ApiError } from '../../errors/ApiError';
import { useTranslate } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';
import type { VideosPart } from './channel-parts';
import * as css from './ChannelPage.css';
import { liveFirst } from './live-first';
import { useChannelVideos } from './use-channel-videos';

const noChannels: readonly { readonly id: string }[] = [];

/** Whoever opens a channel wants to see its videos, blocked or not; others' that feature it obey the viewer's wishes. */
function useOwnFilter(part: VideosPart): FeedFilter {
  const { preferences } = usePreferences();
  const { ignoredTopics, hiddenGroups } = useSettings();
  const channels = useActorValue('blocking', selectBlockedChannels, noChannels);
  const blocked = useMemo(() => new Set(channels.map(({ id }) => id)), [channels]);
  const { hidePlaceholders, hideMissing } = preferences;
  const filter = { org: ALL_ORGS, hidePlaceholders, hideMissing };
  return part === 'videos'
    ? { ...filter, ignoreBlock: true }
    : { ...filter, blocked, ignoredTopics, hiddenGroups };
}

interface PagesProps {
  readonly page: number;
  readonly total: number | undefined;
  readonly hasNext: boolean;
  readonly hrefFor: (page: number) => string;
  readonly onPage: () => void;
}

function Pages({ total, ...rest }: PagesProps) {
  const t = useTranslate();
  const tChannels = useTranslate('channels');
  return (
    <Pagination
      {...rest}
      label={tChannels('page.pages')}
      pageCount={total === undefined ? undefined : Math.max(1, Math.ceil(total / PAGE_SIZE))}
      linkComponent={RouterLink}
      labels={{
        page: (number) => t('list.page', { page: number }),
        previous: t('list.previous'),
        next: t('list.next'),
        newer: t('list.newer'),
        older: t('list.older'),
      }}
    />
  );
}

interface ChannelVideosProps {
  readonly channel: ChannelFull;
  /** As the channel is called here. */
  readonly name: string;
  readonly part: VideosPart;
}

export function ChannelVideos({ channel, name, part }: ChannelVideosProps) {
  const t = useTranslate('channels');
  const { preferences } = usePreferences();
  const { clipLangs } = useSettings();
  const { isKnown } = useViewer();
  const { page, hrefFor } = usePageAddress();
  const filter = useOwnFilter(part);
  const now = useNow();
  const head = useRef<HTMLDivElement>(null);
  // Which languages of clips the viewer reads is on their device.
  const isReady = part !== 'clips' || isKnown;
  const list = useChannelVideos({ channel, part, page, langs: clipLangs }, isReady);
  useOwnRefresh(() => list.refetch({ throwOnError: true }));
  const display = { shape: preferences.viewMode, gridSize: preferences.gridSize };

  if (list.isPending) return <VideoListSkeleton {...display} />;
  const { data } = list;
  const videos = liveFirst(filterFeed(data?.videos ?? [], filter), now);
  return (
    <div ref={head} className={css.list} aria-busy={list.isPlaceholderData}>
      {data ? (
        <VideoList
          {...display}
          videos={videos}
          label={t(`page.list.${part}`, { name })}
          renderLimit={videos.length}
          headingLevel={2}
          hideChannel={part === 'videos'}
        />
      ) : (
        <ApiError onRetry={() => void list.refetch()} isBusy={list.isFetching} />
      )}
      {data && videos.length === 0 ? (
        <EmptyState
          icon={SearchIcon}
          title={t(`page.empty.${part}`)}
          description={t('page.emptyHint')}
        />
      ) : null}
      <Pages
        page={page}
        total={data?.total}
        hasNext={data?.videos.length === PAGE_SIZE}
        hrefFor={hrefFor}
        onPage={() => head.current?.scrollIntoView({ block: 'start' })}
      />
    </div>
  );
}
