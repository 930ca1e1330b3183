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

it('a script with a digest that failed to load is asked for again by the next component, once for all', async () => {
  vi.stubGlobal('customElements', { get: () => undefined });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const source = { from: 'https://embeds.example/1.0.0', integrity: 'sha384-AbC' };
  const scripts: (EventTarget & { readonly src?: string })[] = [];
  vi.stubGlobal('document', {
    scripts,
    head: { append: (script: EventTarget) => void scripts.push(script) },
    createElement: () => new EventTarget(),
  });
  loadElement('oshi-chat', source);
  loadElement('oshi-chat', source);
  expect(scripts).toHaveLength(1);
  scripts[0]?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  loadElement('oshi-chat', source);
  loadElement('oshi-chat', source);
  expect(scripts.map(({ src }) => src?.replace(/\d+$/, ''))).toEqual([
    `${source.from}/oshi-chat.js`,
    `${source.from}/oshi-chat.js?again=`,
  ]);
});
