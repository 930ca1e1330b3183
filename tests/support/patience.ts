/** Raises the default timeout of vi.waitFor, which no setting covers. */
import { vi } from 'vitest';

const TIMEOUT_MS = 60_000;
const { waitFor } = vi;

vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: TIMEOUT_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
