/** What a test waits for may take a while on a slow machine: the waits that have no setting get the time of the others. */
import { vi } from 'vitest';

const PATIENCE_MS = 60_000;
const { waitFor } = vi;

vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
