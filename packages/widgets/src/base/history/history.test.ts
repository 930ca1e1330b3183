/** The history of one browser in two tabs, its exchange with an account, and what a playing video notes. */
import { CallError, type Client, type HistoryOp, type HistoryPage } from '@oshimado/contract';
import {
  isCleared,
  isNewerWatch,
  readDeviceEntry,
  type DeviceEntry,
  type WatchRecord,
} from '@oshimado/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { logIn, sampleStoredVideo, sampleUser } from '../../testing';
import { historyPorts } from '../viewer/ports/history-ports';
import { createLoginStore } from '../viewer/ports/login-store';
import { createHistoryStore } from './history-store';
import { guestMeta } from './history-meta';
import type { HistoryContent, HistoryDatabase, HistoryMessage } from './history.types';
import { createProgressNotes } from './progress-notes';
import { createWatchedView } from './watched-view';

const START = Date.UTC(2026, 0, 10, 12);
const video = (id: string) => sampleStoredVideo(id, { duration: 1_000 });
const [A, B] = ['aaaaaaaaaaa', 'bbbbbbbbbbb'] as const;

/** A browser: one database, tabs connected by a channel, and a clock. */
function browser(stored: Readonly<Record<string, unknown>> = {}) {
  let content: HistoryContent = {
    entries: Object.entries(stored).map(([id, value]) => readDeviceEntry(id, value)),
    meta: guestMeta,
  };
  const device = { now: START, isBroken: false, content: () => content };
  const guard = async () => {
    if (device.isBroken) throw new Error('full');
  };
  const database: HistoryDatabase = {
    async read() {
      await guard();
      return content;
    },
    async change(ids, work) {
      await guard();
      const wanted = content.entries.filter(({ id }) => ids === 'all' || ids.includes(id));
      const change = work({ ...content, entries: wanted });
      const kept = new Map(
        (change.isEmptied ? [] : content.entries).map((entry) => [entry.id, entry]),
      );
      change.put?.forEach((entry) => kept.set(entry.id, entry));
      change.remove?.forEach((id) => kept.delete(id));
      content = { entries: [...kept.values()], meta: change.meta ?? content.meta };
      return change;
    },
  };
  const listeners: ((message: HistoryMessage) => void)[] = [];
  const openTab = () => {
    let own: ((message: HistoryMessage) => void) | undefined;
    return createHistoryStore({
      database,
      view: createWatchedView(),
      now: () => device.now,
      channel: {
        post: (message) => listeners.filter((one) => one !== own).forEach((tell) => tell(message)),
        onMessage: (listener) => {
          own = listener;
          listeners.push(listener);
        },
      },
    });
  };
  return { device, openTab };
}
type Tab = ReturnType<ReturnType<typeof browser>['openTab']>;

const secondsIn = (tab: Tab) =>
  Object.fromEntries(
    [...tab.getState().entries.values()]
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ id, seconds }) => [id, seconds]),
  );

/** The account's side: the same rules as the server's, which its own tests prove on the real one. */
function account() {
  const rows = new Map<string, WatchRecord & { readonly change: number }>();
  const server = {
    clearedAt: null as number | null,
    isDown: false,
    isSuspended: false,
    patched: 0,
    lastChange: 0,
  };
  const apply = (op: HistoryOp) => {
    const at = Date.parse(op.at);
    if (op.op === 'clear') {
      server.clearedAt = Math.max(server.clearedAt ?? 0, at);
      for (const row of rows.values()) if (isCleared(row, server.clearedAt)) rows.delete(row.id);
      return;
    }
    const record: WatchRecord = {
      id: op.video_id,
      seconds: op.op === 'watch' ? op.seconds : null,
      duration: op.op === 'watch' ? op.duration : 0,
      watchedAt: op.op === 'watch' ? Date.parse(op.watched_at) : at,
      changedAt: at,
      isRemoved: op.op === 'remove',
    };
    const known = rows.get(record.id);
    if (isCleared(record, server.clearedAt) || (known && !isNewerWatch(record, known))) return;
    server.lastChange += 1;
    rows.set(record.id, { ...record, change: server.lastChange });
  };
  const refuseWhenDown = (name: 'getHistory' | 'patchHistory') => {
    if (server.isDown) throw new CallError('network', name, '');
  };
  const client: Pick<Client, 'getHistory' | 'patchHistory'> = {
    async getHistory(query): Promise<HistoryPage> {
      refuseWhenDown('getHistory');
      const changed = [...rows.values()]
        .filter(({ change }) => change > (query?.after ?? 0))
        .sort((a, b) => a.change - b.change);
      return {
        total: changed.length,
        cleared_at: server.clearedAt === null ? null : new Date(server.clearedAt).toISOString(),
        items: changed.slice(0, Number(query?.limit)).map((row) => ({
          video_id: row.id,
          seconds: row.seconds,
          duration: row.duration,
          watched_at: new Date(row.watchedAt).toISOString(),
          changed_at: new Date(row.changedAt).toISOString(),
          removed: row.isRemoved,
          change: row.change,
          video: row.isRemoved ? null : sampleStoredVideo(row.id),
        })),
      };
    },
    async patchHistory({ body }) {
      refuseWhenDown('patchHistory');
      if (server.isSuspended) {
        const problem = { error: 'suspended', message: 'Suspended.' } as const;
        throw new CallError('http', 'patchHistory', '', 403, problem);
      }
      server.patched += 1;
      body.forEach(apply);
      return { change: server.lastChange };
    },
  };
  const seconds = () =>
    Object.fromEntries(
      [...rows.values()].filter((row) => !row.isRemoved).map((row) => [row.id, row.seconds]),
    );
  return { server, client: client as Client, seconds };
}

/** One exchange of a tab; rejects as the port does. */
async function exchange(tab: Tab, client: Client, viewerId = '1'): Promise<void> {
  logIn(sampleUser({ id: viewerId }));
  const { exchangeHistory } = historyPorts(client, tab, createLoginStore(localStorage));
  const actor = createActor(exchangeHistory, { input: { viewerId } });
  const done = new Promise<void>((resolve, reject) => {
    actor.subscribe({ complete: resolve, error: reject });
  });
  actor.start();
  await done;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('two tabs', () => {
  it('show what either notes, removes or deletes', async () => {
    const { openTab } = browser();
    const [one, two] = [openTab(), openTab()];
    await Promise.all([one.load(), two.load()]);
    await one.note(video(A), { seconds: 100, duration: 1_000 });
    await two.note(video(B), { seconds: 200, duration: 1_000 });
    expect([secondsIn(one), secondsIn(two)]).toEqual([
      { [A]: 100, [B]: 200 },
      { [A]: 100, [B]: 200 },
    ]);
    const gone = await two.remove([A]);
    expect(secondsIn(one)).toEqual({ [B]: 200 });
    await two.putBack(gone);
    expect(secondsIn(one)).toEqual({ [A]: 100, [B]: 200 });
    await one.clearAll(null);
    await vi.waitFor(() => expect(secondsIn(two)).toEqual({}));
  });

  it('two tabs keep the later of two positions', async () => {
    const { device, openTab } = browser();
    const [one, two] = [openTab(), openTab()];
    await one.note(video(A), { seconds: 100, duration: 1_000 });
    device.now += 1;
    await two.note(video(A), { seconds: 50, duration: 1_000 });
    expect([secondsIn(one), secondsIn(two)]).toEqual([{ [A]: 50 }, { [A]: 50 }]);
  });
});

describe('a device', () => {
  it('a device shows the ids of earlier versions as watched, beside what is noted now', async () => {
    const { openTab } = browser({ [A]: 1, [B]: 1 });
    const tab = openTab();
    await tab.note(video(B), { seconds: 30, duration: 1_000 });
    expect(secondsIn(tab)).toEqual({ [A]: null, [B]: 30 });
    expect([...tab.getState().finishedIds]).toEqual([A]);
  });

  it('a device has a stream that was opened before it began in the history, and not among those watched to the end', async () => {
    const tab = browser().openTab();
    await tab.note({ ...video(A), status: 'upcoming' });
    await tab.note({ ...video(B), status: 'live' });
    expect([tab.getState().ids, tab.getState().finishedIds]).toEqual([
      new Set([A, B]),
      new Set([B]),
    ]);
  });

  it('a device keeps the position of a video that is only opened', async () => {
    const { device, openTab } = browser();
    const tab = openTab();
    await tab.note(video(A), { seconds: 300, duration: 1_000 });
    device.now += 1_000;
    await openTab().note(video(A));
    expect(device.content().entries[0]).toMatchObject({ seconds: 300, watchedAt: device.now });
  });

  it('a device that refuses to write dims the cards of this page, and says that nothing was removed', async () => {
    const { device, openTab } = browser();
    const tab = openTab();
    await tab.load();
    device.isBroken = true;
    await expect(tab.note(video(A))).rejects.toThrow('full');
    expect(tab.getState().ids).toEqual(new Set([A]));
    await expect(tab.remove([A])).rejects.toThrow('full');
  });
});

describe('after a login', () => {
  it('the history of the device and of the account become one', async () => {
    const { client, seconds } = account();
    const other = browser().openTab();
    await other.note(video(A), { seconds: 100, duration: 1_000 });
    await exchange(other, client);
    const { device, openTab } = browser();
    device.now += 60_000;
    const tab = openTab();
    await tab.note(video(B), { seconds: 200, duration: 1_000 });
    await exchange(tab, client);
    expect(secondsIn(tab)).toEqual({ [A]: 100, [B]: 200 });
    expect(seconds()).toEqual({ [A]: 100, [B]: 200 });
  });

  it('ids of earlier versions go to the account', async () => {
    const { client, seconds } = account();
    await exchange(browser({ [A]: 1, 'not a video': 1 }).openTab(), client);
    expect(seconds()).toEqual({ [A]: null });
  });

  it('what was removed on one device disappears from the other, and older changes do not bring it back', async () => {
    const { client, seconds } = account();
    const [one, two] = [browser(), browser()];
    const [first, second] = [one.openTab(), two.openTab()];
    await first.note(video(A), { seconds: 100, duration: 1_000 });
    await exchange(first, client);
    await exchange(second, client);
    one.device.now += 60_000;
    await first.remove([A]);
    two.device.now += 1_000;
    await second.note(video(A), { seconds: 150, duration: 1_000 });
    await exchange(first, client);
    await exchange(second, client);
    expect([secondsIn(second), seconds()]).toEqual([{}, {}]);
  });

  it('what is put back after its removal was sent stays, also on a device whose clock is behind', async () => {
    const { client, seconds } = account();
    const [other, behind] = [browser(), browser()];
    other.device.now += 60_000;
    const [first, tab] = [other.openTab(), behind.openTab()];
    await first.note(video(A), { seconds: 100, duration: 1_000 });
    await exchange(first, client);
    await exchange(tab, client);
    const gone = await tab.remove([A]);
    await exchange(tab, client);
    await tab.putBack(gone);
    await exchange(tab, client);
    expect([secondsIn(tab), seconds()]).toEqual([{ [A]: 100 }, { [A]: 100 }]);
  });

  it('a deletion of everything reaches the other device', async () => {
    const { client, seconds } = account();
    const [one, two] = [browser(), browser()];
    const [first, second] = [one.openTab(), two.openTab()];
    await first.note(video(A), { seconds: 100, duration: 1_000 });
    await exchange(first, client);
    await exchange(second, client);
    one.device.now += 1_000;
    await first.clearAll('1');
    await exchange(first, client);
    await exchange(second, client);
    expect([secondsIn(second), seconds()]).toEqual([{}, {}]);
  });

  it('a deletion of everything before the first exchange is one of what the account has, too', async () => {
    const { client, seconds } = account();
    const other = browser().openTab();
    await other.note(video(A), { seconds: 100, duration: 1_000 });
    await exchange(other, client);
    const { device, openTab } = browser();
    const tab = openTab();
    await tab.note(video(B), { seconds: 200, duration: 1_000 });
    device.now += 1_000;
    await tab.clearAll('1');
    await exchange(tab, client);
    expect([secondsIn(tab), seconds()]).toEqual([{}, {}]);
  });

  it('a deletion of everything before the first exchange leaves what the account before has', async () => {
    const { device, openTab } = browser();
    const tab = openTab();
    const [first, second] = [account(), account()];
    await tab.note(video(A), { seconds: 100, duration: 1_000 });
    await exchange(tab, first.client, '1');
    await exchange(tab, second.client, '2');
    await tab.note(video(B), { seconds: 200, duration: 1_000 });
    await exchange(tab, second.client, '2');
    await exchange(tab, first.client, '1');
    device.now += 1_000;
    await tab.clearAll('2');
    await exchange(tab, second.client, '2');
    expect([secondsIn(tab), first.seconds(), second.seconds()]).toEqual([{}, { [A]: 100 }, {}]);
  });

  it('another account neither sees nor gets the history of the first', async () => {
    const { openTab } = browser();
    const tab = openTab();
    const [first, second] = [account(), account()];
    await tab.note(video(A), { seconds: 100, duration: 1_000 });
    await exchange(tab, first.client, '1');
    await exchange(tab, second.client, '2');
    expect([secondsIn(tab), second.seconds()]).toEqual([{}, {}]);
    expect(first.seconds()).toEqual({ [A]: 100 });
  });

  it('more than a request holds arrives in several', async () => {
    const { server, client, seconds } = account();
    const ids = Array.from({ length: 1_201 }, (_, at) => `v${String(at).padStart(10, '0')}`);
    await exchange(browser(Object.fromEntries(ids.map((id) => [id, 1]))).openTab(), client);
    expect([server.patched, Object.keys(seconds()).length]).toEqual([3, 1_201]);
    const tab = browser().openTab();
    await exchange(tab, client);
    expect(tab.getState().ids.size).toBe(1_201);
  });
});

describe('a device beyond the limit', () => {
  const ids = Array.from({ length: 5_001 }, (_, at) => `v${String(at).padStart(10, '0')}`);
  const stored = (count: number) =>
    Object.fromEntries(
      ids
        .slice(0, count)
        .map((id, at) => [id, { seconds: 1, watchedAt: at + 2, changedAt: at + 2 }]),
    );
  /** An account that refuses a device which does not stop to send. */
  function impatient() {
    const { server, client, seconds } = account();
    const patchHistory: Client['patchHistory'] = async (request) => {
      if (server.patched === 11) throw new CallError('http', 'patchHistory', '', 429);
      return client.patchHistory(request);
    };
    return { server, client: { ...client, patchHistory }, seconds };
  }

  it('a device beyond the limit sends the videos watched last, each of them once', async () => {
    const { server, client, seconds } = impatient();
    const { device, openTab } = browser(stored(5_001));
    const tab = openTab();
    await exchange(tab, client);
    expect([server.patched, Object.keys(seconds()).length]).toEqual([10, 5_000]);
    expect(tab.getState().ids).toEqual(new Set(ids.slice(1)));
    expect(device.content().entries.some(({ isUnsent }) => isUnsent)).toBe(false);
  });

  it('a device beyond the limit sends a video once that another tab dropped', async () => {
    const { server, client } = impatient();
    const { openTab } = browser(stored(5_000));
    const tab = openTab();
    await exchange(tab, client);
    server.patched = 0;
    await tab.putBack([readDeviceEntry(A, { watchedAt: 1, changedAt: 1 })]);
    await openTab().load();
    await exchange(tab, client);
    expect(server.patched).toBe(1);
  });
});

it('what a suspended account may not take is sent when the suspension is over', async () => {
  const { server, client, seconds } = account();
  const tab = browser().openTab();
  await tab.note(video(A), { seconds: 100, duration: 1_000 });
  server.isSuspended = true;
  await expect(exchange(tab, client)).rejects.toThrow('Suspended.');
  server.isSuspended = false;
  await exchange(tab, client);
  expect(seconds()).toEqual({ [A]: 100 });
});

describe('without a connection', () => {
  it('nothing is lost: it is sent when it is back, also by another tab after this one was closed', async () => {
    const { server, client, seconds } = account();
    const { device, openTab } = browser();
    const tab = openTab();
    await exchange(tab, client);
    server.isDown = true;
    await tab.note(video(A), { seconds: 100, duration: 1_000 });
    await expect(exchange(tab, client)).rejects.toThrow(CallError);
    device.now += 4 * 3_600_000;
    await tab.note(video(B), { seconds: 5, duration: 1_000 });
    await tab.remove([B]);
    server.isDown = false;
    await exchange(openTab(), client);
    expect(seconds()).toEqual({ [A]: 100 });
  });

  it('an answer that was lost does no harm, and what was sent is not sent again', async () => {
    const { server, client, seconds } = account();
    const tab = browser().openTab();
    await tab.note(video(A), { seconds: 100, duration: 1_000 });
    const losing: Client = {
      ...client,
      patchHistory: async (request) => {
        await client.patchHistory(request);
        throw new CallError('timeout', 'patchHistory', '');
      },
    };
    await expect(exchange(tab, losing)).rejects.toThrow(CallError);
    await exchange(tab, client);
    await exchange(tab, client);
    expect([seconds(), server.patched]).toEqual([{ [A]: 100 }, 1]);
  });

  it('no request is made while the browser says so', async () => {
    const { server, client } = account();
    const tab = browser().openTab();
    await tab.note(video(A), { seconds: 100, duration: 1_000 });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    await expect(exchange(tab, client)).rejects.toThrow('no connection');
    expect(server.patched).toBe(0);
  });
});

describe('a playing video', () => {
  function playing() {
    const saved: (readonly [string, number])[] = [];
    const state = { now: 0, isKept: true };
    const notes = createProgressNotes({
      isKept: () => state.isKept,
      save: ({ id }, { seconds }) => saved.push([id, seconds]),
      now: () => state.now,
    });
    const play = (id: string, from: number, seconds: number) => {
      for (let at = 0; at < seconds; at += 1) {
        notes.note(video(id), { seconds: from + at, duration: 1_000 });
        state.now += 1_000;
      }
    };
    return { saved, state, notes, play };
  }

  it('a playing video is stored every 5 s', () => {
    const { saved, play } = playing();
    play(A, 0, 12);
    expect(saved).toEqual([
      [A, 5],
      [A, 10],
    ]);
  });

  it('a playing video is stored when the page is hidden, and when another one plays', () => {
    const { saved, notes, play } = playing();
    play(A, 0, 8);
    notes.flush();
    play(A, 8, 2);
    play(B, 100, 1);
    expect(saved).toEqual([
      [A, 5],
      [A, 7],
      [A, 9],
    ]);
  });

  it('a playing video keeps its former position if it was closed within 5 s', () => {
    const { saved, notes, play } = playing();
    play(A, 0, 4);
    notes.flush();
    expect(saved).toEqual([]);
  });

  it('a playing video is not noted while the history is paused', () => {
    const { saved, state, notes, play } = playing();
    state.isKept = false;
    play(A, 0, 20);
    notes.flush();
    expect(saved).toEqual([]);
  });
});

it('an entry without details gets them from the account', async () => {
  const { client } = account();
  const tab = browser({ [A]: 1 }).openTab();
  await exchange(tab, client);
  await exchange(tab, client);
  const entry: DeviceEntry | undefined = tab.getState().entries.get(A);
  expect(entry?.video?.title).toBe(`Video ${A}`);
});
