import type { Video } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf, changeBetween, createBoard, type NumberedChange } from './board';

const video = (id: string, more: Partial<Video> = {}): Video => ({
  id: id.padEnd(11, '0'),
  title: id,
  type: 'stream',
  published_at: null,
  available_at: '2026-03-01T12:00:00.000Z',
  duration: 0,
  status: 'live',
  live_viewers: 1,
  channel: {
    id: 'UC',
    name: 'x',
    english_name: null,
    type: 'vtuber',
    org: null,
    suborg: null,
    photo: '',
  },
  mentions: [],
  ...more,
});

/** A board whose rows and clock are moved by hand. */
function boardByHand(first: readonly Video[]) {
  let rows = first;
  let changed = () => {};
  let listening = 0;
  const board = createBoard({
    read: async () => rows,
    onChange: (listener) => {
      listening += 1;
      changed = listener;
      return () => void (listening -= 1);
    },
    every: () => () => undefined,
    onError: (error) => {
      throw error;
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    board,
    isListening: () => listening > 0,
    settle,
    setRows: async (next: readonly Video[]) => {
      rows = next;
      changed();
      await settle();
    },
  };
}

describe('the changes of the board', () => {
  it('the changes of the board are rows that are new or differ, rows that left, and viewers alone where only they differ', () => {
    const before = boardOf([video('a'), video('b'), video('c')]);
    const after = boardOf([
      video('a', { live_viewers: 9 }),
      video('b', { title: 'new' }),
      video('d'),
    ]);
    expect(changeBetween(before, after)).toEqual({
      changed: [video('b', { title: 'new' }), video('d')],
      removed: [video('c').id],
      viewers: { [video('a').id]: 9 },
    });
    expect(changeBetween(after, after)).toBeUndefined();
  });

  it('turn any board into any other', () => {
    const rows = fc
      .uniqueArray(fc.tuple(fc.constantFrom(...Array.from('abcdefgh')), fc.nat(3), fc.nat(3)), {
        selector: ([id]) => id,
      })
      .map((list) =>
        list.map(([id, title, live_viewers]) => video(id, { title: String(title), live_viewers })),
      );
    fc.assert(
      fc.property(rows, rows, (from, to) => {
        const change = changeBetween(boardOf(from), boardOf(to));
        const result = new Map(from.map((row) => [row.id, row]));
        for (const row of change?.changed ?? []) result.set(row.id, row);
        for (const id of change?.removed ?? []) result.delete(id);
        for (const [id, live_viewers] of Object.entries(change?.viewers ?? {})) {
          const row = result.get(id);
          if (row) result.set(id, { ...row, live_viewers });
        }
        const byId = (list: Iterable<Video>) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
        expect(byId(result.values())).toEqual(byId(to));
      }),
    );
  });
});

describe('who listens', () => {
  it('a listener of the board gets each change once, under a number of its own', async () => {
    const { board, setRows, settle } = boardByHand([video('a')]);
    const heard: NumberedChange[] = [];
    board.listen((change) => void heard.push(change));
    await settle();
    await setRows([video('a'), video('b')]);
    await setRows([video('a'), video('b')]);
    await setRows([video('b')]);
    expect(heard.map(({ change }) => [change.changed.length, change.removed.length])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(new Set(heard.map(({ id }) => id)).size).toBe(2);
    expect(board.lastId()).toBe(heard.at(-1)?.id);
  });

  it('who listens gets what was missed after the last number seen', async () => {
    const { board, setRows, settle } = boardByHand([]);
    board.listen(() => undefined);
    await settle();
    const start = board.lastId();
    await setRows([video('a')]);
    const afterFirst = board.lastId();
    await setRows([video('b')]);
    expect(board.since(start)).toHaveLength(2);
    expect(board.since(afterFirst)?.map(({ id }) => id)).toEqual([board.lastId()]);
    expect(board.since(board.lastId())).toEqual([]);
  });

  it('who listens must load again after another process’s number, or one from before a pause', async () => {
    const { board, setRows, settle, isListening } = boardByHand([]);
    const stop = board.listen(() => undefined);
    await settle();
    await setRows([video('a')]);
    const before = board.lastId();
    stop();
    expect(isListening()).toBe(false);
    board.listen(() => undefined);
    await settle();
    expect(board.since(before)).toBeUndefined();
    expect(board.since('other-1')).toBeUndefined();
    expect(board.since('')).toBeUndefined();
  });

  it('too many changes ago must load again', async () => {
    const { board, setRows, settle } = boardByHand([]);
    board.listen(() => undefined);
    await settle();
    const start = board.lastId();
    for (let viewers = 0; viewers < 502; viewers += 1) {
      await setRows([video('a', { live_viewers: viewers })]);
    }
    expect(board.since(start)).toBeUndefined();
  });
});
