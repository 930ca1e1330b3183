/** Who asked the sender to wait, and until when: a push service, a webhook, or Discord for all of them. */
import type { PushNotice } from '../store';

type Held = Pick<PushNotice, 'service' | 'device_id' | 'endpoint'>;

const EVERY_WEBHOOK = 'every webhook';

const keyOf = ({ service, device_id, endpoint }: Held) =>
  service === 'discord' ? device_id : new URL(endpoint).origin;

/** @param now epoch milliseconds */
export function createHolds(now: () => number) {
  const holds = new Map<string, number>();
  const at = (key: string) => holds.get(key) ?? 0;
  return {
    /** @param isForAll for every webhook, not for this one alone. Default false. */
    hold: (notice: Held, until: number, isForAll = false): void => {
      for (const [key, end] of holds) if (end <= now()) holds.delete(key);
      const key = isForAll ? EVERY_WEBHOOK : keyOf(notice);
      holds.set(key, Math.max(until, at(key)));
    },
    /** Epoch milliseconds until which nothing is sent there; a time in the past if anything may be. */
    until: (notice: Held): number =>
      Math.max(at(keyOf(notice)), notice.service === 'discord' ? at(EVERY_WEBHOOK) : 0),
  };
}
