/**
 * One place where failures are told: method, url and status where a call failed, "No Response Received" where nothing
 * came. The console reads them, and our own server, so that whoever runs the site hears of them.
 */
import { CallError, routes } from '@oshimado/contract';
import { tellFailure } from '../analytics/tell-failure';

export function describeError(error: unknown): string {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  const { method } = routes[error.call];
  return error.status === undefined
    ? `${method} ${error.url}: No Response Received`
    : `${method} ${error.url}: ${error.status}`;
}

export function reportError(error: unknown, details: object = {}): void {
  // oxlint-disable-next-line no-console -- the console is one of the readers
  console.error(describeError(error), error, details);
  tellFailure(error);
}
