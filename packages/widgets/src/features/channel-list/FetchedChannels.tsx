/** VTubers and clippers, loaded from the server page by page. */
import type { Channel } from '@oshimado/contract';
import { channelSortsOf, effectiveChannelSort } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SearchIcon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useClient } from '../../base/context';
import { useSettings } from '../../base/device';
import { ApiError } from '../../base/errors';
import { listEnd, listEndNote } from '../../parts/lists';
import { useNearScreen, useNextPage, useOwnRefresh } from '../../base/page';
import {
  channelListRequest,
  channelsQuery,
  channelsTop,
  type ChannelListRequest,
} from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import { ChannelsLoading } from './ChannelsLoading';
import * as css from './ChannelList.css';
import { ListedChannels } from './ListedChannels';
import { useChannelsView, ViewControls } from './ViewControls';

interface FetchedChannelsProps {
  readonly tab: 'vtuber' | 'subber';
  readonly org: string;
}

/** Removes duplicates: a channel is on two pages if the list changed between the two loads. */
const once = (pages: readonly (readonly Channel[])[]): Channel[] => [
  ...new Map(pages.flat().map((channel) => [channel.id, channel])).values(),
];

function useChannelPages(request: ChannelListRequest) {
  const queries = useQueryClient();
  return useInfiniteQuery({
    ...channelsQuery(useClient(), request),
    placeholderData: () => channelsTop(queries, request),
    select: ({ pages }) => once(pages),
  });
}

type Pages = ReturnType<typeof useChannelPages>;

function ListEnd({ pages }: { pages: Pages }) {
  const t = useTranslate('channels');
  const tPortal = useTranslate();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages;
  const { data, isError, isFetching, isPlaceholderData, refetch } = pages;
  const isLoading = isFetchingNextPage || isPlaceholderData;
  const isWhole = data !== undefined && !isPlaceholderData && !hasNextPage;
  // Below the channels that the server has drawn.
  const hasNoList = isError && data === undefined;
  const canLoad = hasNextPage && !isFetchingNextPage;
  const loadMore = useNextPage(pages);
  const isWanted = canLoad && !isFetchNextPageError;
  const end = useNearScreen(isWanted, pages.dataUpdatedAt, loadMore);
  return (
    <div ref={end} className={listEnd}>
      {isFetchNextPageError ? (
        <ApiError error={pages.error} onRetry={loadMore} isBusy={isFetchingNextPage} />
      ) : null}
      {hasNoList ? (
        <ApiError error={pages.error} onRetry={() => void refetch()} isBusy={isFetching} />
      ) : null}
      {hasNextPage && !isFetchNextPageError ? (
        // The button stays while the next page loads, so that it keeps the focus.
        <Button variant="plain" busy={isFetchingNextPage} onClick={loadMore}>
          {tPortal('list.more')}
        </Button>
      ) : null}
      {isLoading && !isFetchNextPageError ? <Spinner label={t('list.loading')} /> : null}
      {isWhole ? <p className={listEndNote}>{tPortal('list.end')}</p> : null}
    </div>
  );
}

interface ContentProps {
  readonly pages: Pages;
  /** How many channels there are to show. */
  readonly count: number;
  readonly tab: FetchedChannelsProps['tab'];
  readonly children: ReactNode;
}

function Content({ pages, count, tab, children }: ContentProps) {
  const t = useTranslate('channels');
  if (pages.isPending) return <ChannelsLoading />;
  if (count > 0) return children;
  if (!pages.data) {
    return (
      <ApiError
        error={pages.error}
        onRetry={() => void pages.refetch()}
        isBusy={pages.isFetching}
      />
    );
  }
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('list.empty')}
      description={t(tab === 'vtuber' ? 'list.emptyHint' : 'list.emptySubberHint')}
    />
  );
}

export function FetchedChannels({ tab, org }: FetchedChannelsProps) {
  const t = useTranslate('channels');
  const { clipLangs } = useSettings();
  const { view, change } = useChannelsView(tab);
  const sorts = channelSortsOf(tab, org);
  const sort = effectiveChannelSort(view.sort, sorts);
  const request = channelListRequest({ tab, org, langs: clipLangs, view });
  const pages = useChannelPages(request);
  // What the server has drawn stays when the list cannot be loaded.
  const top = channelsTop(useQueryClient(), request);
  useOwnRefresh(() => pages.refetch({ throwOnError: true }));
  const channels = pages.data ?? top?.pages[0] ?? [];
  return (
    <>
      <ViewControls sorts={sorts} sort={sort} view={view} onChange={change}>
        {tab === 'vtuber' ? <p className={css.lead}>{t('lead')}</p> : null}
      </ViewControls>
      <Content pages={pages} count={channels.length} tab={tab}>
        <ListedChannels
          channels={channels}
          hasCards={view.cardView}
          label={t(`tabs.${tab}`)}
          groupedBy={sort === 'group' || sort === 'org' ? sort : undefined}
          org={org}
        />
        <ListEnd pages={pages} />
      </Content>
    </>
  );
}
