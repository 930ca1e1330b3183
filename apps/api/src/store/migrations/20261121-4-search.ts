/**
 * Search without an extension: the program folds text and cuts it into pairs of characters (`grams`), an inverted index
 * finds the rows that hold them all, and the folded text is looked through once more. The folded text is written beside
 * each video and comment by the same statement that writes these.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`create table video_texts (
    video_id text collate "C" primary key references videos (id) on delete cascade,
    title text collate "C" not null,
    body text collate "C" not null,
    grams text[] not null
  )`,
  sql`create index video_texts_grams on video_texts using gin (grams) with (fastupdate = off)`,
  sql`create table comment_texts (
    video_id text collate "C" not null,
    comment_key text collate "C" not null,
    body text collate "C" not null,
    grams text[] not null,
    primary key (video_id, comment_key),
    foreign key (video_id, comment_key) references comments (video_id, comment_key) on delete cascade
  )`,
  sql`create index comment_texts_grams on comment_texts using gin (grams) with (fastupdate = off)`,
  sql`create table channel_texts (
    channel_id text collate "C" primary key references channels (id) on delete cascade,
    body text collate "C" not null,
    grams text[] not null
  )`,
  sql`create index channel_texts_grams on channel_texts using gin (grams) with (fastupdate = off)`,
  sql`create index videos_duration on videos (duration, id)`,
]);
