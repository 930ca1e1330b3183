/** Sends the messages of a socket at the pace that the server allows. The server drops further messages, and at last closes the connection. */
import { CHAT_MESSAGES_BURST, CHAT_MESSAGES_PER_SECOND } from '@oshimado/domain';

/** Fewer than the server allows, because its clock and this one differ a little. */
const BURST = CHAT_MESSAGES_BURST - 4;
const PACE_MS = 1_000 / (CHAT_MESSAGES_PER_SECOND - 1);

/** Sends one message. */
export type EmitToRooms = (name: EmitName, payload: RoomPayload) => unknown;
type EmitName = 'subscribe' | 'unsubscribe';

interface RoomPayload {
  readonly video_id: string;
  readonly lang: string;
}

export interface PacedEmits {
  /** Emits in order, as soon as the pace allows it. A room that is left before it was asked for is not asked for. */
  readonly send: (name: EmitName, payload: RoomPayload) => void;
  /** Forgets what waits. */
  readonly stop: () => void;
}

export function paceEmits(emit: EmitToRooms): PacedEmits {
  const waiting: { readonly name: EmitName; readonly payload: RoomPayload }[] = [];
  let free = BURST;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    while (free > 0) {
      const next = waiting.shift();
      if (!next) return;
      free -= 1;
      emit(next.name, next.payload);
    }
  };
  const recover = () => {
    free += 1;
    flush();
    timer = free < BURST ? setTimeout(recover, PACE_MS) : undefined;
  };
  return {
    send: (name, payload) => {
      const asked = waiting.findIndex(
        (one) =>
          one.name === 'subscribe' &&
          one.payload.video_id === payload.video_id &&
          one.payload.lang === payload.lang,
      );
      if (name === 'unsubscribe' && asked >= 0) {
        waiting.splice(asked, 1);
        return;
      }
      waiting.push({ name, payload });
      flush();
      timer ??= setTimeout(recover, PACE_MS);
    },
    stop: () => {
      waiting.length = 0;
      clearTimeout(timer);
    },
  };
}
