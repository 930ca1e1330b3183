/**
 * An org's videos: what its talents upload, clips that feature them, and streams of others that mention them. The
 * description of the original speaks of uploads and clips only; but viewers choose whether to see collabs on other
 * channels ("Channels outside the current org are hidden unless they are mentioned"; "collabs are hidden when that
 * setting is on"), and a list cannot offer that choice on rows the server held back.
 *
 * There are two ways to find them. A list sorted by time is read from its end until a page is full, each row asked
 * whether it belongs; that is quick where many do. Where few do it would read everything, so these few are collected
 * first.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../tables';

export type Reach = 'none' | 'few' | 'many';

const FEW_MAX = 10_000;

/** A video may come more than once. */
const idsOf = (org: string) => sql`
  select ov.id from videos ov join channels oc on oc.id = ov.channel_id where oc.org = ${org}
  union all
  select om.video_id from video_mentions om join channels oc on oc.id = om.channel_id
  where oc.org = ${org}
  union all
  select ol.video_id from video_links ol
    join videos os on os.id = ol.target_id
    join channels oc on oc.id = os.channel_id
  where ol.kind = 'source' and oc.org = ${org}`;

/** How many videos an org may have. */
export async function reachOf(db: Kysely<Tables>, org: string): Promise<Reach> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (${idsOf(org)} limit ${FEW_MAX + 1}) ids`.execute(db);
  const found = rows[0]?.found ?? 0;
  if (found === 0) return 'none';
  return found > FEW_MAX ? 'many' : 'few';
}

/** Whether a row of `v` and its channel `c` belongs to the org. */
export function isOfOrg(org: string, reach: Reach): RawBuilder<boolean> {
  if (reach === 'none') return sql<boolean>`false`;
  if (reach === 'few') return sql<boolean>`v.id in (${idsOf(org)})`;
  return sql<boolean>`(
    c.org = ${org}
    or exists (
      select from video_mentions m join channels mc on mc.id = m.channel_id
      where m.video_id = v.id and mc.org = ${org}
    )
    or (v.type = 'clip' and exists (
      select from video_links l
        join videos s on s.id = l.target_id
        join channels sc on sc.id = s.channel_id
      where l.video_id = v.id and l.kind = 'source' and sc.org = ${org}
    ))
  )`;
}
