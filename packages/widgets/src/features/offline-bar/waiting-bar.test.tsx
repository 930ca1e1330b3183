/** The note that appears when a call has not been answered for eight seconds. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage, loadActors } from '../../testing';
import { SLOW_MS } from './use-is-slow';
import { WaitingBar } from './WaitingBar';

await loadActors();
beforeEach(() => void vi.useFakeTimers());

const unanswered = () => new Promise<string>(() => undefined);
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const bar = () => screen.queryByText('Still loading. This is taking longer than usual.');

function List({ load }: { load: () => Promise<string> }) {
  const { data } = useQuery({ queryKey: ['list'], queryFn: load });
  return <p>{data ?? 'skeleton'}</p>;
}

/** What a page does with its lists now and then. */
function Cache() {
  const queries = useQueryClient();
  return (
    <>
      <button type="button" onClick={() => void queries.refetchQueries()}>
        refetch
      </button>
      <button type="button" onClick={() => void queries.cancelQueries()}>
        cancel
      </button>
    </>
  );
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await after(0);
};

function Page({ load }: { load: () => Promise<string> }) {
  const [isLeft, setLeft] = useState(false);
  return (
    <FeaturePage client={clientOf({})}>
      {isLeft ? null : <List load={load} />}
      <button type="button" onClick={() => setLeft(true)}>
        leave
      </button>
      <Cache />
      <WaitingBar />
    </FeaturePage>
  );
}

it('a call that does not answer is said to take long after a while, and no longer once it has answered', async () => {
  let answer = (_rows: string) => {};
  const answered = new Promise<string>((resolve) => (answer = resolve));
  render(<Page load={() => answered} />);
  await after(SLOW_MS - 1_000);
  expect(bar()).toBeNull();
  await after(1_000);
  expect(bar()).toBeTruthy();
  answer('rows');
  await after(0);
  expect(screen.getByText('rows')).toBeTruthy();
  expect(bar()).toBeNull();
});

it('a call that does not answer can be sent again, which gives up the first', async () => {
  const load = vi.fn(unanswered);
  render(<Page load={load} />);
  await after(SLOW_MS);
  load.mockResolvedValueOnce('rows');
  await press('Try again');
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('rows')).toBeTruthy();
  expect(bar()).toBeNull();
});

it('a call that does not answer is of no matter once what waits for it is gone', async () => {
  render(<Page load={unanswered} />);
  await after(SLOW_MS);
  await press('leave');
  expect(bar()).toBeNull();
});

it('a list that is shown and asked for again says nothing, however long that takes', async () => {
  const load = vi.fn(unanswered).mockResolvedValueOnce('rows');
  render(<Page load={load} />);
  await after(0);
  await press('refetch');
  await after(SLOW_MS * 2);
  expect(load).toHaveBeenCalledTimes(2);
  expect(bar()).toBeNull();
});

it('what says that a call takes long can be closed, until the next wait', async () => {
  render(<Page load={unanswered} />);
  await after(SLOW_MS);
  await press('Close');
  await after(SLOW_MS * 2);
  expect(bar()).toBeNull();
  await press('cancel');
  await press('refetch');
  await after(SLOW_MS);
  expect(bar()).toBeTruthy();
});

/** A list of pages, the second of which is loaded by a press. */
function Pages({ load }: { load: (page: number) => Promise<string> }) {
  const { data, fetchNextPage } = useInfiniteQuery({
    queryKey: ['pages'],
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: 1,
    getNextPageParam: (_last, all) => all.length + 1,
  });
  return (
    <>
      <p>{data?.pages.join(', ') ?? 'skeleton'}</p>
      <button type="button" onClick={() => void fetchNextPage()}>
        more
      </button>
    </>
  );
}

it('another page of a list that does not answer is said to take long, and is asked for again without those before', async () => {
  const load = vi.fn<(page: number) => Promise<string>>().mockResolvedValueOnce('first');
  load.mockImplementationOnce(unanswered);
  load.mockResolvedValueOnce('second');
  render(
    <FeaturePage client={clientOf({})}>
      <Pages load={load} />
      <WaitingBar />
    </FeaturePage>,
  );
  await after(0);
  await press('more');
  await after(SLOW_MS);
  expect(bar()).toBeTruthy();
  await press('Try again');
  expect(load.mock.calls).toEqual([[1], [2], [2]]);
  expect(screen.getByText('first, second')).toBeTruthy();
  expect(bar()).toBeNull();
});

it('a page that is awaited while another is shown is said to take long, until it is there', async () => {
  const pageWith = (isPageAwaited: boolean) => (
    <FeaturePage client={clientOf({})}>
      <WaitingBar isPageAwaited={isPageAwaited} />
    </FeaturePage>
  );
  const { rerender } = render(pageWith(true));
  await after(SLOW_MS);
  expect(bar()).toBeTruthy();
  rerender(pageWith(false));
  expect(bar()).toBeNull();
});
