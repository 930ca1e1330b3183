/** What guests, users and those whose login ends see on a page that needs a login. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLeaveGuard, useNavigateTo, type LeaveGuard } from '../../base/context';
import {
  clientOf,
  englishMessages,
  FeaturePage,
  loadActors,
  logIn,
  sampleUser,
} from '../../testing';
import { AccountStoresProvider, createAccountStores, useSend } from '../../base/viewer';
import { LoginGate, type LoginGateProps } from './LoginGate';

const messages = await englishMessages();
await loadActors();
beforeEach(() => {
  history.replaceState(null, '', '/scriptmanager?page=2');
});

function Desk() {
  const send = useSend('session');
  return (
    <>
      <input aria-label="Text" />
      <button type="button" onClick={() => send({ type: 'session.logout' })}>
        End
      </button>
    </>
  );
}

function open(prepare?: LoginGateProps['prepare'], isDrawnForGuest?: boolean) {
  const stores = createAccountStores(localStorage);
  return render(
    <FeaturePage client={clientOf({})} messages={messages} address="/scriptmanager?page=2">
      <AccountStoresProvider value={stores} isDrawnForGuest={isDrawnForGuest}>
        <LoginGate title="Your scripts" text="All you have written." {...(prepare && { prepare })}>
          <Desk />
        </LoginGate>
      </AccountStoresProvider>
    </FeaturePage>,
  );
}

describe('a page that needs a login', () => {
  it('a page that needs a login leads a guest to the login and back to the same address, or home', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your scripts' })).toBeDefined();
    const link = screen.getByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/login?return=%2Fscriptmanager%3Fpage%3D2');
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe(
      '/',
    );
    expect(screen.queryByLabelText('Text')).toBeNull();
  });

  it('a page that needs a login, drawn for a guest, leads to it before the login is checked', async () => {
    open(undefined, true);
    expect(screen.getByRole('heading', { level: 1, name: 'Your scripts' })).toBeDefined();
    await act(() => vi.dynamicImportSettled());
  });

  it('a page that needs a login, drawn for a guest, opens for the login that this device keeps', async () => {
    logIn(sampleUser());
    open(undefined, true);
    expect(await screen.findByLabelText('Text')).toBeDefined();
  });

  it('a page that needs a login loads its code for who is logged in on this device alone', async () => {
    const prepare = vi.fn(() => Promise.resolve());
    const { unmount } = open(prepare);
    await screen.findByRole('link', { name: 'Log in' });
    expect(prepare).not.toHaveBeenCalled();
    unmount();
    const user = sampleUser();
    logIn(user);
    open(prepare);
    expect(prepare).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: user.id }));
    await screen.findByLabelText('Text');
  });

  it('a page that needs a login keeps what was typed when the login ends, and offers to log in in another tab', async () => {
    logIn(sampleUser());
    open();
    const field = await screen.findByLabelText<HTMLInputElement>('Text');
    fireEvent.change(field, { target: { value: 'half a line' } });
    fireEvent.click(screen.getByRole('button', { name: 'End' }));
    expect(await screen.findByText('You’re logged out')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('half a line');
    const again = screen.getByRole('link', { name: /^Log in again/ });
    expect([again.getAttribute('href'), again.getAttribute('target')]).toEqual([
      '/login?again=1',
      '_blank',
    ]);
  });
});

function Guarded({ onHeld }: { readonly onHeld: LeaveGuard }) {
  const [isUnsaved, setUnsaved] = useState(true);
  const navigate = useNavigateTo();
  useLeaveGuard(isUnsaved ? onHeld : undefined);
  return (
    <>
      <button type="button" onClick={() => navigate('/about')}>
        Leave
      </button>
      <button type="button" onClick={() => setUnsaved(false)}>
        Save
      </button>
    </>
  );
}

/** Whether the browser would ask before the tab is closed. */
const asksOnClose = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a guard of unsaved work', () => {
  it('a guard of unsaved work holds the way to another page and the closing of the tab until there is nothing to lose', async () => {
    const held: (() => void)[] = [];
    const places: string[] = [];
    render(
      <FeaturePage
        client={clientOf({})}
        messages={messages}
        navigate={(to) => void places.push(to)}
      >
        <Guarded onHeld={(leave) => void held.push(leave)} />
      </FeaturePage>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect([places, held.length, asksOnClose()]).toEqual([[], 1, true]);
    act(() => held[0]?.());
    expect(places).toEqual(['/about']);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect([places, held.length, asksOnClose()]).toEqual([['/about', '/about'], 1, false]);
  });
});
