/** How tables come to be, and that nothing in them stands in the way of other engines. */
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../apps/api/src/store';
import { createDatabase, testServers } from '../postgres/databases';

describe.each(testServers())('Migrations, PostgreSQL $version', (server) => {
  const fresh = async () => {
    const database = await createDatabase(server);
    const { connectionString } = database;
    onTestFinished(() => database.drop());
    const stores = Array.from({ length: 4 }, () => openStore({ connectionString, poolSize: 2 }));
    onTestFinished(async () => {
      await Promise.all(stores.map((store) => store.close()));
    });
    const ask = async (text: string) => {
      const client = new Client({ connectionString });
      await client.connect();
      try {
        return (await client.query<Record<string, string>>(text)).rows;
      } finally {
        await client.end();
      }
    };
    return { stores, ask };
  };

  it('several processes that start together migrate once', async () => {
    const { stores, ask } = await fresh();
    await Promise.all(stores.map((store) => store.migrate()));
    const [done] = await ask('select count(*)::int as steps from kysely_migration');
    expect(Number(done?.steps)).toBeGreaterThan(0);
    await Promise.all(stores.map((store) => store.ping()));
  });

  it('a store is not ready before its migrations are done', async () => {
    const { stores } = await fresh();
    await expect(stores[0]?.ping()).rejects.toThrow('kysely_migration');
    await stores[0]?.migrate();
    await expect(stores[0]?.ping()).resolves.toBeUndefined();
  });

  it('tables keep to what other engines share', async () => {
    const { stores, ask } = await fresh();
    await stores[0]?.migrate();
    const ours = `relnamespace = 'public'::regnamespace and relname not like 'kysely%'`;
    expect(
      await ask(`select attname from pg_attribute join pg_class on oid = attrelid
        where attgenerated <> '' and ${ours}`),
    ).toEqual([]);
    expect(
      await ask(`select conname from pg_constraint
        where connamespace = 'public'::regnamespace and (contype in ('x', 't') or condeferrable)`),
    ).toEqual([]);
    expect(await ask('select tgname from pg_trigger where not tgisinternal')).toEqual([]);
    expect(
      await ask(`select indexrelid::regclass::text as index from pg_index
        join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
        where amname = 'gin' and indnatts > 1 and relnamespace = 'public'::regnamespace`),
    ).toEqual([]);
    expect(
      await ask(`select relname from pg_class where relkind = 'r' and ${ours} and not exists (
        select from pg_index where indrelid = pg_class.oid and indisprimary)`),
    ).toEqual([]);
  });

  it('text that answers are sorted by compares byte by byte, whatever the system’s locale', async () => {
    const { stores, ask } = await fresh();
    await stores[0]?.migrate();
    expect(
      await ask(`select relname || '.' || attname as column from pg_attribute
        join pg_class on pg_class.oid = attrelid
        left join pg_collation on pg_collation.oid = attcollation
        where atttypid = 'text'::regtype and relkind = 'r' and collname is distinct from 'C'
          and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`),
    ).toEqual([]);
  });
});
