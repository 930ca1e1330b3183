/**
 * Where a failure enters. What tells the server is code of its own, fetched with the first failure. Who asked their browser
 * not to be tracked is not.
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
    // It outlives the page, and says nothing about who is on it.
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
  });
  // Too many is the server's last word; what it could not take may be told again.
  if (!ok && status >= 500) throw new Error(`telling of failures failed (HTTP ${status})`);
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
    // Asked for again with the next failure.
    port = undefined;
    throw reason;
  });
  port.then(
    ({ tell }) => tell(failure),
    // Without its code nobody can be told; the console was.
    () => undefined,
  );
}

/** Failures nobody caught. Those of extensions and of other people's scripts are none of ours. */
export function sendUncaught(target: Window): void {
  target.addEventListener('error', ({ error, filename }) => {
    if (error !== null && error !== undefined && filename.startsWith(target.location.origin)) {
      sendFailure(error);
    }
  });
  target.addEventListener('unhandledrejection', ({ reason }) => sendFailure(reason));
}
