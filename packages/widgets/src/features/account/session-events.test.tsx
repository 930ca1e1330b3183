/** The widgets send every event of the session machine that a viewer can cause. */
import { CallError, type Client, type User } from '@oshimado/contract';
import type { SessionEvent } from '@oshimado/machines/session';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { TwitterWarning } from '../../base/toasts';
import { clientOf, FeaturePage, loadActors, logIn, sampleToken, sampleUser } from '../../testing';
import { UserCard } from '../../parts/user-card';
import { useActors } from '../../base/viewer';
import { Account } from './Account';

await Promise.all([loadActors(), import('./AccountSections'), import('./LogoutEverywhere')]);

/** The way back from a provider. */
const RETURN = '?service=google&jwt=a.b.c';

let sends: MockInstance<(event: SessionEvent) => void>[] = [];
const sent = () => sends.flatMap(({ mock }) => mock.calls.map(([event]) => event));

type Observed = (entries: readonly { isIntersecting: boolean }[]) => void;
let observers: Observed[] = [];
/** An observer that a test calls by hand. */
class HandObserver {
  constructor(private readonly callback: Observed) {}
  observe = () => void observers.push(this.callback);
  unobserve = () => undefined;
  disconnect = () => {
    observers = observers.filter((callback) => callback !== this.callback);
  };
}

const showOnScreen = (isIntersecting: boolean) => {
  for (const callback of observers) callback([{ isIntersecting }]);
};

beforeEach(() => {
  sends = [];
  observers = [];
  vi.stubGlobal('IntersectionObserver', HandObserver);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Records what is sent to the session, from the moment in which a button can be found. */
function Recorder() {
  const session = useActors()?.session;
  useLayoutEffect(() => {
    if (session) sends.push(vi.spyOn(session, 'send'));
  }, [session]);
  return null;
}

const server: Partial<Client> = {
  getLoginServices: () => Promise.resolve({ services: [], demo: true }),
  getCalendarKey: () => Promise.resolve({ key: 'oshical_1_a' }),
  getSessions: () => Promise.resolve([]),
};

function show(user: User | null, calls: Partial<Client> = {}, search = '') {
  if (user) logIn(user);
  const address = { pathname: '/login', search, hash: '', key: 'a' };
  render(
    <FeaturePage client={clientOf({ ...server, ...calls })}>
      <Recorder />
      <TwitterWarning />
      <UserCard place="menu" />
      <Account address={address} org="Hololive" />
    </FeaturePage>,
  );
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const login = { jwt: sampleToken, user: sampleUser() };

/** What a viewer does to cause each event, and the event. Those of the page itself are sent in `wire-viewer.ts`. */
const causes: Readonly<Record<SessionEvent['type'], 'page' | (() => Promise<object>)>> = {
  'page.shown': 'page',
  'connection.restored': 'page',
  'session.replaced': 'page',
  'session.check': async () => {
    show(null);
    await screen.findByRole('link', { name: 'Log in' });
    showOnScreen(true);
    return {};
  },
  'session.login': async () => {
    show(null, { postLogin: () => Promise.resolve(login) });
    await press('Log in as viewer');
    return { login };
  },
  'login.verify': async () => {
    const refusal = new CallError('http', 'postLogin', '/', 401);
    show(sampleUser(), { postLogin: () => Promise.reject(refusal) }, RETURN);
    return {};
  },
  'session.logout': async () => {
    show(sampleUser());
    await press('Log out of all devices');
    await screen.findByRole('alertdialog');
    await press('Log out of all devices');
    return { everywhere: true };
  },
  'warning.dismiss': async () => {
    show(sampleUser({ twitter_id: '1' }));
    await press('Close');
    return {};
  },
};

for (const [type, cause] of Object.entries(causes)) {
  if (cause === 'page') continue;
  it(`sends ${type}`, async () => {
    const event = { type, ...(await cause()) };
    await waitFor(() => expect(sent()).toContainEqual(expect.objectContaining(event)));
  });
}

it('a login with another account than the one known is not said to be linked to it', async () => {
  const other = { jwt: sampleToken, user: sampleUser({ id: '99' }) };
  show(sampleUser(), { postLogin: () => Promise.resolve(other) }, RETURN);
  await waitFor(() => expect(sent()).toContainEqual(expect.objectContaining({ login: other })));
  expect(await screen.findByText('Welcome, somebody!')).toBeTruthy();
});

it('a login of a linked provider is not kept back by a session that has ended', async () => {
  const bearers: unknown[] = [];
  const postLogin: Client['postLogin'] = async (_, { headers } = {}) => {
    bearers.push(headers?.['authorization']);
    if (bearers.length === 1) throw new CallError('http', 'postLogin', '/', 401);
    return login;
  };
  show(sampleUser({ google_id: '1' }), { postLogin }, RETURN);
  await waitFor(() => expect(sent()).toContainEqual(expect.objectContaining({ login })));
  expect(bearers).toEqual([undefined, '']);
});

it('the user card checks the login each time it becomes visible', async () => {
  logIn(sampleUser());
  render(
    <FeaturePage client={clientOf(server)}>
      <Recorder />
      <UserCard place="menu" />
    </FeaturePage>,
  );
  await screen.findByRole('button', { name: 'Log out' });
  await waitFor(() => expect(sends).not.toHaveLength(0));
  const checks = () => sent().filter(({ type }) => type === 'session.check').length;
  showOnScreen(false);
  showOnScreen(true);
  await waitFor(() => expect(checks()).toBe(1));
  showOnScreen(true);
  await waitFor(() => expect(checks()).toBe(2));
});

it('the user card logs out of this device', async () => {
  show(sampleUser());
  const [button] = await screen.findAllByRole('button', { name: 'Log out' });
  if (button) fireEvent.click(button);
  await waitFor(() => expect(sent()).toContainEqual({ type: 'session.logout' }));
});
