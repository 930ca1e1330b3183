/** VTubers and clippers: asked of the server part by part. */
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SearchIcon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { useCallback } from 'react';
import { useSettings } from '../../actors/use-settings';
import { WaitForActors } from '../../actors/WaitForActors';
import { useOwnRefresh } from '../../app/page-refresh';
import { useNearScreen } from '../../app/use-near-screen';
import { ApiError } from '../../errors/ApiError';
import { useTranslate } from '../../i18n/LanguageProvider';
import * as lists from '../../lists/lists.css';
import { effectiveSort, sortsOf } from './channel-sorts';
import { ChannelList } from './ChannelList';
import { ChannelsLoading } from './ListStates';
import { useChannelPages } from './use-channel-pages';
import { useChannelsView } from './use-channels-view';
import { ViewControls } from './ViewControls';

interface FetchedChannelsProps {
  readonly tab: 'vtuber' | 'subber';
  readonly org: string;
}

type Pages = ReturnType<typeof useChannelPages>;

function ListEnd({ pages, count }: { pages: Pages; count: number }) {
  const t = useTranslate('channels');
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages;
  const canLoad = hasNextPage && !isFetchingNextPage;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const end = useNearScreen(canLoad && !isFetchNextPageError, loadMore);
  return (
    <div ref={end} className={lists.end}>
      {isFetchNextPageError ? <ApiError onRetry={loadMore} isBusy={isFetchingNextPage} /> : null}
      {hasNextPage && !isFetchNextPageError ? (
        // It stays while it works, so that the focus has a place.
        <Button variant="plain" busy={isFetchingNextPage} onClick={loadMore}>
          {t('list.more')}
        </Button>
      ) : null}
      {isFetchingNextPage && !isFetchNextPageError ? <Spinner label={t('list.loading')} /> : null}
      {count > 0 && !hasNextPage ? <p className={lists.endNote}>{t('list.end')}</p> : null}
    </div>
  );
}

function Content({
  pages,
  tab,
  children,
}: {
  pages: Pages;
  tab: string;
  children: React.ReactNode;
}) {
  const t = useTranslate('channels');
  if (pages.isPending) {
    return (
      <WaitForActors>
        <ChannelsLoading />
      </WaitForActors>
    );
  }
  if (!pages.data) {
    return <ApiError onRetry={() => void pages.refetch()} isBusy={pages.isFetching} />;
  }
  if (pages.data.length > 0) return children;
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
  const { view, isKnown, change } = useChannelsView(tab);
  const sorts = sortsOf(tab, org);
  const sort = effectiveSort(view.sort, sorts);
  const { isReversed } = view;
  const pages = useChannelPages({ type: tab, org, langs: clipLangs, sort, isReversed }, isKnown);
  useOwnRefresh(() => pages.refetch({ throwOnError: true }));
  const channels = pages.data ?? [];
  return (
    <>
      <ViewControls sorts={sorts} sort={sort} view={view} onChange={change} />
      <Content pages={pages} tab={tab}>
        <ChannelList
          channels={channels}
          hasCards={view.cardView}
          label={t(`tabs.${tab}`)}
          groupedBy={sort === 'group' || sort === 'org' ? sort : undefined}
          org={org}
        />
        <ListEnd pages={pages} count={channels.length} />
      </Content>
    </>
  );
}
