/** The relay of lines to one chat frame: greeting, tries, and which form each line is sent in. Pure; the caller owns the timer. */
import {
  initiateMessage,
  oldGreeting,
  oldMessage,
  pingMessage,
  tellMessage,
  type SyncAnswer,
  type SyncMessage,
} from './messages';
import {
  SYNC_ANSWER_MS,
  SYNC_HELD_MAX,
  SYNC_PING_MS,
  SYNC_PINGS_MAX,
  SYNC_RETRY_MS,
  SYNC_TRIES_MAX,
} from './tl-sync.limits';

/**
 * `waiting`: the frame has not loaded; `pinging`: greeted in the old form, and asked for the new one; `asking`: the new form
 * answered; `linked`: lines are sent in the new form; `plain`: in the old one, to which nothing answers; `unreachable`: it did not
 * load in time.
 */
export type FrameSyncStatus = 'waiting' | 'pinging' | 'asking' | 'linked' | 'plain' | 'unreachable';

/** State of the relay to one chat frame. */
export interface FrameSync {
  readonly status: FrameSyncStatus;
  /** How often the present step was tried. */
  readonly tries: number;
  /** Id of the request that is waiting for its answer. */
  readonly id: string;
  /** Lines typed before the frame was greeted. */
  readonly held: readonly string[];
}

/** What happens to the relay. */
export type FrameSyncEvent =
  /** The time for the greeting has come, or the wait that the last step asked for is over. */
  | { readonly type: 'due'; readonly isLoaded: boolean; readonly id: string }
  /** The frame, and nothing else, answered. */
  | { readonly type: 'answered'; readonly answer: SyncAnswer; readonly id: string }
  /** A line to type into the chat. */
  | { readonly type: 'line'; readonly text: string; readonly id: string };

/** The next state, and what to do for it. */
export interface FrameSyncStep {
  readonly sync: FrameSync;
  /** To be sent to the frame, in order. */
  readonly messages: readonly SyncMessage[];
  /** Milliseconds until the next `due`; it replaces the former wait. Undefined: the former wait goes on. */
  readonly waitMs?: number;
}

/** The relay to a frame that was not greeted yet. */
export const newFrameSync: FrameSync = { status: 'waiting', tries: 0, id: '', held: [] };

const nothing = (sync: FrameSync): FrameSyncStep => ({ sync, messages: [] });

function dueStep(sync: FrameSync, isLoaded: boolean, id: string): FrameSyncStep {
  const { status, tries, held } = sync;
  const isLast = tries + 1 >= (status === 'waiting' ? SYNC_TRIES_MAX : SYNC_PINGS_MAX);
  if (status === 'waiting' && !isLoaded) {
    return isLast
      ? nothing({ ...sync, status: 'unreachable', held: [] })
      : { sync: { ...sync, tries: tries + 1 }, messages: [], waitMs: SYNC_RETRY_MS };
  }
  if (status === 'waiting') {
    const lines = held.map(oldMessage);
    return {
      sync: { status: 'pinging', tries: 1, id, held: [] },
      messages: [oldGreeting, pingMessage(id), ...lines],
      waitMs: SYNC_PING_MS,
    };
  }
  if (status === 'asking') return nothing({ ...sync, status: 'plain' });
  if (status !== 'pinging') return nothing(sync);
  return tries >= SYNC_PINGS_MAX
    ? nothing({ ...sync, status: 'plain' })
    : {
        sync: { ...sync, tries: tries + 1, id },
        messages: [pingMessage(id)],
        waitMs: SYNC_PING_MS,
      };
}

function answerStep(sync: FrameSync, answer: SyncAnswer, id: string): FrameSyncStep {
  if (answer.id !== sync.id) return nothing(sync);
  if (sync.status === 'pinging' && answer.type === 'ping') {
    return {
      sync: { ...sync, status: 'asking', id },
      messages: [initiateMessage(id)],
      waitMs: SYNC_ANSWER_MS,
    };
  }
  if (sync.status !== 'asking' || answer.type !== 'initiate') return nothing(sync);
  return nothing({ ...sync, status: answer.isOk ? 'linked' : 'plain' });
}

function lineStep(sync: FrameSync, text: string, id: string): FrameSyncStep {
  switch (sync.status) {
    case 'waiting':
      return nothing({ ...sync, held: [...sync.held, text].slice(-SYNC_HELD_MAX) });
    case 'unreachable':
      return nothing(sync);
    case 'linked':
      return { sync, messages: [tellMessage(id, text)] };
    default:
      return { sync, messages: [oldMessage(text)] };
  }
}

/** The next step of the relay. Each event brings an id of its own, for the request it may lead to. */
export function frameSyncStep(sync: FrameSync, event: FrameSyncEvent): FrameSyncStep {
  if (event.type === 'due') return dueStep(sync, event.isLoaded, event.id);
  if (event.type === 'answered') return answerStep(sync, event.answer, event.id);
  return lineStep(sync, event.text, event.id);
}
