/** Pushed changes of a board: when the stream is open, what it writes, and that the board is polled without it. */
import type { Video } from '@oshimado/contract';
import { describe, expect, it } from 'vitest';
import { boardClient, look, mountedQueries, settle, boardTime } from '../../testing/board-client';
import { channel, liveVideo, MINUTE, NOW, video } from '../../testing/videos';
import { followLiveBoard, type BoardEvents } from './follow-live-board';
import { liveBoardKey, liveBoardQuery, observeLiveBoard } from './live-board';

const ORGS = ['Hololive'];

function stream(address: string) {
  const target = new EventTarget();
  const made = {
    address,
    readyState: 0,
    addEventListener: (type: string, listener: (event: { readonly data?: unknown }) => void) =>
      target.addEventListener(type, (event) => listener(event as MessageEvent)),
    close: () => {
      made.readyState = 2;
    },
    dispatch: async (type: string, data?: unknown) => {
      if (type === 'open') made.readyState = 1;
      target.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
      await settle();
    },
  };
  return made satisfies BoardEvents;
}
type Stream = ReturnType<typeof stream>;

const { ends, pass } = boardTime();

/** A board that the server drew a moment ago. */
async function drawnBoard(orgs: readonly string[] = ORGS) {
  const { client, calls, last } = boardClient();
  const queries = mountedQueries();
  const streams: Stream[] = [];
  queries.setQueryData(liveBoardKey({ orgs }), [video()], { updatedAt: NOW });
  const stop = followLiveBoard(queries, {
    orgs,
    open: (address) => {
      const one = stream(address);
      streams.push(one);
      return one;
    },
  });
  const board = observeLiveBoard(queries, liveBoardQuery(client, { orgs }));
  const end = board.subscribe(() => undefined);
  ends.push(stop, end, () => queries.unmount());
  await settle();
  const rows = (): readonly Video[] => board.read().data ?? [];
  const newest = (): Stream => {
    const one = streams.at(-1);
    if (!one) throw new Error('No stream was opened.');
    return one;
  };
  return { board, calls, last, rows, streams, newest, stop };
}

/** A board with an open stream and an answer that came after it was opened. */
async function pushedBoard(orgs: readonly string[] = ORGS) {
  const board = await drawnBoard(orgs);
  await pass(2 * MINUTE);
  await board.newest().dispatch('open');
  await board.last().answer([video()]);
  await pass(2 * MINUTE);
  await board.last().answer([video()]);
  return board;
}

const none = { changed: [], removed: [], viewers: {} };

describe('the stream', () => {
  it('the stream is opened with the first request of the page itself, for its organization', async () => {
    const { streams } = await drawnBoard();
    await pass(2 * MINUTE - 1);
    expect(streams).toEqual([]);
    await pass(1);
    expect(streams.map(({ address }) => address)).toEqual(['/api/v2/live/events?org=Hololive']);
  });

  it('the stream is not opened with the first load of a board whose beginning came with the page', async () => {
    const { client, last } = boardClient();
    const queries = mountedQueries();
    const addresses: string[] = [];
    const open = (address: string) => {
      addresses.push(address);
      return stream(address);
    };
    const stop = followLiveBoard(queries, { orgs: ORGS, open, hasHead: true });
    const board = observeLiveBoard(queries, liveBoardQuery(client, { orgs: ORGS }));
    ends.push(
      stop,
      board.subscribe(() => undefined),
      () => queries.unmount(),
    );
    await settle();
    await last().answer([video()]);
    expect(addresses).toEqual([]);
    await pass(2 * MINUTE);
    expect(addresses).toEqual(['/api/v2/live/events?org=Hololive']);
  });

  it.each([[[]], [['All Vtubers']], [['Hololive', 'Nijisanji']]])(
    'the stream of %j is public',
    async (orgs: string[]) => {
      const { newest } = await drawnBoard(orgs);
      await pass(2 * MINUTE);
      expect(newest().address).toBe('/api/v2/live/events');
    },
  );

  it('the stream is closed while the page is hidden, and opened with the next load', async () => {
    const { newest, streams } = await pushedBoard();
    await look(false);
    expect(newest().readyState).toBe(2);
    await pass(5 * MINUTE);
    await look(true);
    expect(streams).toHaveLength(2);
  });

  it('the stream is closed without followers', async () => {
    const { newest, stop } = await pushedBoard();
    stop();
    expect(newest().readyState).toBe(2);
  });

  it('the stream that was refused is requested again with the next load', async () => {
    const { newest, streams } = await drawnBoard();
    await pass(2 * MINUTE);
    newest().close();
    await newest().dispatch('error');
    await pass(2 * MINUTE);
    expect(streams).toHaveLength(1);
  });
});

describe('a board whose changes are pushed', () => {
  it('a board whose changes are pushed is not reloaded by age, and never stale', async () => {
    const { calls, board } = await pushedBoard();
    const before = calls.length;
    await pass(60 * MINUTE);
    expect([calls.length, board.read().isStale]).toEqual([before, false]);
  });

  it('a board whose changes are pushed is reloaded by age until a response to a request made with the stream open', async () => {
    const { calls, newest, last } = await drawnBoard();
    await pass(2 * MINUTE);
    await newest().dispatch('open');
    await last().answer();
    await pass(2 * MINUTE);
    expect(calls).toHaveLength(2);
  });

  it('applies new rows, changed rows, viewers and removed rows', async () => {
    const { newest, rows, board } = await pushedBoard();
    const other = liveVideo({ id: 'other000000', live_viewers: 5 });
    await newest().dispatch('board', { ...none, changed: [other, video({ title: 'Renamed' })] });
    expect(rows().map(({ title }) => title)).toEqual(['Renamed', 'Singing']);
    await pass(MINUTE);
    await newest().dispatch('board', { ...none, viewers: { other000000: 7, unknown0000: 1 } });
    expect(rows().map(({ live_viewers: viewers }) => viewers)).toEqual([undefined, 7]);
    expect(board.read().dataUpdatedAt).toBe(Date.now());
    await newest().dispatch('board', { ...none, removed: ['other000000'] });
    expect(rows()).toHaveLength(1);
  });

  it('a pushed board of several organizations applies only their rows', async () => {
    const { newest, rows } = await pushedBoard(['Hololive', 'Nijisanji']);
    const of = (id: string, org: string) => video({ id, channel: channel({ org }) });
    const changed = [of('wanted00000', 'Nijisanji'), of('unwanted000', 'VShojo')];
    await newest().dispatch('board', { ...none, changed });
    expect(rows().map(({ id }) => id)).toEqual(['aaaaaaaaaaa', 'wanted00000']);
  });

  it('a board whose changes are pushed keeps a change that arrived before an older response', async () => {
    const { newest, rows, last, board } = await pushedBoard();
    void board.refresh();
    await settle();
    await newest().dispatch('board', { ...none, changed: [video({ title: 'Renamed' })] });
    await last().answer([video()]);
    expect(rows().map(({ title }) => title)).toEqual(['Renamed']);
  });

  it('a board whose changes are pushed keeps what an older copy of it lacks', async () => {
    const { newest, rows, last, board } = await pushedBoard();
    await newest().dispatch('board', { ...none, changed: [video({ title: 'Renamed' })] });
    await pass(MINUTE);
    await newest().dispatch('board', { ...none, removed: ['aaaaaaaaaaa'] });
    void board.refresh();
    await settle();
    await last().answer([video()]);
    expect(rows()).toEqual([]);
  });

  it('a board whose changes are pushed forgets changes that every answer has', async () => {
    const { newest, rows, last, board } = await pushedBoard();
    await newest().dispatch('board', { ...none, removed: ['aaaaaaaaaaa'] });
    await pass(5 * MINUTE);
    void board.refresh();
    await settle();
    await last().answer([video()]);
    expect(rows()).toHaveLength(1);
  });

  it('a board whose changes are pushed is reloaded by age while an answer may be older than the stream', async () => {
    const { calls, last, newest, board } = await drawnBoard();
    await pass(2 * MINUTE);
    await newest().dispatch('open');
    await last().answer();
    await pass(MINUTE);
    void board.refresh();
    await settle();
    await last().answer();
    await pass(2 * MINUTE);
    expect(calls).toHaveLength(3);
    await last().answer();
    await pass(60 * MINUTE);
    expect(calls).toHaveLength(3);
  });

  it('a board whose changes are pushed is loaded when the server says that changes were missed', async () => {
    const { newest, calls } = await pushedBoard();
    const before = calls.length;
    await newest().dispatch('reset', {});
    expect(calls).toHaveLength(before + 1);
  });

  it('a board whose changes are pushed is reloaded by age until the load after missed changes succeeds', async () => {
    const { newest, calls, last } = await pushedBoard();
    await newest().dispatch('reset', {});
    await last().fail('network');
    await newest().dispatch('board', { ...none, changed: [video({ title: 'Renamed' })] });
    const before = calls.length;
    await pass(2 * MINUTE);
    expect(calls).toHaveLength(before + 1);
  });

  it('a board whose changes are pushed is reloaded by age again when the stream is lost', async () => {
    const { newest, calls } = await pushedBoard();
    const before = calls.length;
    await pass(MINUTE);
    await newest().dispatch('error');
    expect(calls).toHaveLength(before);
    await pass(MINUTE);
    expect(calls).toHaveLength(before + 1);
  });
});
