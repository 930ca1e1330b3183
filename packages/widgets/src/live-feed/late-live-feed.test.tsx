import { createClient } from '@oshimado/contract';
import { selectError, selectStatus, selectVideos } from '@oshimado/machines/live-feed';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from '../testing/page';
import { NOW, videos } from '../testing/videos';
import { useLateLiveFeed } from './late-live-feed';
import { useLiveSnapshot, type LiveFeedActorOptions } from './use-live-feed';

const send = vi.fn<(url: string) => Promise<Response>>();
const client = createClient({
  origin: 'https://api.example',
  fetch: (url) => send(url as string),
});
const initial = { videos: videos(3), fetchedAt: NOW };

beforeEach(() => {
  send.mockReset().mockImplementation(async () => new Response(JSON.stringify(videos(6, 2))));
});
afterEach(cleanup);

const Strict = ({ children }: { children: React.ReactNode }) => (
  <StrictMode>
    <Page>{children}</Page>
  </StrictMode>
);

const draw = (options: Partial<LiveFeedActorOptions> = {}) =>
  renderHook(
    () => {
      const feed = useLateLiveFeed({ client, query: { org: 'Hololive' }, ...options });
      return { feed, snapshot: useLiveSnapshot(feed) };
    },
    { wrapper: Strict },
  );

describe('a board whose machine comes later', () => {
  it('shows what it was given before there is a machine, and asks for nothing', () => {
    const { result } = draw({ initial });
    expect(selectVideos(result.current.snapshot)).toHaveLength(3);
    expect(selectStatus(result.current.snapshot)).toBe('ready');
    expect(send).not.toHaveBeenCalled();
  });

  it('asks for its board as soon as there is one', async () => {
    const { result } = draw();
    expect(selectStatus(result.current.snapshot)).toBe('loading');
    await waitFor(() => expect(selectVideos(result.current.snapshot)).toHaveLength(6));
  });

  it('keeps what it was told until then', async () => {
    const { result } = draw({ initial });
    const changed = vi.fn();
    result.current.feed.on('feed.changed', changed);
    const calledOff = vi.fn();
    result.current.feed.on('feed.changed', calledOff).unsubscribe();
    act(() => result.current.feed.send({ type: 'feed.refresh', force: true }));
    await waitFor(() => expect(changed).toHaveBeenCalledOnce());
    expect(calledOff).not.toHaveBeenCalled();
    expect(selectVideos(result.current.snapshot)).toHaveLength(6);
  });

  it('is asked for anew by hand, and says when it could not be had', async () => {
    const { result } = draw({ initial });
    await act(() => result.current.feed.refresh());
    expect(selectVideos(result.current.snapshot)).toHaveLength(6);
    send.mockRejectedValue(new TypeError('no connection'));
    await act(() => expect(result.current.feed.refresh()).rejects.toThrow('network'));
    expect(selectError(result.current.snapshot)).toBe('network');
  });

  it('stops with its component', async () => {
    const { result, unmount } = draw({ initial });
    await act(() => result.current.feed.refresh());
    unmount();
    send.mockClear();
    result.current.feed.send({ type: 'feed.refresh', force: true });
    expect(send).not.toHaveBeenCalled();
  });
});
