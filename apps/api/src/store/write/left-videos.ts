/**
 * Ends live and upcoming videos whose source is no longer in SOURCE, because no source updates them any more. A live one becomes `past`
 * and gets no end time, since its end is unknown; an upcoming one becomes `missing`.
 */
import { sql, type Kysely } from 'kysely';
import { hasStatusAt, statusAt } from '../read/video-status';
import type { Tables } from '../tables';
import { noteCalendarEvents } from './calendar-events';
import { updateVideoChannels } from './video-channels';

export interface LeftVideos {
  /** Names of the sources that this server has. */
  readonly among: readonly string[];
  /** Whether one of them reads videos again that another source left; then only placeholders end, which no other source can read. */
  readonly isAdopted: boolean;
}

/** Returns how many ended. Rows of people, and those of no source, stay as they are. */
export async function endLeftVideos(
  trx: Kysely<Tables>,
  { among, isAdopted }: LeftVideos,
  now: Date,
): Promise<number> {
  const ending = isAdopted ? sql<boolean>`v.type = 'placeholder'` : sql<boolean>`true`;
  const { rows } = await sql<{ id: string }>`
    update videos set
      status = case when l.status = 'live' then 'past' else 'missing' end,
      missing_since = case when l.status = 'live' then null else ${now}::timestamptz end,
      live_viewers = 0,
      duration = case
        -- A placeholder is live by the clock, from its start for its length.
        when l.status = 'live' and videos.type = 'placeholder'
          then extract(epoch from ${now}::timestamptz - videos.start_scheduled)::integer
        else videos.duration
      end
    from (
      select v.id, ${statusAt('v', now)} as status
      from video_channels m join videos v on v.id = m.video_id
      where m.role = 'uploader' and ${hasStatusAt('m', now, ['upcoming', 'live'])}
        and v.fed_by <> all(${[...among]}::text[]) and v.created_by is null and ${ending}
    ) l
    where videos.id = l.id
    returning videos.id`.execute(trx);
  const ended = rows.map(({ id }) => id);
  await updateVideoChannels(trx, ended);
  await noteCalendarEvents(trx, ended, now);
  return ended.length;
}
