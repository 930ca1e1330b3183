// @vitest-environment node
import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { WHAT_PLAYS } from '../platform/worker-contract';
import { countOnIcon, openPush, pressPush, readPush, showPush, type PushData } from './push';

const SITE = 'https://oshimado.example';
const notification = {
  title: 'Sora is live',
  navigate: `${SITE}/watch/abc`,
  tag: 'v:abc',
  body: 'Singing',
  data: { event: 'abc:live', video: 'abc' },
  actions: [{ action: 'multiview', title: 'Open', navigate: `${SITE}/multiview/AAYYabc` }],
};

interface Page {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  /** Answers of a multiview; default none at all. */
  readonly plays?: unknown;
}

/** A worker with these pages open and these notifications shown. */
function worker(pages: readonly Page[] = [], events: readonly string[] = []) {
  const showNotification = vi.fn(
    async (_title: string, _options: NotificationOptions) => undefined,
  );
  const focus = vi.fn(async () => undefined);
  const openWindow = vi.fn(async (_url: string) => null);
  const open = pages.map(({ plays, ...page }) => ({
    ...page,
    focus,
    postMessage: (message: unknown, [port]: readonly MessagePort[]) => {
      expect(message).toEqual({ type: WHAT_PLAYS });
      if (plays !== undefined) port?.postMessage(plays);
      port?.close();
    },
  }));
  const shown = events.map((event) => ({ data: { event } }));
  const scope = {
    clients: { matchAll: async () => open, openWindow },
    registration: { getNotifications: async () => shown, showNotification },
  };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the worker uses of its scope
    scope: scope as unknown as Pick<ServiceWorkerGlobalScope, 'clients' | 'registration'>,
    showNotification,
    focus,
    openWindow,
  };
}

describe('a message', () => {
  it('a message is shown with its tag, and with a sound', async () => {
    const { scope, showNotification } = worker();
    await showPush(notification, scope);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'Sora is live',
      expect.objectContaining({ tag: 'v:abc', body: 'Singing', renotify: true, silent: null }),
    );
  });

  it('a message that was sent again makes no second sound; another event of the stream does', async () => {
    const again = worker([], ['abc:live']);
    await showPush(notification, again.scope);
    expect(again.showNotification.mock.lastCall?.[1]).toMatchObject({
      renotify: false,
      silent: true,
    });
    const later = worker([], ['abc:scheduled']);
    await showPush(notification, later.scope);
    expect(later.showNotification.mock.lastCall?.[1]).toMatchObject({ renotify: true });
  });

  it.each([
    [`${SITE}/watch/abc?t=1`, 'visible', 0],
    [`${SITE}/watch/abc`, 'hidden', 1],
    [`${SITE}/watch/abd`, 'visible', 1],
    [`${SITE}/`, 'visible', 1],
  ] as const)('while %s is %s is shown %d times', async (url, visibilityState, times) => {
    const { scope, showNotification } = worker([{ url, visibilityState }]);
    await showPush(notification, scope);
    expect(showNotification).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['it', ['abd', 'abc'], 'visible', 0],
    ['another', ['abd'], 'visible', 1],
    ['it on a hidden page', ['abc'], 'hidden', 1],
    ['nobody knows what', {}, 'visible', 1],
  ] as const)(
    'while a multiview plays %s is shown or not',
    async (_, plays, visibilityState, times) => {
      const page = { url: `${SITE}/multiview/AAUY?t=1`, visibilityState, plays };
      const { scope, showNotification } = worker([page]);
      await showPush(notification, scope);
      expect(showNotification).toHaveBeenCalledTimes(times);
    },
  );

  it('a message is shown soon after a multiview that does not answer was asked', async () => {
    vi.useFakeTimers();
    const { scope, showNotification } = worker([
      { url: `${SITE}/multiview`, visibilityState: 'visible' },
    ]);
    const shown = showPush(notification, scope);
    await vi.advanceTimersByTimeAsync(500);
    await shown;
    vi.useRealTimers();
    expect(showNotification).toHaveBeenCalledOnce();
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    { web_push: 8030 },
    { web_push: 8030, notification: { title: 'a' } },
    { web_push: 1, notification },
  ])('%j is none of ours', (message) => {
    expect(readPush(message)).toBeUndefined();
  });

  it('a message of ours is read', () => {
    expect(readPush({ web_push: 8030, notification })).toBe(notification);
  });
});

describe('a press', () => {
  const data: PushData = {
    event: 'abc:live',
    addresses: { '': `${SITE}/watch/abc`, multiview: `${SITE}/multiview/AAYYabc` },
  };

  it('a press opens the address of what was pressed, and leaves other windows of this site as they are', async () => {
    const { scope, focus, openWindow } = worker([
      { url: `${SITE}/scripteditor`, visibilityState: 'hidden' },
    ]);
    await openPush(data, '', scope.clients);
    await openPush(data, 'multiview', scope.clients);
    expect(openWindow.mock.calls).toEqual([[`${SITE}/watch/abc`], [`${SITE}/multiview/AAYYabc`]]);
    expect(focus).not.toHaveBeenCalled();
  });

  it('a press on what is open already only brings it to the front', async () => {
    const { scope, focus, openWindow } = worker([
      { url: `${SITE}/`, visibilityState: 'visible' },
      { url: `${SITE}/watch/abc`, visibilityState: 'hidden' },
    ]);
    await openPush(data, 'unknown', scope.clients);
    expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('snooze', () => {
  const endpoint = 'https://push.example/this';
  const id = createHash('sha256').update(endpoint).digest('base64url');
  const failed = 'It could not be snoozed.';
  const pressed = {
    title: 'Sora is live',
    tag: 'v:abc',
    icon: `${SITE}/icons/icon-192.png`,
    lang: 'en',
    data: {
      event: 'abc:live',
      addresses: { '': `${SITE}/watch/abc` },
      buttons: [{ action: 'snooze', title: 'Later' }],
      snoozeFailed: failed,
    },
  };

  /** A press with this answer of the server; undefined: no connection. */
  async function pressWith(status: number | undefined, isSubscribed = true) {
    const { scope, showNotification, openWindow } = worker();
    const fetch = vi.fn(async (_address: string, _init: RequestInit) => {
      if (status === undefined) throw new TypeError('no connection');
      return new Response('{}', { status });
    });
    const pushManager = { getSubscription: async () => (isSubscribed ? { endpoint } : null) };
    const registration = Object.assign(scope.registration, { pushManager });
    const whole = { ...scope, registration, fetch };
    await pressPush(pressed, 'snooze', whole);
    return { fetch, showNotification, openWindow };
  }

  it('snooze is a button of its own, after those of the server', async () => {
    const { scope, showNotification } = worker();
    const data = { ...notification.data, snooze: { title: 'Later', failed } };
    await showPush({ ...notification, data }, scope);
    expect(showNotification.mock.lastCall?.[1]).toMatchObject({
      data: { snoozeFailed: failed },
      actions: [
        { action: 'multiview', title: 'Open' },
        { action: 'snooze', title: 'Later' },
      ],
    });
  });

  it('snooze asks the server as this device, and opens and shows nothing', async () => {
    const { fetch, showNotification, openWindow } = await pressWith(200);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      `/api/v2/push/devices/${id}/snooze`,
      expect.objectContaining({ method: 'POST', body: '{"event":"abc:live"}' }),
    );
    expect([showNotification.mock.calls, openWindow.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ['without a connection', undefined, true],
    ['that the server refuses', 409, true],
    ['without a subscription', 200, false],
  ] as const)(
    '%s brings the notification back at once with its buttons, and says so',
    async (_, status, isOn) => {
      const { showNotification } = await pressWith(status, isOn);
      expect(showNotification).toHaveBeenCalledExactlyOnceWith(
        'Sora is live',
        expect.objectContaining({
          body: failed,
          tag: 'v:abc',
          silent: true,
          data: pressed.data,
          actions: pressed.data.buttons,
        }),
      );
    },
  );
});

it('the icon of the app has the number of notifications', async () => {
  const badge = {
    setAppBadge: vi.fn(async () => undefined),
    clearAppBadge: vi.fn(async () => undefined),
  };
  await countOnIcon(worker([], ['a', 'b']).scope.registration, badge);
  await countOnIcon(worker().scope.registration, badge);
  await countOnIcon(worker().scope.registration, {});
  expect(badge.setAppBadge.mock.calls).toEqual([[2]]);
  expect(badge.clearAppBadge).toHaveBeenCalledOnce();
});
