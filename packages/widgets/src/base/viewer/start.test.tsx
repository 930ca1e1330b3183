/** Parts that wait for the actors show an error when loading fails, and continue after a retry. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AGAIN_MS } from '../reporting/when-back';
import type { Messages } from '../sentences';
import { clientOf, englishMessages, FeaturePage, sampleUser } from '../../testing';
import { ActorsProvider, useActorValue, useSend, type LoadStart } from './ActorsProvider';
import { useViewer } from './use-viewer';
import { WaitForActors } from './WaitForActors';
import { pageClock } from '../ticker';
import { createLoginStore } from './ports/login-store';

const FAILED = 'Couldn’t load this part of the page. Check your connection and try again.';

let messages: Messages;
let there: Awaited<ReturnType<LoadStart>>;
beforeAll(async () => {
  messages = await englishMessages();
  there = await import('./start-actors');
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

/** Cannot be fetched so many times. */
function reluctant(times: number) {
  const load = vi.fn<LoadStart>(() => Promise.resolve(there));
  for (let time = 0; time < times; time += 1) {
    load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
  }
  return load;
}

function Page() {
  const { isKnown } = useViewer();
  const name = useActorValue('playlist', (state) => state.context.playlist.name, '');
  const send = useSend('playlist');
  const rename = () => send({ type: 'playlist.rename', name: 'Evening' });
  return (
    <>
      {isKnown ? (
        <p>list {name}</p>
      ) : (
        <WaitForActors>
          <p>waiting</p>
        </WaitForActors>
      )}
      <button type="button" onClick={rename}>
        rename
      </button>
    </>
  );
}

function open(load: LoadStart, onEvent = vi.fn()) {
  render(
    <FeaturePage client={clientOf({})} messages={messages}>
      <ActorsProvider load={load} onEvent={onEvent}>
        <Page />
      </ActorsProvider>
    </FeaturePage>,
  );
  return onEvent;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('the start of the actors shows a placeholder, then an error when loading fails, and loads again on retry', async () => {
  const load = reluctant(1);
  const onEvent = open(load);
  expect(screen.getByText('waiting')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain(FAILED);
  expect(screen.queryByText('waiting')).toBeNull();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'start.failed' });
  press('Try again');
  expect(await screen.findByText('list Unnamed Playlist')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

it('the start of the actors says the same where their code is there and cannot start', async () => {
  const load = reluctant(0);
  load.mockResolvedValueOnce({
    startActors: () => {
      throw new Error('no');
    },
  });
  open(load);
  await screen.findByRole('alert');
  press('Try again');
  expect(await screen.findByText('list Unnamed Playlist')).toBeTruthy();
});

it('a request starts the actors again, reports each failure, and is carried out once they have started', async () => {
  const load = reluctant(2);
  const onEvent = open(load);
  await screen.findByRole('alert');
  press('rename');
  await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2));
  press('Try again');
  expect(await screen.findByText('list Evening')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

it('a failed start of the actors tries again by itself without telling anybody, and no more once they are there', async () => {
  const load = reluctant(2);
  const onEvent = open(load);
  await screen.findByRole('alert');
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(retry.getAttribute('aria-busy')).not.toBe('true'));
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('list Unnamed Playlist')).toBeTruthy();
  vi.useFakeTimers();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect(load).toHaveBeenCalledTimes(3);
  // The second attempt reports nothing, and the error of the first is removed.
  expect(onEvent.mock.calls).toEqual([
    [{ type: 'start.failed' }],
    [{ type: 'withdrawn', event: 'start.failed', key: 'start' }],
  ]);
});

it('a login ends by the time of the server, whatever the clock of the device says', async () => {
  const day = 86_400_000;
  const client = clientOf({});
  const token = (exp: number) => `a.${btoa(JSON.stringify({ exp: exp / 1_000 }))}.c`;
  const logins = createLoginStore(localStorage);
  const keepsLogin = async (jwt: string) => {
    logins.write({ login: { jwt, user: sampleUser() }, checkedAt: Date.now() });
    const { unmount } = render(
      <FeaturePage client={client} messages={messages}>
        <ActorsProvider load={reluctant(0)} onEvent={vi.fn()}>
          <Page />
        </ActorsProvider>
      </FeaturePage>,
    );
    await screen.findByText('list Unnamed Playlist');
    unmount();
    return logins.read().login !== null;
  };
  pageClock.noteServer(Date.now() - 30 * day);
  try {
    expect(await keepsLogin(token(Date.now() - 23 * day))).toBe(true);
    expect(await keepsLogin(token(Date.now() - 31 * day))).toBe(false);
  } finally {
    pageClock.noteServer(Date.now());
    logins.write({ login: null, checkedAt: 0 });
  }
});
