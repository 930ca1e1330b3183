import { CHAT_MESSAGES_BURST, CHAT_MESSAGES_PER_SECOND } from '@oshimado/domain';

/** Limits of one connection ("4 KB frames, 5 messages a second, burst 20, 10 sockets per address, 50 rooms"). */
export interface SocketLimits {
  /** Bytes of one message. */
  readonly frameBytes: number;
  /** Burst of messages, and how many more per second. */
  readonly burst: number;
  readonly perSecond: number;
  readonly socketsPerAddress: number;
  readonly roomsPerSocket: number;
  /** Maximum of unread bytes; a connection above it is closed. */
  readonly bufferedBytes: number;
  readonly pingMs: number;
  /** A connection that has not joined a room by then is closed. */
  readonly joinWithinMs: number;
  /** Messages over the limit until the connection is closed. */
  readonly excessMessages: number;
}

export const defaultSocketLimits: SocketLimits = {
  frameBytes: 4_096,
  burst: CHAT_MESSAGES_BURST,
  perSecond: CHAT_MESSAGES_PER_SECOND,
  socketsPerAddress: 10,
  roomsPerSocket: 50,
  bufferedBytes: 1_048_576,
  pingMs: 25_000,
  joinWithinMs: 10_000,
  excessMessages: 20,
};

/** Counts one more message; false if it exceeds the limits. */
export function createMeter({ burst, perSecond }: SocketLimits, now: () => number): () => boolean {
  let tokens = burst;
  let at = now();
  return () => {
    const time = now();
    tokens = Math.min(burst, tokens + (Math.max(0, time - at) * perSecond) / 1_000);
    at = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

/** Counts open connections per address. */
export function createCounter(max: number) {
  const held = new Map<string, number>();
  return {
    /** False if the address has reached its maximum. */
    take: (address: string): boolean => {
      const count = held.get(address) ?? 0;
      if (count >= max) return false;
      held.set(address, count + 1);
      return true;
    },
    give: (address: string): void => {
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    },
  };
}
