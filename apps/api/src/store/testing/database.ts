/** A fake database: a test supplies the results of its queries. */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
} from 'kysely';
import type { Tables } from '../tables';

/** @param answer returns the rows of a query with these parameters */
export function databaseOf(
  answer: (query: string, parameters: readonly unknown[]) => Promise<readonly unknown[]>,
): Kysely<Tables> {
  const connection: DatabaseConnection = {
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as Kysely declares it
    executeQuery: async <R>({ sql, parameters }: CompiledQuery) => ({
      rows: (await answer(sql, parameters)) as R[],
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
}
