// @vitest-environment node
import { ACTIVATION_TIMEOUT_MS } from '@oshimado/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FakeWorkers } from '../testing/fake-workers';
import { createAppUpdate, type UpdateBrowser } from './app-update';

async function start(changes: Partial<UpdateBrowser> = {}) {
  const workers = new FakeWorkers();
  const effects: string[] = [];
  const watching: (() => void)[] = [];
  const kept = new Set(['oshimado-assets', 'oshimado-pages-1', 'of-somebody-else']);
  const browser = {
    workers: workers as unknown as ServiceWorkerContainer,
    caches: {
      keys: () => Promise.resolve([...kept]),
      delete: (name: string) => {
        effects.push(`delete ${name}`);
        return Promise.resolve(kept.delete(name));
      },
    },
    isOnline: () => true,
    readKillSwitch: vi.fn(() => Promise.resolve({ kill: false })),
    register: vi.fn(() =>
      Promise.resolve(workers.registration as unknown as ServiceWorkerRegistration),
    ),
    reload: () => void effects.push('reload'),
    takeChangelogFlag: () => false,
    keepChangelogFlag: () => void effects.push('flag'),
    tellRemovedWorker: () => void effects.push('tell'),
    watchRemovedWorker: (onRemoved: () => void) => void watching.push(onRemoved),
    log: (what: string) => void effects.push(`log ${what}`),
    ...changes,
  } satisfies UpdateBrowser;
  const update = createAppUpdate(browser);
  await vi.waitFor(() =>
    expect(update.actor.getSnapshot().value.registration).toMatch(/^(?:registered|killed|unsup)/),
  );
  return { workers, effects, watching, kept, browser, update };
}

describe('the update of a page', () => {
  it('activates the waiting worker and reloads the page exactly once', async () => {
    const { workers, effects, update } = await start();
    workers.install((message) => effects.push(JSON.stringify(message)));
    expect(await update.check()).toBe('waiting');
    update.accept();
    workers.dispatchEvent(new Event('controllerchange'));
    workers.dispatchEvent(new Event('controllerchange'));
    await vi.waitFor(() => expect(effects).toContain('reload'));
    expect(effects).toEqual(['{"type":"SKIP_WAITING"}', 'flag', 'reload']);
  });

  it('the update of a page does not wait for the files of a still newer version', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { workers, effects, update } = await start();
    workers.install((message) => effects.push(JSON.stringify(message)));
    workers.registration.installing = Object.assign(new EventTarget(), { state: 'installing' });
    update.accept();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(effects).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(effects).toEqual(['{"type":"SKIP_WAITING"}']);
  });

  it.each([
    ['loads from the server, without a worker,', true, 1],
    ['keeps the worker, without a connection,', false, 0],
  ])('the update of a page %s when it is not activated', async (_what, isOnline, removals) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { workers, effects, update } = await start({ isOnline: () => isOnline });
    workers.install(() => undefined);
    update.accept();
    await vi.advanceTimersByTimeAsync(ACTIVATION_TIMEOUT_MS);
    expect(workers.registration.unregister).toHaveBeenCalledTimes(removals);
    expect(effects.filter((effect) => !effect.startsWith('delete'))).toEqual(
      isOnline
        ? ['log activation', 'flag', 'tell', 'reload']
        : ['log activation', 'flag', 'reload'],
    );
  });

  it('the update of a page reloads it when another tab is at a new version without a worker', async () => {
    const { workers, effects, watching } = await start();
    workers.install(() => undefined);
    for (const tell of watching) tell();
    await vi.waitFor(() => expect(effects).toEqual(['flag', 'reload']));
  });

  it('the update of a page ignores the first worker that is installed', async () => {
    const { workers, update } = await start();
    workers.controller = null;
    workers.install(() => undefined);
    expect(update.actor.getSnapshot().value.page).toBe('current');
  });

  it('the update of a page is not checked for while offline', async () => {
    const { workers, browser, update } = await start({ isOnline: () => false });
    expect(await update.check()).toBe('offline');
    update.actor.send({ type: 'update.check' });
    await vi.waitFor(() => expect(update.actor.getSnapshot().hasTag('busy')).toBe(false));
    expect(workers.registration.update).not.toHaveBeenCalled();
    // The one call was made before registration.
    expect(browser.readKillSwitch).toHaveBeenCalledTimes(1);
  });

  it('reports whether the page is current or the check failed', async () => {
    const { workers, update } = await start();
    expect(await update.check()).toBe('current');
    workers.registration.update.mockRejectedValueOnce(new TypeError('bad script'));
    expect(await update.check()).toBe('failed');
  });
});

describe('the kill switch', () => {
  it('the kill switch is read before registration; it unregisters the worker, deletes its caches and reloads', async () => {
    const { workers, effects, kept, browser, update } = await start({
      readKillSwitch: () => Promise.resolve({ kill: true }),
    });
    await vi.waitFor(() => expect(effects).toContain('reload'));
    expect(browser.register).not.toHaveBeenCalled();
    expect(workers.registration.unregister).toHaveBeenCalledTimes(1);
    expect([...kept]).toEqual(['of-somebody-else']);
    expect(effects.at(-1)).toBe('reload');
    expect(await update.check()).toBe('unsupported');
  });
});

it('a forced refresh deletes the caches and reloads; without workers nothing is supported', async () => {
  const { effects, update } = await start();
  expect(await update.forceRefresh()).toBe('reloading');
  expect(effects).toEqual(['delete oshimado-assets', 'delete oshimado-pages-1', 'reload']);
  const { update: none } = await start({ workers: undefined });
  expect(await none.check()).toBe('unsupported');
});

it.each([
  ['offline', { isOnline: () => false }],
  ['failed', { readKillSwitch: () => Promise.reject(new TypeError('no answer')) }],
])('a forced refresh removes nothing where no server answers: %s', async (result, changes) => {
  const { workers, effects, kept, update } = await start(changes);
  expect(await update.forceRefresh()).toBe(result);
  expect(workers.registration.unregister).not.toHaveBeenCalled();
  expect([...kept]).toContain('oshimado-assets');
  expect(effects).not.toContain('reload');
});
