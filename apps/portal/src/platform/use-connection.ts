/** Whether the browser is online, by `navigator.onLine` and by whether the page came from the service worker's cache. */
import { useCallback, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useRefreshPage } from '@oshimado/widgets/internal/base/page';
import { reportError } from '@oshimado/widgets/internal/base/reporting';
import { keptAt } from './kept-page';

/** Refetches failed queries, and refreshes the current page if it supports that. */
export function useRenewal() {
  const queries = useQueryClient();
  const refreshPage = useRefreshPage();
  return useCallback(() => {
    refreshPage({ keepsPlace: true }).catch(reportError);
    void queries.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' },
      // The page may have begun with them.
      { cancelRefetch: false },
    );
  }, [queries, refreshPage]);
}

/** A small file, requested without caches to check the connection. */
const PROBE = '/kill-switch.json';
const PROBE_EVERY_MS = 30_000;

async function answers(): Promise<boolean> {
  try {
    return (await fetch(PROBE, { cache: 'no-store', credentials: 'omit' })).ok;
  } catch {
    // Still offline: the bar stays.
    return false;
  }
}

/** Time of the last update while offline, epoch ms; null while there is a connection. */
export function useConnection(onRestored: () => void): number | null {
  const [since, setSince] = useState<number | null>(
    () => keptAt() ?? (navigator.onLine ? null : Date.now()),
  );
  const isLost = since !== null;
  useEffect(() => {
    const onLost = () => setSince((before) => before ?? Date.now());
    addEventListener('offline', onLost);
    return () => removeEventListener('offline', onLost);
  }, []);
  useEffect(() => {
    if (!isLost) return undefined;
    let isGone = false;
    const probe = async () => {
      if (!navigator.onLine || !(await answers()) || isGone) return;
      setSince(null);
      onRestored();
    };
    const onOnline = () => void probe();
    const timer = setInterval(onOnline, PROBE_EVERY_MS);
    addEventListener('online', onOnline);
    onOnline();
    return () => {
      isGone = true;
      clearInterval(timer);
      removeEventListener('online', onOnline);
    };
  }, [isLost, onRestored]);
  return since;
}
