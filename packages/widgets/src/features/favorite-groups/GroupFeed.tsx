/**
 * The favorites' page with the channels of one group: its client answers with what is of the group. The board is the one of all
 * favorites, loaded once; the archive and clips are filtered by the server.
 */
import type { Client, Video } from '@oshimado/contract';
import { isOfGroup } from '@oshimado/domain';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import {
  PageServicesProvider,
  useClient,
  useGuardLeaving,
  useNavigateTo,
  useSiteLinks,
} from '../../base/context';
import type { DeviceGroup } from '../../base/groups';
import { LiveBoardError, liveBoardKey, liveBoardQuery, type FeedSource } from '../../base/queries';

/** A name of its own for each state of a group, so that its lists begin again when it changes. */
export const groupSource = (viewerId: string, group: DeviceGroup): FeedSource => ({
  favorites: `${viewerId}:${group.id}:${group.changedAt}`,
});

interface ClientOptions {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly viewerId: string;
  readonly group: DeviceGroup;
}

const ofGroup = (group: DeviceGroup) => {
  const members = new Set(group.channelIds);
  return (videos: readonly Video[]): Video[] => videos.filter((video) => isOfGroup(video, members));
};

/** A client whose favorites are those of the group. */
export function groupClient({ client, queries, viewerId, group }: ClientOptions): Client {
  const pick = ofGroup(group);
  return {
    ...client,
    getUsersLive: async () => {
      try {
        const board = liveBoardQuery(client, { favorites: viewerId });
        return pick(await queries.fetchQuery({ ...board, staleTime: 0 }));
      } catch (error) {
        throw error instanceof LiveBoardError ? error.cause : error;
      }
    },
    getUsersVideos: (query, options) =>
      client.getUsersVideos({ ...query, group: group.id }, options),
  };
}

/** Shows at once what is known of the favorites' board. */
function useKnownBoard({ queries, viewerId, group }: Omit<ClientOptions, 'client'>): void {
  useLayoutEffect(() => {
    const board = queries.getQueryState<readonly Video[]>(liveBoardKey({ favorites: viewerId }));
    const own = liveBoardKey(groupSource(viewerId, group));
    if (!board?.data || queries.getQueryData(own)) return;
    queries.setQueryData<readonly Video[]>(own, ofGroup(group)(board.data), {
      updatedAt: board.dataUpdatedAt,
    });
  }, [queries, viewerId, group]);
}

export interface GroupFeedProps {
  readonly viewerId: string;
  readonly group: DeviceGroup;
  /** The page, with `groupSource` as its source. */
  readonly children: ReactNode;
}

export function GroupFeed({ viewerId, group, children }: GroupFeedProps) {
  const client = useClient();
  const navigate = useNavigateTo();
  const siteLinks = useSiteLinks();
  const guardLeaving = useGuardLeaving();
  const queries = useQueryClient();
  useKnownBoard({ queries, viewerId, group });
  const services = useMemo(
    () => ({
      client: groupClient({ client, queries, viewerId, group }),
      navigate,
      siteLinks,
      guardLeaving,
    }),
    [client, queries, viewerId, group, navigate, siteLinks, guardLeaving],
  );
  return <PageServicesProvider value={services}>{children}</PageServicesProvider>;
}
