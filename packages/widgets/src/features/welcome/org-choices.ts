/** The organizations a new viewer can choose from, and a picture for each. */
import type { Client } from '@oshimado/contract';
import { orgPictureOf, orgRows, type ListedOrg } from '@oshimado/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../../base/context';
import { useDeviceState } from '../../base/device';
import { useHydrated } from '../../base/page';
import { useKnownOrgs, type ServerQuery } from '../../base/queries';

const CHOICES = 6;
const HOUR_MS = 3_600_000;

/** The starred ones, which are the usual ones on a first visit, and the next of the list. */
export function useOrgChoices(): readonly ListedOrg[] {
  const known = useKnownOrgs();
  const starred = useDeviceState(({ org }) => org.favorites);
  return useMemo(
    () =>
      orgRows(known, starred)
        .slice(0, CHOICES)
        .map(({ org }) => org),
    [known, starred],
  );
}

/** Pictures of all organizations by their names. */
const orgPicturesQuery = (
  client: Client,
): ServerQuery<Readonly<Record<string, string | null>>> => ({
  queryKey: ['orgs', 'pictures'],
  queryFn: async ({ signal }) => {
    const orgs = await client.getOrgsWithIcons(undefined, { signal });
    return Object.fromEntries(orgs.map((org) => [org.name, orgPictureOf(org)]));
  },
  staleTime: HOUR_MS,
});

/** The picture of an organization by its name. Loaded after hydration; until then, and without one, initials are shown. */
export function useOrgPictures(): (name: string) => string | null {
  const { data } = useQuery({ ...orgPicturesQuery(useClient()), enabled: useHydrated() });
  return (name) => data?.[name] ?? null;
}
