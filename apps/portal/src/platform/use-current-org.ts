/** Whose streams a page shows: the organizations in its address, else the one this device has chosen. */
import { orgNamed, parseOrgs, storedOrgOf, writeOrgs, type ListedOrg } from '@oshimado/domain';
import { useDeviceState, useSendDevice } from '@oshimado/widgets/internal/base/device';
import type { ShownOrgs } from '@oshimado/widgets/internal/parts/feed-lists';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useChangeSearch } from './use-change-search';

const HOME = '/';
/** Whether the page has no organization: choosing one then opens the home page. */
const FAVORITES = '/favorites';

/** Writes the organizations of the address; without names they leave it. The only writer of `org`. */
export function useWriteOrgs(): (names: readonly string[]) => void {
  const changeSearch = useChangeSearch();
  return useCallback(
    (names: readonly string[]) =>
      changeSearch((next) => {
        if (names.length > 0) next.set('org', writeOrgs(names));
        else next.delete('org');
        next.delete('page');
      }),
    [changeSearch],
  );
}

/** Chooses an organization; one in the address is replaced. */
export function useChooseOrg(): (org: ListedOrg) => void {
  const send = useSendDevice();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const writeAddress = useWriteOrgs();
  const hasOrg = search.has('org');
  return useCallback(
    (org: ListedOrg) => {
      send({ type: 'org.choose', org: storedOrgOf(org) });
      if (pathname === FAVORITES) void navigate(HOME);
      else if (hasOrg) writeAddress([org.name]);
    },
    [send, navigate, pathname, hasOrg, writeAddress],
  );
}

/** The organizations of the address, else the chosen one. */
function useOrgsOfPage(): readonly [string, ...string[]] {
  const [search] = useSearchParams();
  const chosen = useDeviceState(({ org }) => org.current.name);
  const inAddress = search.get('org');
  return useMemo(() => {
    const [first = chosen, ...others] = parseOrgs(inAddress);
    return [first, ...others];
  }, [inAddress, chosen]);
}

/** Name of the organization of the page: the first in the address, else the chosen one. */
export const useCurrentOrg = (): string => useOrgsOfPage()[0];

export function useShownOrgs(): ShownOrgs {
  const orgs = useOrgsOfPage();
  const writeAddress = useWriteOrgs();
  const chooseOrg = useChooseOrg();
  const showOrgs = useCallback(
    (wanted: readonly string[]) => {
      const [first, ...others] = parseOrgs(writeOrgs(wanted));
      if (first === undefined) return;
      if (others.length === 0) chooseOrg(orgNamed(first));
      else writeAddress([first, ...others]);
    },
    [chooseOrg, writeAddress],
  );
  return { orgs, showOrgs };
}
