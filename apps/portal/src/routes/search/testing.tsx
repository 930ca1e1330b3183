/** What the search stands in, for its tests: a page in English, a server that answers as told. */
import type { Client } from '@oshimado/contract';
import { defaultPreferences } from '@oshimado/domain';
import { createTranslate, loadMessages } from '@oshimado/locales';
import { WidgetsProvider } from '@oshimado/widgets';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ActorsProvider } from '../../actors/ActorsProvider';
import { ClientProvider } from '../../app/ClientProvider';
import { createDevice, DeviceProvider } from '../../app/DeviceProvider';
import { PageStateContext } from '../../app/page-context';
import { PageRefreshProvider } from '../../app/page-refresh';
import { LanguageProvider } from '../../i18n/LanguageProvider';
import { NoticesProvider } from '../../notices/NoticesProvider';
import { PreferencesProvider } from '../../preferences/PreferencesProvider';

const names = ['portal', 'widgets', 'search', 'notices'] as const;
const trees = await Promise.all(names.map((name) => loadMessages('en', name)));
const messages = Object.fromEntries(names.map((name, index) => [name, trees[index]]));
const t = createTranslate(await loadMessages('en', 'widgets'), 'en');

const now = Date.UTC(2026, 0, 10);

/** Shows where the page is. */
function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}

interface PageProps {
  /** Calls the test answers; any other is refused. */
  readonly client: Partial<Client>;
  readonly at: string;
  readonly children: ReactNode;
}

export function TestPage({ client, at, children }: PageProps) {
  const preferences = { ...defaultPreferences };
  const state = { now, language: 'en' as const, preferences, orgs: [], messages, url: at };
  const answering = {
    getOrgs: () => Promise.resolve([]),
    getTopics: () => Promise.resolve([]),
    ...client,
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <MemoryRouter initialEntries={[at]}>
      <PageStateContext value={{ state, live: undefined }}>
        {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test names the calls it needs */}
        <ClientProvider value={answering as Client}>
          <DeviceProvider value={createDevice(null)}>
            <QueryClientProvider client={queryClient}>
              <PreferencesProvider initial={preferences}>
                <LanguageProvider initial="en" messages={messages}>
                  <NoticesProvider>
                    <ActorsProvider tell={() => undefined}>
                      <WidgetsProvider value={{ t, language: 'en', initialNow: now }}>
                        <PageRefreshProvider>
                          {children}
                          <Where />
                        </PageRefreshProvider>
                      </WidgetsProvider>
                    </ActorsProvider>
                  </NoticesProvider>
                </LanguageProvider>
              </PreferencesProvider>
            </QueryClientProvider>
          </DeviceProvider>
        </ClientProvider>
      </PageStateContext>
    </MemoryRouter>
  );
}
