/** Everything a feature needs around it, for tests and stories: no router, and a server of which only the named calls answer. */
import { CallError, type CallName, type Client } from '@oshimado/contract';
import { defaultPreferences, type Preferences, type UiLanguage } from '@oshimado/domain';
import { loadMessages, namespaces } from '@oshimado/locales';
import { createDeviceStore, deviceStateOf } from '@oshimado/machines/device-store';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {
  defaultSiteLinks,
  PageServicesProvider,
  type LinkProps,
  type LeaveGuard,
  type PageServices,
  type WidgetsOptions,
} from '../base/context';
import { DeviceProvider } from '../base/device';
import { ActorsWithToasts } from '../base/toasts/ActorsWithToasts';
import { ToastLogProvider } from '../base/toast-log/ToastLogProvider';
import { LateToastHost } from '../base/toasts/LateToastHost';
import { ToastsProvider } from '../base/toasts/ToastsProvider';
import { PageRefreshProvider } from '../base/page/page-refresh';
import { SentencesProvider, useLanguage, type Messages } from '../base/sentences';
import { PageWidgets } from '../parts/page-parts';
import { createAccountStores, AccountStoresProvider } from '../base/viewer/AccountStoresProvider';

/** Every sentence in English, so that nothing waits for one. */
export async function englishMessages(): Promise<Messages> {
  const trees = await Promise.all(namespaces.map((name) => loadMessages('en', name)));
  return Object.fromEntries(namespaces.map((name, index) => [name, trees[index]]));
}

/** A client of which only these calls answer; any other fails as one without a connection does. */
export const clientOf = (calls: Partial<Client>): Client =>
  new Proxy(calls as Client, {
    get: (target, name, receiver): unknown =>
      Reflect.get(target, name, receiver) ??
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a client has calls and nothing else
      (() => Promise.reject(new CallError('network', name as CallName, ''))),
  });

/** The store of the device; it follows other tabs, as that of a page does. */
function useDevice(storage: Storage, language: UiLanguage, preferences: Preferences) {
  const [device] = useState(() => ({
    store: createDeviceStore({ storage, language, preferences }),
    initial: deviceStateOf(preferences, language),
  }));
  useEffect(() => {
    const reread = () => device.store.reread();
    addEventListener('storage', reread);
    return () => removeEventListener('storage', reread);
  }, [device]);
  return device;
}

/** As the cache of the portal, but that nothing is tried again by itself. */
function createQueries(): QueryClient {
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
}

const AddressContext = createContext('');

/** Shows where the page is; `where` reads it. */
export const Where = () => <span data-testid="where">{useContext(AddressContext)}</span>;
export const where = (): string | null =>
  document.querySelector('[data-testid="where"]')?.textContent ?? null;

interface WidgetsOfPageProps {
  readonly Link: ComponentType<LinkProps>;
  readonly options: Partial<WidgetsOptions> | undefined;
  readonly children: ReactNode;
}

function Widgets({ Link, options, children }: WidgetsOfPageProps) {
  const { tWidgets, language } = useLanguage();
  const value = useMemo(
    () => ({ t: tWidgets, language, initialNow: 0, LinkComponent: Link, ...options }),
    [tWidgets, language, Link, options],
  );
  return <PageWidgets value={value}>{children}</PageWidgets>;
}

export interface FeaturePageProps {
  readonly client: Client;
  readonly messages: Messages;
  /** Default `/`. */
  readonly address?: string;
  readonly preferences?: Partial<Preferences>;
  /** Default `en`. */
  readonly language?: UiLanguage;
  /** A language of the address, which goes before that of the device. Default none. */
  readonly override?: UiLanguage;
  /** Default the one of the browser. */
  readonly storage?: Storage;
  /** More for PageWidgets, such as a clock. The same object for the life of the page. */
  readonly options?: Partial<WidgetsOptions>;
  /** Default: kept by the page itself; `where` reads it. */
  readonly navigate?: PageServices['navigate'];
  /** Default: a link that opens addresses as `navigate` does. */
  readonly LinkComponent?: ComponentType<LinkProps>;
  /** Links outside the site. Default none but the music site. */
  readonly siteLinks?: PageServices['siteLinks'];
  readonly children: ReactNode;
}

export function FeaturePage({ client, messages, address = '/', ...given }: FeaturePageProps) {
  const [preferences] = useState(() => ({ ...defaultPreferences, ...given.preferences }));
  const { language = 'en', storage = localStorage, options } = given;
  const device = useDevice(storage, language, preferences);
  const [stores] = useState(() => createAccountStores(storage));
  const [queries] = useState(createQueries);
  const [place, setPlace] = useState(address);
  const { navigate = setPlace, LinkComponent, siteLinks = defaultSiteLinks } = given;
  const [services] = useState<PageServices>(() => {
    let guard: LeaveGuard | undefined;
    return {
      client,
      navigate: (to, options) => {
        const leave = () => navigate(to, options);
        if (guard) guard(leave);
        else leave();
      },
      siteLinks,
      guardLeaving: (added) => {
        guard = added;
        return () => (guard = undefined);
      },
    };
  });
  const [OwnLink] = useState(() => ({ href, ...rest }: LinkProps) => (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        rest.onClick?.(event);
        if (event.defaultPrevented || !href.startsWith('/')) return;
        event.preventDefault();
        services.navigate(href);
      }}
    />
  ));
  return (
    <AddressContext value={place}>
      <PageServicesProvider value={services}>
        <AccountStoresProvider value={stores}>
          <QueryClientProvider client={queries}>
            <DeviceProvider value={device}>
              <SentencesProvider
                initial={language}
                messages={messages}
                override={given.override ?? null}
              >
                <Widgets Link={LinkComponent ?? OwnLink} options={options}>
                  <ToastsProvider Host={LateToastHost}>
                    <ToastLogProvider>
                      <ActorsWithToasts>
                        <PageRefreshProvider>{given.children}</PageRefreshProvider>
                      </ActorsWithToasts>
                    </ToastLogProvider>
                  </ToastsProvider>
                </Widgets>
              </SentencesProvider>
            </DeviceProvider>
          </QueryClientProvider>
        </AccountStoresProvider>
      </PageServicesProvider>
    </AddressContext>
  );
}
