/** Keeps a subscription of each channel at the hub, renewed at half of its lease, and takes what it pushed. */
import { messageOf } from '../../../errors';
import { isRow, smallCount } from '../../../sources/parse/value';
import { HOUR, MINUTE, taskOf, type YoutubeParts } from '../youtube-parts';
import { callbackPath, pushSecret, topicOf } from '../websub/websub-keys';
import type { LookJob } from './look';

export interface WebsubOptions {
  /** Origin under which the hub reaches this site. */
  readonly callbackUrl: string;
  /** Origin of the hub. */
  readonly hubUrl: string;
  /** The site's secret. */
  readonly secret: () => Promise<string>;
}

/** Epoch milliseconds. */
interface Lease {
  readonly expiresAt: number;
  readonly renewAt: number;
}

export interface SubscriptionsJob {
  readonly name: string;
  readonly step: () => Promise<void>;
  readonly dueAt: () => number;
  /** Followed channels without a valid lease. */
  readonly unleased: () => number;
  /** When the next lease of a followed channel ends, epoch milliseconds; undefined without one. */
  readonly nextEnd: () => number | undefined;
}

const HINTS_MS = 3_000;
const LEASE_S = 432_000;
/** A subscription that the hub has not verified by then is asked for again. */
const ANSWER_MS = HOUR;
const PAUSE_MIN_MS = 2 * MINUTE;
const PAUSE_MAX_MS = HOUR;
const LIMIT_MS = 15_000;
/** Requests of one step. */
const BURST = 5;
const LEASES = taskOf('leases');

export function createSubscriptionsJob(
  { store, channels, clock, log, signal }: YoutubeParts,
  look: LookJob,
  {
    callbackUrl,
    hubUrl,
    secret,
    fetch,
  }: WebsubOptions & { readonly fetch: typeof globalThis.fetch },
): SubscriptionsJob {
  let leases: Map<string, Lease> | undefined;
  let heldUntil = 0;
  let failures = 0;
  let nextAt = 0;

  const load = async () => {
    leases ??= new Map(
      Object.entries((await store.loadProgress<Record<string, Lease>>(LEASES)) ?? {}),
    );
    return leases;
  };

  const takeHints = async (known: Map<string, Lease>) => {
    const hints = await store.takeHints();
    await look.hurry(hints.filter(({ kind }) => kind === 'video').map(({ subject }) => subject));
    const now = clock.now();
    const granted = hints.filter(({ kind }) => kind === 'lease');
    for (const { subject, value } of granted) {
      const seconds = (isRow(value) && smallCount(value.seconds)) || 0;
      // One that was refused is asked for again in an hour.
      const expiresAt = now + seconds * 1_000;
      known.set(subject, { expiresAt, renewAt: Math.max(now + ANSWER_MS, now + seconds * 500) });
    }
    if (granted.length > 0) await store.saveProgress(LEASES, Object.fromEntries(known));
  };

  const ask = async (channelId: string): Promise<number> => {
    const key = await secret();
    const body = new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.topic': topicOf(channelId),
      'hub.callback': callbackUrl + callbackPath(key, channelId),
      'hub.secret': pushSecret(key, channelId),
      'hub.lease_seconds': String(LEASE_S),
      'hub.verify': 'async',
    });
    const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
    const answer = await fetch(`${hubUrl}/subscribe`, { method: 'POST', body, signal: limit });
    await answer.body?.cancel();
    if (answer.ok) return 0;
    const seconds = Number(answer.headers.get('retry-after') ?? 0);
    throw new Error(`the hub answers HTTP ${answer.status}`, { cause: seconds * 1_000 });
  };

  const pause = (error: unknown) => {
    const asked = error instanceof Error && typeof error.cause === 'number' ? error.cause : 0;
    const ms = Math.min(PAUSE_MAX_MS, PAUSE_MIN_MS * 2 ** failures);
    failures += 1;
    heldUntil = clock.now() + Math.max(asked, ms);
    const reason = messageOf(error);
    if (failures === 1) log.warn({ reason }, 'the hub of YouTube does not take subscriptions now');
  };

  const renew = async (known: Map<string, Lease>) => {
    const now = clock.now();
    if (now < heldUntil) return;
    const due = [...channels.keys()].filter((id) => (known.get(id)?.renewAt ?? 0) <= now);
    for (const id of due.slice(0, BURST)) {
      try {
        await ask(id);
        failures = 0;
        // The old lease stays valid until the hub has verified the new one.
        known.set(id, { expiresAt: known.get(id)?.expiresAt ?? 0, renewAt: now + ANSWER_MS });
      } catch (error) {
        signal.throwIfAborted();
        pause(error);
        return;
      }
    }
  };

  return {
    name: 'subscriptions',
    dueAt: () => nextAt,
    unleased: () => {
      const now = clock.now();
      return [...channels.keys()].filter((id) => (leases?.get(id)?.expiresAt ?? 0) <= now).length;
    },
    nextEnd: () => {
      const now = clock.now();
      const ends = [...channels.keys()].map((id) => leases?.get(id)?.expiresAt ?? 0);
      const [first] = ends.filter((end) => end > now).sort((a, b) => a - b);
      return first;
    },
    step: async () => {
      nextAt = clock.now() + HINTS_MS;
      const known = await load();
      await takeHints(known);
      await renew(known);
    },
  };
}
