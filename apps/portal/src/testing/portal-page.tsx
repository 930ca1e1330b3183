/** What a component of the portal stands in, for tests: everything but the server, of which only the named calls answer. */
import type { Client } from '@oshimado/contract';
import { defaultPreferences, type Preferences } from '@oshimado/domain';
import { loadMessages, namespaces } from '@oshimado/locales';
import { WidgetsProvider } from '@oshimado/widgets';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ActorsProvider } from '../actors/ActorsProvider';
import { ClientProvider } from '../app/ClientProvider';
import { createDevice, DeviceProvider } from '../app/DeviceProvider';
import { PageStateContext } from '../app/page-context';
import { PageRefreshProvider } from '../app/page-refresh';
import { LanguageProvider, useLanguage } from '../i18n/LanguageProvider';
import type { Messages } from '../i18n/messages';
import { NoticesProvider } from '../notices/NoticesProvider';
import { PreferencesProvider } from '../preferences/PreferencesProvider';
import { PreferencesSync } from '../preferences/PreferencesSync';

/** Every sentence in English, so that nothing waits for one. */
export async function englishMessages(): Promise<Messages> {
  const trees = await Promise.all(namespaces.map((name) => loadMessages('en', name)));
  return Object.fromEntries(namespaces.map((name, index) => [name, trees[index]]));
}

/** A client of which only these calls answer; any other fails as one without a connection does. */
export const clientOf = (calls: Partial<Client>): Client =>
  new Proxy(calls as Client, {
    get: (target, name, receiver): unknown =>
      Reflect.get(target, name, receiver) ?? (() => Promise.reject(new Error('offline'))),
  });

interface PortalPageProps {
  readonly client: Client;
  readonly messages: Messages;
  /** Default `/`. */
  readonly address?: string;
  readonly preferences?: Partial<Preferences>;
  readonly children: ReactNode;
}

function Widgets({ children }: { children: ReactNode }) {
  const { tWidgets, language } = useLanguage();
  return (
    <WidgetsProvider value={{ t: tWidgets, language, initialNow: 0 }}>{children}</WidgetsProvider>
  );
}

/** Shows where the page is; `where` reads it. */
export function Where() {
  const { pathname, search } = useLocation();
  return <span data-testid="where">{pathname + search}</span>;
}

export const where = (): string | null => screen.getByTestId('where').textContent;

export function PortalPage({ client, messages, address = '/', ...given }: PortalPageProps) {
  const preferences = { ...defaultPreferences, ...given.preferences };
  const state = { now: 0, language: 'en' as const, preferences, orgs: [], messages, url: address };
  return (
    <MemoryRouter initialEntries={[address]}>
      <PageStateContext value={{ state, live: undefined }}>
        <ClientProvider value={client}>
          <DeviceProvider value={createDevice(localStorage)}>
            <QueryClientProvider
              client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
            >
              <PreferencesProvider initial={preferences}>
                <LanguageProvider initial="en" messages={messages}>
                  <NoticesProvider>
                    <ActorsProvider tell={() => undefined}>
                      <PreferencesSync />
                      <Widgets>
                        <PageRefreshProvider>{given.children}</PageRefreshProvider>
                      </Widgets>
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
