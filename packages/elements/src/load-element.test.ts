import { afterEach, expect, it, vi } from 'vitest';
import { loadElement } from './load-element';

/** A module that counts how often it runs, and fails. */
const from = 'data:text/javascript,globalThis.tries=(globalThis.tries||0)+1;throw(tries)#';
const tries = () => (globalThis as { readonly tries?: number }).tries;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a script that failed to load is asked for again by the next component', async () => {
  vi.stubGlobal('customElements', { get: () => undefined });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  loadElement('oshi-player', { from });
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(warn.mock.calls[0]?.[0]).toBe(
    `<oshi-player> could not be loaded from ${from}/oshi-player.js.`,
  );
  loadElement('oshi-player', { from });
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  expect(tries()).toBe(2);
});
