/** Selectors of a chat. */
import type { Chat } from '@oshimado/contract';
import type { SnapshotFrom } from 'xstate';
import type { chatConnectionMachine } from './chat-connection.machine';
import { isAwaited } from './chat-connection.history';
import type { ChatRoom, HistoryError, RoomName } from './chat-connection.types';

type Snapshot = SnapshotFrom<typeof chatConnectionMachine>;

/**
 * `absent`: no listeners; `loading`; `notLive`: "Stream is not live yet"; `needsExtension`: "Archive chat needs an
 * extension"; `reconnecting`: "Auto Reconnecting"; `unreachable`: "Could not reconnect"; `refused` and `ended`: with
 * the server's text; `joined`: lines are received.
 */
export type ChatStatus =
  | 'absent'
  | 'loading'
  | 'notLive'
  | 'needsExtension'
  | 'reconnecting'
  | 'unreachable'
  | 'refused'
  | 'ended'
  | 'joined';

const roomOf = ({ context }: Snapshot, room: RoomName): ChatRoom | undefined => context.rooms[room];

/** Status of a room; `absent` for a room without listeners. */
export function selectStatus(snapshot: Snapshot, name: RoomName): ChatStatus {
  const phase = roomOf(snapshot, name)?.phase ?? 'absent';
  if (phase === 'subscribing') return 'loading';
  if (phase !== 'wanted') return phase;
  if (snapshot.value.socket === 'failed') return 'unreachable';
  return snapshot.context.attempt > 0 ? 'reconnecting' : 'loading';
}

/** "n/10": number of this attempt to reconnect, and how many there are; null if no attempt is running. */
export const selectAttempt = ({
  context: { attempt, attempts, isOpen },
}: Snapshot): { readonly attempt: number; readonly of: number } | null =>
  attempt === 0 || isOpen ? null : { attempt, of: attempts };

const NO_LINES: readonly Chat[] = [];

/** Lines of a room, ascending, without duplicates. */
export const selectLines = (snapshot: Snapshot, room: RoomName): readonly Chat[] =>
  roomOf(snapshot, room)?.lines ?? NO_LINES;

/** The server's text when it refused or ended a room; null otherwise. */
export const selectMessage = (snapshot: Snapshot, room: RoomName): string | null =>
  roomOf(snapshot, room)?.message ?? null;

/** Why a page of history failed to load; `history.retry` loads it again. */
export const selectHistoryError = (snapshot: Snapshot, room: RoomName): HistoryError | null =>
  roomOf(snapshot, room)?.failure?.code ?? null;

/** Seconds until `history.retry` may be tried, where the server said so; null otherwise. */
export const selectHistoryWait = (snapshot: Snapshot, room: RoomName): number | null =>
  roomOf(snapshot, room)?.failure?.waitS ?? null;

/** "Start of Messages": there are no older lines. */
export const isAtStart = (snapshot: Snapshot, room: RoomName): boolean =>
  roomOf(snapshot, room)?.isAtStart ?? false;

/** Whether a page of history of this room is queued or loading. */
export const isLoadingHistory = ({ context }: Snapshot, room: RoomName): boolean =>
  isAwaited(context, room);

/** Whether "Show More" has an effect. */
export function canLoadMore(snapshot: Snapshot, name: RoomName): boolean {
  const room = roomOf(snapshot, name);
  return (
    room !== undefined &&
    room.hasLoaded &&
    !room.isAtStart &&
    !isAwaited(snapshot.context, name, 'older')
  );
}

/** Whether lines between those shown may be missing because the socket was closed. */
export const hasGap = (snapshot: Snapshot, room: RoomName): boolean =>
  (roomOf(snapshot, room)?.gap ?? null) !== null;

/** Whether the header is green: the room is joined. */
export const isConnected = (snapshot: Snapshot, room: RoomName): boolean =>
  selectStatus(snapshot, room) === 'joined';

/** How many parts of the page listen to a room. */
export const selectListeners = (snapshot: Snapshot, room: RoomName): number =>
  roomOf(snapshot, room)?.listeners ?? 0;
