/** Raises the default timeout of vi.waitFor, which no setting covers, and has the worker wait behind others if it is a filler's. */
import { getPriority, setPriority } from 'node:os';
import { vi } from 'vitest';

const TIMEOUT_MS = 60_000;
const { waitFor } = vi;

vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: TIMEOUT_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });

/** From `scripts/steps.mjs`. */
const niceness = Number(process.env['NICENESS'] ?? getPriority());
if (niceness > getPriority()) setPriority(niceness);
