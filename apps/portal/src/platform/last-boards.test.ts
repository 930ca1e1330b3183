import type { Video } from '@oshimado/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetOthers,
  keepBoards,
  recallBoards,
  type BoardStore,
  type KeptBoard,
} from './last-boards';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the content of a video does not matter here
const videos = (...ids: string[]) => ids.map((id) => ({ id })) as unknown as Video[];
const board = (key: string, fetchedAt: number): KeptBoard => ({
  key,
  videos: videos(key),
  fetchedAt,
});

function storeOf(...boards: KeptBoard[]) {
  const kept = new Map(boards.map((one) => [one.key, one]));
  const store: BoardStore = {
    readAll: () => Promise.resolve([...kept.values()]),
    write: (one) => Promise.resolve(void kept.set(one.key, one)),
    remove: (key) => Promise.resolve(void kept.delete(key)),
  };
  return { store, kept };
}

const HOME = 'orgs:Hololive';
const OWN = 'favorites:me';
const OTHERS = 'favorites:them';

describe('boards of earlier visits', () => {
  it('boards of earlier visits are put into the query cache, with their age', async () => {
    const queries = new QueryClient();
    await recallBoards(queries, storeOf(board(HOME, 1), board(OWN, 2)).store, 'me');
    expect(queries.getQueryState(['live', HOME])).toMatchObject({
      data: videos(HOME),
      dataUpdatedAt: 1,
    });
    expect(queries.getQueryState(['live', OWN])?.dataUpdatedAt).toBe(2);
  });

  it.each([
    ['whole', 299, 0, false],
    ['shortened', 300, 0, true],
    ['of a clock that was ahead', 1, 1, true],
  ])(
    'boards of earlier visits that are %s (%i rows, %i min ahead) are loaded when shown: %j',
    async (_what, rows, age, isInvalidated) => {
      const queries = new QueryClient();
      const kept = board(HOME, Date.now() + age * 60_000);
      const ids = Array.from({ length: rows }, (_, at) => `video${at}`);
      await recallBoards(queries, storeOf({ ...kept, videos: videos(...ids) }).store, null);
      expect(queries.getQueryState(['live', HOME])?.isInvalidated).toBe(isInvalidated);
    },
  );

  it('boards of earlier visits do not replace newer ones', async () => {
    const queries = new QueryClient();
    queries.setQueryData(['live', HOME], [], { updatedAt: 5 });
    await recallBoards(queries, storeOf(board(HOME, 1)).store, null);
    expect(queries.getQueryState(['live', HOME])?.dataUpdatedAt).toBe(5);
  });

  it('boards of earlier visits of a clock that was ahead do not replace those of this visit', async () => {
    const queries = new QueryClient();
    queries.setQueryData(['live', HOME], videos('now'));
    await recallBoards(queries, storeOf(board(HOME, Date.now() + 60_000)).store, null);
    expect(queries.getQueryData(['live', HOME])).toEqual(videos('now'));
  });

  it.each(['me', null])(
    'boards of earlier visits are only shown to their viewer (%s)',
    async (viewerId) => {
      const queries = new QueryClient();
      const { store, kept } = storeOf(board(OTHERS, 1), board(HOME, 1));
      await recallBoards(queries, store, viewerId);
      expect(queries.getQueryData(['live', OTHERS])).toBeUndefined();
      expect([...kept.keys()]).toEqual([HOME]);
    },
  );

  it('boards of earlier visits are limited to the newest few, and invalid ones are dropped', async () => {
    const many = Array.from({ length: 12 }, (_, at) => board(`orgs:${at}`, at));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as an older version might have left it
    const { store, kept } = storeOf(...many, { key: 'orgs:broken' } as KeptBoard);
    await recallBoards(new QueryClient(), store, null);
    expect([...kept.keys()].filter((key) => key !== 'orgs:broken')).toEqual(
      many.slice(4).map(({ key }) => key),
    );
  });
});

describe('a loaded board', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('a loaded board is stored once after a short delay, in its latest version', async () => {
    const queries = new QueryClient();
    const { store, kept } = storeOf();
    const write = vi.spyOn(store, 'write');
    const stop = keepBoards(queries, store, () => undefined);
    queries.setQueryData(['live', HOME], videos('a'), { updatedAt: 1 });
    queries.setQueryData(['live', HOME], videos('b'), { updatedAt: 2 });
    queries.setQueryData(['videos', 'archive'], []);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...kept.values()]).toEqual([{ key: HOME, videos: videos('b'), fetchedAt: 2 }]);
    expect(write).toHaveBeenCalledTimes(1);
    stop();
  });

  it('a board in the query cache from server rendering is stored as well', async () => {
    const queries = new QueryClient();
    queries.setQueryData(['live', HOME], videos('drawn'), { updatedAt: 3 });
    const { store, kept } = storeOf();
    const stop = keepBoards(queries, store, () => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...kept.values()]).toEqual([{ key: HOME, videos: videos('drawn'), fetchedAt: 3 }]);
    stop();
  });
});

it('the board of a viewer’s favorites is removed at logout', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['live', OWN], []);
  queries.setQueryData(['live', HOME], []);
  const { store, kept } = storeOf(board(OWN, 1), board(HOME, 1));
  await forgetOthers(queries, store, null);
  expect([...kept.keys()]).toEqual([HOME]);
  expect(queries.getQueryData(['live', OWN])).toBeUndefined();
  expect(queries.getQueryData(['live', HOME])).toBeDefined();
});
