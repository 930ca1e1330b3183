import { createClient } from '@oshimado/contract';
import { ALL_ORGS } from '@oshimado/domain';
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectError, selectStatus, selectVideos } from '@oshimado/machines/live-feed';
import { Page } from '../testing/page';
import { NOW, videos } from '../testing/videos';
import { useLiveCounts, type LiveFeedActorOptions } from './use-live-feed';
import { useLiveFeedActor } from './use-live-feed-actor';

const send = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const client = createClient({
  origin: 'https://api.example',
  fetch: (url, init) => send(url as string, init),
});
const answer = (shown = videos(6, 2)) => new Response(JSON.stringify(shown));

beforeEach(() => {
  send.mockReset().mockImplementation(() => Promise.resolve(answer()));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Strict = ({ children }: { children: React.ReactNode }) => (
  <StrictMode>
    <Page>{children}</Page>
  </StrictMode>
);

async function actorOf(options: Partial<LiveFeedActorOptions> = {}) {
  const hook = renderHook(
    (query: LiveFeedActorOptions['query']) => useLiveFeedActor({ client, query, ...options }),
    { wrapper: Strict, initialProps: options.query ?? { org: 'Hololive' } },
  );
  await act(async () => undefined);
  return { ...hook, actor: hook.result.current };
}

const asked = () => send.mock.calls.map(([url]) => new URL(url));
const show = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('the actor of a board', () => {
  it('asks for streams and placeholders of the organization, with mentions', async () => {
    const { actor } = await actorOf();
    await settled();
    const [url] = asked().slice(-1);
    expect(url?.pathname).toBe('/api/v2/live');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      type: 'placeholder,stream',
      include: 'mentions',
      org: 'Hololive',
    });
    expect(selectVideos(actor.getSnapshot())).toHaveLength(6);
  });

  it('asks for no organization where all are wanted', async () => {
    await actorOf({ query: { org: ALL_ORGS } });
    expect(asked().at(-1)?.searchParams.has('org')).toBe(false);
  });

  it('asks for the board of channels', async () => {
    await actorOf({ query: { channels: ['UC1', 'UC2'] } });
    const url = asked().at(-1);
    expect(url?.pathname).toBe('/api/v2/users/live');
    expect(url?.searchParams.get('channels')).toBe('UC1,UC2');
    expect(url?.searchParams.get('includePlaceholder')).toBe('true');
    expect(url?.searchParams.get('include')).toBe('mentions');
  });

  it('asks nothing while the board it was given is fresh', async () => {
    await actorOf({ initial: { videos: videos(3), fetchedAt: NOW } });
    await settled();
    expect(send).not.toHaveBeenCalled();
  });

  it('stays the same through strict mode, and stops with what holds it', async () => {
    const { actor, result, rerender, unmount } = await actorOf();
    rerender({ org: 'Hololive' });
    expect(result.current).toBe(actor);
    expect(actor.getSnapshot().status).toBe('active');
    unmount();
    const calls = send.mock.calls.length;
    act(() => actor.send({ type: 'feed.refresh', force: true }));
    expect(send).toHaveBeenCalledTimes(calls);
  });

  it('changes its board with the query, but not for an equal one', async () => {
    const { actor, rerender } = await actorOf({});
    await settled();
    const calls = send.mock.calls.length;
    rerender({ org: 'Hololive' });
    expect(send).toHaveBeenCalledTimes(calls);
    rerender({ org: 'Nijisanji' });
    expect(asked().at(-1)?.searchParams.get('org')).toBe('Nijisanji');
    expect(selectVideos(actor.getSnapshot())).toBeNull();
  });

  it('says why a board could not be had', async () => {
    send.mockImplementation(() => Promise.resolve(new Response('{}', { status: 503 })));
    const { actor } = await actorOf();
    await settled();
    expect(selectStatus(actor.getSnapshot())).toBe('failed');
    expect(selectError(actor.getSnapshot())).toBe('http');
  });
});

describe('the page', () => {
  it('is told to the actor when it is hidden and shown', async () => {
    const { actor } = await actorOf();
    show(true);
    expect(actor.getSnapshot().context.isPageVisible).toBe(false);
    show(false);
    expect(actor.getSnapshot().context.isPageVisible).toBe(true);
  });

  it('is told when the connection is lost and restored', async () => {
    const { actor } = await actorOf();
    act(() => void dispatchEvent(new Event('offline')));
    expect(actor.getSnapshot().context.isOnline).toBe(false);
    act(() => void dispatchEvent(new Event('online')));
    expect(actor.getSnapshot().context.isOnline).toBe(true);
  });

  it('may be without a connection from the beginning', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    const { actor } = await actorOf();
    await settled();
    expect(selectError(actor.getSnapshot())).toBe('offline');
  });
});

it('the counts are those of the whole board', async () => {
  const { actor } = await actorOf({ initial: { videos: videos(9, 4), fetchedAt: NOW } });
  const { result } = renderHook(() => useLiveCounts(actor), { wrapper: Strict });
  expect(result.current).toEqual({ live: 4, upcoming: 5 });
});

it('a call that strict mode lets go is no failure', async () => {
  send.mockImplementation(
    (_url, init) =>
      new Promise((resolve, reject) => {
        const onAbort = () => reject(new DOMException('let go', 'AbortError'));
        init?.signal?.addEventListener('abort', onAbort);
        setTimeout(() => resolve(answer()), 5);
      }),
  );
  const { actor } = await actorOf();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(selectError(actor.getSnapshot())).toBeNull();
  expect(selectVideos(actor.getSnapshot())).toHaveLength(6);
});

describe('several organizations at once', () => {
  it('are asked for one by one, and a stream of both stands on the board once', async () => {
    const { actor } = await actorOf({ query: { org: ['Hololive', 'Nijisanji'] } });
    await settled();
    const orgs = asked().map((url) => url.searchParams.get('org'));
    expect(new Set(orgs)).toEqual(new Set(['Hololive', 'Nijisanji']));
    expect(selectVideos(actor.getSnapshot())).toHaveLength(6);
  });
});

it('the counts of a filter are those of what it lets through', async () => {
  const board = videos(9, 4);
  const { actor } = await actorOf({ initial: { videos: board, fetchedAt: NOW } });
  const blocked = new Set(board.map(({ channel }) => channel.id).slice(0, 1));
  const filter = { org: ALL_ORGS, blocked };
  const { result } = renderHook(() => useLiveCounts(actor, filter), { wrapper: Strict });
  const left = board.filter(({ channel }) => !blocked.has(channel.id)).length;
  expect(result.current.live + result.current.upcoming).toBe(left);
});
