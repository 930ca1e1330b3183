import type { Video } from '@oshimado/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { useSettings } from '../../base/device';
import { searchQuery, searchRequest } from '../../base/queries/search';
import type { SearchPage } from './search-page';

/** What is asked for, null for nothing, and what was found. The results before stay while the next page is loading. */
export function useFoundVideos({ state }: SearchPage) {
  const client = useClient();
  const { clipLangs } = useSettings();
  const request = searchRequest(state, clipLangs);
  const found = useQuery({
    ...searchQuery(client, request),
    placeholderData: keepPreviousData,
    enabled: request !== null,
  });
  return { request, found };
}

/** Whether a result is shown: not one of a blocked channel. */
export function useIsShown() {
  const { blockedChannels } = useSettings();
  return ({ channel }: Pick<Video, 'channel'>) =>
    blockedChannels.every(({ id }) => id !== channel.id);
}
