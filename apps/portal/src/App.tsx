/** The root component: providers of settings, language, data and widgets around the routes. Same on server and in the browser. */
import type { Client } from '@oshimado/contract';
import { deviceStateOf, type DeviceStore } from '@oshimado/machines/device-store';
import { DeviceProvider, useDeviceState } from '@oshimado/widgets/internal/base/device';
import { QueryClientProvider, replaceEqualDeep, type QueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { themeClass } from '@oshimado/ui/theme';
import { AppUpdateProvider } from '@oshimado/widgets/internal/parts/app-update';
import { ErrorBoundary } from '@oshimado/widgets/internal/base/errors';
import { reportError } from '@oshimado/widgets/internal/base/reporting';
import { useLanguage, useNameProperty } from '@oshimado/widgets/internal/base/sentences';
import { sendToExtension } from './platform/extension';
import { LanguageProvider } from './platform/LanguageProvider';
import { modeOf } from './platform/mode';
import { writeTokenCookie } from './platform/token-cookie';
import { Screen } from './Screen';
import {
  defaultSiteLinks,
  PageServicesProvider,
  type PageServices,
  useSiteLinks,
} from '@oshimado/widgets/internal/base/context';
import {
  type AccountStores,
  AccountStoresProvider,
  ViewersQueries,
} from '@oshimado/widgets/internal/base/viewer';
import { CarriedLanguage } from './platform/CarriedLanguage';
import {
  ActorsWithToasts,
  LateToastHost,
  ToastsProvider,
} from '@oshimado/widgets/internal/base/toasts';
import { shownPageAt } from './routes/pages';
import { PageWidgets } from '@oshimado/widgets/internal/parts/page-parts';
import { PwaParts } from './shell/PwaParts';
import type { PageState } from './platform/page-state';
import { PageRefreshProvider } from '@oshimado/widgets/internal/base/page';
import { RouterLink } from './platform/RouterLink';
import { useDocumentTime } from '@oshimado/widgets/internal/base/ticker';

export interface AppProps {
  readonly state: PageState;
  readonly client: Client;
  readonly stores: AccountStores;
  readonly deviceStore: DeviceStore;
  readonly queryClient: QueryClient;
  /** The router's navigation guard. Default: none, as on the server. */
  readonly guardLeaving?: PageServices['guardLeaving'];
}

/** Sets the theme's class on the root element, so that it applies to Radix portals at the end of the body. */
function ThemeOnRoot() {
  const mode = useDeviceState(({ settings }) => modeOf(settings.darkMode));
  const theme = useDeviceState(({ settings }) => settings.theme);
  const name = themeClass({ mode, theme });
  useEffect(() => {
    const root = document.documentElement;
    // The server has rendered the page in this theme.
    if (root.className === name) return;
    root.className = name;
    import('./platform/paint-theme-color')
      .then(({ paintThemeColor }) => paintThemeColor(mode))
      .catch(reportError);
  }, [name, mode]);
  return null;
}

/** Applies the language chosen on this device, unless the address names one. */
function ChosenLanguage() {
  const { language, changeLanguage, isOverridden } = useLanguage();
  const chosen = useDeviceState(({ settings }) => settings.lang);
  useEffect(() => {
    if (chosen !== language && !isOverridden) changeLanguage(chosen).catch(reportError);
  }, [chosen, language, isOverridden, changeLanguage]);
  return null;
}

function Widgets({ now, children }: { now: number; children: ReactNode }) {
  const { language, tWidgets } = useLanguage();
  const nameProperty = useNameProperty();
  const { pictures } = useSiteLinks();
  useDocumentTime(now);
  // Before hydration only what the server knew may be rendered. Deferred: on a first visit the zone becomes known right after it, and
  // all cards are drawn again, which a synchronous update would do in one long task.
  const timeZone = useDeferredValue(useDeviceState((state) => state.timeZone)) ?? undefined;
  const hidesPictures = useDeviceState(({ settings }) => settings.hideThumbnail);
  const tlLanguage = useDeviceState(({ settings }) => settings.liveTlLang);
  const environment = useMemo(
    () => ({
      t: tWidgets,
      language,
      tlLanguage,
      timeZone,
      nameProperty,
      hidesPictures,
      origin: '',
      pictures,
      initialNow: now,
      LinkComponent: RouterLink,
    }),
    [tWidgets, language, tlLanguage, timeZone, nameProperty, hidesPictures, pictures, now],
  );
  return <PageWidgets value={environment}>{children}</PageWidgets>;
}

/** The services of a page, with the router's navigation. The same object on every render. */
function RoutedServices(props: Omit<PageServices, 'navigate'> & { readonly children: ReactNode }) {
  const { client, siteLinks, guardLeaving, children } = props;
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  const [services] = useState<PageServices>(() => ({
    client,
    siteLinks,
    guardLeaving,
    navigate: (to, options) => void latest.current(to, options),
  }));
  return <PageServicesProvider value={services}>{children}</PageServicesProvider>;
}

/** Only plain pages are refreshed by a pull. */
const PwaOfPage = () => <PwaParts canPull={shownPageAt(useLocation().pathname).kind === 'plain'} />;

const browser = { writeTokenCookie, sendToExtension };
const loadAppUpdate = async () => (await import('./platform/start-app-update')).appUpdate();

export function App(props: AppProps) {
  const { state, client, stores, deviceStore, queryClient, guardLeaving } = props;
  const device = useMemo(
    () => ({
      store: deviceStore,
      // Equal parts are replaced by the store's objects, so that hydrated components do not render again for them.
      initial: replaceEqualDeep(
        deviceStore.get(),
        deviceStateOf(state.preferences, state.language),
      ),
    }),
    [deviceStore, state],
  );
  return (
    <CarriedLanguage>
      <RoutedServices
        client={client}
        siteLinks={state.links ?? defaultSiteLinks}
        guardLeaving={guardLeaving}
      >
        <AccountStoresProvider value={stores} isDrawnForGuest={state.isForGuest}>
          <QueryClientProvider client={queryClient}>
            <DeviceProvider value={device}>
              <LanguageProvider initial={state.language} messages={state.messages}>
                <ErrorBoundary>
                  <ToastsProvider Host={LateToastHost}>
                    <ActorsWithToasts browser={browser}>
                      <ChosenLanguage />
                      <ViewersQueries />
                      <Widgets now={state.now}>
                        <ThemeOnRoot />
                        <AppUpdateProvider load={loadAppUpdate}>
                          <PageRefreshProvider>
                            <Screen />
                            <PwaOfPage />
                          </PageRefreshProvider>
                        </AppUpdateProvider>
                      </Widgets>
                    </ActorsWithToasts>
                  </ToastsProvider>
                </ErrorBoundary>
              </LanguageProvider>
            </DeviceProvider>
          </QueryClientProvider>
        </AccountStoresProvider>
      </RoutedServices>
    </CarriedLanguage>
  );
}
