/** The organizations a feed shows: those in the address, else the chosen one. */
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCurrentOrg } from '../preferences/use-current-org';
import { parseOrgs, writeOrgs } from './orgs-in-address';
import { useChangeSearch } from './use-change-search';

export interface ShownOrgs {
  /** At least one. */
  readonly orgs: readonly string[];
  /** One of them becomes the chosen one; several stand in the address. None is no choice. */
  readonly showOrgs: (orgs: readonly string[]) => void;
}

export function useShownOrgs(): ShownOrgs {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const [current, chooseOrg] = useCurrentOrg();
  const inAddress = search.get('org');
  const orgs = useMemo(() => {
    const named = parseOrgs(inAddress);
    return named.length > 0 ? named : [current];
  }, [inAddress, current]);

  const showOrgs = useCallback(
    (wanted: readonly string[]) => {
      const [first, ...others] = parseOrgs(writeOrgs(wanted));
      if (first === undefined) return;
      if (others.length === 0) {
        chooseOrg(first);
        return;
      }
      changeSearch((next) => {
        next.set('org', writeOrgs([first, ...others]));
        next.delete('page');
      });
    },
    [chooseOrg, changeSearch],
  );
  return { orgs, showOrgs };
}
