/** What people change of videos, and the log of it. */
import type { Kysely } from 'kysely';
import type { Tables } from '../tables';
import type { Writer } from '../write/writer';

export interface EditStoreOptions {
  readonly db: Kysely<Tables>;
  /** For everything that everybody reads. */
  readonly write: Writer;
  readonly now: () => Date;
  /** Called after every commit that changed something. */
  readonly onCommit: () => void;
}

export const editStore = (_options: EditStoreOptions) => ({});

export type EditStore = ReturnType<typeof editStore>;
