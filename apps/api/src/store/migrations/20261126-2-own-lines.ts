/**
 * Lines that were typed on this site are counted beside those that a source counts, so that the next round of a source does not
 * take them away. Until now both shared a number: what is not of this site's lines is taken for the source's. A channel's views
 * may be unknown; nobody has none.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`alter table videos
    add column own_tl_count jsonb not null default '{}',
    add column own_recent_tls text[] not null default '{}'`,
  sql`update videos v set own_tl_count = typed.counts,
      live_tl_count = coalesce((
        select jsonb_object_agg(lang, lines::bigint - coalesce((typed.counts ->> lang)::bigint, 0))
        from jsonb_each_text(v.live_tl_count) counted(lang, lines)
        where lines::bigint > coalesce((typed.counts ->> lang)::bigint, 0)
      ), '{}')
    from (
      select room, jsonb_object_agg(lang, lines) as counts
      from (select room, lang, count(*) as lines from chats group by room, lang) by_lang
      group by room
    ) typed
    where typed.room = v.id`,
  sql`alter table channels alter column view_count drop not null, alter column view_count drop default`,
  sql`update channels set view_count = null where view_count = 0`,
]);
