/**
 * The format of a backup: one gzip file of lines of text, readable with `zcat`. The first line describes the backup. Each table has a line
 * with its name and columns, its rows as PostgreSQL's `COPY` writes them, and `\.` as its end. The last line has the number of rows of each
 * table and the SHA-256 of everything before, so that a file that was cut off or altered is noticed before anything is restored.
 */
import * as z from 'zod';

export const FORMAT = 'oshimado-backup';
/** Grows with every change that older versions cannot read. */
export const FORMAT_VERSION = 1;
/** Ends the rows of a table; `COPY` writes no row like it. */
export const END_OF_ROWS = '\\.\n';

const migration = z.object({ name: z.string(), timestamp: z.string() });

export const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  /** Time of the snapshot, ISO 8601. */
  madeAt: z.string(),
  /** Version of the PostgreSQL it was read from, like `18.4`. */
  postgres: z.string(),
  /** Migrations done, oldest first. */
  migrations: z.array(migration),
  /** Sequences by name, with the last value given; null if none was. */
  sequences: z.record(z.string(), z.string().nullable()),
});

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });

export const endSchema = z.object({
  end: z.literal(true),
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  sha256: z.string(),
});

export type BackupHeader = z.infer<typeof headerSchema>;
export type BackupTable = z.infer<typeof tableSchema>;
export type BackupEnd = z.infer<typeof endSchema>;

/** What a checked backup contains. */
export interface BackupSummary {
  readonly header: BackupHeader;
  readonly rows: Readonly<Record<string, number>>;
}

/** The file cannot be restored; the message says why, in one line. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export const totalOf = (rows: Readonly<Record<string, number>>): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);
