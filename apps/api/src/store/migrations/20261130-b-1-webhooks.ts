/**
 * Discord webhooks receive notifications as devices do, from the same outbox: each is a row of `push_devices` whose endpoint is the address,
 * encrypted, and one of `push_webhooks` with what only webhooks have. A message in a chat cannot be replaced by a second one, so
 * `handed_at` says that it was handed over.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`alter table push_devices add column service text collate "C" not null default 'push'`,
  sql`alter table push_outbox add column handed_at timestamptz`,
  sql`create table push_webhooks (device_id text collate "C" primary key references push_devices (id) on delete cascade,
    name text collate "C",
    token_end text collate "C" not null,
    failing_since timestamptz,
    off_at timestamptz
  )`,
]);
