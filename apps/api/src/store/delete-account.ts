/**
 * Deletes an account. What it contributed to the public stays, without its name and id: in the rows themselves, and in the
 * log of edits, where later edits of others repeat who made a placeholder or a song. All other data goes.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { NAMELESS } from './chats/lines';
import type { Tables } from './tables';

/** A value of the log without the maker, if the account is that. */
const withoutMaker = (value: RawBuilder<unknown>, userId: string) => sql`
  case when ${value} ->> 'creator_id' = ${userId} then
    ${value} || '{"creator_id": null}' || case
      when jsonb_typeof(${value} -> 'credits') = 'object'
        then jsonb_build_object('credits', (${value} -> 'credits') - 'editor')
      else '{}'
    end
  else ${value} end`;

async function leaveLog(trx: Kysely<Tables>, userId: string) {
  const [before, after] = [sql.ref('before'), sql.ref('after')];
  await sql`
    update audit set before = ${withoutMaker(before, userId)}, after = ${withoutMaker(after, userId)}
    where target_id in (select target_id from audit where user_id = ${userId})
      and (before ->> 'creator_id' = ${userId} or after ->> 'creator_id' = ${userId})`.execute(trx);
  await sql`update audit set user_id = null, username = null where user_id = ${userId}`.execute(
    trx,
  );
}

export async function deleteAccount(trx: Kysely<Tables>, userId: string): Promise<void> {
  await sql`
    update chats set creator_id = null, name = ${NAMELESS}, mchad_room = null
    where creator_id = ${userId}`.execute(trx);
  await sql`delete from mchad_rooms where claimed_by = ${userId}`.execute(trx);
  await sql`
    update songs set creator_id = nullif(creator_id, ${userId}),
      approver_id = nullif(approver_id, ${userId})
    where creator_id = ${userId} or approver_id = ${userId}`.execute(trx);
  await sql`
    update videos set topic_approver_id = nullif(topic_approver_id, ${userId}),
      creator_id = nullif(creator_id, ${userId}),
      credits = case when creator_id = ${userId} then credits - 'editor' else credits end
    where topic_approver_id = ${userId} or creator_id = ${userId}`.execute(trx);
  await leaveLog(trx, userId);
  // Reports are read by operators alone, so no page loses anything by this.
  await sql`delete from reports where user_id = ${userId}`.execute(trx);
  await sql`update reports set closed_by = null where closed_by = ${userId}`.execute(trx);
  await sql`
    update security_log set actor_id = nullif(actor_id, ${userId}),
      subject_id = nullif(subject_id, ${userId})
    where actor_id = ${userId} or subject_id = ${userId}`.execute(trx);
  await sql`delete from limit_hits where user_id = ${userId}`.execute(trx);
  await trx.deleteFrom('users').where('id', '=', Number(userId)).execute();
}
