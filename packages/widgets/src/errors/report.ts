/**
 * One place where failures are reported: method, URL and status if a call failed, "No Response Received" without an answer. The
 * console reads them, and whoever the page has added, such as a reporter to the server.
 */
import { CallError, routes } from '@oshimado/contract';

export function describeError(error: unknown): string {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  const { method } = routes[error.call];
  return error.status === undefined
    ? `${method} ${error.url}: No Response Received`
    : `${method} ${error.url}: ${error.status}`;
}

const reporters = new Set<(error: unknown) => void>();

/** Calls the reporter with each error from now on. */
export const addErrorReporter = (reporter: (error: unknown) => void): void =>
  void reporters.add(reporter);

export function reportError(error: unknown, details: object = {}): void {
  // oxlint-disable-next-line no-console -- the console is one of the readers
  console.error(describeError(error), error, details);
  reporters.forEach((reporter) => reporter(error));
}
