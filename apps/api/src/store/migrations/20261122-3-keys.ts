/**
 * A session keeps the ids of all tokens that were replaced within their overlap, so that a token stays valid when its
 * successor is replaced as well. An account has a number from which its calendar key is derived; a higher number makes a
 * new key and ends the one before.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`alter table sessions add column replaced_tokens jsonb not null default '{}'`,
  sql`update sessions set replaced_tokens =
      jsonb_build_object(previous_token_id, floor(extract(epoch from renewed_at) * 1000)::bigint)
    where previous_token_id is not null`,
  sql`alter table sessions drop column previous_token_id`,
  sql`alter table users add column calendar_key_number integer not null default 1
    check (calendar_key_number > 0)`,
]);
