import { act, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ALL_ORGS } from '@oshimado/domain';
import { boardClient, connect, mountedQueries, resetPage } from '../../testing/board-client';
import { Page } from '../../testing/page';
import { pageClock } from '../../base/ticker';
import { HOUR, NOW, video, videos } from '../../testing/videos';
import { useLiveBoard, useLiveCounts } from './use-live-board';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  resetPage();
});

const Strict = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <Page>{children}</Page>
  </StrictMode>
);

function startBoard() {
  const { client, calls, last } = boardClient();
  const queries = mountedQueries();
  const { result, rerender } = renderHook(
    (org: string) => useLiveBoard({ client, queries, source: { orgs: [org] } }),
    { wrapper: Strict, initialProps: 'Hololive' },
  );
  const ids = () => result.current.data?.map(({ id }) => id);
  return { result, rerender, calls, last, ids };
}

it('a component gets the loaded board, and the same object until it changes', async () => {
  const { result, rerender, last } = startBoard();
  expect(result.current).toMatchObject({ data: undefined, fetchStatus: 'fetching' });
  await act(() => last().answer(videos(6, 2)));
  expect(result.current).toMatchObject({ error: null, fetchStatus: 'idle', isOnline: true });
  expect(result.current.data).toHaveLength(6);
  const before = result.current;
  rerender('Hololive');
  expect(result.current).toBe(before);
});

it('switching the organization shows its own board; a late response for the former one is never shown', async () => {
  const { rerender, calls, last, ids } = startBoard();
  const older = last();
  rerender('Nijisanji');
  expect(ids()).toBeUndefined();
  expect(older.signal?.aborted).toBe(true);
  await act(() => older.answer([video({ id: 'older000000' })]));
  expect(ids()).toBeUndefined();
  await act(() => last().answer([video({ id: 'newer000000' })]));
  expect(ids()).toEqual(['newer000000']);
  expect(calls.at(-1)?.query).toMatchObject({ org: 'Nijisanji' });
});

it('returning to a board shows its cached rows', async () => {
  const { rerender, last, ids } = startBoard();
  await act(() => last().answer([video({ id: 'left0000000' })]));
  rerender('Nijisanji');
  await act(() => last().answer([video({ id: 'other000000' })]));
  rerender('Hololive');
  expect(ids()).toEqual(['left0000000']);
});

it.each([
  ['behind', 3 * HOUR],
  ['ahead', -3 * HOUR],
])('a board on a device that is 3 hours %s has its age by the server', async (_what, off) => {
  onTestFinished(() => pageClock.noteServer(Date.now()));
  const { result, last } = startBoard();
  expect(result.current.dataUpdatedAt).toBe(0);
  await act(async () => {
    pageClock.noteServer(NOW + off);
    await last().answer();
  });
  expect(result.current.dataUpdatedAt).toBe(NOW + off);
});

it('a board has the online state of the browser', async () => {
  const { result } = startBoard();
  await act(() => connect(false));
  expect(result.current.isOnline).toBe(false);
});

it('live and upcoming videos are counted, all or those that pass a filter', async () => {
  const { client, last } = boardClient();
  const queries = mountedQueries();
  const { result } = renderHook(
    () => {
      const board = useLiveBoard({ client, queries, source: { orgs: ['Hololive'] } });
      return [
        useLiveCounts(board),
        useLiveCounts(board, { org: ALL_ORGS, blocked: new Set(['UCown']) }),
      ];
    },
    { wrapper: Strict },
  );
  await act(() => last().answer(videos(6, 2)));
  expect(result.current).toEqual([
    { live: 2, upcoming: 4 },
    { live: 0, upcoming: 0 },
  ]);
});
