import type { Video } from '@oshimado/contract';
import type { BoardFailure } from '@oshimado/domain';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LiveBoardError } from '../../base/queries';
import type { CardShape } from '../video-card';
import { Page } from '../../testing/page';
import { HOUR, MINUTE, NOW, channel, fromNow, video, videos } from '../../testing/videos';
import { LiveFeed, type LiveFeedProps } from './LiveFeed';
import type { LiveBoard } from './use-live-board';

/** A board that is on its way. */
const awaited: Omit<LiveBoard, 'refresh'> = {
  source: { orgs: [] },
  data: undefined,
  dataUpdatedAt: 0,
  error: null,
  errorUpdatedAt: 0,
  fetchStatus: 'fetching',
  isStale: true,
  isOnline: true,
};
const of = (data: readonly Video[], ageMinutes = 0) => ({
  data,
  dataUpdatedAt: NOW - ageMinutes * MINUTE,
  fetchStatus: 'idle' as const,
});

interface Options extends Partial<Omit<LiveFeedProps, 'board'>> {
  readonly board?: Partial<LiveBoard>;
}

/** Draws a board; answers how its query goes on. */
function draw({ board: start, ...props }: Options = {}) {
  const refresh = vi.fn(() => Promise.resolve());
  let board: LiveBoard = { ...awaited, refresh, ...start };
  const drawn = () => (
    <StrictMode>
      <Page>
        <LiveFeed board={board} {...props} />
      </Page>
    </StrictMode>
  );
  const { rerender } = render(drawn());
  const says = (next: Partial<LiveBoard>) => {
    board = { ...board, ...next };
    rerender(drawn());
  };
  return {
    refresh,
    says,
    answer: (rows = videos(6, 2)) => says({ ...of(rows), error: null, isStale: false }),
    fail: (code: BoardFailure) =>
      says({
        error: new LiveBoardError(code, undefined),
        errorUpdatedAt: NOW,
        fetchStatus: 'idle',
      }),
  };
}

const feed = () => document.querySelector<HTMLElement>('[data-part=feed]');
const state = () => feed()?.dataset.state;
const titles = (root: HTMLElement = document.body) =>
  within(root)
    .queryAllByRole('article')
    .map(
      (card) =>
        within(card).getByRole('heading').querySelector('a > [translate="no"]')?.textContent,
    );

describe('a board that is awaited', () => {
  it('a board that is awaited is a skeleton, busy, and says so', () => {
    draw();
    expect([state(), feed()?.getAttribute('aria-busy')]).toEqual(['skeleton', 'true']);
    expect(screen.getByRole('status').textContent).toBe('Loading streams');
  });

  it.each([
    [undefined, 24],
    [12, 12],
    [100, 24],
  ])('of at most %s cards has as many shapes as cards will be drawn at first', (max, shapes) => {
    draw({ max });
    expect(document.querySelectorAll('[data-part=skeleton] li')).toHaveLength(shapes);
  });

  it('a board that is awaited becomes cards', () => {
    const board = draw();
    board.answer();
    expect([state(), feed()?.getAttribute('aria-busy')]).toEqual(['list', 'false']);
    expect(titles()).toHaveLength(6);
  });

  it('a board that is awaited is asked for by a button where nothing is on', () => {
    const board = draw({ board: of([]) });
    expect(state()).toBe('empty');
    expect(screen.getByRole('heading').textContent).toBe('No streams right now');
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(board.refresh).toHaveBeenCalledTimes(1);
    board.answer();
    expect(state()).toBe('list');
  });
});

describe('a board that could not be loaded', () => {
  it.each([
    ['timeout', 'The server took too long to respond. Try again in a moment.'],
    ['http', 'The server is having problems. Try again in a moment.'],
  ] as const)('for %s says why and what helps', (code, sentence) => {
    draw().fail(code);
    expect(state()).toBe('failed');
    expect(screen.getByRole('alert').textContent).toContain(sentence);
  });

  it('a board that could not be loaded keeps the button in place while it is tried again, and the focus afterwards', () => {
    const board = draw();
    board.fail('network');
    const retry = screen.getByRole('button', { name: 'Try again' });
    retry.focus();
    fireEvent.click(retry);
    expect(board.refresh).toHaveBeenCalledTimes(1);
    board.says({ fetchStatus: 'fetching' });
    expect(state()).toBe('failed');
    expect(screen.getByRole('button', { name: 'Try again' })).toBe(retry);
    expect(retry.getAttribute('aria-busy')).toBe('true');
    board.answer();
    expect(state()).toBe('list');
    expect(document.activeElement).toBe(feed());
  });

  it('a board that could not be loaded leaves the focus alone when it was elsewhere', () => {
    const board = draw();
    const other = document.body.appendChild(document.createElement('button'));
    other.focus();
    board.fail('network');
    board.answer();
    expect(document.activeElement).toBe(other);
    other.remove();
  });

  it('a board that could not be loaded keeps an older one under a notice with its age', () => {
    const board = draw({ board: of(videos(6, 2), 6) });
    board.fail('http');
    expect(titles()).toHaveLength(6);
    const notice = screen.getByRole('status').textContent;
    expect(notice).toContain('Couldn’t load the latest streams');
    expect(notice).toContain('Last updated 6 minutes ago');
  });

  it('a board that could not be loaded is called out of date where nothing is on its way, and says how old', () => {
    draw({ board: of(videos(6, 2), 6) });
    expect(screen.getByRole('status').textContent).toContain('may be out of date');
    expect(screen.getByRole('status').textContent).toContain('Last updated 6 minutes ago');
  });
});

describe('a board of cards', () => {
  const board = of(videos(6, 2));

  it('a board of cards is two headed halves with a line between, as a grid', () => {
    draw({ board });
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Live', 'Upcoming']);
    expect(screen.getByRole('separator')).toBeTruthy();
    expect(titles(screen.getByRole('list', { name: 'Live' }))).toHaveLength(2);
    expect(titles(screen.getByRole('list', { name: 'Upcoming' }))).toHaveLength(4);
  });

  it('a board of cards has no line where there is one half only', () => {
    draw({ board: of(videos(4)) });
    expect(screen.queryByRole('separator')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Live' })).toBeNull();
  });

  it('a board of cards draws 24 of 300, both halves together', () => {
    draw({ board: of(videos(300, 40)) });
    expect(titles()).toHaveLength(24);
    expect(screen.queryByRole('list', { name: 'Upcoming' })).toBeNull();
  });

  it.each<CardShape>(['list', 'denseList'])(
    'a board of cards is one list in time order as %s, streams before placeholders',
    (shape) => {
      const at = fromNow(HOUR);
      const tie = [
        video({ id: 'placeholder', title: 'Maybe', type: 'placeholder', available_at: at }),
        video({ id: 'zzzzzzzzzzz', title: 'Surely', available_at: at }),
        video({ id: 'earlier0000', title: 'Before', available_at: fromNow(MINUTE) }),
      ];
      draw({ shape, board: of(tie) });
      expect(titles()).toEqual(['Before', 'Surely', 'Maybe']);
      expect(screen.queryByRole('separator')).toBeNull();
    },
  );

  it('a board of cards shows so many at most', () => {
    draw({ max: 3, board });
    expect(titles()).toHaveLength(3);
  });
});

describe('streams of one event', () => {
  const event_id = 'aaaaaaaaaaa';
  const rows = [
    video({
      id: event_id,
      event_id,
      status: 'live',
      start_actual: fromNow(-HOUR),
      live_viewers: 900,
    }),
    video({
      id: 'bbbbbbbbbbb',
      event_id,
      title: 'Guest',
      status: 'live',
      start_actual: fromNow(-HOUR),
      live_viewers: 200,
      channel: channel({ id: 'UCguest' }),
    }),
    video({ id: 'ccccccccccc', title: 'Alone' }),
  ];
  const renderEvent = (members: readonly Video[]) => <p>{members.length} streams</p>;

  it.each(['grid', 'list', 'denseList'] as const)(
    'streams of one event are one card with all viewers: %s',
    (shape) => {
      draw({ board: of(rows), shape, renderEvent });
      expect(titles()).toEqual(['Singing', 'Alone']);
      expect(screen.getAllByText('2 streams')).toHaveLength(1);
      expect(screen.getByText('1.1K viewers')).toBeTruthy();
    },
  );

  it('streams of one event are the card of the platform that is preferred', () => {
    const onTwitch = {
      type: 'placeholder',
      link: 'https://www.twitch.tv/minato',
      title: 'On Twitch',
    } as const;
    const both = rows.map((row) => (row.id === 'bbbbbbbbbbb' ? { ...row, ...onTwitch } : row));
    draw({ board: of(both), renderEvent });
    expect(titles()).toEqual(['Singing', 'Alone']);
    cleanup();
    draw({ board: of(both), renderEvent, platform: 'twitch' });
    expect(titles()).toEqual(['On Twitch', 'Alone']);
  });

  it('streams of one event are cards of their own where nothing unfolds them', () => {
    draw({ board: of(rows) });
    expect(titles()).toHaveLength(3);
  });

  it('streams of one event are an ordinary card when the others are blocked', () => {
    const filter = { org: 'All Vtubers', blocked: new Set(['UCguest']) };
    draw({ board: of(rows), filter, renderEvent });
    expect(titles()).toEqual(['Singing', 'Alone']);
    expect(screen.queryByText('2 streams')).toBeNull();
    expect(screen.getByText('900 viewers')).toBeTruthy();
  });
});
