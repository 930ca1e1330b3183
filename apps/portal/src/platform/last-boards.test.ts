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

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is in a video is of no matter here
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
  it('lie where pages look for a board, with their age', async () => {
    const queries = new QueryClient();
    await recallBoards(queries, storeOf(board(HOME, 1), board(OWN, 2)).store, 'me');
    expect(queries.getQueryState(['live', HOME])).toMatchObject({
      data: videos(HOME),
      dataUpdatedAt: 1,
    });
    expect(queries.getQueryState(['live', OWN])?.dataUpdatedAt).toBe(2);
  });

  it('stand back behind newer ones', async () => {
    const queries = new QueryClient();
    queries.setQueryData(['live', HOME], [], { updatedAt: 5 });
    await recallBoards(queries, storeOf(board(HOME, 1)).store, null);
    expect(queries.getQueryState(['live', HOME])?.dataUpdatedAt).toBe(5);
  });

  it.each(['me', null])('are of nobody else (%s)', async (viewerId) => {
    const queries = new QueryClient();
    const { store, kept } = storeOf(board(OTHERS, 1), board(HOME, 1));
    await recallBoards(queries, store, viewerId);
    expect(queries.getQueryData(['live', OTHERS])).toBeUndefined();
    expect([...kept.keys()]).toEqual([HOME]);
  });

  it('are few, the newest, and what is no board is none', async () => {
    const many = Array.from({ length: 12 }, (_, at) => board(`orgs:${at}`, at));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as an older version might have left it
    const { store, kept } = storeOf(...many, { key: 'orgs:broken' } as KeptBoard);
    await recallBoards(new QueryClient(), store, null);
    expect([...kept.keys()].filter((key) => key !== 'orgs:broken')).toEqual(
      many.slice(4).map(({ key }) => key),
    );
  });
});

describe('a board that comes', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is kept a moment later, once, as it is by then', async () => {
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

  it('from the server is kept as well: it was there before anybody kept boards', async () => {
    const queries = new QueryClient();
    queries.setQueryData(['live', HOME], videos('drawn'), { updatedAt: 3 });
    const { store, kept } = storeOf();
    const stop = keepBoards(queries, store, () => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...kept.values()]).toEqual([{ key: HOME, videos: videos('drawn'), fetchedAt: 3 }]);
    stop();
  });
});

it('a viewer who logs out leaves no board of their own behind', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['live', OWN], []);
  queries.setQueryData(['live', HOME], []);
  const { store, kept } = storeOf(board(OWN, 1), board(HOME, 1));
  await forgetOthers(queries, store, null);
  expect([...kept.keys()]).toEqual([HOME]);
  expect(queries.getQueryData(['live', OWN])).toBeUndefined();
  expect(queries.getQueryData(['live', HOME])).toBeDefined();
});
