/** The commands of the guide for operators, run one after the other as the guide has them. */
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../apps/api/src/cli/program';
import { createDatabase, type TestDatabase } from '../postgres/databases';

const GUIDE = resolve(import.meta.dirname, '../../docs/operating');

interface Page {
  readonly name: string;
  /** Blocks marked `sh test`. */
  readonly blocks: readonly string[];
}

async function readPages(): Promise<Page[]> {
  const names = (await readdir(GUIDE)).filter((name) => name.endsWith('.md'));
  const pages = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(GUIDE, name), 'utf8');
      const blocks = [...text.matchAll(/^ *```sh test\n([\s\S]*?)^ *```$/gm)];
      return { name, blocks: blocks.map(([, block = '']) => block) };
    }),
  );
  return pages.filter(({ blocks }) => blocks.length > 0);
}

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oshimado-guide-'));
  // The list that an operator has made from the example.
  await copyFile(
    resolve(GUIDE, '../../deploy/channels/channels.example.yaml'),
    join(folder, 'channels.yaml'),
  );
  database = await createDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a line like `oshimado doctor || true`; resolves with what it wrote. */
async function runLine(line: string): Promise<string> {
  const [, args, mayFail] = /^oshimado ([^|>&;$'"]+?)( \|\| true)?$/.exec(line) ?? [];
  if (args === undefined) throw new Error(`not a command that this test can run: ${line}`);
  const written: string[] = [];
  const remarks: string[] = [];
  const code = await runCommand(args.split(' '), {
    env: {
      DATABASE_URL: database.connectionString,
      DATA_DIR: folder,
      AUTH_SECRET: 'a secret of the tests, at least 32 characters long',
    },
    write: (text) => void written.push(text),
    remark: (text) => void remarks.push(text),
    cwd: folder,
    now: Date.now,
    signal: new AbortController().signal,
  });
  if (code !== 0 && mayFail === undefined) throw new Error(`${line}: ${remarks.join('')}`);
  return written.join('');
}

it('every command of the guide does what its page says, on a site with two accounts', async () => {
  await runLine('oshimado migrate');
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query(
    `insert into users (username, created_at) values ('Ame', now()), ('Ina', now())`,
  );
  await client.query(`insert into identities values ('discord', '1234', 1)`);
  await client.end();

  const pages = await readPages();
  expect(pages.map(({ name }) => name)).toEqual([
    'backup.md',
    'first-admin.md',
    'logins.md',
    'update.md',
    'watching.md',
    'youtube.md',
  ]);
  const outputs = new Map<string, string>();
  for (const { name, blocks } of pages) {
    for (const block of blocks) {
      for (const line of block.trim().split('\n')) {
        outputs.set(name, (outputs.get(name) ?? '') + (await runLine(line.trim())));
      }
    }
  }
  expect(outputs.get('backup.md')).toMatch(/^\S+oshimado\.backup\.gz: \d+ rows in \d+ tables/);
  expect(outputs.get('backup.md')).toMatch(/^restored \d+ rows/m);
  expect(outputs.get('first-admin.md')).toMatch(
    /^Ame \(1\) is now an admin\n1  Ame  discord:1234\n/,
  );
  expect(outputs.get('first-admin.md')).toMatch(/^oshi_\S+$/m);
  expect(outputs.get('update.md')).toMatch(/the tables are up to date/);
  expect(outputs.get('youtube.md')).toMatch(/: 2 channels \(1 by handle\), 1 org$/m);
  expect(outputs.get('youtube.md')).toMatch(
    /^list of \/admin: 2 channels added, 0 were there already$/m,
  );
  expect(outputs.get('youtube.md')).toMatch(/^ {2}- name: 星野そら$/m);
  expect(outputs.get('logins.md')).toMatch(/ logins /);
  expect(JSON.parse(outputs.get('watching.md') ?? '')).toContainEqual(
    expect.objectContaining({ name: 'admins', state: 'ok' }),
  );
});
