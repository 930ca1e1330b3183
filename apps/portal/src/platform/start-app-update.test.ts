import { afterEach, expect, it, vi } from 'vitest';
import { FakeWorkers } from '../testing/fake-workers';
import { appUpdate } from './start-app-update';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('the update of the app registers /sw.js for the whole site once the kill switch is read', async () => {
  const workers = new FakeWorkers();
  const register = vi.fn(() => Promise.resolve(workers.registration));
  const fetched = vi.fn(() => Promise.resolve(Response.json({ kill: false })));
  vi.stubEnv('PROD', true);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: Object.assign(workers, { register }),
  });
  const { actor } = appUpdate();
  await vi.waitFor(() => expect(actor.getSnapshot().value.registration).toBe('registered'));
  expect(fetched).toHaveBeenCalledWith('/kill-switch.json', expect.anything());
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', {
    scope: '/',
    updateViaCache: 'none',
  });
  actor.stop();
});
