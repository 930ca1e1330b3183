import {
  CallError,
  type FavoriteGroup,
  type FavoriteGroupOp,
  type GroupClient,
} from '@oshimado/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { logIn } from '../../testing/log-in';
import { memoryGroups, sampleGroup } from '../../testing/memory-groups';
import { sampleUser } from '../../testing/samples';
import { createLoginStore } from '../viewer/ports/login-store';
import { exchangeGroups } from './group-ports';
import { readGroups } from './groups-database';
import { shownGroups, type GroupsStore } from './groups-store';

const VIEWER = '1';
const choice = { name: 'Gamers', color: 'teal', channelIds: ['UC1'] } as const;
const namesIn = (store: GroupsStore, viewer = VIEWER) =>
  shownGroups(store.getState().content, viewer).map(({ name }) => name);

/** The account's side: the same rules as the server's, which its own tests prove on the real one. */
function account(max = 50) {
  const rows = new Map<string, { readonly at: number; readonly group: FavoriteGroup | null }>();
  const server = {
    isDown: false,
    isLosingAnswers: false,
    isSuspended: false,
    sent: [] as FavoriteGroupOp[][],
  };
  const list = () =>
    [...rows.values()].flatMap(({ group }) => group ?? []).sort((a, b) => a.position - b.position);
  const refuse = (name: 'getFavoriteGroups' | 'patchFavoriteGroups', status?: number) => {
    throw new CallError(status ? 'http' : 'network', name, '', status);
  };
  const client: GroupClient = {
    async getFavoriteGroups() {
      if (server.isDown) refuse('getFavoriteGroups');
      return list();
    },
    async patchFavoriteGroups({ body }) {
      if (server.isDown) refuse('patchFavoriteGroups');
      if (server.isSuspended) {
        const problem = { error: 'suspended', message: 'Suspended.' } as const;
        throw new CallError('http', 'patchFavoriteGroups', '', 403, problem);
      }
      server.sent.push(body);
      if (list().length + body.filter(({ op, id }) => op === 'put' && !rows.has(id)).length > max)
        refuse('patchFavoriteGroups', 400);
      for (const op of body) {
        const at = Date.parse(op.at);
        if ((rows.get(op.id)?.at ?? -1) >= at) continue;
        rows.set(op.id, {
          at,
          group: op.op === 'remove' ? null : { ...op, changed_at: op.at },
        });
      }
      if (server.isLosingAnswers) refuse('patchFavoriteGroups');
      return list();
    },
  };
  return { client, server, list };
}

async function exchange(store: GroupsStore, client: GroupClient, viewerId = VIEWER): Promise<void> {
  logIn(sampleUser({ id: viewerId }));
  const actor = createActor(exchangeGroups(client, store, createLoginStore(localStorage)), {
    input: { viewerId },
  });
  const done = new Promise<void>((resolve, reject) => {
    actor.subscribe({ complete: resolve, error: reject });
  });
  actor.start();
  await done;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('two tabs', () => {
  it('show what either makes, moves, changes, deletes and brings back', async () => {
    const { openTab } = memoryGroups();
    const [one, two] = [openTab(), openTab()];
    await Promise.all([one.load(), two.load()]);
    await one.add(VIEWER, choice);
    await two.add(VIEWER, { ...choice, name: 'Singers' });
    await vi.waitFor(() => expect(namesIn(one)).toEqual(['Gamers', 'Singers']));
    await one.move(VIEWER, 1, 0);
    await vi.waitFor(() => expect(namesIn(two)).toEqual(['Singers', 'Gamers']));
    const [singers] = shownGroups(two.getState().content, VIEWER);
    if (!singers) throw new Error('no group');
    await two.remove(VIEWER, singers.id);
    await vi.waitFor(() => expect(namesIn(one)).toEqual(['Gamers']));
    await two.restore(VIEWER, singers);
    await vi.waitFor(() => expect(namesIn(one)).toEqual(['Singers', 'Gamers']));
  });
});

describe('a device', () => {
  it('a device puts a channel into a group and takes it out', async () => {
    const store = memoryGroups().openTab();
    const id = await store.add(VIEWER, choice);
    const members = () => shownGroups(store.getState().content, VIEWER)[0]?.channelIds;
    await store.toggle(VIEWER, id, 'UC2');
    expect(members()).toEqual(['UC1', 'UC2']);
    await store.toggle(VIEWER, id, 'UC1');
    expect(members()).toEqual(['UC2']);
  });

  it('a device that refuses to write keeps groups as long as the page', async () => {
    const { openTab, device, content } = memoryGroups();
    const store = openTab();
    device.isBroken = true;
    await store.add(VIEWER, choice);
    expect(namesIn(store)).toEqual(['Gamers']);
    expect(content().groups).toEqual([]);
  });

  it('a device shows the groups of one account to no other', async () => {
    const store = memoryGroups({ groups: [sampleGroup()] }).openTab();
    await store.load();
    expect([namesIn(store), namesIn(store, '2')]).toEqual([['Gamers'], []]);
    await store.add('2', { ...choice, name: 'Mine' });
    expect([namesIn(store), namesIn(store, '2')]).toEqual([[], ['Mine']]);
  });

  it('skips what it cannot read', () => {
    const group = sampleGroup();
    expect(
      readGroups({ owner: '1', groups: [group, { ...group, color: 'beige' }, null, 1] }),
    ).toEqual({ owner: '1', groups: [group] });
    expect(readGroups('nothing')).toEqual({ owner: null, groups: [] });
  });
});

describe('the exchange with the account', () => {
  it('the exchange with the account brings groups to another device, and sends nothing twice', async () => {
    const { client, server } = account();
    const one = memoryGroups().openTab();
    await one.add(VIEWER, choice);
    await exchange(one, client);
    await exchange(one, client);
    const two = memoryGroups().openTab();
    await exchange(two, client);
    expect(namesIn(two)).toEqual(['Gamers']);
    expect(server.sent).toHaveLength(1);
  });

  it('the exchange with the account sends later what was changed without a connection, also from another tab', async () => {
    const { client, server, list } = account();
    const { openTab } = memoryGroups();
    const tab = openTab();
    server.isDown = true;
    await tab.add(VIEWER, choice);
    await tab.add(VIEWER, { ...choice, name: 'Singers' });
    await tab.move(VIEWER, 1, 0);
    await expect(exchange(tab, client)).rejects.toThrow('getFavoriteGroups');
    server.isDown = false;
    const next = openTab();
    await exchange(next, client);
    expect(list().map(({ name }) => name)).toEqual(['Singers', 'Gamers']);
    expect(namesIn(next)).toEqual(['Singers', 'Gamers']);
  });

  it('the exchange with the account does no harm where the answer was lost', async () => {
    const { client, server } = account();
    const store = memoryGroups().openTab();
    await store.add(VIEWER, choice);
    server.isLosingAnswers = true;
    await expect(exchange(store, client)).rejects.toThrow('patchFavoriteGroups');
    server.isLosingAnswers = false;
    await exchange(store, client);
    expect(namesIn(store)).toEqual(['Gamers']);
    expect(store.unsent(VIEWER, 20).ops).toEqual([]);
  });

  it('the exchange with the account keeps the later of two changes, and what was deleted stays deleted', async () => {
    const { client } = account();
    const [a, b] = [memoryGroups(), memoryGroups()];
    const [one, two] = [a.openTab(), b.openTab()];
    const id = await one.add(VIEWER, choice);
    await exchange(one, client);
    await exchange(two, client);
    a.device.now = 5_000;
    b.device.now = 4_000;
    await two.put(VIEWER, id, { ...choice, name: 'Older' });
    await one.put(VIEWER, id, { ...choice, name: 'Newer' });
    await exchange(one, client);
    await exchange(two, client);
    expect([namesIn(one), namesIn(two)]).toEqual([['Newer'], ['Newer']]);
    a.device.now = 9_000;
    await one.remove(VIEWER, id);
    b.device.now = 8_000;
    await two.put(VIEWER, id, choice);
    await exchange(one, client);
    await exchange(two, client);
    expect([namesIn(one), namesIn(two)]).toEqual([[], []]);
  });

  it('the exchange with the account keeps a group that was brought back after its removal was sent, also where the clock is behind', async () => {
    const { client } = account();
    const [ahead, behind] = [memoryGroups(), memoryGroups()];
    ahead.device.now = 9_000;
    const [one, two] = [ahead.openTab(), behind.openTab()];
    await one.add(VIEWER, choice);
    await exchange(one, client);
    await exchange(two, client);
    const [group] = shownGroups(two.getState().content, VIEWER);
    if (!group) throw new Error('no group');
    await two.remove(VIEWER, group.id);
    await exchange(two, client);
    await two.restore(VIEWER, group);
    await exchange(two, client);
    await exchange(one, client);
    expect([namesIn(one), namesIn(two)]).toEqual([['Gamers'], ['Gamers']]);
  });

  it('the exchange with the account keeps what is changed while a request is on its way', async () => {
    const { client, list } = account();
    const { openTab, device } = memoryGroups();
    const store = openTab();
    const id = await store.add(VIEWER, choice);
    const slow: GroupClient = {
      ...client,
      patchFavoriteGroups: async (request) => {
        const answer = await client.patchFavoriteGroups(request);
        device.now += 10;
        if (list()[0]?.name === 'Gamers') await store.put(VIEWER, id, { ...choice, name: 'Later' });
        return answer;
      },
    };
    await exchange(store, slow);
    expect([namesIn(store), list().map(({ name }) => name)]).toEqual([['Later'], ['Later']]);
  });

  it('the exchange with the account says what the account refuses for good, and takes the account’s list', async () => {
    const { client } = account(1);
    const store = memoryGroups().openTab();
    await store.add(VIEWER, choice);
    await exchange(store, client);
    const refused = vi.fn();
    store.onRefused(refused);
    await store.add(VIEWER, { ...choice, name: 'One too many' });
    await exchange(store, client);
    expect(namesIn(store)).toEqual(['Gamers']);
    expect(refused).toHaveBeenCalledOnce();
  });

  it('the exchange with the account keeps what a suspended one may not take until the suspension is over', async () => {
    const { client, server, list } = account();
    const store = memoryGroups().openTab();
    const refused = vi.fn();
    store.onRefused(refused);
    await store.add(VIEWER, choice);
    server.isSuspended = true;
    await expect(exchange(store, client)).rejects.toThrow('Suspended.');
    expect([namesIn(store), refused.mock.calls]).toEqual([['Gamers'], []]);
    server.isSuspended = false;
    await exchange(store, client);
    expect(list().map(({ name }) => name)).toEqual(['Gamers']);
  });

  it('the exchange with the account sends more than a request holds in several', async () => {
    const { client, server, list } = account();
    const store = memoryGroups().openTab();
    for (let at = 0; at < 25; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a viewer makes them
      await store.add(VIEWER, { ...choice, name: `Group ${at}` });
    }
    await exchange(store, client);
    expect([server.sent.map(({ length }) => length), list()]).toEqual([
      [20, 5],
      expect.objectContaining({ length: 25 }),
    ]);
  });

  it('the exchange with the account makes no request while the browser says that there is no connection', async () => {
    const { client, server } = account();
    const store = memoryGroups().openTab();
    await store.add(VIEWER, choice);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    await expect(exchange(store, client)).rejects.toThrow('no connection');
    expect(server.sent).toEqual([]);
  });
});
