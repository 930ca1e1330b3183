/** The organizations a new viewer can choose from, and a picture for each. */
import type { Client } from '@oshimado/contract';
import { ALL_ORGS, orgRows, photoOf, type ListedOrg } from '@oshimado/domain';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../context';
import { useDeviceState } from '../device';
import { useHydrated } from '../page';
import { CHANNELS, useKnownOrgs, type ServerQuery } from '../queries';

const CHOICES = 6;
const HOUR_MS = 3_600_000;

/** The starred ones, which are the usual ones on a first visit, and the next of the list. */
export function useOrgChoices(): readonly ListedOrg[] {
  const known = useKnownOrgs();
  const starred = useDeviceState(({ org }) => org.favorites);
  return useMemo(
    () =>
      orgRows(known, starred, '')
        .slice(0, CHOICES)
        .map(({ org }) => org),
    [known, starred],
  );
}

/** The photo of its most subscribed channel: organizations have no picture of their own. */
const orgPictureQuery = (client: Client, name: string): ServerQuery<string | null> => ({
  queryKey: [CHANNELS, 'picture', name],
  queryFn: async ({ signal }) => {
    const input = {
      type: 'vtuber',
      sort: 'subscriber_count',
      order: 'desc',
      limit: 1,
      org: name,
    } as const;
    const [channel] = await client.getChannels(input, { signal });
    return channel ? photoOf(channel) : null;
  },
  staleTime: HOUR_MS,
});

/**
 * Loaded after hydration; until then, and for an organization without one, initials are shown. A tab that is loaded again has kept
 * them, and shows them after hydration too: the server has drawn initials.
 */
export function useOrgPictures(orgs: readonly ListedOrg[]): readonly (string | null)[] {
  const client = useClient();
  const isHydrated = useHydrated();
  const answers = useQueries({
    queries: orgs.map(({ name }) => ({
      ...orgPictureQuery(client, name),
      enabled: isHydrated && name !== ALL_ORGS,
    })),
  });
  return answers.map(({ data }) => (isHydrated ? (data ?? null) : null));
}
