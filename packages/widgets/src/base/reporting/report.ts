/**
 * Reports errors to the console and to reporters that the page adds. A failed call is described by method, URL and status, or
 * by "No Response Received".
 */
import { CallError, methodOf } from '@oshimado/contract';

function describeError(error: unknown): string {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  const method = methodOf(error.call);
  return error.status === undefined
    ? `${method} ${error.url}: No Response Received`
    : `${method} ${error.url}: ${error.status}`;
}

const reporters = new Set<(error: unknown) => void>();

/** Calls `reporter` with each error from now on. */
export const addErrorReporter = (reporter: (error: unknown) => void): void =>
  void reporters.add(reporter);

export function reportError(error: unknown, details: object = {}): void {
  // oxlint-disable-next-line no-console -- errors are reported to the console
  console.error(describeError(error), error, details);
  reporters.forEach((reporter) => reporter(error));
}
