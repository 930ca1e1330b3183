/** Songs keep the ids that the service they come from gave them; not every service numbers them as uuids. */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`alter table songs alter column id type text collate "C" using id::text`,
]);
