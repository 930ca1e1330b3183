/** Caches all messages of the viewer's language for offline use, once a service worker controls the page. */
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLanguage } from '@oshimado/widgets/internal/base/sentences';
import { loadNamespaces, namespaces } from './messages';
import { appUpdate } from './start-app-update';

const SENTENCES = /\/assets\/locale\//;
/** Delay that leaves the network to the page. */
const WAIT_MS = 5_000;

/** Files loaded before the worker was active did not pass through it, so they are requested again, from the HTTP cache. */
async function fetchThroughWorker(): Promise<void> {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => SENTENCES.test(name));
  await Promise.all([...new Set(urls)].map((url) => fetch(url)));
}

export function useKeptSentences(): void {
  const { language } = useLanguage();
  const [{ actor }] = useState(appUpdate);
  const hasWorker = useSelector(
    actor,
    ({ context }) => context.isSupported && context.hasController,
  );
  useEffect(() => {
    if (!hasWorker) return undefined;
    const timer = setTimeout(() => {
      loadNamespaces(language, namespaces)
        .then(fetchThroughWorker)
        // Offline now: tried again on the next visit.
        .catch(() => undefined);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [hasWorker, language]);
}
