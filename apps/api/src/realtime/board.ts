/**
 * Changes of the live board. It is read only while there are listeners: after each change of the store, and periodically,
 * because time alone moves rows. Changes are numbered. A client that reconnects soon gets the missed ones; otherwise, or
 * after another process, it is asked to load the whole board.
 */
import { randomBytes } from 'node:crypto';
import type { BoardChange, Video } from '@oshimado/contract';

export interface BoardOptions {
  /** All live and upcoming videos, with mentions. */
  readonly read: () => Promise<readonly Video[]>;
  /** Adds a listener for changes of the store; returns the function to remove it. */
  readonly onChange: (listener: () => void) => () => void;
  /** Calls the function at an interval in milliseconds; returns how to stop that. */
  readonly every: (ms: number, work: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

export interface NumberedChange {
  readonly id: string;
  readonly change: BoardChange;
}

export interface Board {
  /** Adds a listener for changes; returns the function to remove it. */
  readonly listen: (listener: (change: NumberedChange) => void) => () => void;
  /** Resolves once the first board is read; later changes are not missed. */
  readonly ready: () => Promise<void>;
  /** Id of the last change; undefined before the first listener. */
  readonly lastId: () => string;
  /** The changes after this one; undefined if they are no longer stored. */
  readonly since: (id: string) => readonly NumberedChange[] | undefined;
}

const REREAD_MS = 15_000;
const KEPT = 500;

interface Row {
  readonly video: Video;
  /** A row without viewers, as text, to compare. */
  readonly text: string;
}

const rowOf = (video: Video): Row => ({
  video,
  text: JSON.stringify({ ...video, live_viewers: undefined }),
});

/** The difference between two boards; undefined if they are equal. */
export function changeBetween(
  before: ReadonlyMap<string, Row>,
  after: ReadonlyMap<string, Row>,
): BoardChange | undefined {
  const changed: Video[] = [];
  const viewers: Record<string, number> = {};
  for (const [id, row] of after) {
    const old = before.get(id);
    if (old?.text !== row.text) changed.push(row.video);
    else if (old.video.live_viewers !== row.video.live_viewers) {
      viewers[id] = row.video.live_viewers ?? 0;
    }
  }
  const removed = [...before.keys()].filter((id) => !after.has(id));
  const isSame = changed.length + removed.length + Object.keys(viewers).length === 0;
  return isSame ? undefined : { changed, removed, viewers };
}

export const boardOf = (videos: readonly Video[]): ReadonlyMap<string, Row> =>
  new Map(videos.map((video) => [video.id, rowOf(video)]));

export function createBoard({ read, onChange, every, onError }: BoardOptions): Board {
  // Ids of another process, or of an earlier run, must not look like ours.
  const run = randomBytes(6).toString('base64url');
  const listeners = new Set<(change: NumberedChange) => void>();
  let kept: NumberedChange[] = [];
  let count = 0;
  let board: ReadonlyMap<string, Row> | undefined;
  let reading: Promise<void> | undefined;
  let isStale = false;
  let stop: (() => void) | undefined;

  const idOf = (number: number) => `${run}-${number}`;

  const readOnce = async () => {
    const next = boardOf(await read());
    const change = board && changeBetween(board, next);
    board = next;
    if (!change) return;
    count += 1;
    const numbered = { id: idOf(count), change };
    kept = [...kept.slice(1 - KEPT), numbered];
    for (const listener of listeners) listener(numbered);
  };

  /** Changes that arrive while the board is read are read together, right after. */
  const refresh = () => {
    isStale = true;
    reading ??= (async () => {
      try {
        while (isStale && listeners.size > 0) {
          isStale = false;
          await readOnce();
        }
      } catch (error) {
        onError(error);
      } finally {
        reading = undefined;
      }
    })();
  };

  const start = () => {
    const stopHearing = onChange(refresh);
    const stopRereading = every(REREAD_MS, refresh);
    refresh();
    return () => {
      stopHearing();
      stopRereading();
      // Changes without listeners are not recorded, so clients must load the board again.
      board = undefined;
      kept = [];
      count += 1;
    };
  };

  return {
    listen: (listener) => {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    ready: () => reading ?? Promise.resolve(),
    lastId: () => idOf(count),
    since: (id) => {
      if (id === idOf(count)) return [];
      const at = kept.findIndex((change) => change.id === id);
      if (at >= 0) return kept.slice(at + 1);
      const first = kept[0];
      // The id just before the oldest stored one also works: no change after it is missing.
      return first && id === idOf(count - kept.length) ? kept : undefined;
    },
  };
}
