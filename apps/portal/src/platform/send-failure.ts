/**
 * Reports failures to our server. The reporter is a chunk that is loaded with the first failure. Nothing is sent for viewers with
 * "Do not track" or "Global privacy control".
 */
import type { FailurePort } from './failure-port';

type PrivacySignals = Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: boolean };

/** "Do not track" and "Global privacy control". */
export const maySendFailures = ({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean =>
  doNotTrack !== '1' && globalPrivacyControl !== true;

let port: Promise<FailurePort> | undefined;

async function open(): Promise<FailurePort> {
  const { createFailurePort, sendReport } = await import('./failure-port');
  const opened = createFailurePort({ send: sendReport, page: () => location.href });
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
