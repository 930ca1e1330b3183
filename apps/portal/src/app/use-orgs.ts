import type { Org } from '@oshimado/contract';
import { ALL_ORGS, DEFAULT_FAVORITE_ORGS } from '@oshimado/domain';
import { useQuery } from '@tanstack/react-query';
import { useClient } from './ClientProvider';

const DAY_MS = 24 * 3_600_000;
const allOrgs: Org = { name: ALL_ORGS, short: 'Vtuber', name_jp: null };

/** The favorites first in their order, then the rest by name. "All Vtubers" exists only on this side. */
export function sortOrgs(orgs: readonly Org[]): Org[] {
  const rank = (org: Org) => {
    const at = DEFAULT_FAVORITE_ORGS.indexOf(org.name);
    return at < 0 ? DEFAULT_FAVORITE_ORGS.length : at;
  };
  return [allOrgs, ...orgs.filter((org) => org.name !== ALL_ORGS)].sort(
    (a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'),
  );
}

/** All organizations, from the page where the server sent them along. */
export function useOrgs(initial?: readonly Org[]): readonly Org[] {
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['orgs'],
    queryFn: ({ signal }) => client.getOrgs(undefined, { signal }),
    initialData: initial ? [...initial] : undefined,
    staleTime: DAY_MS,
  });
  return sortOrgs(data ?? []);
}
