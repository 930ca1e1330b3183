/**
 * Lines of live translations. A room is a video in a language, or a custom link; lines carry their room
 * first, so that they can be spread by it. An MChad room is what an older service kept under a name and a password; its
 * lines are here already, and can be claimed with the password.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`create table chats (
    room text collate "C" not null,
    lang text collate "C" not null,
    id bigint generated always as identity,
    name text collate "C" not null,
    message text collate "C" not null,
    timestamp_ms bigint not null,
    duration_ms integer,
    channel_id text collate "C",
    is_tl boolean not null default false,
    is_owner boolean not null default false,
    is_vtuber boolean not null default false,
    is_moderator boolean not null default false,
    is_verified boolean not null default false,
    source text collate "C" not null check (source in ('youtube', 'MChad', 'user')),
    creator_id bigint,
    mchad_room text collate "C",
    created_at timestamptz not null,
    primary key (room, lang, id)
  )`,
  sql`create index chats_time on chats (room, lang, timestamp_ms, id)`,
  sql`create index chats_creator on chats (creator_id, room, lang) where creator_id is not null`,
  sql`create index chats_mchad on chats (mchad_room) where mchad_room is not null`,
  sql`create table mchad_rooms (
    name text collate "C" primary key,
    password_hash text collate "C" not null,
    claimed_by bigint
  )`,
]);
