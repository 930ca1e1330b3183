/** Events of the service worker machine, sent by the toasts, the settings and the browser's worker. */
import { serviceWorkerMachine } from '@oshimado/machines/service-worker';
import {
  AppUpdate,
  AppUpdateProvider,
  useAppUpdate,
  useUnsavedWork,
} from '@oshimado/widgets/internal/parts/app-update';
import { clientOf, englishMessages, FeaturePage } from '@oshimado/widgets/internal/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FakeWorkers } from '../testing/fake-workers';
import { createAppUpdate } from './app-update';

const messages = await englishMessages();

const CheckButton = () => {
  const { check } = useAppUpdate();
  useUnsavedWork(true);
  return (
    <button type="button" onClick={() => void check()}>
      Check
    </button>
  );
};

async function draw() {
  const workers = new FakeWorkers();
  const reload = vi.fn<() => void>();
  const control = createAppUpdate({
    workers: workers as unknown as ServiceWorkerContainer,
    caches: { keys: () => Promise.resolve([]), delete: () => Promise.resolve(true) },
    isOnline: () => true,
    readKillSwitch: () => Promise.resolve({}),
    register: () => Promise.resolve(workers.registration as unknown as ServiceWorkerRegistration),
    reload,
    keepChangelogFlag: () => undefined,
    takeChangelogFlag: () => false,
    tellRemovedWorker: () => undefined,
    watchRemovedWorker: () => undefined,
    log: () => undefined,
  });
  const sent = new Set<string>();
  control.actor.system.inspect((event) => {
    if (event.type === '@xstate.event' && event.actorRef === control.actor) {
      sent.add(event.event.type);
    }
  });
  await vi.waitFor(() => expect(control.actor.getSnapshot().value.registration).toBe('registered'));
  const load = () => Promise.resolve(control);
  await act(
    async () =>
      void render(
        <FeaturePage client={clientOf({})} messages={messages}>
          <AppUpdateProvider load={load}>
            <AppUpdate control={control} />
            <CheckButton />
          </AppUpdateProvider>
        </FeaturePage>,
      ),
  );
  return { workers, reload, control, sent };
}
const buttons = (name: string) => screen.findAllByRole('button', { name });
async function press(name: string) {
  const [button] = await buttons(name);
  await act(async () => void fireEvent.click(button!));
}

it('each event that the machine understands is sent', async () => {
  const first = await draw();
  await press('Check');
  await vi.waitFor(() => expect(first.sent).toContain('update.check'));
  act(() => first.workers.install(() => undefined));
  await press('Close');
  await vi.waitFor(() => expect(first.control.actor.getSnapshot().value.page).toBe('dismissed'));
  cleanup();

  const second = await draw();
  act(() => second.workers.install(() => undefined));
  await press('Update');
  act(() => void second.workers.dispatchEvent(new Event('controllerchange')));
  await vi.waitFor(() => expect(second.reload).toHaveBeenCalledTimes(1));

  // The machine sends `worker.killed` to itself.
  const sent = new Set([...first.sent, ...second.sent, 'worker.killed']);
  const understood = serviceWorkerMachine.events.filter((type) => !type.startsWith('xstate.'));
  expect([...sent].filter((type) => !type.startsWith('xstate.')).toSorted()).toEqual(
    understood.toSorted(),
  );
});
