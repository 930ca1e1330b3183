/** A part of a channel's page that is a list of videos, in numbered pages. */
import type { ChannelFull, Video } from '@oshimado/contract';
import {
  ALL_ORGS,
  filterFeed,
  isLive,
  type ChannelChoices,
  type FeedFilter,
} from '@oshimado/domain';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SearchIcon } from '@oshimado/ui/icon';
import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../../base/context';
import { useSettings } from '../../base/device';
import { ListLoading, PagedVideos } from '../../parts/lists';
import { useOwnRefresh, useRefreshAtTop } from '../../base/page';
import {
  channelVideosKey,
  channelVideosQuery,
  type ChannelVideosPart,
  type ChannelVideosRequest,
} from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import { useNow } from '../../base/clock';
import { useViewer, WaitForActors } from '../../base/viewer';
import { WatchTogether } from '../../parts/watch-together';

const isOn = (video: Video, now: number) => video.type !== 'placeholder' && isLive(video, now);

/** Live videos first; otherwise the order of the server. */
export const liveFirst = (videos: readonly Video[], now: number): Video[] => [
  ...videos.filter((video) => isOn(video, now)),
  ...videos.filter((video) => !isOn(video, now)),
];

/** A channel's own videos are shown even if it is blocked or hidden; those of other channels follow the viewer's filters. */
function useOwnFilter(part: ChannelVideosPart, { isMissing }: ChannelChoices): FeedFilter {
  const { blockedChannels, hiddenGroups, hideMissing, hidePlaceholder, ignoredTopics } =
    useSettings();
  const blocked = useMemo(() => new Set(blockedChannels.map(({ id }) => id)), [blockedChannels]);
  const filter = { org: ALL_ORGS, hidePlaceholders: hidePlaceholder };
  return part === 'videos'
    ? { ...filter, ignoreBlock: true, hideMissing: hideMissing && !isMissing }
    : { ...filter, hideMissing, blocked, ignoredTopics, hiddenGroups };
}

function useChannelVideos(request: ChannelVideosRequest, isEnabled: boolean) {
  const client = useClient();
  return useQuery({
    ...channelVideosQuery(client, request),
    // Keep the previous page of the same part on screen while the next one loads.
    placeholderData: (previous, before) =>
      before && hashKey(before.queryKey.slice(0, -1)) === hashKey(channelVideosKey(request))
        ? keepPreviousData(previous)
        : undefined,
    enabled: isEnabled,
  });
}

interface ChannelVideosProps {
  readonly channel: ChannelFull;
  /** Name of the channel in the viewer's language. */
  readonly name: string;
  readonly part: ChannelVideosPart;
  /** Page of the list, from 1. */
  readonly page: number;
  readonly hrefFor: (page: number) => string;
  /** Which of its own videos are listed. */
  readonly choices: ChannelChoices;
}

export function ChannelVideos(props: ChannelVideosProps) {
  const { channel, name, part, page, hrefFor, choices } = props;
  const t = useTranslate('channels');
  const { clipLangs } = useSettings();
  const { isKnown } = useViewer();
  const filter = useOwnFilter(part, choices);
  const now = useNow();
  // The clip languages are stored on the device, so the server cannot load this list.
  const isReady = part !== 'clips' || isKnown;
  const list = useChannelVideos({ channel, part, page, langs: clipLangs, choices }, isReady);
  const refresh = () => list.refetch({ throwOnError: true });
  useOwnRefresh(refresh);
  useRefreshAtTop(refresh);

  if (list.isPending && !isReady) {
    return (
      <WaitForActors>
        <ListLoading />
      </WaitForActors>
    );
  }
  const words = part === 'videos' && choices.isMissing ? 'missing' : part;
  const videos = liveFirst(filterFeed(list.data?.videos ?? [], filter), now);
  return (
    <>
      <WatchTogether videos={videos.filter((video) => isOn(video, now))} areLive size="small" />
      <PagedVideos
        page={page}
        hrefFor={hrefFor}
        answer={list}
        videos={videos}
        label={t(`page.list.${words}`, { name })}
        hideChannel={part === 'videos'}
        empty={
          <EmptyState
            icon={SearchIcon}
            title={t(`page.empty.${words}`)}
            description={t('page.emptyHint')}
          />
        }
      />
    </>
  );
}
