/**
 * Sends notifications, in the one process that feeds the store. Each is claimed in the store, handed to its push service or to Discord, and
 * closed in the store. When a process ends between the last two, the next one sends it again after a minute: with the same
 * topic and tag, so that a device still shows one. A second message to a Discord channel would stay, so none is sent.
 */
import { isQuietAt } from '@oshimado/domain';
import PQueue from 'p-queue';
import type { Clock, SourceLog } from '../sources/source';
import type { PushNotice, PushResult, PushStore } from '../store';
import type { WebhookAnswer } from './discord';
import { discordMessageOf } from './discord-message';
import { createHolds } from './push-holds';
import { payloadOf, topicOf } from './push-payload';
import { followedFilter } from './push-search';
import type { PushAnswer, SendPush } from './push-transport';
import type { SendToWebhook } from './webhooks';

export interface PushSenderOptions {
  readonly store: PushStore;
  readonly send: SendPush;
  readonly sendToWebhook: SendToWebhook;
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
const RETRY_MIN_MS = 1_000;
const RETRY_FIRST_MS = 15_000;
const RETRY_MAX_MS = 900_000;

const URGENT: ReadonlySet<string> = new Set(['live', 'before', 'snooze', 'test']);

const isOpen = ({ video_status }: PushNotice): boolean =>
  video_status === 'live' || video_status === 'upcoming';

/** Those of a webhook one after the other, so that they keep their order and its limit; each of devices alone. */
function inTurns(batch: readonly PushNotice[]): PushNotice[][] {
  const turns = new Map<string, PushNotice[]>();
  for (const notice of batch) {
    const turn = notice.service === 'discord' ? notice.device_id : String(notice.id);
    turns.set(turn, [...(turns.get(turn) ?? []), notice]);
  }
  return [...turns.values()];
}

const isDelayed = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

export function createPushSender({
  store,
  send,
  sendToWebhook,
  origin,
  clock,
  log,
}: PushSenderOptions) {
  const { now } = clock;
  const holds = createHolds(now);

  const later = (
    { attempts }: Pick<PushNotice, 'attempts'>,
    { retryAfterMs }: Pick<PushAnswer, 'retryAfterMs'>,
  ): number => {
    const backoff = Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** (attempts - 1));
    return now() + Math.max(RETRY_MIN_MS, retryAfterMs ?? backoff);
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
  const written = async <T>(notice: PushNotice, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error, id: notice.id }, 'a notification could not be written');
      return undefined;
    }
  };

  const ending = ({ id, device_id: deviceId, attempts, expires_at }: PushNotice) => {
    const end = (outcome: PushResult['outcome'], more: Partial<PushResult> = {}): PushResult => ({
      id,
      deviceId,
      attempts,
      outcome,
      ...more,
    });
    /** At its time, unless it is no news any more by then. */
    const endLater = (dueAt: number, more: Partial<PushResult> = {}) =>
      dueAt < expires_at.getTime() ? end('later', { ...more, dueAt }) : end('expired', more);
    return { end, endLater };
  };

  const deliverToDevice = async (notice: PushNotice): Promise<PushResult> => {
    const { end, endLater } = ending(notice);
    const answer = await written(notice, () => hand(notice));
    if (!answer) return end('refused');
    const { status } = answer;
    if (status >= 200 && status < 300) return end('sent');
    if (status === 404 || status === 410) return end('gone');
    if (isDelayed(status)) {
      const dueAt = later(notice, answer);
      if (status === 429) holds.hold(notice, dueAt);
      return endLater(dueAt);
    }
    log.warn({ status, service: new URL(notice.endpoint).origin }, 'a push service refused');
    return end('refused');
  };

  const resultOf = (notice: PushNotice, answer: WebhookAnswer): PushResult => {
    const { end, endLater } = ending(notice);
    const { status, retryAfterMs, isForAll, isUnknown, isGone } = answer;
    const hasFailed = true;
    if (status >= 200 && status < 300) {
      // It took this one, and asks to wait before the next.
      if (retryAfterMs !== undefined) holds.hold(notice, now() + retryAfterMs);
      return end('sent');
    }
    if (isGone) return end('gone');
    if (isUnknown) {
      // The next ones would wait as long for an answer, and others behind them.
      holds.hold(notice, later(notice, { retryAfterMs: undefined }));
      return end('unknown', { hasFailed });
    }
    if (isDelayed(status)) {
      const dueAt = later(notice, answer);
      holds.hold(notice, dueAt, isForAll);
      return endLater(dueAt, { hasFailed: status !== 429 });
    }
    log.warn({ status, id: notice.id }, 'Discord refused a message');
    return end('refused', { hasFailed });
  };

  /** Undefined if another process has taken it over. */
  const deliverToWebhook = async (notice: PushNotice): Promise<PushResult | undefined> => {
    const { end, endLater } = ending(notice);
    const message = await written(notice, () => discordMessageOf(notice, origin));
    if (!message) return end('refused');
    try {
      if (!(await store.outbox.begin(notice.id))) return undefined;
    } catch (error) {
      log.warn({ err: error, id: notice.id }, 'a message could not be begun; tried again');
      return endLater(later(notice, { retryAfterMs: undefined }));
    }
    return resultOf(notice, await sendToWebhook(notice, message));
  };

  const deliver = async (notice: PushNotice): Promise<PushResult | undefined> => {
    const { kind, expires_at, zone, choices, service } = notice;
    const { end } = ending(notice);
    if (notice.was_handed) return end('unknown');
    if (expires_at.getTime() <= now()) return end('expired');
    // Snoozed, and over by now.
    if (kind === 'snooze' && !isOpen(notice)) return end('expired');
    if (kind !== 'test' && isQuietAt(now(), zone, choices.quiet)) return end('quiet');
    const heldUntil = holds.until(notice);
    if (heldUntil > now()) return end('later', { dueAt: heldUntil });
    return service === 'push' ? deliverToDevice(notice) : deliverToWebhook(notice);
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
      const work = inTurns(batch).map((turn) => async () => {
        for (const notice of turn) {
          // What was not begun is taken over by another process.
          if (signal.aborted) break;
          // oxlint-disable-next-line no-await-in-loop -- one after the other, in their order
          const result = await deliver(notice);
          if (result) results.push(result);
          // Noted soon, so that a process that ends leaves few whose end is unknown.
          // oxlint-disable-next-line no-await-in-loop -- as above
          if (results.length >= NOTED_AT_ONCE) await finish(results.splice(0), signal);
          // The rest of a webhook that is gone is closed with it.
          if (result?.outcome === 'gone') break;
        }
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
