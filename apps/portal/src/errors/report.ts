/**
 * One place where failures are told: method, url and status where a call failed, "No Response Received" where nothing
 * came. For now the browser's console is the only reader; a collector plugs in here.
 */
import { CallError, routes } from '@oshimado/contract';

export function describeError(error: unknown): string {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  const { method } = routes[error.call];
  return error.status === undefined
    ? `${method} ${error.url}: No Response Received`
    : `${method} ${error.url}: ${error.status}`;
}

export function reportError(error: unknown, details: object = {}): void {
  // oxlint-disable-next-line no-console -- the console is the reader
  console.error(describeError(error), error, details);
}
