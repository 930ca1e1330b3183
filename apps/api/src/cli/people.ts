/** `admin`, `editor` and `token`: roles and keys of accounts. */
import type { Role } from '@oshimado/contract';
import { apiKeyStart } from '@oshimado/domain';
import type { Command } from 'commander';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { createKeyHash, makeApiKey } from '../auth/api-keys';
import { readSecret } from '../process/secret';
import { openStore } from '../store';
import { noteSecurity } from '../store/security-log';
import type { Tables } from '../store/tables';
import {
  CommandError,
  configOf,
  tableOf,
  type CommandContext,
  type GlobalOptions,
} from './context';
import { withTables } from './tables';

const OLD_KEY_MS = 86_400_000;

interface PersonRow {
  readonly id: number;
  readonly username: string;
  readonly role: Role;
  /** Like `discord:1234, google:5678`. */
  readonly logins: string;
}

async function selectPeople(db: Kysely<Tables>, where: RawBuilder<unknown>): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.username, u.role, array_to_string(array(
      select i.service || ':' || i.subject from identities i where i.user_id = u.id order by 1
    ), ', ') as logins
    from users u where ${where} order by u.id`.execute(db);
  return rows;
}

const nameOf = ({ id, username }: PersonRow) => `${username} (${id})`;

/** Accounts that the words name: an id, a login like `discord:1234`, or a whole name. */
function findPeople(db: Kysely<Tables>, words: string): Promise<PersonRow[]> {
  if (/^\d{1,15}$/.test(words)) return selectPeople(db, sql`u.id = ${Number(words)}`);
  const login = sql`u.id in (select user_id from identities where service || ':' || subject = ${words})`;
  return selectPeople(db, sql`u.username = ${words} or ${login}`);
}

async function findPerson(db: Kysely<Tables>, words: string): Promise<PersonRow> {
  const found = await findPeople(db, words);
  const [person] = found;
  if (person === undefined) {
    throw new CommandError(
      `there is no account ${words}; log in once first, or set ADMIN=${words.includes(':') ? words : 'discord:1234'} before the first login`,
    );
  }
  if (found.length > 1) {
    throw new CommandError(
      `${found.length} accounts are named ${words}; use an id: ${found.map(({ id, logins }) => `${id} (${logins})`).join(', ')}`,
    );
  }
  return person;
}

async function setRole(db: Kysely<Tables>, { id }: PersonRow, role: Role, now: number) {
  await db.updateTable('users').set({ role }).where('id', '=', id).execute();
  const details = { role };
  await noteSecurity(db, new Date(now), { event: 'role.set', subjectId: String(id), details });
}

interface JsonOption {
  readonly json?: boolean;
}

function addRole(program: Command, context: CommandContext, role: 'admin' | 'editor'): void {
  const article = role === 'admin' ? 'an admin' : 'an editor';
  const group = program.command(role).description(`who is ${article}`);
  const configNow = () => configOf(context, program.opts<GlobalOptions>());
  const user = 'id of the account, a login like discord:1234, or its whole name';

  group
    .command('grant')
    .description(`makes an account ${article}; a running server knows it within a second`)
    .argument('<user>', user)
    .action((words: string) =>
      withTables(configNow(), async (db) => {
        const person = await findPerson(db, words);
        if (role === 'editor' && person.role === 'admin') {
          throw new CommandError(
            `${nameOf(person)} is an admin, who may do more; revoke that first`,
          );
        }
        await setRole(db, person, role, context.now());
        const was = person.role === role ? 'was already' : 'is now';
        context.write(`${nameOf(person)} ${was} ${article}\n`);
      }),
    );

  group
    .command('revoke')
    .description(`makes ${article} an ordinary viewer again`)
    .argument('<user>', user)
    .action((words: string) =>
      withTables(configNow(), async (db) => {
        const person = await findPerson(db, words);
        if (person.role === role) await setRole(db, person, 'user', context.now());
        const now = person.role === role ? 'is no longer' : 'was not';
        context.write(`${nameOf(person)} ${now} ${article}\n`);
      }),
    );

  group
    .command('list')
    .description(`lists every account that is ${article}`)
    .option('--json', 'as JSON')
    .action(({ json }: JsonOption) =>
      withTables(configNow(), async (db) => {
        const people = await selectPeople(db, sql`u.role = ${role}`);
        const rows = people.map(({ id, username, logins }) => [String(id), username, logins]);
        if (json) context.write(`${JSON.stringify(people)}\n`);
        else context.write(people.length > 0 ? tableOf(rows) : `nobody is ${article}\n`);
      }),
    );
}

function addToken(program: Command, context: CommandContext): void {
  program
    .command('token')
    .description('writes a new API key of an account; its former key is valid for another day')
    .argument('<user>', 'id of the account, a login like discord:1234, or its whole name')
    .action(async (words: string) => {
      const config = configOf(context, program.opts<GlobalOptions>());
      const secret = await readSecret(config);
      if (secret === undefined) {
        throw new CommandError(
          `there is no secret in ${config.dataDir}; set AUTH_SECRET or DATA_DIR as the server has them`,
        );
      }
      await withTables(config, async (db, connectionString) => {
        const person = await findPerson(db, words);
        const key = makeApiKey();
        const kept = { hash: createKeyHash(secret)(key), prefix: apiKeyStart(key) };
        const oldUntil = new Date(context.now() + OLD_KEY_MS);
        const store = openStore({ connectionString, poolSize: 1, now: context.now });
        try {
          await store.accounts.replaceKey(String(person.id), kept, oldUntil);
        } finally {
          await store.close();
        }
        context.remark(`API key of ${nameOf(person)}; it is shown only now\n`);
        context.write(`${key}\n`);
      });
    });
}

export function addPeople(program: Command, context: CommandContext): void {
  addRole(program, context, 'admin');
  addRole(program, context, 'editor');
  addToken(program, context);
}
