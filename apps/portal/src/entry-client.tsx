/** Entry of the browser: hydrates the server-rendered page, or renders it without a server (development, a static host). */
import './ui-styles';
import { createClient } from '@oshimado/contract';
import { readPreferences, type Preferences } from '@oshimado/domain';
import { createDeviceStore, type DeviceStore } from '@oshimado/machines/device-store';
import { setNonce } from 'get-nonce';
import { startTransition, StrictMode } from 'react';
import { hydrate } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { sendFailure, sendUncaught } from './platform/send-failure';
import { loadListKeeper } from '@oshimado/widgets/internal/parts/video-list';
import { browserStorage } from '@oshimado/widgets/internal/base/browser';
import { App } from './App';
import { loadFirstVisit } from '@oshimado/widgets/internal/features/welcome';
import { pageClock, timeOfAnswer } from '@oshimado/widgets/internal/base/ticker';
import { createAccountStores } from '@oshimado/widgets/internal/base/viewer';
import { fetchBesideEffects } from './platform/first-requests';
import { firstLanguage, pageLanguage } from './platform/page-language';
import { readPageState, type PageState } from './platform/page-state';
import { createQueryClient } from './platform/query-client';
import { addErrorReporter, reportError } from '@oshimado/widgets/internal/base/reporting';
import { loadFirstMessages } from './platform/messages';
import { holdInstallOffers } from '@oshimado/widgets/internal/features/install-prompt';
import { isOldDevice } from './platform/old-device';
import { keepPreferencesCookie } from './platform/preferences-cookie';
import { followTabs } from './platform/follow-tabs';
import { keepThemeKeys } from './platform/theme-keys';
import { createGuardedHistory } from './platform/guarded-history';
import { shownPageAt } from './routes/pages';
import { keptAt } from './platform/kept-page';
import { afterHydration, hasKeptLists } from './platform/page-return';

async function ownState(): Promise<PageState> {
  const preferences = readPreferences(document.cookie);
  const search = new URLSearchParams(location.search);
  const language = pageLanguage(search, preferences, navigator.languages.join(','));
  return {
    now: Date.now(),
    language,
    preferences,
    messages: await loadFirstMessages(language),
  };
}

// Nonce for libraries that insert style elements at run time (the scroll lock of dialogs).
setNonce(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '');

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id root.');

const storage = browserStorage();
const stores = createAccountStores(storage);
const client = createClient({
  fetch: fetchBesideEffects,
  token: () => stores.logins.read().login?.jwt,
  onAnswer: (answer) => pageClock.noteServer(timeOfAnswer(answer)),
  onFailure: sendFailure,
});
sendUncaught(window);
// Loaded in parallel with the first file, because a browser may translate the page as soon as it is loaded.
import('./platform/keep-page-text').catch(reportError);
addErrorReporter(sendFailure);

const queryClient = createQueryClient();
holdInstallOffers();

/** Updates a page that the service worker served from its cache: rendered earlier, maybe for another URL. */
async function keptState(state: PageState): Promise<PageState> {
  const { recallKeptPage } = await import('./platform/recall-kept-page');
  return recallKeptPage(state, queryClient, stores.logins.read().login?.user.id ?? null);
}

/** Restores the lists of a reloaded tab: at once, or after a server-rendered page is hydrated. */
async function recallTab(isDrawn: boolean): Promise<void> {
  const [{ recallLists }] = await Promise.all([import('./platform/kept-lists'), loadListKeeper()]);
  const viewerId = stores.logins.read().login?.user.id ?? null;
  const recall = recallLists(queryClient, sessionStorage, viewerId);
  if (isDrawn) afterHydration.recall = recall;
  else recall();
}

/** Subscribers of the device store outside React: the cookie, copies of keys for other tools, other tabs. */
function followDeviceStore(store: DeviceStore, drawn: Preferences): void {
  keepPreferencesCookie(store, drawn);
  keepThemeKeys(store, storage);
  followTabs(store);
  // The last chance to retry failed writes.
  addEventListener('pagehide', () => store.storage.flush());
}

/** Hydrates without awaiting anything for a server-rendered page. Not top-level await, which would delay all importing modules. */
async function takeOver(element: HTMLElement): Promise<void> {
  const page = readPageState(document);
  // Query data of the server, before the first component needs it.
  if (page) hydrate(queryClient, page.queries);
  const isDrawn = page !== undefined && keptAt() === null;
  if (hasKeptLists()) await recallTab(isDrawn).catch(reportError);
  const state = isDrawn
    ? page.state
    : {
        ...(await (page ? keptState(page.state) : ownState())),
        isForGuest: stores.logins.read().login === null,
      };
  const browserLanguage = firstLanguage(navigator.languages);
  if (storage && isOldDevice(storage)) {
    const { takeOverDevice } = await import('./platform/take-over-device');
    await takeOverDevice(storage, browserLanguage);
  }
  const { preferences } = state;
  if (isDrawn && preferences.firstVisit && location.pathname === '/') {
    await loadFirstVisit().catch(reportError);
  }
  const store = createDeviceStore({ storage, language: browserLanguage, preferences });
  followDeviceStore(store, preferences);
  const { history, guardLeaving } = createGuardedHistory((pathname) => shownPageAt(pathname).key);
  const app = (
    <StrictMode>
      <HistoryRouter history={history}>
        <App
          state={state}
          client={client}
          stores={stores}
          deviceStore={store}
          queryClient={queryClient}
          guardLeaving={guardLeaving}
        />
      </HistoryRouter>
    </StrictMode>
  );
  if (!isDrawn) {
    createRoot(element).render(app);
    return;
  }
  // As a transition, hydration is interruptible, so that clicks are handled in between.
  startTransition(() => {
    hydrateRoot(element, app, { onRecoverableError: (error) => reportError(error) });
  });
}

// Separate from the task that evaluates the modules. A failure is an unhandled rejection, which is reported.
setTimeout(() => void takeOver(root));
