/** `channels import` and `channels export`, with a stand-in of another site. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readChannelList } from '../../apps/api/src/sources/channel-list/channel-list';
import {
  startFakeService,
  type FakeService,
} from '../../apps/api/src/sources/holodex/testing/fake-service';
import { createDatabase, type TestDatabase } from '../postgres/databases';
import { writtenCommand } from './written-command';

const idOf = (n: number) => `UC${String(n).padStart(22, '0')}`;
const row = (n: number, more: object) => ({
  id: idOf(n),
  name: `Talent ${n}`,
  type: 'vtuber',
  ...more,
});

let folder: string;
let service: FakeService;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oshimado-channels-'));
  database = await createDatabase();
  service = await startFakeService(
    {
      orgs: [
        { name: 'Window Works', short: 'Windows', name_jp: null },
        { name: 'Else', short: null, name_jp: null },
      ],
      channels: [
        row(1, { org: 'Window Works', suborg: 'b Second', group: 'Second', yt_handle: ['@One'] }),
        row(2, { org: 'Window Works', suborg: 'a First', group: 'First', twitch: 'two_live' }),
        row(3, { org: 'Else' }),
        row(4, { type: 'subber', org: 'Window Works', lang: 'en' }),
        { ...row(5, { org: 'Window Works' }), id: 'twitch:5' },
      ],
      videos: [],
    },
    { pageMax: 2 },
  );
});
afterAll(async () => {
  await service.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  writtenCommand(args, {
    env: { DATABASE_URL: database.connectionString, DATA_DIR: folder, ...env },
    cwd: folder,
    now: () => Date.UTC(2026, 10, 28, 12),
  });

const listIn = (text: string) => {
  const reading = readChannelList(text);
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  return reading.list;
};

it('channels of one organization of another site are added to a list, page by page, with the key', async () => {
  const path = join(folder, 'channels.yaml');
  await writeFile(path, '# ours\nchannels:\n  - { name: One, youtube: "@one" }\n');
  const env = { CHANNELS_FILE: path, SOURCE_KEY: 'k' };
  const args = ['channels', 'import', service.url, '--org', 'Window Works'];
  const { code, output } = await run(args, env);
  expect({ code, output }).toEqual({
    code: 0,
    output: `${path}: 2 channels added, 1 was there already\n`,
  });
  expect(service.headers.every((headers) => headers['x-apikey'] === 'k')).toBe(true);
  const text = await readFile(path, 'utf8');
  expect(text).toContain('# ours');
  expect(listIn(text)).toMatchObject({
    orgs: [{ name: 'Window Works', short: 'Windows', groups: ['First', 'Second'] }],
    channels: [
      { youtube: '@one' },
      { youtube: idOf(2), group: 'First', twitch: 'two_live' },
      { youtube: idOf(4), type: 'clipper', lang: 'en' },
    ],
  });
  expect((await run(args, env)).output).toContain('0 channels added, 3 were there already');
});

it('a list that is wrong is left alone and explained by its lines', async () => {
  const text = 'channels:\n  - { name: One, youtube: one }\n';
  await writeFile(join(folder, 'wrong.yaml'), text);
  const { code, remarks } = await run(['channels', 'import', service.url, '--into', 'wrong.yaml']);
  expect(code).toBe(1);
  expect(remarks).toContain('wrong.yaml:2: channels 1 youtube: wants a channel id');
  expect(await readFile(join(folder, 'wrong.yaml'), 'utf8')).toBe(text);
});

it('a site that refuses the key, a spreadsheet with a wrong cell and a file that is not there are explained', async () => {
  service.fault = (_, response) => {
    response.writeHead(403).end();
    return true;
  };
  const refused = await run(['channels', 'import', service.url]);
  service.fault = () => false;
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.remarks).toContain('refuses access (HTTP 403): check SOURCE_KEY');

  await writeFile(join(folder, 'list.csv'), `name,youtube\nOne,${idOf(1)}\nTwo,two\n`);
  const cell = await run(['channels', 'import', 'list.csv']);
  expect(cell.remarks).toContain('list.csv:3: channels 2 youtube: wants a channel id');
  expect((await run(['channels', 'import', 'nowhere.csv'])).remarks).toContain(
    'nowhere.csv cannot be read',
  );
});

it('a spreadsheet becomes a list on standard output, and the channels of a store do', async () => {
  await writeFile(join(folder, 'good.csv'), `name;youtube;org\nOne;${idOf(1)};Window Works\n`);
  const { code, output } = await run(['channels', 'import', 'good.csv']);
  expect(code).toBe(0);
  expect(listIn(output)).toMatchObject({
    orgs: [{ name: 'Window Works' }],
    channels: [{ name: 'One', youtube: idOf(1), org: 'Window Works' }],
  });

  await run(['migrate']);
  const exported = await run(['channels', 'export']);
  expect(exported.code).toBe(0);
  expect(listIn(exported.output)).toEqual({ orgs: [], channels: [] });
});

it('the list that admins edit takes channels from a list, with its topics, and comes out again', async () => {
  await run(['migrate']);
  const found = `channels: [{ name: One, youtube: ${idOf(1)} }]\ntopics: [{ id: Garden, words: [Garden] }]\n`;
  await writeFile(join(folder, 'found.yaml'), found);
  expect((await run(['channels', 'export', '--kept'])).output).toBe('orgs: []\nchannels: []\n');
  const { code, output } = await run(['channels', 'import', 'found.yaml', '--kept']);
  expect({ code, output }).toEqual({
    code: 0,
    output: 'list of /admin: 1 channel added, 0 were there already\n',
  });
  expect((await run(['channels', 'import', 'found.yaml', '--kept'])).output).toContain(
    '0 channels added, 1 was there already',
  );
  const exported = await run(['channels', 'export', '--kept']);
  expect(listIn(exported.output)).toMatchObject({
    channels: [{ name: 'One', youtube: idOf(1) }],
    topics: [{ id: 'Garden', words: ['Garden'] }],
  });
});
