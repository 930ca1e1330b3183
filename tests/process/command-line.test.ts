/** The command line: roles, keys, the doctor, and backups beside a server that runs. */
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkNode, judgeSpace } from '../../apps/api/src/cli/doctor/settings';
import { createDatabase, type TestDatabase } from '../postgres/databases';
import { makeDataDir, startProgram } from './program';
import { startServer } from './running-server';
import { writtenCommand } from './written-command';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oshimado-command-'));
  database = await createDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  writtenCommand(args, {
    env: { DATABASE_URL: database.connectionString, DATA_DIR: folder, ...env },
    cwd: folder,
    now: () => Date.parse('2026-05-14T18:30:00Z'),
  });

/** Runs a command as a process of its own. */
async function runProgram(args: readonly string[], env: Record<string, string>) {
  const program = startProgram('oshimado', { args, env });
  const { code } = await program.ended;
  return { code, lines: program.lines, errors: program.errors };
}

const query = async (text: string) => {
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
};

describe('the command line', () => {
  it('the command line explains itself, and wrong arguments, with code 2', async () => {
    const help = await run(['--help']);
    expect(help.code).toBe(0);
    const names = ['admin', 'editor', 'token', 'migrate', 'doctor', 'backup', 'restore'];
    for (const name of [...names, 'source', 'channels']) {
      expect(help.output).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
    expect(await run(['admni', 'list'])).toMatchObject({
      code: 2,
      remarks: expect.stringContaining('unknown command'),
    });
    expect(await run(['backup'])).toMatchObject({
      code: 2,
      remarks: expect.stringContaining("missing required argument 'file'"),
    });
  });

  it('names wrong settings as the server does, and reads them from a file too', async () => {
    expect(await run(['migrate'], { PORT: 'x' })).toEqual({
      code: 2,
      output: '',
      remarks: 'oshimado: PORT: got "x", wants a whole number from 0 to 65535\n',
    });
    const file = join(folder, 'settings.env');
    await writeFile(file, 'PORT=y\nRATE_LIMIT=z\n');
    expect(await run(['--env-file', file, 'migrate'], { PORT: '1' })).toMatchObject({
      code: 2,
      remarks: expect.stringMatching(/^oshimado: RATE_LIMIT: got "z"[^\n]*\n$/),
    });
  });

  it('the command line makes no database in a folder that has none, which may be the wrong one', async () => {
    expect(await run(['admin', 'list'], { DATABASE_URL: '' })).toMatchObject({
      code: 5,
      remarks: expect.stringContaining(`there is no database in ${folder}`),
    });
    expect(await readdir(folder)).not.toContain('postgres');
  });
});

describe('roles', () => {
  it('need tables, which another command makes', async () => {
    expect(await run(['admin', 'list'])).toMatchObject({
      code: 1,
      remarks: expect.stringContaining('run oshimado migrate'),
    });
    expect(await run(['migrate'])).toMatchObject({ code: 0 });
  });

  it('roles are given by login, id or name, and taken again', async () => {
    await query(
      `insert into users (username, created_at) values ('Ame', now()), ('Ina', now()), ('Ina', now())`,
    );
    await query(
      `insert into identities values ('discord', '1234', 1), ('google', '56', 1), ('discord', '2', 2)`,
    );
    expect((await run(['admin', 'list'])).output).toBe('nobody is an admin\n');
    expect((await run(['admin', 'grant', 'discord:1234'])).output).toBe(
      'Ame (1) is now an admin\n',
    );
    expect((await run(['admin', 'grant', 'Ame'])).output).toBe('Ame (1) was already an admin\n');
    expect((await run(['editor', 'grant', '2'])).output).toBe('Ina (2) is now an editor\n');
    expect((await run(['admin', 'list'])).output).toBe('1  Ame  discord:1234, google:56\n');
    expect(JSON.parse((await run(['editor', 'list', '--json'])).output)).toEqual([
      { id: 2, username: 'Ina', role: 'editor', logins: 'discord:2' },
    ]);
    expect((await run(['admin', 'revoke', '2'])).output).toBe('Ina (2) was not an admin\n');
    expect((await run(['editor', 'revoke', '2'])).output).toBe('Ina (2) is no longer an editor\n');
    expect(await query('select role from users order by id')).toEqual([
      { role: 'admin' },
      { role: 'user' },
      { role: 'user' },
    ]);
  });

  it('roles are not given to an unknown account, one of several of that name, or to an admin as less', async () => {
    expect((await run(['admin', 'grant', 'google:9'])).remarks).toBe(
      'oshimado: there is no account google:9; log in once first, or set ADMIN=google:9 before the first login\n',
    );
    expect((await run(['admin', 'grant', 'Ina'])).remarks).toBe(
      'oshimado: 2 accounts are named Ina; use an id: 2 (discord:2), 3 ()\n',
    );
    expect(await run(['editor', 'grant', '1'])).toMatchObject({ code: 1 });
    expect(await query('select role from users where id = 1')).toEqual([{ role: 'admin' }]);
  });
});

describe('the doctor', () => {
  const doctor = async (env: Record<string, string>) => {
    const { code, output } = await run(['doctor', '--json'], { PORTAL: 'off', ...env });
    const checks = JSON.parse(output) as { name: string; state: string; message: string }[];
    return { code, checks, of: (name: string) => checks.find((one) => one.name === name) };
  };

  it('the doctor finds nothing to do where all is set up', async () => {
    const { code, checks } = await doctor({
      SOURCE: 'none',
      AUTH_SECRET: 'x'.repeat(32),
      PUBLIC_URL: 'https://oshimado.example',
      EMBED_URL: 'https://embed.oshimado.example',
      TRUST_PROXY: 'on',
      DISCORD_CLIENT_ID: '1',
      DISCORD_CLIENT_SECRET: '2',
    });
    expect(checks.filter(({ state, name }) => state !== 'ok' && name !== 'disk')).toEqual([]);
    expect(code).toBe(0);
  });

  it('the doctor says what is wrong with addresses, logins and the source', async () => {
    const { of } = await doctor({ PUBLIC_URL: 'http://a.example', EMBED_URL: 'http://a.example' });
    expect(of('origins')).toMatchObject({ state: 'failed' });
    expect(of('PUBLIC_URL')).toMatchObject({ state: 'warning' });
    expect(of('source')).toMatchObject({
      state: 'warning',
      message: expect.stringMatching(/^demo/),
    });
    expect((await doctor({ SOURCE: 'none' })).of('logins')).toMatchObject({ state: 'warning' });
    const proxied = await doctor({
      PUBLIC_URL: 'https://a.example',
      EMBED_URL: 'https://b.example',
    });
    expect(proxied.of('TRUST_PROXY')).toMatchObject({ state: 'warning' });
  });

  it('the doctor fails where the database, the key-value server or the portal is missing', async () => {
    const away = await doctor({ DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' });
    expect(away.of('database')).toMatchObject({ state: 'failed' });
    expect(away.code).toBe(1);
    const redis = await doctor({ REDIS_URL: 'redis://127.0.0.1:1', AUTH_SECRET: 'x'.repeat(32) });
    expect(redis.of('REDIS_URL')).toMatchObject({ state: 'failed' });
    const portal = await doctor({ PORTAL: 'on', PORTAL_DIR: folder });
    expect(portal.of('portal')).toMatchObject({ state: 'failed' });
    expect((await doctor({ PORT: 'x' })).of('settings')).toMatchObject({ state: 'failed' });
  });

  it('the doctor sees a secret that others may read, an old Node, a full disk and tables of another version', async () => {
    const path = join(folder, 'auth.secret');
    await writeFile(path, 'x'.repeat(64), { mode: 0o600 });
    expect((await doctor({})).of('secret')).toMatchObject({ state: 'ok' });
    await chmod(path, 0o644);
    expect((await doctor({})).of('secret')).toMatchObject({ state: 'warning' });
    await writeFile(path, 'short');
    expect((await doctor({})).of('secret')).toMatchObject({ state: 'failed' });
    await rm(path);
    expect([checkNode('20.18.1').state, checkNode('20.19.0').state]).toEqual(['failed', 'ok']);
    expect([10, 500, 5_000].map((mb) => judgeSpace('/', mb).state)).toEqual([
      'failed',
      'warning',
      'ok',
    ]);
    await query(`insert into kysely_migration values ('29991231-of-tomorrow', '2999-12-31')`);
    expect((await doctor({})).of('tables')).toMatchObject({ state: 'warning' });
    await query(`delete from kysely_migration where name like '2999%'`);
  });
});

describe('a backup by command', () => {
  it('a backup by command replaces what is there only with --force, and keeps a restore point', async () => {
    const file = join(folder, 'first.gz');
    const written = await run(['backup', file, '--json']);
    expect(JSON.parse(written.output)).toMatchObject({ file, rows: { users: 3 } });
    await query(`insert into users (username, created_at) values ('later', now())`);
    expect(await run(['restore', file])).toMatchObject({
      code: 1,
      remarks: expect.stringContaining('--force'),
    });
    expect(await query('select count(*)::integer from users')).toEqual([{ count: 4 }]);

    expect(await run(['restore', file, '--force'])).toMatchObject({ code: 0 });
    expect(await query('select count(*)::integer from users')).toEqual([{ count: 3 }]);
    const point = join(folder, 'before-restore-20260514-183000.backup.gz');
    expect(await run(['restore', point, '--force'])).toMatchObject({ code: 1 });
    await rm(point);
    expect(await run(['restore', file.replace('first', 'no')])).toMatchObject({
      code: 1,
      remarks: expect.stringContaining('does not exist'),
    });
  });

  it('moves from a PostgreSQL by address into the embedded one, while a server runs on it, and back', async () => {
    const { dataDir, remove } = await makeDataDir();
    const env = { DATA_DIR: dataDir };
    const [first, second] = [join(folder, 'first.gz'), join(folder, 'second.gz')];
    const nowhere = [expect.stringContaining(`there is no database in ${dataDir}`)];
    expect(await runProgram(['migrate'], env)).toMatchObject({ errors: nowhere });
    expect(await runProgram(['restore', first], env)).toMatchObject({ errors: nowhere });
    expect(await readdir(dataDir)).toEqual([]);
    expect(await runProgram(['restore', first, '--create'], env)).toMatchObject({ code: 0 });
    const server = await startServer({ ...env, SOURCE: 'none' });

    const key = await runProgram(['token', 'discord:1234'], env);
    expect(key).toMatchObject({ code: 0, lines: [expect.stringMatching(/^oshi_/)] });
    const favorites = await fetch(`${server.origin}/api/v2/users/favorites`, {
      headers: { 'x-apikey': key.lines[0] ?? '' },
    });
    expect(favorites.status).toBe(200);
    expect(await runProgram(['editor', 'grant', '2'], env)).toMatchObject({ code: 0 });
    expect(await runProgram(['backup', second], env)).toMatchObject({ code: 0 });
    expect(await runProgram(['restore', second, '--force'], env)).toMatchObject({
      code: 1,
      errors: ['oshimado: a server uses this database; stop it, then restore'],
    });
    expect((await server.ask('/readyz')).status).toBe(200);
    server.program.kill('SIGTERM');
    await server.program.ended;

    const target = await createDatabase();
    const there = { DATABASE_URL: target.connectionString };
    expect(await run(['restore', second], there)).toMatchObject({ code: 0 });
    expect((await run(['editor', 'list'], there)).output).toBe('2  Ina  discord:2\n');
    await target.drop();
    await remove();
  });
});
