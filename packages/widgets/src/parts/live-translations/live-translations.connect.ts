/** The rooms of a panel as components draw them. Pure. */
import type { Chat } from '@oshimado/contract';
import {
  canLoadMore,
  isAtStart,
  isLoadingHistory,
  selectAttempt,
  selectHistoryError,
  selectHistoryWait,
  selectLines,
  selectMessage,
  selectStatus,
  type chatConnectionMachine,
  type ChatEvent,
  type ChatStatus,
  type RoomName,
} from '@oshimado/machines/chat-connection';
import type { SnapshotFrom } from 'xstate';

export type ChatSnapshot = SnapshotFrom<typeof chatConnectionMachine>;

/** The first of these that a room is in is what the panel says. */
const BY_URGENCY: readonly ChatStatus[] = [
  'refused',
  'ended',
  'unreachable',
  'reconnecting',
  'notLive',
  'needsExtension',
  'loading',
  'absent',
  'joined',
];

export interface LiveApi {
  readonly status: ChatStatus;
  /** Whether all rooms receive lines: the header is green. */
  readonly isConnected: boolean;
  /** "n/10"; null if no attempt to reconnect is running. */
  readonly attempt: { readonly attempt: number; readonly of: number } | null;
  /** The server's text when it refused or ended a room. */
  readonly message: string | null;
  /** Lines of each room, in the order of the rooms. */
  readonly lists: readonly (readonly Chat[])[];
  /** "Start of Messages": no room has older lines. */
  readonly isAtStart: boolean;
  readonly canLoadMore: boolean;
  readonly isLoadingHistory: boolean;
  readonly hasHistoryFailed: boolean;
  /** Seconds until it may be loaded again, where the server refused because there were too many calls. */
  readonly historyWaitS: number | null;
  /** Whether `retry` would help. */
  readonly canRetry: boolean;
  readonly loadMore: () => void;
  readonly loadAll: () => void;
  readonly retry: () => void;
}

export function connectLive(
  snapshot: ChatSnapshot,
  send: (event: ChatEvent) => void,
  rooms: readonly RoomName[],
): LiveApi {
  const statuses = rooms.map((room) => selectStatus(snapshot, room));
  const status = BY_URGENCY.find((one) => statuses.includes(one)) ?? 'absent';
  const more = rooms.filter((room) => canLoadMore(snapshot, room));
  const failed = rooms.filter((room) => selectHistoryError(snapshot, room) !== null);
  const closed = rooms.filter((_, index) => ['refused', 'ended'].includes(statuses[index] ?? ''));
  const isLost = status === 'unreachable' || status === 'reconnecting';
  return {
    status,
    isConnected: status === 'joined',
    attempt: selectAttempt(snapshot),
    message: rooms.map((room) => selectMessage(snapshot, room)).find(Boolean) ?? null,
    lists: rooms.map((room) => selectLines(snapshot, room)),
    isAtStart: rooms.every((room) => isAtStart(snapshot, room)),
    canLoadMore: more.length > 0,
    isLoadingHistory: rooms.some((room) => isLoadingHistory(snapshot, room)),
    hasHistoryFailed: failed.length > 0,
    historyWaitS:
      failed.map((room) => selectHistoryWait(snapshot, room)).find((wait) => wait !== null) ?? null,
    canRetry: isLost || closed.length > 0 || failed.length > 0,
    loadMore: () => more.forEach((room) => send({ type: 'history.more', room })),
    loadAll: () => more.forEach((room) => send({ type: 'history.all', room })),
    retry: () => {
      if (isLost) send({ type: 'socket.retry' });
      for (const room of closed) send({ type: 'room.retry', room });
      for (const room of failed) send({ type: 'history.retry', room });
    },
  };
}
