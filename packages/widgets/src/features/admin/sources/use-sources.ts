/** How the sources of the site stand, asked for again while they are shown. */
import { useQuery } from '@tanstack/react-query';
import { useAdminClient } from '../admin-client';
import { adminKey } from '../use-admin-pages';

/** The server updates them every ten seconds. */
const REFRESH_MS = 15_000;

export function useSources() {
  const client = useAdminClient();
  return useQuery({
    queryKey: adminKey('sources'),
    queryFn: ({ signal }) => client.getSources({}, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}
