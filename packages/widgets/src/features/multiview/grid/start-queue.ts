/**
 * The order in which players load. On a slow line many at once keep each other waiting: the largest loads first and alone, and how long
 * that takes says how many of the others load at once. Chats load after all of them.
 */
import { createListeners } from '../../../base/state/store';

/** Players at a time where the first one is slow, or does not load at all. */
const STARTING_MIN = 2;
/** The others may take about this long together, ms: a first one of 600 ms lets five of them load at once. */
const TOGETHER_MS = 3_000;
/** The longest time that chats wait for the players, ms. */
const CHATS_MS = 6_000;
/** The longest time that the others wait for the first one, ms. */
const ALONE_MS = 1_500;

export interface StartQueue {
  /** Whether the player of this cell may load, or has. */
  readonly mayStart: (cell: string) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** The cell has a player to load, with an area in cells of the grid; does nothing if it has asked before. */
  readonly request: (cell: string, area: number) => void;
  /** The frame has loaded or failed, which lets the next ones start. */
  readonly settle: (cell: string) => void;
  /** The cell has no player any more. */
  readonly leave: (cell: string) => void;
  /** A chat has something to load: it does after the players that have asked by now, or after some seconds. */
  readonly requestChats: () => void;
  /** Whether chats may load. Once they may, they always may. */
  readonly mayStartChats: () => boolean;
}

export interface StartQueueOptions {
  /** Milliseconds of any clock. Default that of the page. */
  readonly now?: () => number;
  /** Calls back after so many milliseconds; 0: after all requests of this moment. Default the timers of the page. */
  readonly after?: (ms: number, call: () => void) => void;
  /** Calls back in a task of its own. Default `setTimeout`. */
  readonly inTask?: (call: () => void) => void;
}

interface Turn {
  readonly area: number;
  state: 'waiting' | 'starting' | 'settled';
}

function onPage(ms: number, call: () => void): void {
  if (ms === 0) queueMicrotask(call);
  else setTimeout(call, ms);
}

export function createStartQueue({
  now = () => performance.now(),
  after = onPage,
  inTask = setTimeout,
}: StartQueueOptions = {}): StartQueue {
  const turns = new Map<string, Turn>();
  const { notify, subscribe } = createListeners();
  let isGathering = false;
  let hasNextTask = false;
  let chats: 'none' | 'waiting' | 'started' = 'none';
  /** The first player, from when it may load. */
  let first: { readonly cell: string; readonly since: number } | undefined;
  /** How many load at once; 1 until the first one has loaded. */
  let atOnce = 1;

  const waiting = () =>
    [...turns]
      .filter(([, { state }]) => state === 'waiting')
      .sort(([, a], [, b]) => b.area - a.area);

  function startChats(): void {
    if (chats === 'started') return;
    chats = 'started';
    notify();
  }

  function startChatsAfterPlayers(): void {
    if (chats !== 'waiting') return;
    if ([...turns.values()].every(({ state }) => state === 'settled')) startChats();
  }

  const hasRoom = () =>
    [...turns.values()].filter(({ state }) => state === 'starting').length < atOnce;

  /** A player takes some time of the processor to begin: each does in a task of its own, between which the page answers. */
  function next(): void {
    const [player] = waiting();
    if (player && hasRoom()) start(...player);
    if (hasRoom() && waiting().length > 0) nextInTask();
    notify();
    startChatsAfterPlayers();
  }

  function start(cell: string, turn: Turn): void {
    turn.state = 'starting';
    if (first !== undefined) return;
    first = { cell, since: now() };
    after(ALONE_MS, () => widen(STARTING_MIN));
  }

  function nextInTask(): void {
    if (hasNextTask) return;
    hasNextTask = true;
    inTask(() => {
      hasNextTask = false;
      next();
    });
  }

  /** Ends the time of the first player alone. */
  function widen(to: number): void {
    if (atOnce > 1) return;
    atOnce = to;
    nextInTask();
  }

  function measure({ since }: { readonly since: number }): void {
    const took = Math.max(1, now() - since);
    widen(Math.max(STARTING_MIN, Math.round(TOGETHER_MS / took)));
  }

  return {
    mayStart: (cell) => (turns.get(cell)?.state ?? 'waiting') !== 'waiting',
    subscribe,
    request: (cell, area) => {
      if (turns.has(cell)) return;
      turns.set(cell, { area, state: 'waiting' });
      if (first !== undefined) return next();
      if (isGathering) return undefined;
      isGathering = true;
      // Cells ask one after the other in one task; the largest of them begins.
      return after(0, () => {
        isGathering = false;
        next();
      });
    },
    settle: (cell) => {
      const turn = turns.get(cell);
      if (turn?.state !== 'starting') return;
      turn.state = 'settled';
      if (first?.cell === cell && atOnce === 1) measure(first);
      // Not in the task in which the frame has loaded: the page has something to do in it.
      else if (waiting().length > 0) nextInTask();
      else startChatsAfterPlayers();
    },
    requestChats: () => {
      if (chats !== 'none') return;
      chats = 'waiting';
      after(0, startChatsAfterPlayers);
      after(CHATS_MS, startChats);
    },
    mayStartChats: () => chats === 'started',
    leave: (cell) => {
      if (!turns.delete(cell)) return;
      // The first one went before it has loaded: another one is the first.
      if (first?.cell === cell && atOnce === 1) first = undefined;
      next();
    },
  };
}
