/**
 * Accounts and what belongs to them. Rows of an account carry its id first, so that they can be spread by it. A session
 * knows the token that speaks for it now and the one before; an API key is kept as a keyed hash. Playlists hold the ids
 * of their videos as a list, because order is what a playlist is; videos that vanish stay named there until they are back.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`create table users (
    id bigint generated always as identity primary key,
    username text collate "C" not null,
    role text collate "C" not null default 'user' check (role in ('user', 'editor', 'admin')),
    contribution_count integer not null default 0 check (contribution_count >= 0),
    created_at timestamptz not null
  )`,
  sql`create table identities (
    service text collate "C" not null check (service in ('discord', 'google', 'twitter', 'demo')),
    subject text collate "C" not null,
    user_id bigint not null references users (id) on delete cascade,
    primary key (service, subject)
  )`,
  sql`create unique index identities_user on identities (user_id, service)`,
  sql`create table sessions (
    id uuid primary key,
    user_id bigint not null references users (id) on delete cascade,
    token_id text collate "C" not null,
    previous_token_id text collate "C",
    device text collate "C",
    created_at timestamptz not null,
    renewed_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create index sessions_user on sessions (user_id)`,
  sql`create index sessions_expiry on sessions (expires_at)`,
  sql`create table api_keys (
    hash bytea primary key,
    user_id bigint not null references users (id) on delete cascade,
    prefix text collate "C" not null,
    created_at timestamptz not null,
    expires_at timestamptz
  )`,
  sql`create index api_keys_user on api_keys (user_id)`,
  sql`create table used_tickets (
    id text collate "C" primary key,
    expires_at timestamptz not null
  )`,
  sql`create table favorites (
    user_id bigint not null references users (id) on delete cascade,
    channel_id text collate "C" not null,
    created_at timestamptz not null,
    primary key (user_id, channel_id)
  )`,
  sql`create table playlists (
    id bigint generated always as identity primary key,
    user_id bigint not null references users (id) on delete cascade,
    name text collate "C" not null check (name <> ''),
    video_ids text[] not null default '{}' check (cardinality(video_ids) <= 500),
    updated_at timestamptz not null
  )`,
  sql`create index playlists_user on playlists (user_id, id)`,
  sql`create table replays (
    user_id bigint not null references users (id) on delete cascade,
    key text collate "C" not null,
    request text collate "C" not null,
    answer jsonb not null,
    created_at timestamptz not null,
    primary key (user_id, key)
  )`,
  sql`create index replays_age on replays (created_at)`,
]);
