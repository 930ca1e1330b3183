/** A part of the page that is a list of videos, in numbered pages. */
import type { ChannelFull } from '@oshimado/contract';
import { ALL_ORGS, filterFeed, type FeedFilter } from '@oshimado/domain';
import { selectBlockedChannels } from '@oshimado/machines/channel-blocking';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SearchIcon } from '@oshimado/ui/icon';
import { useNow } from '@oshimado/widgets';
import { useMemo } from 'react';
import { useActorValue } from '../../actors/ActorsProvider';
import { useSettings } from '../../actors/use-settings';
import { useViewer } from '../../actors/use-viewer';
import { WaitForActors } from '../../actors/WaitForActors';
import { useOwnRefresh } from '../../app/page-refresh';
import { usePageAddress } from '../../app/use-page-address';
import { useTranslate } from '../../i18n/LanguageProvider';
import { ListLoading } from '../../lists/ListedVideos';
import { PagedVideos } from '../../lists/PagedVideos';
import { usePreferences } from '../../preferences/PreferencesProvider';
import type { VideosPart } from './channel-parts';
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

interface ChannelVideosProps {
  readonly channel: ChannelFull;
  /** As the channel is called here. */
  readonly name: string;
  readonly part: VideosPart;
}

export function ChannelVideos({ channel, name, part }: ChannelVideosProps) {
  const t = useTranslate('channels');
  const { clipLangs } = useSettings();
  const { isKnown } = useViewer();
  const { page } = usePageAddress();
  const filter = useOwnFilter(part);
  const now = useNow();
  // Which languages of clips the viewer reads is on their device.
  const isReady = part !== 'clips' || isKnown;
  const list = useChannelVideos({ channel, part, page, langs: clipLangs }, isReady);
  useOwnRefresh(() => list.refetch({ throwOnError: true }));

  if (list.isPending && !isReady) {
    return (
      <WaitForActors>
        <ListLoading />
      </WaitForActors>
    );
  }
  return (
    <PagedVideos
      answer={list}
      videos={liveFirst(filterFeed(list.data?.videos ?? [], filter), now)}
      label={t(`page.list.${part}`, { name })}
      hideChannel={part === 'videos'}
      empty={
        <EmptyState
          icon={SearchIcon}
          title={t(`page.empty.${part}`)}
          description={t('page.emptyHint')}
        />
      }
    />
  );
}
