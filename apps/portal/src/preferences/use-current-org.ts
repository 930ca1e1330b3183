import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePreferences } from './PreferencesProvider';

/** The org in the address counts for this page; the chosen one for all others. Choosing replaces the one in the address. */
export function useCurrentOrg(): readonly [org: string, chooseOrg: (org: string) => void] {
  const [search, setSearch] = useSearchParams();
  const { preferences, choose } = usePreferences();
  const inAddress = search.get('org');
  const chooseOrg = useCallback(
    (org: string) => {
      choose({ org });
      if (inAddress === null) return;
      setSearch(
        (before) => {
          before.set('org', org);
          before.delete('page');
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [choose, inAddress, setSearch],
  );
  return [inAddress || preferences.org, chooseOrg];
}
