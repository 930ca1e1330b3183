/**
 * Sends notifications, in the one process that feeds the store. Each is claimed in the store, handed to its push service, and
 * closed in the store. When a process ends between the last two, the next one sends it again after a minute: with the same
 * topic and tag, so that a device still shows one.
 */
import { isQuietAt } from '@oshimado/domain';
import PQueue from 'p-queue';
import type { Clock, SourceLog } from '../sources/source';
import type { PushNotice, PushResult, PushStore } from '../store';
import { payloadOf, topicOf } from './push-payload';
import { followedFilter } from './push-search';
import type { PushAnswer, SendPush } from './push-transport';

export interface PushSenderOptions {
  readonly store: PushStore;
  readonly send: SendPush;
  /** Of the portal. */
  readonly origin: string;
  readonly clock: Clock;
  readonly log: SourceLog;
}

const ROUND_MS = 2_000;
const PLAN_MS = 5_000;
const SWEEP_MS = 3_600_000;
const BATCH = 200;
const AT_ONCE = 32;
const NOTED_AT_ONCE = 16;
const RETRY_FIRST_MS = 15_000;
const RETRY_MAX_MS = 900_000;

const URGENT: ReadonlySet<string> = new Set(['live', 'before', 'test']);

export function createPushSender({ store, send, origin, clock, log }: PushSenderOptions) {
  const { now } = clock;
  /** Push services that asked to wait, with the time until which. */
  const holds = new Map<string, number>();

  const later = (notice: PushNotice, { status, retryAfterMs }: PushAnswer): number => {
    const backoff = Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** (notice.attempts - 1));
    const until = now() + (retryAfterMs ?? backoff);
    if (status === 429) holds.set(new URL(notice.endpoint).origin, until);
    return until;
  };

  const hand = async (notice: PushNotice): Promise<PushAnswer> => {
    const { endpoint, p256dh, auth, kind, expires_at } = notice;
    const message = {
      endpoint,
      p256dh,
      auth,
      topic: topicOf(notice),
      ttl: Math.ceil((expires_at.getTime() - now()) / 1_000),
      urgency: URGENT.has(kind) ? ('high' as const) : ('normal' as const),
    };
    const answer = await send({ ...message, payload: await payloadOf(notice, origin) });
    if (answer.status !== 413) return answer;
    return send({ ...message, payload: await payloadOf(notice, origin, true) });
  };

  /** Undefined for a notification that cannot be written: it must not keep back the others of its batch. */
  const handSafely = async (notice: PushNotice): Promise<PushAnswer | undefined> => {
    try {
      return await hand(notice);
    } catch (error) {
      log.warn({ err: error, id: notice.id }, 'a notification could not be written');
      return undefined;
    }
  };

  const deliver = async (notice: PushNotice): Promise<PushResult> => {
    const { id, device_id: deviceId, kind, expires_at, zone, choices } = notice;
    const end = (outcome: PushResult['outcome'], dueAt?: number): PushResult => ({
      id,
      deviceId,
      outcome,
      ...(dueAt !== undefined && { dueAt }),
    });
    if (expires_at.getTime() <= now()) return end('expired');
    if (kind !== 'test' && isQuietAt(now(), zone, choices.quiet)) return end('quiet');
    const heldUntil = holds.get(new URL(notice.endpoint).origin) ?? 0;
    if (heldUntil > now()) return end('later', heldUntil);
    const answer = await handSafely(notice);
    if (!answer) return end('refused');
    const { status } = answer;
    if (status >= 200 && status < 300) return end('sent');
    if (status === 404 || status === 410) return end('gone');
    if (status === 0 || status === 408 || status === 429 || status >= 500) {
      const dueAt = later(notice, answer);
      return dueAt < expires_at.getTime() ? end('later', dueAt) : end('expired');
    }
    log.warn({ status, service: new URL(notice.endpoint).origin }, 'a push service refused');
    return end('refused');
  };

  /** Repeated until the store has it: what was handed over must not be handed over again. */
  const finish = async (results: readonly PushResult[], signal: AbortSignal) => {
    for (;;) {
      try {
        await store.outbox.finish(results);
        return;
      } catch (error) {
        if (signal.aborted) throw error;
        log.warn({ err: error }, 'sent notifications could not be noted; tried again');
        await clock.sleep(ROUND_MS, signal);
      }
    }
  };

  let plannedAt = -Infinity;
  let sweptAt = -Infinity;

  /** Plans when it is time, and sends what is due. */
  const round = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      if (now() - plannedAt >= PLAN_MS) {
        await store.plan(followedFilter);
        plannedAt = now();
      }
      const batch = await store.outbox.claim(BATCH);
      if (batch.length === 0) break;
      const queue = new PQueue({ concurrency: AT_ONCE });
      const results: PushResult[] = [];
      const work = batch.map((notice) => async () => {
        results.push(await deliver(notice));
        // Noted soon, so that a process that ends leaves few whose end is unknown.
        if (results.length >= NOTED_AT_ONCE) await finish(results.splice(0), signal);
      });
      await queue.addAll(work);
      if (results.length > 0) await finish(results, signal);
    }
    if (now() - sweptAt < SWEEP_MS) return;
    await store.outbox.sweep();
    await store.devices.forgetEnded();
    sweptAt = now();
  };

  return {
    round,
    /** Sends until the signal fires. A failed round is logged and retried, never thrown. */
    run: async (signal: AbortSignal): Promise<void> => {
      let isFailing = false;
      while (!signal.aborted) {
        try {
          await round(signal);
          isFailing = false;
        } catch (error) {
          if (!isFailing && !signal.aborted)
            log.warn({ err: error }, 'notifications cannot be sent now');
          isFailing = true;
        }
        await clock.sleep(ROUND_MS, signal);
      }
    },
  };
}
