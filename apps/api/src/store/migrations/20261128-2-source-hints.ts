/**
 * Hints: messages from platforms that something has changed. Any process of this site receives and stores them; the one that feeds reads
 * and removes them. The primary key makes one row of hints about the same subject.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`create table source_hints (
    source text collate "C" not null,
    kind text collate "C" not null,
    subject text collate "C" not null,
    value jsonb not null,
    told_at timestamptz not null,
    primary key (source, kind, subject)
  )`,
]);
