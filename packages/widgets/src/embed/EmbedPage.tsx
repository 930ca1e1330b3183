/** What the features of the portal need around them on a stranger's page: sentences, links to the portal, client and cache. */
import { createClient, type Client } from '@oshimado/contract';
import { limitSeconds } from '@oshimado/domain';
import { createTranslate } from '@oshimado/locales';
import { PortalContainerContext } from '@oshimado/ui/portal-container';
import { QueryClientProvider } from '@tanstack/react-query';
import { QueryClient } from '@tanstack/query-core';
import { useMemo, type ReactNode } from 'react';
import {
  defaultSiteLinks,
  PageServicesProvider,
  WidgetsProvider,
  type WidgetsOptions,
} from '../base/context';
import { isUnknown } from '../base/errors/is-unknown';
import { LoadedSentencesProvider, type Messages } from '../base/sentences';
import type { SharedOptions } from './attributes';
import { environmentOf } from './environment';
import type { Drawing } from './mount-in-shadow';

const RETRIES = 1;
const STALE_MS = 60_000;

interface Server {
  readonly client: Client;
  readonly queries: QueryClient;
}

/** One for each origin: all elements of a page share what they load of a server. */
const servers = new Map<string, Server>();

function serverOf(origin: string): Server {
  const known = servers.get(origin);
  if (known) return known;
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection a call fails, and the element says so.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: STALE_MS,
        retry: (count, error) =>
          count < RETRIES &&
          navigator.onLine &&
          !isUnknown(error) &&
          limitSeconds(error) === undefined,
      },
    },
  });
  queries.mount();
  const server = { client: createClient({ origin }), queries };
  servers.set(origin, server);
  return server;
}

export interface EmbedPageProps extends Drawing<SharedOptions, Messages> {
  /** Called when a visitor chooses a video or its channel. Default: the link is followed. */
  readonly onSelect?: WidgetsOptions['onSelect'];
  readonly children: ReactNode;
}

export function EmbedPage({
  options,
  speech,
  drawnAt,
  portal,
  onSelect,
  children,
}: EmbedPageProps) {
  const { api, pictures } = options;
  const { client, queries } = serverOf(api);
  const { language, messages } = speech;
  const environment = useMemo(
    (): WidgetsOptions => ({
      ...environmentOf(
        { api, pictures },
        { t: createTranslate(messages.widgets ?? {}, language), language, initialNow: drawnAt },
      ),
      ...(onSelect && { onSelect }),
    }),
    [messages, language, drawnAt, api, pictures, onSelect],
  );
  const services = useMemo(
    () => ({
      client,
      navigate: (to: string) => void open(new URL(to, api), '_blank', 'noopener'),
      siteLinks: defaultSiteLinks,
    }),
    [client, api],
  );
  return (
    <PortalContainerContext value={portal}>
      <PageServicesProvider value={services}>
        <QueryClientProvider client={queries}>
          <LoadedSentencesProvider language={language} messages={messages}>
            <WidgetsProvider value={environment}>{children}</WidgetsProvider>
          </LoadedSentencesProvider>
        </QueryClientProvider>
      </PageServicesProvider>
    </PortalContainerContext>
  );
}
