/**
 * Which source a video or channel comes from, so that several fill one store: each changes and closes only its own rows. Null for
 * rows of older versions and for what people entered.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`alter table videos add column fed_by text collate "C"`,
  sql`alter table channels add column fed_by text collate "C"`,
]);
