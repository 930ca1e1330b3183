import {
  liveFeedMachine,
  type LiveFeedInput,
  type LiveFeedLoad,
  type LiveFeedQuery,
} from '@oshimado/machines/live-feed';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import type { CardShape } from '../video-card';
import { Page } from '../testing/page';
import { HOUR, MINUTE, NOW, fromNow, video, videos } from '../testing/videos';
import { LiveFeed, type LiveFeedProps } from './LiveFeed';

afterEach(cleanup);

/** Answers that a test gives when it likes. */
function asked() {
  const calls: { resolve: (load: LiveFeedLoad) => void; reject: (error: unknown) => void }[] = [];
  const loadLive = fromPromise<LiveFeedLoad, LiveFeedQuery>(
    () => new Promise((resolve, reject) => calls.push({ resolve, reject })),
  );
  return {
    calls,
    machine: liveFeedMachine.provide({ actors: { loadLive } }),
    answer: (shown = videos(6, 2)) =>
      act(async () => calls.at(-1)?.resolve({ videos: shown, fetchedAt: NOW })),
    fail: (reason: string) =>
      act(async () => calls.at(-1)?.reject(Object.assign(new Error(reason), { reason }))),
  };
}

interface Options extends Partial<Omit<LiveFeedProps, 'actor'>> {
  readonly input?: Partial<LiveFeedInput>;
}

function draw({ input, ...props }: Options = {}) {
  const port = asked();
  function Board() {
    const [machine] = useState(port.machine);
    const actor = useActorRef(machine, { input: { query: {}, ...input } });
    return <LiveFeed actor={actor} {...props} />;
  }
  render(
    <StrictMode>
      <Page>
        <Board />
      </Page>
    </StrictMode>,
  );
  return port;
}

const feed = () => document.querySelector<HTMLElement>('[data-part=feed]');
const state = () => feed()?.dataset.state;
const titles = (root: HTMLElement = document.body) =>
  within(root)
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').querySelector('a')?.textContent);
const board = { videos: videos(6, 2), fetchedAt: NOW - 6 * MINUTE };

describe('a board that is awaited', () => {
  it('is a skeleton, busy, and says so', () => {
    draw();
    expect([state(), feed()?.getAttribute('aria-busy')]).toEqual(['skeleton', 'true']);
    expect(screen.getByRole('status').textContent).toBe('Loading streams');
  });

  it('becomes cards', async () => {
    const port = draw();
    await port.answer();
    expect([state(), feed()?.getAttribute('aria-busy')]).toEqual(['list', 'false']);
    expect(titles()).toHaveLength(6);
  });

  it('is asked for by a button where nothing is on', async () => {
    const port = draw({ input: { initial: { videos: [], fetchedAt: NOW } } });
    expect(state()).toBe('empty');
    expect(screen.getByRole('heading').textContent).toBe('No streams right now');
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(port.calls).toHaveLength(1);
    await port.answer();
    expect(state()).toBe('list');
  });
});

describe('a board that could not be had', () => {
  it.each([
    ['timeout', 'The server took too long to answer. Try again in a moment.'],
    ['http', 'The server could not answer just now. Try again in a moment.'],
  ])('for %s says why and what helps', async (reason, sentence) => {
    const port = draw();
    await port.fail(reason);
    expect(state()).toBe('failed');
    expect(screen.getByRole('alert').textContent).toContain(sentence);
  });

  it('keeps the button in place while it is tried again, and the focus afterwards', async () => {
    const port = draw();
    await port.fail('network');
    const retry = screen.getByRole('button', { name: 'Try again' });
    retry.focus();
    fireEvent.click(retry);
    expect(state()).toBe('failed');
    expect(screen.getByRole('button', { name: 'Try again' })).toBe(retry);
    expect(retry.getAttribute('aria-busy')).toBe('true');
    await port.answer();
    expect(state()).toBe('list');
    expect(document.activeElement).toBe(feed());
  });

  it('leaves the focus alone when it was elsewhere', async () => {
    const port = draw();
    const other = document.body.appendChild(document.createElement('button'));
    other.focus();
    await port.fail('network');
    await port.answer();
    expect(document.activeElement).toBe(other);
    other.remove();
  });

  it('keeps an older one under a notice with its age', async () => {
    const port = draw({ input: { initial: board, staleAfterMs: 0 } });
    await act(async () => undefined);
    await port.fail('http');
    expect(titles()).toHaveLength(6);
    const notice = screen.getByRole('status').textContent;
    expect(notice).toContain('The newest streams could not be loaded');
    expect(notice).toContain('Last updated 6 minutes ago');
  });

  it('is stale on a page nobody sees, and says how old', async () => {
    draw({ input: { initial: board, staleAfterMs: 0, isPageVisible: false } });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('status').textContent).toContain('may be out of date');
    expect(screen.getByRole('status').textContent).toContain('Last updated 6 minutes ago');
  });
});

describe('a board of cards', () => {
  const initial = { videos: videos(6, 2), fetchedAt: NOW };

  it('is two headed halves with a line between, as a grid', () => {
    draw({ input: { initial } });
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Live', 'Upcoming']);
    expect(screen.getByRole('separator')).toBeTruthy();
    expect(titles(screen.getByRole('list', { name: 'Live' }))).toHaveLength(2);
    expect(titles(screen.getByRole('list', { name: 'Upcoming' }))).toHaveLength(4);
  });

  it('has no line where there is one half only', () => {
    draw({ input: { initial: { videos: videos(4), fetchedAt: NOW } } });
    expect(screen.queryByRole('separator')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Live' })).toBeNull();
  });

  it('draws 24 of 300, both halves together', () => {
    draw({ input: { initial: { videos: videos(300, 40), fetchedAt: NOW } } });
    expect(titles()).toHaveLength(24);
    expect(screen.queryByRole('list', { name: 'Upcoming' })).toBeNull();
  });

  it.each<CardShape>(['list', 'denseList'])(
    'is one list in time order as %s, streams before placeholders',
    (shape) => {
      const at = fromNow(HOUR);
      const tie = [
        video({ id: 'placeholder', title: 'Maybe', type: 'placeholder', available_at: at }),
        video({ id: 'zzzzzzzzzzz', title: 'Surely', available_at: at }),
        video({ id: 'earlier0000', title: 'Before', available_at: fromNow(MINUTE) }),
      ];
      draw({ shape, input: { initial: { videos: tie, fetchedAt: NOW } } });
      expect(titles()).toEqual(['Before', 'Surely', 'Maybe']);
      expect(screen.queryByRole('separator')).toBeNull();
    },
  );

  it('shows so many at most', () => {
    draw({ max: 3, input: { initial } });
    expect(titles()).toHaveLength(3);
  });
});
