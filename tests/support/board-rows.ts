/** The board of a store in memory: the rows that `/live` lists, and which of them are one card. */
import { eventIds, placeholderStatus, type EventVideo } from '@oshimado/domain';
import type { VideoRecord } from '../../apps/api/src/store/records';

const AHEAD_MS = 48 * 3_600_000;

const iso = (time: Date | null | undefined) => time?.toISOString();

/** A record as the rule of events reads it, at this moment; placeholders follow the clock. */
function rowOf(record: VideoRecord, now: number): EventVideo {
  const { id, type = 'stream', channel_id, topic_id, mentions = [], duration = 0 } = record;
  const start_scheduled = iso(record.start_scheduled);
  const start_actual = iso(record.start_actual);
  const status =
    type === 'placeholder' && record.status !== 'missing'
      ? placeholderStatus(
          { placeholderType: record.placeholderType ?? undefined, start_scheduled, duration },
          now,
        )
      : record.status;
  return {
    id,
    type,
    status,
    ...(topic_id != null && { topic_id }),
    ...(start_scheduled !== undefined && { start_scheduled }),
    ...(start_actual !== undefined && { start_actual }),
    available_at: start_actual ?? start_scheduled ?? iso(record.published_at) ?? '',
    duration,
    channel: { id: channel_id },
    mentions: mentions.map((mentioned) => ({ id: mentioned })),
  };
}

/** Live rows, and those to come within 48 hours. */
export function boardRows(records: Iterable<VideoRecord>, now: number): EventVideo[] {
  const rows: EventVideo[] = [];
  for (const record of records) {
    if (record.type === 'clip' || (record.type !== 'placeholder' && record.status === 'past'))
      continue;
    const row = rowOf(record, now);
    const isSoon = row.status === 'upcoming' && Date.parse(row.available_at) <= now + AHEAD_MS;
    if (row.status === 'live' || isSoon) rows.push(row);
  }
  return rows;
}

/** The rows of each card, by the name of its event. */
export function cardsOf<Row extends EventVideo>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const names = eventIds(rows);
  const cards = new Map<string, Row[]>();
  for (const row of rows) {
    const name = names.get(row.id) ?? row.id;
    const known = cards.get(name);
    if (known) known.push(row);
    else cards.set(name, [row]);
  }
  return cards;
}
