import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseOrgs, writeOrgs } from '../app/orgs-in-address';
import { useChangeSearch } from '../app/use-change-search';
import { usePreferences } from './PreferencesProvider';

/**
 * The org in the address, the first of several, counts for this page; the chosen one for all others. Choosing replaces what
 * is in the address.
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
