import type { Favorite } from '@oshimado/contract';
import { changeOutbox, type Outbox } from '@oshimado/domain';
import { describe, expect, it, vi } from 'vitest';
import {
  createFavoritesStore,
  FAVORITES_KEY,
  FAVORITES_NOTE_KEY,
  FAVORITES_ORDER_KEY,
} from './favorites-store';
import { observedStorage } from '../../../testing/observed-storage';

const favorite = (id: string) => ({ id, name: id }) as Favorite;
const stage = (channel_id: string) => (outbox: Outbox) =>
  changeOutbox(outbox, { type: 'stage', op: 'add', channel_id, owner: '1', isFavorite: false });
const nothing = (outbox: Outbox) => outbox;

describe('the list', () => {
  it('the list lies under the key favorites as channels, and comes back with whose it is', () => {
    const kept = { favorites: [favorite('UC1')], after: 3, owner: '1' };
    createFavoritesStore(localStorage).writeList(kept);
    expect(JSON.parse(localStorage.getItem(FAVORITES_KEY) ?? '')).toEqual([favorite('UC1')]);
    expect(createFavoritesStore(localStorage).readList()).toEqual(kept);
  });

  it('the list keeps the order in which it was shown, for the same viewer only', () => {
    const store = createFavoritesStore(localStorage);
    expect(store.readOrder()).toEqual([]);
    store.writeList({ favorites: [favorite('UC1'), favorite('UC2')], after: 3, owner: '1' });
    store.writeOrder(['UC2', 'UC1']);
    expect(createFavoritesStore(localStorage).readOrder()).toEqual(['UC2', 'UC1']);
    store.writeList({ favorites: [favorite('UC1')], after: 0, owner: '2' });
    expect(store.readOrder()).toEqual([]);
  });

  it.each(['{', 'null', '7', '{}'])(
    'the list has no order where something else lies there: %s',
    (text) => {
      localStorage.setItem(FAVORITES_ORDER_KEY, text);
      expect(createFavoritesStore(localStorage).readOrder()).toEqual([]);
    },
  );

  it('the list leaves nothing when it is cleared', () => {
    const store = createFavoritesStore(localStorage);
    store.writeList({ favorites: [favorite('UC1')], after: 3, owner: '1' });
    store.writeOrder(['UC1']);
    store.clearList();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '7', '{"favorites":[]}', '[{"name":"x"}]', '[null]'])(
    'is none where something else lies there: %s',
    (text) => {
      localStorage.setItem(FAVORITES_KEY, text);
      localStorage.setItem(FAVORITES_NOTE_KEY, '{"after":9,"owner":"1"}');
      expect(createFavoritesStore(localStorage).readList()).toEqual({
        favorites: [],
        after: 0,
        owner: null,
      });
    },
  );

  it('the list of another viewer is never shown as that of the last one', () => {
    const store = createFavoritesStore(localStorage);
    store.writeList({ favorites: [favorite('UC1')], after: 3, owner: '1' });
    const seen: string[] = [];
    const watched = observedStorage(localStorage, () => {
      const { owner, favorites } = store.readList();
      seen.push(`${owner}: ${favorites.map(({ id }) => id).join()}`);
    });
    createFavoritesStore(watched).writeList({ favorites: [favorite('UC2')], after: 0, owner: '2' });
    expect(seen).not.toContain('1: UC2');
    expect(store.readList()).toMatchObject({ owner: '2', favorites: [{ id: 'UC2' }] });
  });
});

describe('the outbox', () => {
  it('the outbox is changed by one tab at a time', async () => {
    const order: string[] = [];
    let last: Promise<unknown> = Promise.resolve();
    const request = (name: string, work: () => Promise<unknown>) => {
      order.push(name);
      last = last.then(work);
      return last;
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const tabs = [createFavoritesStore(localStorage), createFavoritesStore(localStorage)];
    await Promise.all(tabs.map((tab, index) => tab.change(stage(`UC${index}`))));
    const { staged } = await createFavoritesStore(localStorage).change(nothing);
    expect(staged.map(({ channel_id }) => channel_id)).toEqual(['UC0', 'UC1']);
    expect(new Set(order).size).toBe(1);
  });

  it('lives in this tab where there is no storage', async () => {
    const store = createFavoritesStore(null);
    await store.change(stage('UC1'));
    expect((await store.change(nothing)).staged).toHaveLength(1);
    expect((await createFavoritesStore(null).change(nothing)).staged).toEqual([]);
  });
});

it('what other tabs changed while a page lay in the cache of the browser is read when it is back', async () => {
  const [tellOutbox, tellList] = [vi.fn(), vi.fn()];
  const stop = createFavoritesStore(localStorage).onChange(tellOutbox, tellList);
  const other = createFavoritesStore(localStorage);
  const outbox = await other.change(stage('UC2'));
  const kept = { favorites: [favorite('UC1')], after: 3, owner: '1' };
  other.writeList(kept);
  const show = (persisted: boolean) =>
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(tellOutbox).not.toHaveBeenCalled();
  show(true);
  expect([tellOutbox.mock.calls, tellList.mock.calls]).toEqual([[[outbox]], [[kept]]]);
  stop();
  show(true);
  expect(tellList).toHaveBeenCalledTimes(1);
});
