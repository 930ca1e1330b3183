/** Reads the schedules of the followed accounts, one call each, some times a day, and keeps what they plan. */
import { suggestTopic } from '@oshimado/domain';
import type { Row } from '../../parse/value';
import { ifAny, SEGMENTS } from '../api/twitch-client';
import { isOver, readSchedule, recordOfSegment, startsIn, type Segment } from '../rules/segment';
import { DAY, MINUTE, taskOf, type FollowedUser, type TwitchParts } from '../twitch-parts';

export interface SchedulesJob {
  readonly name: string;
  readonly step: () => Promise<void>;
  readonly dueAt: () => number;
  readonly resume: () => Promise<void>;
  /** How many streams are planned. */
  readonly count: () => number;
}

interface Plan {
  /** When it is read again, epoch milliseconds. */
  readonly nextAt: number;
  readonly segments: readonly Segment[];
}

const PLANS = taskOf('schedules');
const AGAIN_MS = DAY / 4;
/** Most accounts have made no schedule. */
const NONE_MS = DAY;
/** Accounts of one step, and the time between two steps: a quarter of the points of a minute, so that live streams never wait. */
const BATCH = 10;
const PAUSE_MS = 3_000;

/** The last start in an answer that is full, also of what is cancelled; undefined for an answer that is the whole schedule. */
function lastOfFull(data: Row): number | undefined {
  const isFull = Array.isArray(data.segments) && data.segments.length >= SEGMENTS;
  return isFull ? Math.max(...startsIn(data)) : undefined;
}

export interface SchedulesOptions {
  /** When the running broadcasts of an account began, epoch milliseconds. */
  readonly startsOf: (userId: string) => readonly number[];
}

export function createSchedulesJob(
  parts: TwitchParts,
  { startsOf }: SchedulesOptions,
): SchedulesJob {
  const { client, store, list, users, clock } = parts;
  const plans = new Map<string, Plan>();
  /** Rows as they were written, by id. */
  const written = new Map<string, string>();
  let steppedAt = Number.NEGATIVE_INFINITY;
  let tidiedAt = Number.NEGATIVE_INFINITY;

  const remove = async (segments: readonly Segment[]) => {
    if (segments.length === 0) return;
    await store.removeVideos(segments.map(({ id }) => id));
    for (const { id } of segments) written.delete(id);
  };

  const write = async (segments: readonly Segment[], { channel, picture }: FollowedUser) => {
    const { id: channelId, name, twitch: login = '' } = channel;
    const records = segments
      .map((one) => {
        const { title = '', category } = one;
        const topic = suggestTopic({ title, category, more: list.current()?.topics });
        return recordOfSegment(one, { channelId, name, login, picture, topic });
      })
      .filter((record) => written.get(record.id) !== JSON.stringify(record));
    if (records.length === 0) return;
    await store.writeVideos(records);
    for (const record of records) written.set(record.id, JSON.stringify(record));
  };

  const read = async (userId: string, user: FollowedUser) => {
    const data = await ifAny(client.scheduleOf(userId));
    const now = clock.now();
    const before = plans.get(userId)?.segments ?? [];
    const planned = (data ? readSchedule(data, now) : []).filter(
      (one) => !isOver(one, now, startsOf(userId)),
    );
    const last = data && lastOfFull(data);
    const names = new Set(planned.map(({ id }) => id));
    const absent = before.filter(({ id }) => !names.has(id));
    // An answer that is full says nothing of what is later.
    const later = absent.filter(({ start }) => last !== undefined && start > last);
    await write(planned, user);
    await remove(absent.filter((one) => !later.includes(one)));
    const nextAt = now + (data ? AGAIN_MS : NONE_MS);
    plans.set(userId, { nextAt, segments: [...planned, ...later] });
  };

  /** Removes plans whose time has come, and those of accounts that are no longer followed. */
  const tidy = async () => {
    const now = clock.now();
    tidiedAt = now;
    for (const [userId, plan] of plans) {
      const isGone = !users.has(userId);
      const starts = startsOf(userId);
      const over = plan.segments.filter((one) => isGone || isOver(one, now, starts));
      await remove(over);
      if (isGone) plans.delete(userId);
      else if (over.length > 0)
        plans.set(userId, {
          ...plan,
          segments: plan.segments.filter((one) => !over.includes(one)),
        });
    }
  };

  const nextOf = (userId: string) => plans.get(userId)?.nextAt ?? Number.NEGATIVE_INFINITY;

  return {
    name: 'schedules',
    dueAt: () => {
      const next = Math.min(tidiedAt + MINUTE, ...[...users.keys()].map(nextOf));
      return Math.max(next, steppedAt + PAUSE_MS, client.heldUntil());
    },
    count: () => [...plans.values()].reduce((sum, { segments }) => sum + segments.length, 0),
    resume: async () => {
      const saved = await store.loadProgress<readonly (readonly [string, Plan])[]>(PLANS);
      for (const [userId, plan] of saved ?? []) plans.set(userId, plan);
    },
    step: async () => {
      const now = clock.now();
      steppedAt = now;
      // Until the list is read, it is not known which channels are followed.
      if (!list.current()) return;
      const due = [...users].filter(([userId]) => nextOf(userId) <= now).slice(0, BATCH);
      try {
        for (const [userId, user] of due) await read(userId, user);
        if (now >= tidiedAt + MINUTE) await tidy();
      } finally {
        await store.saveProgress(PLANS, [...plans]);
      }
    },
  };
}
