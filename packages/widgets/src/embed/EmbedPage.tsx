/** What the features of the portal need around them on a stranger's page: sentences, links to the portal, client and cache. */
import { createTranslate } from '@oshimado/locales';
import { PortalContainerContext } from '@oshimado/ui/portal-container';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import {
  defaultSiteLinks,
  PageServicesProvider,
  WidgetsProvider,
  type WidgetsOptions,
} from '../base/context';
import { LoadedSentencesProvider } from '../base/sentences';
import type { SharedOptions } from './attributes';
import { environmentOf } from './environment';
import type { Drawing } from './mount-in-shadow';
import { serverOf } from './servers';

export interface EmbedPageProps extends Drawing<SharedOptions> {
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
      onSelect,
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
