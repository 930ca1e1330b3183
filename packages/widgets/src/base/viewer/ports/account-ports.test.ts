import { createClient } from '@oshimado/contract';
import { changeOutbox } from '@oshimado/domain';
import type { SendFavoritesInput } from '@oshimado/machines/favorites';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { sampleUser } from '../../../testing/samples';
import { accountPorts } from './account-ports';
import { createFavoritesStore, OUTBOX_KEY } from './favorites-store';
import type { LoginStore } from './login-store';

/** Locks that all tabs of the test share: one holder a name, the others wait. */
function sharedLocks() {
  const last = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  const request = (name: string, ...rest: unknown[]) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- options may come before it
    const work = rest.at(-1) as () => Promise<unknown>;
    const turn = (last.get(name) ?? Promise.resolve()).then(() => {
      held.add(name);
      return work().finally(() => held.delete(name));
    });
    last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  const query = vi.fn(async () => ({ held: [...held].map((name) => ({ name })) }));
  return { request, query };
}

const user = sampleUser({ id: '1', username: 'viewer' });
const logins = {
  read: () => ({ login: { jwt: 'token', user }, checkedAt: null }),
} as unknown as LoginStore;
const batch: SendFavoritesInput = {
  key: 'key-1',
  owner: '1',
  ops: [{ op: 'add', channel_id: 'UC1' }],
  isShared: true,
};

let locks = sharedLocks();
const sent: string[] = [];
let status = 200;
const server: typeof fetch = async (_, init) => {
  sent.push(String(new Headers(init?.headers).get('idempotency-key')));
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  return new Response('[]', { status });
};
const client = createClient({ fetch: server });

/** A tab of its own sends the batch. */
function send(input: SendFavoritesInput = batch, storage: Storage = localStorage) {
  const ports = accountPorts.favorites(client, createFavoritesStore(storage), logins);
  const actor = createActor(ports.sendFavorites, { input });
  const done = toPromise(actor);
  actor.start();
  return done;
}

const outbox = () => createFavoritesStore(localStorage).change((kept) => kept);

async function stageAndSeal() {
  const store = createFavoritesStore(localStorage);
  const staged = { op: 'add', channel_id: 'UC1', owner: '1', isFavorite: false } as const;
  await store.change((kept) => changeOutbox(kept, { type: 'stage', ...staged }));
  await store.change((kept) => changeOutbox(kept, { type: 'seal', owner: '1', key: 'key-1' }));
}

beforeEach(async () => {
  sent.length = 0;
  status = 200;
  locks = sharedLocks();
  vi.stubGlobal('navigator', { locks, onLine: true });
  await stageAndSeal();
});

describe('two tabs with the same batch', () => {
  it('two tabs send a batch once, and the second one gets “sent elsewhere”', async () => {
    expect(await Promise.all([send(), send()])).toEqual([[], null]);
    expect(sent).toEqual(['key-1']);
    expect((await outbox()).queue).toEqual([]);
  });

  it('send it once where the second one reads an old copy of the storage for a moment', async () => {
    const old = localStorage.getItem(OUTBOX_KEY);
    let isOld = true;
    const storage = new Proxy(localStorage, {
      get: (target, name) =>
        name === 'getItem'
          ? (key: string) => (isOld && key === OUTBOX_KEY ? old : target.getItem(key))
          : (Reflect.get(target, name) as unknown),
    });
    expect(await send()).toEqual([]);
    locks.query.mockClear();
    const second = send(batch, storage);
    await vi.waitFor(() => expect(locks.query).toHaveBeenCalled());
    isOld = false;
    dispatchEvent(new StorageEvent('storage'));
    expect(await second).toBeNull();
    expect(sent).toEqual(['key-1']);
  });

  it('two tabs with the same batch have it refused once', async () => {
    status = 422;
    const [first, second] = await Promise.allSettled([send(), send()]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
    expect(sent).toEqual(['key-1']);
  });

  it('send it one after the other where the first one failed for a passing reason', async () => {
    status = 503;
    const first = send().catch((error: unknown) => {
      status = 200;
      return error;
    });
    expect(await Promise.all([first, send()])).toMatchObject([{ status: 503 }, []]);
    expect(sent).toEqual(['key-1', 'key-1']);
  });
});

it('a batch that the device refused to store is sent by the tab that has it', async () => {
  localStorage.clear();
  expect(await send({ ...batch, isShared: false })).toEqual([]);
  expect(sent).toEqual(['key-1']);
});

it('without a connection nothing is sent, and the batch stays', async () => {
  vi.stubGlobal('navigator', { locks: sharedLocks(), onLine: false });
  await expect(send()).rejects.toThrow('no connection');
  expect(sent).toEqual([]);
  expect((await outbox()).queue).toHaveLength(1);
});
