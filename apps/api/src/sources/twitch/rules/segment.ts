/** A planned stream of a followed user, as it is in their schedule at Twitch, and what the store keeps of it. */
import type { VideoRecord } from '../../../store/records';
import { isRow, label, text, time, type Row } from '../../parse/value';
import { PLANNED_NEAR_MS } from '../../../store';
import { DAY } from '../twitch-parts';
import { rowIdOf } from './broadcast';

/** Times in epoch milliseconds. */
export interface Segment {
  /** Id of its row in the store. */
  readonly id: string;
  readonly title: string | undefined;
  readonly category: string | undefined;
  readonly start: number;
}

/** Planned streams further ahead are left out: recurring ones go on for ever. */
const AHEAD_MS = 14 * DAY;

const said = (value: unknown) => text(value)?.trim() || undefined;

const spanOf = (value: unknown) => {
  if (!isRow(value)) return undefined;
  const from = time(value.start_time)?.getTime();
  const to = time(value.end_time)?.getTime();
  return from === undefined || to === undefined ? undefined : { from, to };
};

const rowsOf = ({ segments }: Row) => (Array.isArray(segments) ? segments.filter(isRow) : []);

const startOf = (row: Row) => time(row.start_time)?.getTime();

/** Starts of all that Twitch sent, also of what is cancelled or in a vacation. */
export const startsIn = (data: Row): number[] => rowsOf(data).flatMap((row) => startOf(row) ?? []);

/** What is planned from now on, by the schedule that Twitch sent: without cancelled streams and those of a vacation, which it lists as well. */
export function readSchedule(data: Row, now: number): Segment[] {
  const vacation = spanOf(data.vacation);
  return rowsOf(data).flatMap((row): Segment[] => {
    const id = label(256)(row.id);
    const start = startOf(row);
    if (id === undefined || start === undefined) return [];
    if (time(row.canceled_until) || start <= now || start > now + AHEAD_MS) return [];
    if (vacation && vacation.from <= start && start < vacation.to) return [];
    const category = isRow(row.category) ? said(row.category.name) : undefined;
    return [{ id: rowIdOf(`segment:${id}`), title: said(row.title), category, start }];
  });
}

/** Whether a planned stream is to be shown no more: its time has come, or a broadcast has begun that is the planned one. */
export const isOver = ({ start }: Segment, now: number, broadcasts: readonly number[]): boolean =>
  start <= now || broadcasts.some((began) => Math.abs(began - start) <= PLANNED_NEAR_MS);

export interface SegmentContext {
  readonly channelId: string;
  readonly name: string;
  readonly login: string;
  readonly picture: string | undefined;
  readonly topic: string | undefined;
}

export function recordOfSegment(
  { id, title, category, start }: Segment,
  { channelId, name, login, picture, topic }: SegmentContext,
): VideoRecord {
  return {
    id,
    channel_id: channelId,
    title: title ?? category ?? name,
    type: 'placeholder',
    placeholderType: 'external-stream',
    status: 'upcoming',
    link: `https://www.twitch.tv/${login}`,
    certainty: 'likely',
    published_at: null,
    available_at: new Date(start),
    start_scheduled: new Date(start),
    start_actual: null,
    end_actual: null,
    // A placeholder is live by the clock, from its start for its length: a planned stream may not come.
    duration: 0,
    thumbnail: picture ?? null,
    mentions: [],
    topic_id: topic ?? null,
    topic_by: 'rule',
  };
}
