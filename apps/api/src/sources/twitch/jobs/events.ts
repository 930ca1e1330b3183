/** Subscribes to the starts and ends of followed accounts at Twitch, and takes what it said since: streams are looked at then at once. */
import { SourceFailure } from '../../http/failure';
import { eventSecret, EVENTS_PATH } from '../eventsub/eventsub-keys';
import { readSubscription, type Subscription } from '../rules/subscription';
import { MINUTE, type TwitchParts } from '../twitch-parts';
import type { StreamsJob } from './streams';

export interface EventsOptions {
  /** Origin under which Twitch reaches this site. */
  readonly callbackUrl: string;
  /** The site's secret. */
  readonly secret: () => Promise<string>;
}

export interface EventsJob {
  readonly name: string;
  readonly step: () => Promise<void>;
  readonly dueAt: () => number;
  /** Followed accounts without a valid subscription to their starts. */
  readonly unsubscribed: () => number;
}

const TYPES = ['stream.online', 'stream.offline'] as const;
const HINTS_MS = 3_000;
/** The list of subscriptions is read this often, and what is missing is asked for again. */
const ROUND_MS = 60 * MINUTE;
/** Calls of one step. */
const BURST = 5;
/** A list of 10,000 subscriptions has 100 pages. */
const PAGES_MAX = 110;
const PAUSE_MIN_MS = 2 * MINUTE;
const PAUSE_MAX_MS = 60 * MINUTE;

const keyOf = ({ userId, type }: Pick<Subscription, 'userId' | 'type'>) => `${userId} ${type}`;

export function createEventsJob(
  { client, store, list, users, clock, log, signal }: TwitchParts,
  { hurry }: Pick<StreamsJob, 'hurry'>,
  { callbackUrl, secret }: EventsOptions,
): EventsJob {
  const callback = callbackUrl + EVENTS_PATH;
  /** By account and type; undefined before the first list. */
  let known: Map<string, Subscription> | undefined;
  let surplus: string[] = [];
  let listedAt = Number.NEGATIVE_INFINITY;
  let nextAt = 0;
  let heldUntil = 0;
  let failures = 0;

  const takeHints = async () => {
    const hints = await store.takeHints();
    for (const { kind, subject } of hints) if (kind === 'lease') known?.delete(subject);
    if (hints.some(({ kind }) => kind === 'stream')) hurry();
  };

  /** Lists this site's subscriptions, and deletes those that failed, exist twice or are of accounts that are not followed. */
  const readAll = async () => {
    const found = new Map<string, Subscription>();
    const ends: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const answer = await client.subscriptions(after);
      for (const row of answer.rows) {
        const one = readSubscription(row);
        // Others belong to another site with the same application.
        if (!one || one.callback !== callback) continue;
        const isUsed =
          one.isGood && users.has(one.userId) && TYPES.some((type) => type === one.type);
        if (isUsed && !found.has(keyOf(one))) found.set(keyOf(one), one);
        else ends.push(one.id);
      }
      after = answer.next;
      if (after === undefined) break;
    }
    known = found;
    surplus = ends;
    listedAt = clock.now();
  };

  const wanted = () =>
    [...users.keys()].flatMap((userId) =>
      TYPES.filter((type) => !known?.has(keyOf({ userId, type }))).map((type) => ({
        userId,
        type,
      })),
    );

  const subscribe = async (one: { readonly userId: string; readonly type: string }) => {
    const key = eventSecret(await secret());
    let isGood = true;
    await client.subscribe({ ...one, callback, secret: key }).catch((error: unknown) => {
      const { kind } = error instanceof SourceFailure ? error : { kind: undefined };
      // Refused for one account: others are asked for, and this one after the next list.
      if (kind === 'refused' || kind === 'missing') isGood = false;
      // One that is known is there already, and the next list has it.
      else if (kind !== 'known') throw error;
    });
    known?.set(keyOf(one), { ...one, id: '', callback, isGood });
  };

  const repair = async (now: number) => {
    if (now < heldUntil) return;
    try {
      if (now >= listedAt + ROUND_MS) await readAll();
      for (const id of surplus.splice(0, BURST)) await client.unsubscribe(id);
      for (const one of wanted().slice(0, BURST)) await subscribe(one);
      failures = 0;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof SourceFailure)) throw error;
      heldUntil = now + Math.min(PAUSE_MAX_MS, PAUSE_MIN_MS * 2 ** failures);
      failures += 1;
      if (failures === 1)
        log.warn({ reason: error.message }, 'Twitch does not take subscriptions to events now');
    }
  };

  return {
    name: 'events',
    dueAt: () => nextAt,
    unsubscribed: () =>
      [...users.keys()].filter(
        (userId) => !known?.get(keyOf({ userId, type: 'stream.online' }))?.isGood,
      ).length,
    step: async () => {
      const now = clock.now();
      nextAt = now + HINTS_MS;
      await takeHints();
      // Until the list is read, it is not known which channels are followed.
      if (list.current()) await repair(now);
    },
  };
}
