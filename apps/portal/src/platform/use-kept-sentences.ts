/** A viewer reads one language: its sentences are kept for times without a connection, as soon as there is a worker to do it. */
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLanguage } from '@oshimado/widgets/sentences';
import { loadNamespaces, namespaces } from './messages';
import { appUpdate } from './start-app-update';

const SENTENCES = /\/assets\/locale\//;
/** The page has more urgent things to fetch. */
const WAIT_MS = 5_000;

/** What the page has fetched before there was a worker did not come by it: asked for again, out of the browser's own cache. */
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
        // Without a connection now: with the next visit, then.
        .catch(() => undefined);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [hasWorker, language]);
}
