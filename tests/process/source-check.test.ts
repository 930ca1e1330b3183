/** `source check` and `channels check`, against stand-ins of the platforms. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startFakeService,
  type FakeService,
} from '../../apps/api/src/sources/holodex/testing/fake-service';
import {
  apiError,
  createYoutubeStandIn,
  serveYoutubeStandIn,
  type YoutubeStandIn,
} from '../support/youtube-stand-in';
import { createTwitchStandIn, serveTwitchStandIn } from '../support/twitch-stand-in';
import type { Check } from '../../apps/api/src/cli/doctor/check';
import { writtenCommand } from './written-command';

const NOW = Date.UTC(2026, 10, 28, 12);
const KNOWN = 'UC0000000000000000000001';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oshimado-sources-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  writtenCommand(args, {
    env: env,
    cwd: folder,
    now: () => NOW,
  });

const writeList = async (text: string) => {
  const path = join(folder, 'channels.yaml');
  await writeFile(path, text);
  return path;
};
const listOf = (...channels: readonly string[]) =>
  `channels:\n${channels.map((id) => `  - { name: Sora, youtube: "${id}" }\n`).join('')}`;

describe('source check of Twitch', () => {
  const standIn = createTwitchStandIn({
    now: () => NOW,
    users: [{ id: '12', login: 'sora_live', name: 'Sora' }],
    streams: [],
  });
  let served: Awaited<ReturnType<typeof serveTwitchStandIn>>;
  beforeAll(async () => {
    served = await serveTwitchStandIn(standIn);
  });
  afterAll(() => served.close());

  const check = async (
    logins: readonly string[],
    secret = 'secret',
    more: Record<string, string> = {},
  ) => {
    const rows = logins.map(
      (login, n) => `  - { name: Sora, youtube: ${KNOWN.slice(0, -1)}${n}, twitch: ${login} }\n`,
    );
    const { code, output } = await run(['source', 'check', '--json'], {
      SOURCE: 'twitch',
      TWITCH_CLIENT_ID: 'id',
      TWITCH_CLIENT_SECRET: secret,
      TWITCH_API_URL: served.url,
      TWITCH_AUTH_URL: served.url,
      CHANNELS_FILE: await writeList(`channels:\n${rows.join('')}`),
      ...more,
    });
    return { code, checks: JSON.parse(output) as Check[] };
  };

  it('source check of Twitch says that id and secret work, and names logins that Twitch does not know', async () => {
    const { code, checks } = await check(['Sora_Live']);
    expect(code).toBe(0);
    expect(checks.map(({ state, name }) => `${name} ${state}`)).toEqual([
      'channels ok',
      'twitch ok',
    ]);
    const unknown = await check(['sora_live', 'nobody_here']);
    expect(unknown.checks[1]).toMatchObject({
      state: 'warning',
      message: expect.stringContaining('does not know nobody_here:'),
    });
  });

  it('source check of Twitch says by the subscriptions to events whether Twitch reaches the site', async () => {
    const eventsOf = async () => {
      const { code, checks } = await check(['sora_live'], 'secret', {
        EVENTSUB_URL: 'https://oshimado.example',
      });
      expect(code).toBe(0);
      return checks[2];
    };
    expect(await eventsOf()).toMatchObject({
      state: 'warning',
      message: expect.stringContaining('has no subscriptions to https://oshimado.example/hooks'),
    });
    const one = {
      id: 'one',
      type: 'stream.online',
      condition: { broadcaster_user_id: '12' },
      transport: {
        method: 'webhook',
        callback: 'https://oshimado.example/hooks/twitch',
        secret: 'secret',
      },
      status: 'enabled',
    };
    standIn.subscriptions.set(one.id, one);
    expect(await eventsOf()).toMatchObject({ name: 'events', state: 'ok' });
    one.status = 'webhook_callback_verification_failed';
    expect(await eventsOf()).toMatchObject({
      state: 'warning',
      message: expect.stringContaining('of 1 subscriptions that were looked at, 1 failed'),
    });
    standIn.subscriptions.clear();
  });

  it('source check of Twitch explains a secret that Twitch refuses', async () => {
    const { code, checks } = await check(['sora_live'], 'another');
    expect(code).toBe(1);
    expect(checks[1]).toMatchObject({
      name: 'twitch',
      state: 'failed',
      message: expect.stringContaining('TWITCH_CLIENT_SECRET'),
    });
  });
});

describe('source check of YouTube', () => {
  let standIn: YoutubeStandIn;
  let served: Awaited<ReturnType<typeof serveYoutubeStandIn>>;
  beforeEach(async () => {
    standIn = createYoutubeStandIn({
      now: () => NOW,
      channels: [{ id: KNOWN, handle: '@sora', title: 'Sora' }],
      videos: [],
    });
    served = await serveYoutubeStandIn(standIn);
  });
  afterEach(() => served.close());

  const check = async (list: string, more: Record<string, string> = {}) => {
    const { code, output } = await run(['source', 'check', '--json'], {
      SOURCE: 'youtube',
      YOUTUBE_KEY: 'key',
      YOUTUBE_API_URL: served.url,
      CHANNELS_FILE: await writeList(list),
      ...more,
    });
    return { code, checks: JSON.parse(output) as Check[] };
  };
  const spent = () => [...standIn.units.values()].map((used) => ({ ...used }));

  it('spends one unit, and says what is followed', async () => {
    const { code, checks } = await check(listOf(KNOWN, '@cutter'));
    expect(code).toBe(0);
    expect(checks).toEqual([
      {
        name: 'channels',
        state: 'ok',
        message: `${join(folder, 'channels.yaml')}: 2 channels (1 by handle), 0 orgs`,
      },
      { name: 'youtube', state: 'ok', message: expect.stringContaining('the key works') },
    ]);
    expect(spent()).toEqual([{ channels: 1 }]);
  });

  it('names channels that YouTube does not know, as a warning', async () => {
    const unknown = 'UC0000000000000000000009';
    const { code, checks } = await check(listOf(KNOWN, unknown));
    expect(code).toBe(0);
    expect(checks[1]).toMatchObject({
      state: 'warning',
      message: expect.stringContaining(`does not know ${unknown}`),
    });
    const byHandle = await check(listOf('@nobody'));
    expect(byHandle.checks[1]).toMatchObject({
      state: 'warning',
      message: expect.stringContaining('@nobody'),
    });
  });

  it('source check of YouTube names the line of what is wrong with the list, and tries the key all the same', async () => {
    const { code, checks } = await check(`${listOf(KNOWN)}  - { name: Nagi, youtube: UC1 }\n`);
    expect(code).toBe(1);
    expect(checks.map(({ state, name }) => `${name} ${state}`)).toEqual([
      'channels failed',
      'youtube ok',
    ]);
    expect(checks[0]?.message).toContain('channels.yaml:3: channels 2 youtube: wants a channel id');
  });

  it.each([
    ['a refused key', () => apiError(403, 'accessNotConfigured'), 'check YOUTUBE_KEY'],
    ['spent units', () => apiError(403, 'quotaExceeded'), 'wait for midnight in California'],
    ['an outage', () => apiError(503, 'backendError'), 'whether the platform has an outage'],
    [
      'an answer that is none of YouTube',
      () => ({ status: 200, body: '<html>' }),
      'the answer is broken JSON',
    ],
  ])('source check of YouTube explains %s', async (_, fault, words) => {
    standIn.fault = fault;
    const { code, checks } = await check(listOf(KNOWN));
    expect(code).toBe(1);
    expect(checks[1]).toMatchObject({ state: 'failed', message: expect.stringContaining(words) });
  });

  it('source check of YouTube explains that nothing answers, without the key in its words', async () => {
    await served.close();
    const { code, checks } = await check(listOf(KNOWN), { YOUTUBE_KEY: 'a-hidden-key' });
    expect(code).toBe(1);
    expect(checks[1]?.message).toMatch(/ECONNREFUSED.*; look at the network/);
    expect(checks[1]?.message).not.toContain('a-hidden-key');
  });

  it('the output is a table for a person, with the number of failed checks', async () => {
    standIn.fault = () => apiError(400, 'badRequest', 'API key not valid');
    const { code, output, remarks } = await run(['source', 'check'], {
      SOURCE: 'youtube',
      YOUTUBE_KEY: 'key',
      YOUTUBE_API_URL: served.url,
      CHANNELS_FILE: join(folder, 'nowhere.yaml'),
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^FAILED {2}channels {2}\S+nowhere\.yaml: there is no such file$/m);
    expect(output).toMatch(/^FAILED {2}youtube .*API key not valid/m);
    expect(remarks).toBe('oshimado: 2 of 2 checks failed\n');
  });
});

describe('source check of a mirrored service', () => {
  let service: FakeService;
  beforeEach(async () => {
    service = await startFakeService({ channels: [], videos: [] });
  });
  afterEach(() => service.close());
  const check = () => run(['source', 'check'], { SOURCE_URL: service.url, SOURCE_KEY: 'k' });

  it('source check of a mirrored service makes one call, with the key', async () => {
    const { code, output } = await check();
    expect(code).toBe(0);
    expect(output).toBe(`ok  holodex  ${service.url} answers and takes the key\n`);
    expect(service.requests).toEqual(['/api/v2/live?limit=1']);
    expect(service.headers[0]).toMatchObject({ 'x-apikey': 'k' });
  });

  it('source check of a mirrored service explains a refused key, and does not try again', async () => {
    service.fault = (_, response) => {
      response.writeHead(403).end();
      return true;
    };
    const { code, output } = await check();
    expect(code).toBe(1);
    expect(output).toMatch(/^FAILED {2}holodex .*refuses access \(HTTP 403\): check SOURCE_KEY$/m);
    expect(service.requests).toHaveLength(1);
  });
});

it('source check calls nobody for the demo, and warns where there is no source', async () => {
  expect(await run(['source', 'check'], { SOURCE: 'demo' })).toMatchObject({
    code: 0,
    output: 'ok  demo  needs no platform: its streams are invented\n',
  });
  const none = await run(['source', 'check'], { SOURCE: 'none' });
  expect(none).toMatchObject({ code: 0, output: expect.stringMatching(/^look {2}source /) });
});

describe('channels check', () => {
  it('channels check counts what is in a good list', async () => {
    await writeList(`orgs: [{ name: Window Works }]\n${listOf(KNOWN)}`);
    expect(await run(['channels', 'check', 'channels.yaml'])).toMatchObject({
      code: 0,
      output: `ok  channels  ${join(folder, 'channels.yaml')}: 1 channel, 1 org\n`,
    });
  });

  it('channels check names every problem by its line', async () => {
    await writeList(`${listOf(KNOWN, KNOWN)}  - { name: Nagi, youtube: "@nagi", org: Nowhere }\n`);
    const { code, output } = await run(['channels', 'check', 'channels.yaml', '--json']);
    expect(code).toBe(1);
    const checks = JSON.parse(output) as Check[];
    const path = join(folder, 'channels.yaml');
    expect(checks.map(({ message }) => message)).toEqual([
      `${path}:3: channels 2 youtube: ${KNOWN} is listed twice`,
      `${path}:4: channels 3 org: "Nowhere" is not among the orgs of this file`,
    ]);
  });

  it('channels check says when there is no such file', async () => {
    expect(await run(['channels', 'check', 'other.yaml'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('other.yaml: there is no such file'),
    });
  });
});
