import { CallError, type Client } from '@oshimado/contract';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage, loadActors, logIn, sampleUser, Where, where } from '../../testing';
import { useSend, useViewer } from '../viewer';
import type { ActorEvent } from '../viewer/actor-events';
import ActorToasts from './ActorToasts';
import { ActorsWithToasts } from './ActorsWithToasts';
import { useNotify, useToasts } from './ToastsProvider';

await Promise.all([loadActors(), import('./ActorToasts'), import('./ToastHost')]);
afterEach(() => {
  vi.restoreAllMocks();
});

function Verify() {
  const send = useSend('session');
  const { user } = useViewer();
  return (
    <button onClick={() => send({ type: 'login.verify', now: Date.now(), bounces: true })}>
      verify {user?.username}
    </button>
  );
}

it('a verification that answers 401 navigates to /login', async () => {
  const getRefresh = vi.fn<Client['getRefresh']>(() =>
    Promise.reject(new CallError('http', 'getRefresh', '/', 401)),
  );
  const getFavorites: Client['getFavorites'] = () => Promise.resolve([]);
  logIn(sampleUser());
  render(
    <FeaturePage client={clientOf({ getRefresh, getFavorites })} address="/favorites">
      <ActorsWithToasts>
        <Verify />
        <Where />
      </ActorsWithToasts>
    </FeaturePage>,
  );
  expect(where()).toBe('/favorites');
  fireEvent.click(await screen.findByText('verify somebody'));
  await waitFor(() => expect(where()).toBe('/login'));
  expect(getRefresh).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/^verify/).textContent).toBe('verify ');
});

/** The toasts of the page, each with its number. */
const Toasts = () => (
  <ol data-testid="toasts">
    {useToasts().toasts.map(({ id, title, tone }) => (
      <li key={id}>{`${id} ${tone} ${title}`}</li>
    ))}
  </ol>
);

it('favorites set without a connection: said once, not as an error, until the connection was back', async () => {
  const page = (queue: readonly ActorEvent[]) => (
    <StrictMode>
      <FeaturePage client={clientOf({})}>
        <ActorToasts queue={queue} onShown={() => undefined} />
        <Toasts />
      </FeaturePage>
    </StrictMode>
  );
  const seen = () => screen.getByTestId('toasts').textContent;
  const failed = (): readonly ActorEvent[] => [{ type: 'favorites.failed' }];
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { rerender } = render(page(failed()));
  const draw = () => act(async () => rerender(page(failed())));
  await draw();
  expect(seen()).toBe('1 info Your change will be saved when you’re back online');
  await draw();
  expect(seen()).toBe('1 info Your change will be saved when you’re back online');
  onLine.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  onLine.mockReturnValue(false);
  await draw();
  expect(seen()).toBe('2 info Your change will be saved when you’re back online');
});

function Changes({ undo }: { readonly undo: () => void }) {
  const notify = useNotify();
  return (
    <>
      <button onClick={() => notify({ title: 'Removed', durationMs: Infinity, undo })}>
        remove
      </button>
      <button onClick={() => notify({ title: 'Hint', action: { label: 'Help', onSelect: undo } })}>
        hint
      </button>
    </>
  );
}

it('an Undo goes with the viewer who made the change; the toast and other buttons stay', async () => {
  const getRefresh: Client['getRefresh'] = () =>
    Promise.reject(new CallError('http', 'getRefresh', '/', 401));
  const undo = vi.fn<() => void>();
  logIn(sampleUser());
  render(
    <FeaturePage client={clientOf({ getRefresh, getFavorites: () => Promise.resolve([]) })}>
      <ActorsWithToasts>
        <Verify />
        <Changes undo={undo} />
      </ActorsWithToasts>
    </FeaturePage>,
  );
  const verify = await screen.findByText('verify somebody');
  fireEvent.click(screen.getByText('remove'));
  fireEvent.click(screen.getByText('hint'));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText('remove'));
  await screen.findByRole('button', { name: 'Undo' });
  fireEvent.click(verify);
  await waitFor(() => expect(screen.getByText(/^verify/).textContent).toBe('verify '));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getAllByText('Removed')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Help' })).toBeTruthy();
});
