/** Everything a page stands in: choices, language, data, widgets, routes. The same on the server and in the browser. */
import type { Client } from '@oshimado/contract';
import { nameProperty } from '@oshimado/domain';
import { WidgetsProvider } from '@oshimado/widgets';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { themeClass } from '@oshimado/ui/theme';
import { CommandsProvider } from '../commands/CommandsProvider';
import { CardsProvider } from '../cards/CardsProvider';
import { ErrorBoundary, PageErrorBoundary } from '../errors/ErrorBoundary';
import { LanguageProvider, useLanguage } from '../i18n/LanguageProvider';
import { PreferencesProvider, usePreferences } from '../preferences/PreferencesProvider';
import { AppRoutes } from '../routes/AppRoutes';
import { Shell } from '../shell/Shell';
import { ClientProvider } from './ClientProvider';
import { DeviceProvider, type Device } from './DeviceProvider';
import { CarriedLanguage } from '../navigation/CarriedLanguage';
import { NoticesLogProvider } from '../notices/NoticesLogProvider';
import { NoticesProvider } from '../notices/NoticesProvider';
import { TwitterWarning } from '../notices/TwitterWarning';
import { ActorsWithNotices } from '../notices/ActorsWithNotices';
import { ViewersQueries } from '../actors/ViewersQueries';
import { PreferencesSync } from '../preferences/PreferencesSync';
import { ReportProvider } from '../report/ReportProvider';
import { PwaParts } from '../pwa/PwaParts';
import { PageStateContext } from './page-context';
import type { LiveState, PageState } from './page-state';
import { PageRefreshProvider } from './page-refresh';
import { RouterLink } from './RouterLink';

export interface AppProps {
  readonly state: PageState;
  readonly live: LiveState | undefined;
  readonly client: Client;
  readonly device: Device;
  readonly queryClient: QueryClient;
}

/** The theme class sits on the root element, so that what Radix draws at the end of the body wears it too. */
function ThemeOnRoot() {
  const { preferences } = usePreferences();
  const name = themeClass({
    mode: preferences.darkMode ? 'dark' : 'light',
    theme: preferences.theme,
  });
  useEffect(() => {
    document.documentElement.className = name;
  }, [name]);
  return null;
}

function Widgets({ now, children }: { now: number; children: ReactNode }) {
  const { language, tWidgets } = useLanguage();
  const { preferences } = usePreferences();
  // Until the page is taken over, only what the server knew may be drawn.
  const timeZone = preferences.timeZone ?? undefined;
  const environment = useMemo(
    () => ({
      t: tWidgets,
      language,
      timeZone,
      nameProperty: nameProperty(preferences, language),
      origin: '',
      initialNow: now,
      LinkComponent: RouterLink,
    }),
    [tWidgets, language, timeZone, preferences, now],
  );
  return <WidgetsProvider value={environment}>{children}</WidgetsProvider>;
}

export function App({ state, live, client, device, queryClient }: AppProps) {
  const page = useMemo(() => ({ state, live }), [state, live]);
  return (
    <CarriedLanguage>
      <PageStateContext value={page}>
        <ClientProvider value={client}>
          <DeviceProvider value={device}>
            <QueryClientProvider client={queryClient}>
              <PreferencesProvider initial={state.preferences}>
                <LanguageProvider initial={state.language} messages={state.messages}>
                  <ErrorBoundary>
                    <NoticesProvider>
                      <ActorsWithNotices>
                        <PreferencesSync />
                        <ViewersQueries />
                        <Widgets now={state.now}>
                          <ThemeOnRoot />
                          <PageRefreshProvider>
                            <ReportProvider>
                              <NoticesLogProvider>
                                <TwitterWarning />
                                <CommandsProvider>
                                  <CardsProvider>
                                    <Shell>
                                      <PageErrorBoundary>
                                        <AppRoutes />
                                      </PageErrorBoundary>
                                    </Shell>
                                  </CardsProvider>
                                </CommandsProvider>
                              </NoticesLogProvider>
                            </ReportProvider>
                            <PwaParts />
                          </PageRefreshProvider>
                        </Widgets>
                      </ActorsWithNotices>
                    </NoticesProvider>
                  </ErrorBoundary>
                </LanguageProvider>
              </PreferencesProvider>
            </QueryClientProvider>
          </DeviceProvider>
        </ClientProvider>
      </PageStateContext>
    </CarriedLanguage>
  );
}
