import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../app/use-hydrated';
import { usePreferences } from '../../preferences/PreferencesProvider';
import { LIST_HASH, tabOfHash, type HomeTab } from './home-tabs';

/** The tab the address names. The server never sees the hash, so the first tab is drawn until the page is taken over. */
export function useHomeTab(): HomeTab {
  const { hash } = useLocation();
  const { choose } = usePreferences();
  const isHydrated = useHydrated();
  useEffect(() => {
    if (hash === LIST_HASH) choose({ viewMode: 'list' });
  }, [hash, choose]);
  return isHydrated ? tabOfHash(hash) : 'live';
}
