/** Conditions as parts of statements. */
import { sql, type RawBuilder } from 'kysely';

export type Condition = RawBuilder<boolean>;

export const allOf = (conditions: readonly RawBuilder<unknown>[]): Condition =>
  conditions.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${sql.join([...conditions], sql` and `)}`;

/** At least one is needed. */
export const anyOf = (conditions: readonly RawBuilder<unknown>[]): Condition =>
  sql<boolean>`(${sql.join([...conditions], sql` or `)})`;

/** `offset 0` makes PostgreSQL check each row instead of scanning the inner table. */
export const exists = (rows: RawBuilder<unknown>): Condition =>
  sql<boolean>`exists (${rows} offset 0)`;
