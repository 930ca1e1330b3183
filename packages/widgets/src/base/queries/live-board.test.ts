/** When a live board is loaded, what it keeps, and what it says of failures. Time is moved by hand. */
import type { BoardSchedule } from '@oshimado/domain';
import type { QueryClient } from '@tanstack/query-core';
import { describe, expect, it } from 'vitest';
import {
  boardClient,
  connect,
  look,
  mountedQueries,
  settle,
  boardTime,
} from '../../testing/board-client';
import { channel, MINUTE, NOW, video, videos } from '../../testing/videos';
import {
  liveBoardKey,
  liveBoardName,
  liveBoardQuery,
  observeLiveBoard,
  type LiveBoardSource,
} from './live-board';

const HOLOLIVE: LiveBoardSource = { orgs: ['Hololive'] };

const { ends, pass } = boardTime();

interface Start {
  readonly source?: LiveBoardSource;
  readonly schedule?: BoardSchedule;
  /** Age of a board that is there already. */
  readonly age?: number;
  readonly queries?: QueryClient;
}

async function startBoard({
  source = HOLOLIVE,
  schedule,
  age,
  queries = mountedQueries(),
}: Start = {}) {
  const { client, calls, last } = boardClient();
  if (age !== undefined) {
    queries.setQueryData(liveBoardKey(source), [video({ id: 'kept0000000' })], {
      updatedAt: NOW - age,
    });
  }
  const board = observeLiveBoard(
    queries,
    liveBoardQuery(client, source, schedule === undefined ? {} : { schedule }),
  );
  const end = board.subscribe(() => undefined);
  ends.push(end, () => queries.unmount());
  await settle();
  const ids = () => board.read().data?.map(({ id }) => id);
  return { board, calls, last, ids, end, queries };
}

async function freshBoard(start: Start = {}) {
  const started = await startBoard(start);
  await started.last().answer();
  return started;
}

describe('requests', () => {
  it.each([
    [{ orgs: ['Hololive'] }, 'getLive', { org: 'Hololive' }],
    [{ orgs: ['All Vtubers'] }, 'getLive', {}],
    [{ orgs: [] }, 'getLive', {}],
    [{ orgs: ['Hololive'], limit: 24 }, 'getLive', { org: 'Hololive', limit: 24 }],
  ] as const)('for %j is streams and placeholders with mentions', async (source, call, query) => {
    const { last } = await startBoard({ source });
    expect(last()).toMatchObject({
      call,
      query: { type: ['placeholder', 'stream'], include: ['mentions', 'event'] },
    });
    expect(last().query).toEqual({
      type: ['placeholder', 'stream'],
      include: ['mentions', 'event'],
      ...query,
    });
  });

  it.each([
    [{ channels: ['UC1', 'UC2'] }, ['UC1', 'UC2']],
    [{ favorites: 'me' }, undefined],
  ] as const)(
    'for %j are the channels, or the favorites of the login',
    async (source, channels) => {
      const { last } = await startBoard({ source });
      expect(last().call).toBe('getUsersLive');
      expect(last().query).toEqual({
        channels,
        includePlaceholder: true,
        include: ['mentions', 'event'],
      });
    },
  );

  it('merges the boards of several organizations, without duplicate streams', async () => {
    const { calls, ids } = await startBoard({ source: { orgs: ['Hololive', 'Nijisanji'] } });
    expect(calls.map(({ query }) => query)).toMatchObject([
      { org: 'Hololive' },
      { org: 'Nijisanji' },
    ]);
    await calls[0]?.answer(videos(2));
    expect(ids()).toBeUndefined();
    await calls[1]?.answer([...videos(1), video({ id: 'other000000' })]);
    expect(ids()).toEqual(['video000000', 'video000001', 'other000000']);
  });

  it('has a key per source, under which a device stores its board', () => {
    expect(liveBoardName({ orgs: ['A, B', 'C'] })).toBe('orgs:A\\, B,C');
    expect(liveBoardName({ favorites: 'me' })).toBe('favorites:me');
    expect(liveBoardName({ channels: ['UC1', 'UC2'] })).toBe('channels:UC1,UC2');
  });
});

describe('a group of favorites', () => {
  const group = { id: 'g', changedAt: 1, channelIds: ['UC1'] };
  const streamOf = (id: string, channelId: string) =>
    video({ id, channel: channel({ id: channelId }) });

  it('a group of favorites shows the streams of its channels on the board of all favorites', async () => {
    const { ids, last, queries } = await startBoard({ source: { favorites: 'me', group } });
    const all = [streamOf('video000000', 'UC1'), streamOf('video000001', 'UC2')];
    await last().answer(all);
    expect(ids()).toEqual(['video000000']);
    expect(queries.getQueryData(liveBoardKey({ favorites: 'me' }))).toEqual(all);
  });

  it('a group of favorites has another name after each change, and once the account has it', () => {
    const names = [{}, { changedAt: 2, isUnsent: true }, { changedAt: 2, isUnsent: false }].map(
      (change) => liveBoardName({ favorites: 'me', group: { ...group, ...change } }),
    );
    expect(names).toEqual(['favorites:me:g:1', 'favorites:me:g:2:unsent', 'favorites:me:g:2']);
  });
});

describe('a board on screen', () => {
  it('a board on screen is loaded as soon as it is observed', async () => {
    const { calls, board } = await startBoard();
    expect(calls).toHaveLength(1);
    expect(board.read()).toMatchObject({ data: undefined, fetchStatus: 'fetching', error: null });
  });

  it('a board on screen is loaded again every 2 minutes, and keeps the old rows meanwhile', async () => {
    const { calls, last, ids } = await freshBoard();
    await pass(2 * MINUTE - 1);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
    expect(ids()).toEqual(['video000000']);
    await last().answer([video({ id: 'second00000' })]);
    expect(ids()).toEqual(['second00000']);
  });

  it('a board on screen is not loaded while cached data is fresh, and again when it is 2 minutes old', async () => {
    const { calls } = await startBoard({ age: MINUTE });
    expect(calls).toHaveLength(0);
    await pass(MINUTE);
    expect(calls).toHaveLength(1);
  });

  it('a board on screen is loaded at once when cached data is stale, and shows the stale rows until the response', async () => {
    const { calls, ids } = await startBoard({ age: 5 * MINUTE });
    expect(calls).toHaveLength(1);
    expect(ids()).toEqual(['kept0000000']);
  });

  it('rendered by a server whose clock is ahead is still loaded again after 2 minutes', async () => {
    const { calls } = await startBoard({ age: -60 * MINUTE });
    await pass(2 * MINUTE);
    expect(calls).toHaveLength(1);
  });

  it('a board on screen is not loaded while the page is hidden, but as soon as it is visible again', async () => {
    const { calls } = await freshBoard();
    await look(false);
    await pass(30 * MINUTE);
    expect(calls).toHaveLength(1);
    await look(true);
    expect(calls).toHaveLength(2);
  });

  it('a board on screen is not loaded when the page is hidden and shown again in between', async () => {
    const { calls } = await freshBoard();
    await look(false);
    await pass(MINUTE);
    await look(true);
    expect(calls).toHaveLength(1);
    await pass(MINUTE);
    expect(calls).toHaveLength(2);
  });

  it('on a page that opens hidden is loaded when the page becomes visible', async () => {
    await look(false);
    const { calls, board } = await startBoard();
    expect([calls.length, board.read().fetchStatus]).toEqual([0, 'idle']);
    await pass(10 * MINUTE);
    expect(calls).toHaveLength(0);
    await look(true);
    expect(calls).toHaveLength(1);
  });

  it('a board on screen whose response arrived while the page was hidden continues its interval', async () => {
    const { calls, last } = await startBoard();
    await look(false);
    await last().answer();
    await look(true);
    await pass(2 * MINUTE);
    expect(calls).toHaveLength(2);
  });

  it('a board on screen is loaded when the device is online again, if it is stale and the page visible', async () => {
    const { calls, last } = await freshBoard();
    await connect(false);
    await pass(2 * MINUTE);
    await last().fail('network');
    expect(calls).toHaveLength(2);
    await look(false);
    await connect(true);
    expect(calls).toHaveLength(2);
    await connect(false);
    await look(true);
    await last().fail('network');
    const before = calls.length;
    await connect(true);
    expect(calls).toHaveLength(before + 1);
  });

  it('a board on screen is not loaded when the device is online again and the board is fresh', async () => {
    const { calls } = await freshBoard();
    await connect(false);
    await connect(true);
    expect(calls).toHaveLength(1);
  });

  it('a board on screen aborts its request without observers', async () => {
    const { last, end } = await startBoard();
    end();
    expect(last().signal?.aborted).toBe(true);
  });
});

describe('a load by hand', () => {
  it('happens at any age, visible or not', async () => {
    const { board, calls, last } = await freshBoard();
    void board.refresh();
    await settle();
    expect(calls).toHaveLength(2);
    await last().answer();
    await look(false);
    void board.refresh();
    await settle();
    expect(calls).toHaveLength(3);
  });

  it('a load by hand joins a running request', async () => {
    const { board, calls, last } = await startBoard();
    const done = board.refresh();
    await settle();
    expect(calls).toHaveLength(1);
    expect(last().signal?.aborted).toBe(false);
    await last().answer();
    await expect(done).resolves.toBeUndefined();
  });

  it('a load by hand rejects if it fails', async () => {
    const { board, last } = await freshBoard();
    const done = board.refresh().catch((error: unknown) => error);
    await settle();
    await last().fail('http');
    expect(await done).toMatchObject({ code: 'http' });
  });
});

describe('a failure', () => {
  it.each(['http', 'invalid', 'network', 'timeout'] as const)(
    'a failure of the kind %s has that code',
    async (code) => {
      const { board, last } = await startBoard();
      await last().fail(code);
      expect(board.read()).toMatchObject({ error: { code }, data: undefined, fetchStatus: 'idle' });
    },
  );

  it('a failure is `offline` when the browser reports no connection', async () => {
    const { board, last } = await startBoard();
    await connect(false);
    await last().fail('network');
    expect(board.read().error?.code).toBe('offline');
  });

  it('a failure keeps the old rows', async () => {
    const { board, last, ids } = await startBoard({ age: 5 * MINUTE });
    await last().fail('network');
    expect(ids()).toEqual(['kept0000000']);
    expect(board.read().error?.code).toBe('network');
  });

  it('a failure is retried every 2 minutes while the page is visible, and not before', async () => {
    const { calls, last } = await startBoard();
    await last().fail('http');
    await pass(2 * MINUTE - 1);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
    await last().fail('http');
    await pass(2 * MINUTE);
    expect(calls).toHaveLength(3);
  });

  it('a failure is not retried while the page is hidden, but as soon as it is visible', async () => {
    const { calls, last } = await startBoard();
    await last().fail('http');
    await look(false);
    await pass(30 * MINUTE);
    expect(calls).toHaveLength(1);
    await look(true);
    expect(calls).toHaveLength(2);
  });

  it('a failure stays visible during the retry, and is cleared by the next success', async () => {
    const { board, last } = await startBoard();
    await last().fail('http');
    void board.refresh();
    await settle();
    expect(board.read()).toMatchObject({ error: { code: 'http' }, fetchStatus: 'fetching' });
    await last().answer();
    expect(board.read().error).toBeNull();
  });
});

describe('favorites in the background', () => {
  const source = { favorites: 'me' };

  it('favorites in the background are loaded again every 6 minutes', async () => {
    const { calls } = await freshBoard({ source, schedule: 'background' });
    await pass(6 * MINUTE - 1);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
  });

  it('favorites in the background are not loaded in the background while their page loads them', async () => {
    const { calls, last, queries } = await freshBoard({ source, schedule: 'background' });
    const page = await startBoard({ source, queries });
    for (let minute = 0; minute < 12; minute += 2) {
      // oxlint-disable-next-line no-await-in-loop -- time passes in steps
      await pass(2 * MINUTE);
      // oxlint-disable-next-line no-await-in-loop -- each load is answered before the next is due
      await page.last().answer();
    }
    expect([calls.length, page.calls.length]).toEqual([1, 6]);
    expect(last().call).toBe('getUsersLive');
  });

  it('favorites in the background are never loaded while the page is hidden, and when it is visible again only if 5 minutes old', async () => {
    const { calls } = await freshBoard({ source, schedule: 'background' });
    await look(false);
    await pass(5 * MINUTE - 1);
    await look(true);
    expect(calls).toHaveLength(1);
    await look(false);
    await pass(60 * MINUTE);
    expect(calls).toHaveLength(1);
    await look(true);
    expect(calls).toHaveLength(2);
  });
});

describe('whether a board is fetched', () => {
  it('is not while the page is hidden, except by refresh', async () => {
    await look(false);
    const unasked = await startBoard();
    const old = await startBoard({ source: { orgs: ['Nijisanji'] }, age: 60 * MINUTE });
    await pass(60 * MINUTE);
    for (const { calls, board } of [unasked, old]) {
      expect(calls).toHaveLength(0);
      void board.refresh();
      // oxlint-disable-next-line no-await-in-loop -- one board after the other
      await settle();
      expect(calls).toHaveLength(1);
    }
  });

  it('is on a visible page only after an error, by refresh, or when the data is stale', async () => {
    const lookAgain = async () => {
      await look(false);
      await look(true);
    };
    const { board, calls, last } = await freshBoard();
    await lookAgain();
    expect(calls).toHaveLength(1);
    board.refresh().catch(() => undefined);
    await settle();
    expect(calls).toHaveLength(2);
    await last().fail('http');
    await lookAgain();
    expect(calls).toHaveLength(3);
    await last().answer();
    await look(false);
    await pass(2 * MINUTE);
    await look(true);
    expect(calls).toHaveLength(4);
  });
});
