import { createListeners } from '../../../base/state/store';

/** "Players mounted with concurrency 2": of the players that want to load, two do at a time, in the order they asked. */
const STARTING_MAX = 2;

export interface StartQueue {
  /** Whether the player of this cell may load, or has. */
  readonly mayStart: (cell: string) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** The cell has a player to load; does nothing if it has asked before. */
  readonly request: (cell: string) => void;
  /** The frame has loaded or failed, which lets the next one start. */
  readonly settle: (cell: string) => void;
  /** The cell has no player any more. */
  readonly leave: (cell: string) => void;
}

type Turn = 'waiting' | 'starting' | 'settled';

export function createStartQueue(): StartQueue {
  const turns = new Map<string, Turn>();
  const { notify, subscribe } = createListeners();
  const next = () => {
    let starting = [...turns.values()].filter((turn) => turn === 'starting').length;
    for (const [cell, turn] of turns) {
      if (starting >= STARTING_MAX) break;
      if (turn !== 'waiting') continue;
      turns.set(cell, 'starting');
      starting += 1;
    }
    notify();
  };
  return {
    mayStart: (cell) => (turns.get(cell) ?? 'waiting') !== 'waiting',
    subscribe,
    request: (cell) => {
      if (turns.has(cell)) return;
      turns.set(cell, 'waiting');
      next();
    },
    settle: (cell) => {
      if (turns.get(cell) !== 'starting') return;
      turns.set(cell, 'settled');
      next();
    },
    leave: (cell) => {
      if (turns.delete(cell)) next();
    },
  };
}
