import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
} from 'kysely';
import { expect, it, vi } from 'vitest';
import type { Tables } from '../tables';
import type { Writer } from '../write/writer';
import { createTextFiller } from './fill-texts';

/** A database that answers every query like this. */
const databaseOf = (answer: (query: string) => Promise<readonly unknown[]>) => {
  const connection: DatabaseConnection = {
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as Kysely declares it
    executeQuery: async <R>({ sql }: { readonly sql: string }) => ({
      rows: (await answer(sql)) as R[],
    }),
    streamQuery: () => {
      throw new Error('nothing is streamed');
    },
  };
  class Driver extends DummyDriver {
    override acquireConnection = async () => connection;
  }
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
};

const row = { id: 'a', available_at: '2026-01-01', bare: false, silent: false };
const fillerOf = (db: Kysely<Tables>, write: Writer = vi.fn()) =>
  createTextFiller({ db, write, onError: () => undefined });

it('the writers are not held where no text is missing', async () => {
  const pages = [[row], [row], []];
  const notes: string[] = [];
  const db = databaseOf(async (query) => {
    if (query.includes('insert into progress')) notes.push(query);
    return query.includes('with looked') ? (pages.shift() ?? []) : [];
  });
  const write = vi.fn<() => Promise<never>>();
  const filler = fillerOf(db, write);
  filler.start();
  await expect.poll(() => notes.length).toBe(1);
  expect(write).not.toHaveBeenCalled();
  await filler.stop();
});

it('stopping takes three seconds at most while the database does not answer', async () => {
  const filler = fillerOf(databaseOf(() => new Promise(() => undefined)));
  filler.start();
  const begun = performance.now();
  await filler.stop();
  expect(performance.now() - begun).toBeLessThan(10_000);
});
