/** The data in IndexedDB: names and shapes must stay compatible with existing devices. */
import { keys, set } from 'idb-keyval';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBoardStore } from './board-store';
import type { LibraryEntry } from '@oshimado/widgets/internal/base/library';
import {
  createSmallDatabase,
  loadHistory,
  loadLibrary,
  sampleStoredVideo,
  type SmallDatabase,
} from '@oshimado/widgets/internal/testing';
import { openStore } from '@oshimado/widgets/internal/base/browser';

// Each test imports the modules again, which is slow at first.
beforeAll(async () => void (await loadLibrary()));
let device: SmallDatabase;
beforeEach(() => {
  device = createSmallDatabase();
  vi.stubGlobal('indexedDB', device.factory);
  vi.resetModules();
});

describe('a store', () => {
  it('a store is created when it is first used', async () => {
    const store = openStore('things', 'mine');
    expect(device.records('things', 'mine')).toBeUndefined();
    await set('a', 1, store);
    expect(device.records('things', 'mine')).toEqual(new Map([['a', 1]]));
  });

  it('a store rejects with the reason if it could not be opened, and the next call opens it again', async () => {
    const store = openStore('things', 'mine');
    device.refuse(new Error('no room'));
    await expect(keys(store)).rejects.toThrow('no room');
    device.refuse(null);
    await expect(keys(store)).resolves.toEqual([]);
  });

  it('a store rejects in a browser without a database, and does not throw', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(keys(openStore('things', 'mine'))).rejects.toThrow(Error);
  });
});

describe('watched videos', () => {
  const records = () => device.records('watch-history', 'watch-history');
  const keptIds = async () => {
    const { history } = await loadHistory();
    await history.load();
    return history.getState().ids;
  };

  it('videos stored by earlier versions and the original, as ids with the value 1, stay watched', async () => {
    const store = openStore('watch-history', 'watch-history');
    await set('aaaaaaaaaaa', 1, store);
    expect(await keptIds()).toEqual(new Set(['aaaaaaaaaaa']));
  });

  it('watched videos are records by the id of the video, in the same database', async () => {
    const { history } = await loadHistory();
    await history.addIds(['aaaaaaaaaaa', 'bbbbbbbbbbb']);
    await history.addIds(['aaaaaaaaaaa']);
    expect([...(records()?.keys() ?? [])]).toEqual(['aaaaaaaaaaa', 'bbbbbbbbbbb']);
    expect(await keptIds()).toEqual(new Set(['aaaaaaaaaaa', 'bbbbbbbbbbb']));
  });

  it('no id is lost when one of the videos is watched again', async () => {
    const store = openStore('watch-history', 'watch-history');
    await set('aaaaaaaaaaa', 1, store);
    await set('bbbbbbbbbbb', 1, store);
    const { history } = await loadHistory();
    await history.note(sampleStoredVideo('aaaaaaaaaaa'), { seconds: 30, duration: 60 });
    expect(records()?.get('bbbbbbbbbbb')).toBe(1);
    expect(records()?.get('aaaaaaaaaaa')).toMatchObject({ seconds: 30, duration: 60 });
  });

  it('watched videos are all removed together', async () => {
    const { history } = await loadHistory();
    await history.addIds(['aaaaaaaaaaa']);
    await history.forget();
    expect(await keptIds()).toEqual(new Set());
  });

  it('storing watched videos rejects in a browser without IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { history } = await loadHistory();
    await expect(history.addIds(['aaaaaaaaaaa'])).rejects.toThrow(Error);
  });
});

describe('boards', () => {
  const board = { key: 'orgs:Hololive', videos: [], fetchedAt: 1 };

  it.each([
    [
      'that earlier versions kept',
      () => void device.withKeyPath('oshimado-boards', 'boards', 'key'),
    ],
    ['on a new device', () => undefined],
  ])('%s are read, replaced and removed', async (_, prepare) => {
    prepare();
    const store = createBoardStore();
    await store.write(board);
    await store.write({ ...board, fetchedAt: 2 });
    expect(await store.readAll()).toEqual([{ ...board, fetchedAt: 2 }]);
    await store.remove(board.key);
    expect(await store.readAll()).toEqual([]);
  });
});

describe('the library', () => {
  const entry: LibraryEntry = { video: sampleStoredVideo('aaaaaaaaaaa'), addedAt: 5 };

  it.each([
    [
      'that earlier versions kept',
      () => void device.withKeyPath('oshimado-library', 'videos', 'video.id'),
    ],
    ['on a new device', () => undefined],
  ])('%s is read, written and emptied', async (_, prepare) => {
    prepare();
    const { browserLibrary } = await loadLibrary();
    await browserLibrary.put([entry]);
    expect(await browserLibrary.readAll()).toEqual([entry]);
    await browserLibrary.remove(['aaaaaaaaaaa']);
    expect(await browserLibrary.readAll()).toEqual([]);
  });
});
