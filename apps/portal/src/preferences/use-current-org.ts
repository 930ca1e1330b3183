import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseOrgs, writeOrgs } from '../app/orgs-in-address';
import { useChangeSearch } from '../app/use-change-search';
import { usePreferences } from './PreferencesProvider';

/**
 * The org of the page: the one in the address, the first of several, else the chosen one. One that stands there alone becomes
 * the chosen one as soon as it is known to exist (`useOrgAddress`); of several none does. Choosing takes the place of what is
 * in the address.
 */
export function useCurrentOrg(): readonly [org: string, chooseOrg: (org: string) => void] {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const { preferences, choose } = usePreferences();
  const inAddress = search.get('org');
  const chooseOrg = useCallback(
    (org: string) => {
      choose({ org });
      if (inAddress === null) return;
      changeSearch((next) => {
        next.set('org', writeOrgs([org]));
        next.delete('page');
      });
    },
    [choose, inAddress, changeSearch],
  );
  return [parseOrgs(inAddress)[0] ?? preferences.org, chooseOrg];
}
