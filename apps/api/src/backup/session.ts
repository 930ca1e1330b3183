/** Connections that write and read backups, and the queries about tables that both need. */
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Client } from 'pg';

/** Other than the server's, so that a command can tell whether a server is connected. */
const APPLICATION = 'command of oshimado';

// Rows are written the same way by every server, whatever it is configured to.
const SETTINGS = [
  `set client_encoding = 'UTF8'`,
  `set datestyle = 'ISO, MDY'`,
  `set intervalstyle = 'postgres'`,
  `set timezone = 'UTC'`,
  `set bytea_output = 'hex'`,
  'set extra_float_digits = 3',
];

/** Connects without time limits: a large table takes its time. */
export async function connectForBackup(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    application_name: APPLICATION,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  // The running query fails as well.
  client.on('error', () => undefined);
  await client.connect();
  for (const setting of SETTINGS) await client.query(setting);
  return client;
}

/** The query builder on one connection, inside the transaction that is open there. */
export function builderOn(client: Client): Kysely<unknown> {
  const query = (text: string, values: readonly unknown[]): Promise<unknown> =>
    client.query(text, [...values]);
  const connection: PostgresPoolClient = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- cursors are not used here
    query: query as PostgresPoolClient['query'],
    release: () => undefined,
  };
  const pool = { connect: async () => connection, end: async () => undefined };
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** Tables of Kysely's migrator; what they hold is in the header of a backup. */
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'];

export interface StoredTable {
  readonly name: string;
  /** Names of its columns; without generated ones, which PostgreSQL computes. */
  readonly columns: readonly string[];
  /** Tables that its foreign keys name. */
  readonly needs: readonly string[];
}

/** Tables of a schema, each after those it refers to, so that rows can be written in this order. */
export async function tablesOf(client: Client, schema: string): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select c.relname::text as name,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns,
      array(
        select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid
      ) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = $1 and c.relkind = 'r' and c.relname <> all ($2)
    order by c.relname`,
    [schema, MIGRATION_TABLES],
  );
  const byName = new Map(rows.map((table) => [table.name, table]));
  const ordered = new Set<StoredTable>();
  const add = (table: StoredTable, above: ReadonlySet<string>) => {
    if (ordered.has(table) || above.has(table.name)) return;
    const path = new Set([...above, table.name]);
    for (const name of table.needs) {
      const needed = byName.get(name);
      if (needed) add(needed, path);
    }
    ordered.add(table);
  };
  for (const table of rows) add(table, new Set());
  return [...ordered];
}

export async function sequencesOf(
  client: Client,
  schema: string,
): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename::text as name, last_value::text as last from pg_sequences
    where schemaname = $1 order by 1`,
    [schema],
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Schema that holds the tables. */
export async function currentSchema(client: Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
  return rows[0]?.schema ?? 'public';
}

/** Whether this schema has a table of this name. */
export async function hasTable(client: Client, schema: string, table: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pg_tables where schemaname = $1 and tablename = $2',
    [schema, table],
  );
  return rowCount === 1;
}
