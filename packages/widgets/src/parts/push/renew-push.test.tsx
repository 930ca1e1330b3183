import { CallError, type PushDevice } from '@oshimado/contract';
import { pushIdOf } from '@oshimado/domain';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Replaced } from '../../base/state/replaced';
import { useActors, useSend } from '../../base/viewer';
import { clientOf, FeaturePage, loadActors, logIn } from '../../testing';
import { sampleUser } from '../../testing/samples';
import { pushBrowser } from './push-browser';
import { notePush, readPushNote } from './push-note';
import { PushRenewal } from './PushRenewal';
import { renewPush } from './renew-push';
import { samplePush, samplePushDevice, type SamplePush } from './testing';
import { usePush } from './use-push';

await loadActors();

const user = sampleUser();

function renew(push: ReturnType<typeof samplePush>, viewerId: string | null = user.id) {
  const client = clientOf(push.client);
  const queries = new QueryClient();
  const place = { lang: 'en', zone: 'Asia/Tokyo' };
  return renewPush({ client, queries, viewerId, browser: push.browser, ...place });
}

it('a subscription that the browser has ended is renewed with its bells when the site is opened', async () => {
  notePush(samplePushDevice, user.id);
  logIn(user);
  const push = samplePush({ isAllowed: true });
  const client = clientOf({
    ...push.client,
    getRefresh: async () => ({ jwt: 'token', user }),
  });
  render(
    <Replaced what={pushBrowser} by={push.browser}>
      <FeaturePage client={client}>
        <PushRenewal />
        <p>Page</p>
      </FeaturePage>
    </Replaced>,
  );
  expect(screen.getByText('Page')).toBeDefined();
  await waitFor(() => expect(push.choices()).toEqual(samplePushDevice.choices));
});

it.each<readonly [string, SamplePush, string | null]>([
  ['that is no longer allowed', {}, user.id],
  ['of another account', { isAllowed: true }, 'someone else'],
  ['of an account, for a guest', { isAllowed: true }, null],
])('a subscription %s is not renewed', async (_, given, viewerId) => {
  notePush(samplePushDevice, user.id);
  const push = samplePush(given);
  const put = vi.spyOn(push.client, 'putPushDevice');
  await renew(push, viewerId);
  expect(put).not.toHaveBeenCalled();
});

/** A browser with the subscription that is noted. */
async function subscribed(zone?: string, given: Partial<PushDevice> = {}) {
  const push = samplePush({ isAllowed: true, device: { ...samplePushDevice, ...given } });
  const address = await push.browser.current();
  const id = await pushIdOf(address ?? { endpoint: '' });
  notePush({ ...samplePushDevice, id }, user.id, zone);
  const put = vi.spyOn(push.client, 'putPushDevice');
  put.mockImplementation(async ({ body }) => ({ ...samplePushDevice, ...body, id }));
  return { push, put };
}

it.each(['Asia/Tokyo', 'Europe/Berlin'])(
  'a subscription that was deleted on another device is not renewed, with notes of the time zone %s',
  async (zone) => {
    const { push, put } = await subscribed(zone);
    vi.spyOn(push.client, 'getPush').mockResolvedValue({ key: 'k', device: null });
    await renew(push);
    // Nor when the browser ends it, later.
    vi.spyOn(push.browser, 'current').mockResolvedValue(undefined);
    await renew(push);
    expect(put).not.toHaveBeenCalled();
  },
);

it.each([
  ['another one', 'Europe/Berlin'],
  ['one that an earlier version did not note', undefined],
])('a subscription gets the time zone of the viewer once in place of %s', async (_, zone) => {
  const { push, put } = await subscribed(zone);
  await renew(push);
  await renew(push);
  const { lang, choices } = samplePushDevice;
  expect(put).toHaveBeenCalledTimes(1);
  expect(put.mock.calls[0]?.[0].body).toMatchObject({ lang, zone: 'Asia/Tokyo', choices });
});

it.each([
  ['an earlier login of the account', { ends_with_login: false }],
  ['a guest', { has_account: false, ends_with_login: false }],
])('a subscription of %s becomes one of the login that there is', async (_, given) => {
  const { push, put } = await subscribed('Asia/Tokyo', given);
  await renew(push, null);
  expect(put).not.toHaveBeenCalled();
  await renew(push);
  expect(put.mock.lastCall?.[0].body.choices).toEqual(samplePushDevice.choices);
});

it('a subscription of another account is left to it, and its note stays', async () => {
  const { push, put } = await subscribed('Europe/Berlin');
  await renew(push, 'someone else');
  expect(put).not.toHaveBeenCalled();
  expect(readPushNote()?.owner).toBe(user.id);
});

it.each([user.id, null])(
  'a subscription for an earlier key of the server is replaced, for %s',
  async (viewerId) => {
    const { push, put } = await subscribed('Asia/Tokyo');
    const { endpoint: former, keys } = (await push.browser.current())!;
    const subscribe = vi.spyOn(push.browser, 'subscribe');
    subscribe.mockResolvedValue({ endpoint: 'https://push.example/other', keys, former });
    await renew(push, viewerId);
    expect(subscribe).toHaveBeenCalledWith('k'.repeat(87));
    const { choices } = samplePushDevice;
    expect(put.mock.lastCall?.[0].body).toMatchObject({ former, choices });
    expect(readPushNote()?.owner).toBe(user.id);
  },
);

function LogOut() {
  const send = useSend('session');
  const actors = useActors();
  return actors === null ? null : (
    <button type="button" onClick={() => send({ type: 'session.logout' })}>
      Log out
    </button>
  );
}

const quiet = { from: '22:00', to: '07:00' };

function Save() {
  const { state, save } = usePush();
  const press = () => save((choices) => ({ ...choices, quiet }));
  return state?.device ? (
    <button type="button" onClick={press}>
      Save
    </button>
  ) : null;
}

/** The page of who is logged in and has a subscription of `owner`; its client is that of `push`. */
async function openWith(push: ReturnType<typeof samplePush>, owner: string) {
  notePush(samplePushDevice, owner, 'Asia/Tokyo');
  logIn(user);
  const postLogout = async () => ({});
  const getRefresh = async () => ({ jwt: 'token', user });
  render(
    <Replaced what={pushBrowser} by={push.browser}>
      <FeaturePage client={clientOf({ ...push.client, getRefresh, postLogout })}>
        <PushRenewal />
        <LogOut />
        <Save />
      </FeaturePage>
    </Replaced>,
  );
  return screen.findByRole('button', { name: 'Log out' });
}

it.each([
  ['the account', user.id],
  ['another account, whose login has expired', 'someone else'],
])('a subscription of %s ends with the logout', async (_, owner) => {
  const push = samplePush({ isAllowed: true, device: samplePushDevice });
  const unsubscribe = vi.spyOn(push.browser, 'unsubscribe');
  const logOut = await openWith(push, owner);
  await act(async () => void fireEvent.click(logOut));
  await waitFor(() => expect(push.choices()).toBeUndefined());
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(readPushNote()).toBeNull();
});

/** This call of the server waits until `answer`, after `times` calls that do not. */
function hold(
  push: ReturnType<typeof samplePush>,
  call: 'getPush' | 'putPushDevice',
  { after: times } = { after: 0 },
) {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const asked = vi.fn<() => void>();
  const { getPush, putPushDevice } = push.client;
  const wait = async (name: typeof call) => {
    if (name !== call) return;
    asked();
    if (asked.mock.calls.length > times) await promise;
  };
  vi.spyOn(push.client, 'getPush').mockImplementation(() => wait('getPush').then(getPush));
  vi.spyOn(push.client, 'putPushDevice').mockImplementation((given) =>
    wait('putPushDevice').then(() => putPushDevice(given)),
  );
  return {
    seeAsked: () => waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(times)),
    answer: () => act(async () => resolve()),
  };
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

it.each(['getPush', 'putPushDevice'] as const)(
  'a subscription ends with the logout while its renewal waits for %s',
  async (call) => {
    const push = samplePush({ isAllowed: true, device: samplePushDevice });
    const held = hold(push, call);
    await openWith(push, user.id);
    await held.seeAsked();
    await press('Log out');
    await held.answer();
    await waitFor(() => expect(push.choices()).toBeUndefined());
    expect(readPushNote()).toBeNull();
  },
);

it('a subscription ends with the logout while a change of it is being saved', async () => {
  const push = samplePush({ isAllowed: true, device: samplePushDevice });
  const held = hold(push, 'putPushDevice', { after: 1 });
  await openWith(push, user.id);
  await waitFor(() => expect(push.client.putPushDevice).toHaveBeenCalled());
  await press('Save');
  await held.seeAsked();
  await press('Log out');
  await held.answer();
  await waitFor(() => expect(push.choices()).toBeUndefined());
  expect(readPushNote()).toBeNull();
});

it('a change of a subscription is kept that is saved while it is renewed', async () => {
  const push = samplePush({ isAllowed: true, device: samplePushDevice });
  const put = vi.spyOn(push.client, 'putPushDevice');
  const { subscribe } = push.browser;
  let goOn = () => {};
  const subscribing = vi.spyOn(push.browser, 'subscribe').mockImplementationOnce(async (key) => {
    await new Promise<void>((done) => {
      goOn = done;
    });
    return subscribe(key);
  });
  await openWith(push, user.id);
  // The renewal has read the choices.
  await waitFor(() => expect(subscribing).toHaveBeenCalled());
  await press('Save');
  await act(async () => goOn());
  await waitFor(() => expect(put).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(push.choices()?.quiet).toEqual(quiet));
});

it.each([
  [400, 'bad_request', null],
  [403, 'suspended', samplePushDevice.choices],
  [503, 'unavailable', samplePushDevice.choices],
] as const)(
  'after an answer of %i (%s) the noted choices are forgotten or kept',
  async (status, code, kept) => {
    notePush(samplePushDevice, user.id);
    const push = samplePush({ isAllowed: true });
    const problem = { error: code, message: '' };
    const error = new CallError('http', 'putPushDevice', '', status, problem);
    vi.spyOn(push.client, 'putPushDevice').mockRejectedValue(error);
    await expect(renew(push)).rejects.toBe(error);
    expect(readPushNote()?.choices ?? null).toEqual(kept);
  },
);
