/** The list of followed channels that admins edit: what the calls of `/admin/channel-list` keep, refuse and note. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  ChannelExport,
  ChannelImport,
  ChannelListState,
  ListedChannel,
  ListedOrg,
  Problem,
  Report,
  SecurityEntry,
} from '@oshimado/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from './people';
import { ownServer, serverOfTest, startServer, type ConformanceServer } from './server';

const LIST = '/api/v2/admin/channel-list';
const idOf = (n: number) => `UC${String(n).padStart(22, '0')}`;

const api = ownServer({ channelList: { file: undefined, isFollowed: true } });
let admin: Person;
let editor: Person;
beforeAll(async () => {
  admin = await newPerson(api, 'admin', 'Mio');
  editor = await newPerson(api, 'editor');
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(method: Method, path: string, body?: unknown, who = admin) {
  const { statusCode, body: text } = await api.send(method, path, body, who.headers);
  return { statusCode, text };
}
async function done<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const { statusCode, text } = await call(method, path, body);
  expect({ path, statusCode, text }).toMatchObject({ statusCode: 200 });
  return JSON.parse(text) as T;
}
const refused = async (method: Method, path: string, body?: unknown, who = admin) => {
  const { statusCode, text } = await call(method, path, body, who);
  return `${statusCode} ${(JSON.parse(text) as Problem).error}`;
};

const add = (channel: object) =>
  done<ListedChannel>('PUT', `/api/v2/admin/channel-list/channels`, { channel });
const change = ({ id, version }: ListedChannel, channel: object) => ({
  before: { id, version },
  channel,
});
const listed = async (query = '') =>
  (await done<ListedChannel[]>('GET', `/api/v2/admin/channel-list/channels${query}`)).map(
    ({ name }) => name,
  );

describe('the list that admins edit', () => {
  it('the list that admins edit begins empty, and says who follows it', async () => {
    expect(await done<ChannelListState>('GET', LIST)).toEqual({
      kept_in: 'database',
      is_followed: true,
      changed_at: null,
      channels: 0,
      orgs: [],
      problems: [],
    });
    expect(await listed()).toEqual([]);
  });

  it('the list that admins edit has organizations with groups, and channels in them', async () => {
    const org = { name: 'Window Works', short: 'Windows', groups: [{ name: 'First' }] };
    await done('PUT', `/api/v2/admin/channel-list/orgs`, { org });
    const sora = await add({
      name: '星野そら',
      english_name: 'Hoshino Sora',
      youtube: idOf(1),
      org: 'Window Works',
      group: 'First',
      lang: 'ja',
      twitch: 'hoshino_sora',
      twitter: '',
    });
    expect(sora).toMatchObject({ id: idOf(1), type: 'vtuber', twitter: null, inactive: false });
    await add({ name: 'Cutter', youtube: '@Cutter', type: 'clipper' });
    const { orgs, channels, changed_at } = await done<ChannelListState>('GET', LIST);
    expect({ channels, changed_at }).toEqual({
      channels: 2,
      changed_at: new Date(api.now()).toISOString(),
    });
    expect(orgs).toMatchObject([
      { name: 'Window Works', groups: [{ name: 'First', channels: 1 }], channels: 1 },
    ]);
  });

  it('the list that admins edit is searched by name, id and organization, and read page by page', async () => {
    expect(await listed()).toEqual(['Cutter', '星野そら']);
    expect(await listed('?q=hoshino')).toEqual(['星野そら']);
    expect(await listed('?q=%40cut')).toEqual(['Cutter']);
    expect(await listed('?org=Window%20Works')).toEqual(['星野そら']);
    expect(await listed('?limit=1')).toEqual(['Cutter']);
    expect(await listed('?limit=1&before=%40cutter')).toEqual(['星野そら']);
    expect(await listed(`?before=${idOf(9)}`)).toEqual([]);
  });

  it('the list that admins edit refuses what the list would not allow, in words and by parameter', async () => {
    const { text } = await call('PUT', `/api/v2/admin/channel-list/channels`, {
      channel: { name: 'Sora', youtube: 'https://www.youtube.com/@sora' },
    });
    expect(JSON.parse(text)).toMatchObject({ error: 'bad_request', parameter: 'channel.youtube' });
    expect(
      await refused('PUT', `/api/v2/admin/channel-list/channels`, {
        channel: { name: 'Sora', youtube: idOf(5), org: 'Unknown' },
      }),
    ).toBe('400 bad_request');
    expect(
      await refused('PUT', `/api/v2/admin/channel-list/channels`, {
        channel: { name: 'Sora', youtube: '@cutter' },
      }),
    ).toBe('409 conflict');
  });

  it('the second of two admins who change the same channel gets a conflict, and neither edit is lost', async () => {
    const [cutter] = await done<ListedChannel[]>(
      'GET',
      `/api/v2/admin/channel-list/channels?q=cutter`,
    );
    if (!cutter) throw new Error('Cutter is not there');
    const other = await add({ name: 'Snipper', youtube: '@snipper' });
    const first = change(cutter, {
      name: 'Cutter',
      youtube: '@Cutter',
      type: 'clipper',
      lang: 'en',
    });
    const saved = await done<ListedChannel>('PUT', `/api/v2/admin/channel-list/channels`, first);
    const second = change(cutter, { name: 'Cutter II', youtube: '@Cutter', type: 'clipper' });
    expect(await refused('PUT', `/api/v2/admin/channel-list/channels`, second)).toBe(
      '412 conflict',
    );
    expect(
      await refused(
        'DELETE',
        `/api/v2/admin/channel-list/channels/%40cutter?version=${cutter.version}`,
      ),
    ).toBe('412 conflict');
    // The version of another channel is still current.
    const renamed = { name: 'Snip', youtube: '@snipper', inactive: true };
    await done('PUT', `/api/v2/admin/channel-list/channels`, change(other, renamed));
    await done('PUT', `/api/v2/admin/channel-list/channels`, {
      ...second,
      before: { id: saved.id, version: saved.version },
    });
    expect(await listed()).toEqual(['Snip', 'Cutter II', '星野そら']);
  });

  it('the list that admins edit keeps the channels of admins who add at the same time', async () => {
    const numbers = [21, 22, 23, 24, 25];
    await Promise.all(numbers.map((n) => add({ name: `At once ${n}`, youtube: idOf(n) })));
    const rows = await done<ListedChannel[]>(
      'GET',
      `/api/v2/admin/channel-list/channels?q=at%20once`,
    );
    expect(rows.map(({ id }) => id).sort()).toEqual(numbers.map(idOf));
    await Promise.all(
      rows.map(({ id, version }) =>
        done('DELETE', `/api/v2/admin/channel-list/channels/${id}?version=${version}`),
      ),
    );
    expect(await listed('?q=at%20once')).toEqual([]);
  });

  it('the list that admins edit knows that a handle and an id are the same channel once the platform has said so', async () => {
    const other = { id: idOf(31), name: 'Kanna', type: 'vtuber', yt_handle: ['@kanna'] } as const;
    await api.store.source.writeChannels([other]);
    const { id, version } = await add({ name: 'Kanna', youtube: '@Kanna' });
    const again = { channel: { name: 'Kanna', youtube: idOf(31) } };
    expect(await refused('PUT', '/api/v2/admin/channel-list/channels', again)).toBe('409 conflict');
    const path = `/api/v2/admin/channel-list/channels/${encodeURIComponent(id)}?version=`;
    await done('DELETE', path + version);
  });

  it('the list that admins edit takes channels along when an organization is renamed, and keeps one with channels', async () => {
    const { orgs } = await done<ChannelListState>('GET', LIST);
    const [before] = orgs;
    if (!before) throw new Error('there is no organization');
    const saved = await done<ListedOrg>('PUT', `/api/v2/admin/channel-list/orgs`, {
      before: { name: before.name, version: before.version },
      org: { name: 'Window Arts', groups: [{ name: 'Debut', before: 'First' }] },
    });
    expect(saved.groups).toEqual([{ name: 'Debut', channels: 1 }]);
    expect(await listed('?org=Window%20Arts')).toEqual(['星野そら']);
    const path = `/api/v2/admin/channel-list/orgs/Window%20Arts?version=`;
    expect(await refused('DELETE', path + before.version)).toBe('412 conflict');
    expect(await refused('DELETE', path + saved.version)).toBe('409 conflict');
    const [sora] = await done<ListedChannel[]>(
      'GET',
      `/api/v2/admin/channel-list/channels?q=hoshino`,
    );
    await done('DELETE', `/api/v2/admin/channel-list/channels/${idOf(1)}?version=${sora?.version}`);
    await done('DELETE', path + saved.version);
    expect((await done<ChannelListState>('GET', LIST)).orgs).toEqual([]);
  });

  it('the list that admins edit is in the log of security, with who changed what', async () => {
    const log = await done<SecurityEntry[]>(
      'GET',
      '/api/v2/admin/log?event=channels.change&limit=100',
    );
    expect(log[0]).toMatchObject({ actor: 'Mio', details: { what: 'Window Arts' } });
    expect(log.map(({ details }) => details['what'])).toContain('星野そら');
  });

  it('the list that admins edit is changed by admins alone', async () => {
    const body = { channel: { name: 'Mine', youtube: '@mine' } };
    expect(await refused('PUT', `/api/v2/admin/channel-list/channels`, body, editor)).toBe(
      '403 forbidden',
    );
    expect(await refused('GET', `/api/v2/admin/channel-list/export`, undefined, editor)).toBe(
      '403 forbidden',
    );
  });
});

describe('an import', () => {
  const run = (body: object) =>
    done<ChannelImport>('POST', `/api/v2/admin/channel-list/import`, body);
  const text = `name,youtube,org,inactive\nHaru,${idOf(7)},Else,\nSnipper,@snipper,,\n`;

  it('an import says what it would add and change before it does', async () => {
    const before = await listed();
    expect(await run({ form: 'csv', text, known: 'change' })).toEqual({
      is_done: false,
      added: 1,
      changed: 1,
      kept: 0,
      problems: [],
      added_channels: [{ id: idOf(7), name: 'Haru', org: 'Else' }],
      changed_channels: [
        { id: '@snipper', name: 'Snipper', org: null, fields: ['name', 'inactive'] },
      ],
    });
    expect(await listed()).toEqual(before);
  });

  it('an import adds what is new, and leaves what is there unless it is to be changed', async () => {
    expect(await run({ form: 'csv', text, dry_run: false })).toMatchObject({
      is_done: true,
      added: 1,
      changed: 0,
      kept: 1,
    });
    expect(await listed('?limit=2')).toEqual(['Haru', 'Snip']);
    expect(await run({ form: 'csv', text, known: 'change', dry_run: false })).toMatchObject({
      added: 0,
      changed: 1,
    });
    expect(await listed('?limit=2')).toEqual(['Haru', 'Snipper']);
  });

  it('an import finds a channel that the list names by its other key', async () => {
    await api.store.source.writeChannels([
      { id: idOf(7), name: 'Haru', type: 'vtuber', yt_handle: ['@haru'] },
    ]);
    const handles = 'name,youtube\nHaru,@Haru\n';
    expect(await run({ form: 'csv', text: handles })).toMatchObject({ added: 0, kept: 1 });
    const both = `name,youtube\nHaru,@haru\nHaru,${idOf(7)}\n`;
    expect(await run({ form: 'csv', text: both })).toMatchObject({
      added: 0,
      problems: [{ line: 3, message: `${idOf(7)} is listed twice, also as @haru` }],
    });
  });

  it('an import names the lines that are wrong, and changes nothing then', async () => {
    const wrong = `channels:\n  - { name: Fubuki, youtube: "@fubuki" }\n  - { name: Korone, youtube: korone }\n`;
    const answer = await run({ form: 'yaml', text: wrong, dry_run: false });
    expect(answer).toMatchObject({ is_done: false, added: 0, problems: [{ line: 3 }] });
    expect(answer.problems[0]?.message).toContain('channels 2 youtube');
    expect(await listed('?q=fubuki')).toEqual([]);
  });

  it('an import of the export of another site is the same list there', async () => {
    const { text: yaml, file_name } = await done<ChannelExport>(
      'GET',
      `/api/v2/admin/channel-list/export`,
    );
    expect(file_name).toBe('channels.yaml');
    const other = await serverOfTest();
    const mio = await newPerson(other, 'admin');
    await other.send(
      'POST',
      `/api/v2/admin/channel-list/import`,
      { form: 'yaml', text: yaml, dry_run: false },
      mio.headers,
    );
    const exported = await other.get(`/api/v2/admin/channel-list/export`, mio.headers);
    expect(exported.json<ChannelExport>().text).toBe(yaml);
    const csv = await done<ChannelExport>('GET', `/api/v2/admin/channel-list/export?form=csv`);
    expect(csv.text).toContain('"Haru"');
    expect(await run({ form: 'csv', text: csv.text, known: 'change' })).toMatchObject({
      added: 0,
      changed: 0,
    });
  });
});

describe('a requested channel', () => {
  const request = async (link: string) => {
    const who = await newPerson(api, 'user');
    const fields = [
      { name: 'Request Type', value: 'add_vtuber' },
      { name: 'Channel Link', value: link },
    ];
    const embeds = [{ title: 'Add', fields }];
    await api.send('POST', '/api/v2/reports/channel', { embeds }, who.headers);
    const [report] = await done<Report[]>('GET', '/api/v2/admin/reports?kind=channel&limit=1');
    return report?.id ?? '';
  };
  const accept = { state: 'done', add: { name: 'Aki', youtube: '@aki' } };

  it('a requested channel is added and its request closed by one call of an admin, not of an editor', async () => {
    const id = await request('https://www.youtube.com/@aki');
    const path = `/api/v2/admin/reports/${id}`;
    expect(await refused('POST', path, accept, editor)).toBe('403 forbidden');
    expect(await refused('POST', path, { ...accept, state: 'open' })).toBe('400 bad_request');
    expect(await done<Report>('POST', path, accept)).toMatchObject({ closed_by: 'Mio' });
    expect(await listed('?q=aki')).toEqual(['Aki']);
    expect(await refused('POST', path, accept)).toBe('409 conflict');
  });

  it('a requested channel that is in the list already stays as it is there, and its request is closed', async () => {
    const id = await request('https://www.youtube.com/@AKI');
    const add = { name: 'Another name', youtube: '@AKI' };
    await done('POST', `/api/v2/admin/reports/${id}`, { state: 'done', add });
    expect(await listed('?q=aki')).toEqual(['Aki']);
  });
});

describe('a list that is a file of the server', () => {
  let folder: string;
  let server: ConformanceServer;
  let mio: Person;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oshimado-list-'));
    const file = join(folder, 'channels.yaml');
    await writeFile(file, 'channels: [{ name: Sora, youtube: "@sora" }]\n');
    server = await startServer(undefined, { channelList: { file, isFollowed: true } });
    mio = await newPerson(server, 'admin');
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('a list that is a file of the server is read on the page, and changed there by nobody', async () => {
    const state = await server.get(LIST, mio.headers);
    expect(state.json()).toMatchObject({ kept_in: 'file', channels: 1, problems: [] });
    const rows = await server.get(`/api/v2/admin/channel-list/channels`, mio.headers);
    expect(rows.json()).toMatchObject([{ name: 'Sora' }]);
    const body = { channel: { name: 'Haru', youtube: '@haru' } };
    const answer = await server.send(
      'PUT',
      `/api/v2/admin/channel-list/channels`,
      body,
      mio.headers,
    );
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('CHANNELS_FILE');
  });

  it('a list that is a file of the server is shown with what is wrong, by line', async () => {
    await writeFile(join(folder, 'channels.yaml'), 'channels:\n  - { name: Sora, youtube: so }\n');
    const state = await server.get(LIST, mio.headers);
    expect(state.json()).toMatchObject({ channels: 0, problems: [{ line: 2 }] });
  });
});
