import { serviceWorkerMachine } from '@oshimado/machines/service-worker';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { clientOf, FeaturePage, loadActors, Where, where } from '../../testing';
import { AppUpdate } from './AppUpdate';
import type { AppUpdateControl } from './app-update.types';

await Promise.all([loadActors(), import('../../base/toasts/ToastHost')]);

function draw(page: 'current' | 'waiting' | 'updated', isUpdated = false) {
  const actor = createActor(serviceWorkerMachine, {
    input: { hasController: true },
    snapshot: serviceWorkerMachine.resolveState({
      value: { registration: 'registered', page },
      context: {
        hasController: true,
        isSupported: true,
        isUnsaved: true,
        requests: 0,
        error: null,
      },
    }),
  }).start();
  const control: AppUpdateControl = {
    actor,
    accept: vi.fn<() => void>(),
    check: () => Promise.resolve('current'),
    forceRefresh: () => Promise.resolve('reloading'),
    takeChangelogFlag: () => isUpdated,
  };
  render(
    <FeaturePage client={clientOf({})}>
      <AppUpdate control={control} />
      <Where />
    </FeaturePage>,
  );
  return control;
}
const press = async (name: string) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[0]!);

it.each([
  ['waiting', 'Update', 'dismissed'],
  ['updated', 'Reload', 'outdated'],
] as const)(
  'a version that is %s can be accepted or dismissed',
  async (page, accept, dismissed) => {
    const control = draw(page);
    await press(accept);
    expect(control.accept).toHaveBeenCalledTimes(1);
    cleanup();
    const { actor } = draw(page);
    await press('Close');
    await vi.waitFor(() => expect(actor.getSnapshot().value.page).toBe(dismissed));
  },
);

it('after the update a toast links to the changes', async () => {
  draw('current', true);
  await press('What’s new');
  expect(where()).toBe('/about#changelog');
});
