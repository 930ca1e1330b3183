/** Rows `m` of a list's lead: one organization or channel, several of them, or all videos. */
import { sql, type RawBuilder } from 'kysely';
import { allOf, type Condition } from './conditions';
import { isMemberRow, type Membership } from './video-filter';

/** The membership whose rows are read; undefined for all videos. */
export type Lead = Membership | undefined;

export const rowsOf = (lead: Lead): Condition => {
  if (!lead) return sql<boolean>`m.role = 'uploader'`;
  const [only, ...more] = lead.anyOf;
  return more.length === 0
    ? isMemberRow(lead, sql`${only ?? ''}`)
    : isMemberRow(lead, sql`any(${[...lead.anyOf]}::text[])`);
};

/** Whether a video may have several rows. */
export const mayRepeat = (lead: Lead): lead is Membership =>
  lead !== undefined && lead.anyOf.length > 1;

/** Rows of every value of the lead, a limited number of each, in this order if given. */
export const rowsOfEach = (
  lead: Membership,
  rest: readonly Condition[],
  limit: number,
  keys?: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select distinct one.video_id, one.available_at, one.duration, one.type
  from unnest(${[...lead.anyOf]}::text[]) as lead(value)
  cross join lateral (
    select m.video_id, m.available_at, m.duration, m.type from video_channels m
    where ${allOf([isMemberRow(lead, sql`lead.value`), ...rest])}
    ${keys ? sql`order by ${keys}` : sql``} limit ${limit}
  ) one`;

const NEWEST = sql`m.available_at desc, m.video_id desc`;

/** The newest rows, at most so many. */
export const newestRows = (
  lead: Lead,
  rest: readonly Condition[],
  limit: number,
): RawBuilder<unknown> =>
  mayRepeat(lead)
    ? rowsOfEach(lead, rest, Math.ceil(limit / lead.anyOf.length), NEWEST)
    : sql`
        select m.video_id from video_channels m where ${allOf([rowsOf(lead), ...rest])}
        order by ${NEWEST} limit ${limit}`;
