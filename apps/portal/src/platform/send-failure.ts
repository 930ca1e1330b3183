/**
 * Reports failures to our server. The reporter is a chunk that is loaded with the first failure. Nothing is sent for viewers with
 * "Do not track" or "Global privacy control".
 */
import { pathOf, routes } from '@oshimado/contract';
import type { FailurePort } from './failure-port';

type PrivacySignals = Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: boolean };

/** "Do not track" and "Global privacy control". */
export const maySendFailures = ({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean =>
  doNotTrack !== '1' && globalPrivacyControl !== true;

async function send(text: string): Promise<void> {
  const { ok, status } = await fetch(pathOf('postFailures'), {
    method: routes.postFailures.method,
    body: text,
    // The request outlives the page and contains no credentials.
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
  });
  // A refusal such as 429 is final; after a server error the failures are sent again.
  if (!ok && status >= 500) throw new Error(`reporting failures failed (HTTP ${status})`);
}

let port: Promise<FailurePort> | undefined;

async function open(): Promise<FailurePort> {
  const { createFailurePort } = await import('./failure-port');
  const opened = createFailurePort({ send, page: () => location.href });
  addEventListener('pagehide', opened.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) opened.flush();
  });
  return opened;
}

export function sendFailure(failure: unknown): void {
  if (!maySendFailures(navigator)) return;
  port ??= open().catch((reason: unknown) => {
    // Loaded again with the next failure.
    port = undefined;
    throw reason;
  });
  port.then(
    ({ add }) => add(failure),
    // The reporter chunk failed to load; the error was already logged to the console.
    () => undefined,
  );
}

/** Reports uncaught errors and rejections, except errors of extensions and third-party scripts. */
export function sendUncaught(target: Window): void {
  target.addEventListener('error', ({ error, filename }) => {
    if (error !== null && error !== undefined && filename.startsWith(target.location.origin)) {
      sendFailure(error);
    }
  });
  target.addEventListener('unhandledrejection', ({ reason }) => sendFailure(reason));
}
