import { CallError, type Client } from '@oshimado/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage, loadActors, logIn, sampleUser, Where, where } from '../testing';
import { useSend, useViewer } from '../viewer';
import { ActorsWithToasts } from './ActorsWithToasts';

await Promise.all([loadActors(), import('./ActorToasts'), import('./ToastHost')]);
afterEach(() => {
  localStorage.clear();
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
