/** Takes over the page the server drew, or draws it where there was no server (development, a static host). */
import '@oshimado/ui/base';
import { createClient } from '@oshimado/contract';
import { readPreferences } from '@oshimado/domain';
import { setNonce } from 'get-nonce';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { tellFailure, tellUncaught } from './analytics/tell-failure';
import { browserStorage } from './actors/ports/browser-storage';
import { App } from './app/App';
import { createDevice } from './app/DeviceProvider';
import { pageLanguage } from './app/page-language';
import { readPageState, type PageState } from './app/page-state';
import { createQueryClient } from './app/query-client';
import { reportError } from './errors/report';
import { loadFirstMessages } from './i18n/messages';
import { holdInstallOffers } from './pwa/install-offer';
import { isAsDrawn } from './pwa/kept-page';

async function ownState(): Promise<PageState> {
  const preferences = readPreferences(document.cookie);
  const search = new URLSearchParams(location.search);
  const language = pageLanguage(search, preferences, navigator.languages.join(','));
  return {
    now: Date.now(),
    language,
    preferences,
    orgs: [],
    messages: await loadFirstMessages(language),
    url: location.pathname + location.search,
  };
}

// Libraries that make a style element at run time ask for it (the scroll lock of modal windows).
setNonce(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '');

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id root.');

/** The storage, where the browser lets us have one. */
const device = createDevice(browserStorage());
const client = createClient({
  token: () => device.logins.read().login?.jwt,
  onFailure: tellFailure,
});
tellUncaught(window);

const queryClient = createQueryClient();
holdInstallOffers();

/** Kept by the worker: drawn on another day, maybe for another address. What the device has of its own comes to it. */
async function keptState(state: PageState): Promise<PageState> {
  const { recallKeptPage } = await import('./pwa/recall-kept-page');
  return recallKeptPage(state, queryClient, device.logins.read().login?.user.id ?? null);
}

/** Awaits nothing for a page as the server drew it. A function, since a module that waits holds up all that import it. */
async function takeOver(element: HTMLElement): Promise<void> {
  const page = readPageState(document);
  const isDrawn = page !== undefined && isAsDrawn(page.state);
  const state = isDrawn ? page.state : await (page ? keptState(page.state) : ownState());
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App
          state={state}
          live={page?.live}
          client={client}
          device={device}
          queryClient={queryClient}
        />
      </BrowserRouter>
    </StrictMode>
  );
  if (!isDrawn) {
    createRoot(element).render(app);
    return;
  }
  // As a transition, so that taking over is done in slices and a click in between is not kept waiting.
  startTransition(() => {
    hydrateRoot(element, app, { onRecoverableError: (error) => reportError(error) });
  });
}

// What fails is an unhandled rejection, which is told.
void takeOver(root);
