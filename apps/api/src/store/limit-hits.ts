/**
 * Requests that were refused because there were too many, kept for a week. They are counted in memory and written together, so that
 * a flood of them is one write; of guests only the kind of network is kept, never the address.
 */
import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 7;
/** Entries between two writes; accounts beyond that are counted as one without a name. */
const PENDING_MAX = 500;
/** Rows that are kept, the latest ones. */
const ROWS_MAX = 5_000;
const SHOWN_MAX = 100;

export interface LimitHit {
  /** Class of the limit, as in `RATE_LIMITS`. */
  readonly limit: string;
  readonly kind: 'guest' | 'user' | 'key';
  /** Of a guest; empty for an account. */
  readonly network: 'ipv4' | 'ipv6' | '';
  /** Undefined for a guest. */
  readonly userId?: string | undefined;
  /** Method and path of the route; empty without one. */
  readonly call: string;
}

interface Counted extends LimitHit {
  readonly day: string;
  readonly count: number;
  readonly last_at: Date;
}

export interface LimitHitRow {
  readonly limit: string;
  readonly kind: LimitHit['kind'];
  readonly network: LimitHit['network'];
  readonly user_id: string | null;
  readonly username: string | null;
  readonly call: string;
  readonly count: number;
  readonly last_at: Date;
}

const keyOf = (day: string, { limit, kind, network, userId = '0', call }: LimitHit) =>
  [day, limit, kind, network, userId, call].join(' ');

async function write(db: Kysely<Tables>, rows: readonly Counted[], now: Date) {
  const values = rows.map(
    ({ day, limit, kind, network, userId = '0', call, count, last_at }) => sql`(
      ${day}::date, ${limit}, ${kind}, ${network}, ${userId}::bigint, ${call}, ${count}::int,
      ${last_at}::timestamptz)`,
  );
  await sql`
    insert into limit_hits as h (day, "limit", kind, network, user_id, call, count, last_at)
    values ${sql.join(values)}
    on conflict (day, "limit", kind, network, user_id, call) do update
      set count = least(h.count::bigint + excluded.count, 2147483647)::int,
        last_at = greatest(h.last_at, excluded.last_at)`.execute(db);
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await sql`
    delete from limit_hits where last_at < ${oldest}::timestamptz
      or last_at < (select last_at from limit_hits order by last_at desc offset ${ROWS_MAX} limit 1)
  `.execute(db);
}

export function limitHits(db: Kysely<Tables>, now: () => Date) {
  let pending = new Map<string, Counted>();

  const add = (hit: LimitHit, count: number, at: Date) => {
    const day = at.toISOString().slice(0, 'yyyy-mm-dd'.length);
    const own = keyOf(day, hit);
    const isFull = pending.size >= PENDING_MAX && !pending.has(own);
    const kept = isFull ? { ...hit, userId: undefined, call: '' } : hit;
    const key = isFull ? keyOf(day, kept) : own;
    const before = pending.get(key)?.count ?? 0;
    const last = pending.get(key)?.last_at ?? at;
    pending.set(key, { ...kept, day, count: before + count, last_at: last > at ? last : at });
  };

  const flush = async (): Promise<void> => {
    if (pending.size === 0) return;
    // In one order, so that two processes that write the same rows wait for each other and do not lock each other out.
    const rows = [...pending].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    pending = new Map();
    try {
      await write(db, rows, now());
    } catch (error) {
      for (const { count, last_at, ...hit } of rows) add(hit, count, last_at);
      throw error;
    }
  };

  return {
    /** Counts a refused request; it is written later. */
    note: (hit: LimitHit): void => add(hit, 1, now()),
    /** Writes what was counted since the last time. */
    flush,
    /** Of the last week, the latest first. */
    list: async (): Promise<LimitHitRow[]> => {
      await flush();
      const since = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
      const { rows } = await sql<LimitHitRow>`
        select h."limit", h.kind, h.network, nullif(h.user_id, 0)::text as user_id, u.username,
          h.call, least(sum(h.count), 2147483647)::int as count, max(h.last_at) as last_at
        from limit_hits h left join users u on u.id = h.user_id
        where h.last_at >= ${since}::timestamptz
        group by h."limit", h.kind, h.network, h.user_id, u.username, h.call
        order by max(h.last_at) desc, h."limit", h.call limit ${SHOWN_MAX}`.execute(db);
      return rows;
    },
  };
}

export type LimitHits = ReturnType<typeof limitHits>;
