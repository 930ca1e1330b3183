/** The whole mirror against a service over HTTP that has every oddity and every fault. */
import { describe, expect, it } from 'vitest';
import { beginLife, mirror, START } from './testing/life';
import { createMemoryStore } from './testing/memory-store';
import { channelId, clip, clipper, stream, talent, videoId } from './testing/rows';
import { setUpFakeService } from './testing/test-service';
import { sendJson, type Fault } from './testing/fake-service';

const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString();
const sora = talent('sora');
const miko = talent('miko');
const cutter = clipper('cutter');
const rows = {
  orgs: [{ name: 'Window Works', short: 'Panes', name_jp: '窓' }, { name: '' }, null],
  channels: [sora, miko, cutter, null, { id: 7 }],
  videos: [
    ...Array.from({ length: 23 }, (_, n) => stream(`past-${n}`, sora, at(-60 * Math.ceil(n / 5)))),
    stream('live', sora, at(-5), { status: 'live', live_viewers: '900', end_actual: undefined }),
    stream('soon', miko, at(60), { status: 'upcoming', start_actual: null, end_actual: null }),
    stream('plc', miko, at(90), { status: 'upcoming', type: 'legacy-placeholder' }),
    clip('clip', cutter, at(-30), { sources: [{ id: videoId('past-1') }] }),
    { id: 'bad' },
    { ...stream('stray', sora, at(-70)), channel: undefined, channel_id: 'UCstray' },
  ],
};

const setup = setUpFakeService(rows);
const videos = () => Object.fromEntries(setup.store.videos);
const whole = async () => {
  const other = createMemoryStore();
  await mirror(other, setup.options());
  return { videos: Object.fromEntries(other.videos), channels: other.channels };
};

describe('a mirror', () => {
  it('a mirror stores every valid row and logs how many it skipped', async () => {
    const { warnings } = await mirror(setup.store, setup.options());
    const good = rows.videos.length - 1;
    expect(setup.store.videos.size).toBe(good);
    expect(setup.store.orgs.size).toBe(1);
    expect(setup.store.videos.get(videoId('live'))?.live_viewers).toBe(900);
    expect(setup.store.videos.get(videoId('plc'))?.type).toBe('placeholder');
    expect(setup.store.channels.get('UCstray')).toMatchObject({ name: 'UCstray', type: 'vtuber' });
    expect(warnings.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({ list: 'channels', skipped: 1 }),
    );
  });

  it('a mirror changes nothing when it runs again, with its progress or without', async () => {
    await mirror(setup.store, setup.options());
    setup.store.changes = 0;
    await mirror(setup.store, setup.options());
    setup.store.progress.clear();
    await mirror(setup.store, setup.options());
    expect(setup.store.changes).toBe(0);
  });

  it('killed at any request and started again has the same rows and does not begin again', async () => {
    const wanted = await whole();
    const total = setup.service.requests.length;
    for (let nth = 1; nth <= total; nth += 1) {
      setup.store = createMemoryStore();
      setup.service.requests.length = 0;
      const life = beginLife(setup.store, setup.options());
      setup.service.fault = () => {
        if (setup.service.requests.length >= nth) life.end();
        return false;
      };
      await life.source.fill(life.context).catch(() => undefined);
      await life.source.follow(life.context);
      setup.service.fault = () => false;
      await mirror(setup.store, setup.options());
      expect({ videos: videos(), channels: setup.store.channels }).toEqual(wanted);
      // The board is read by both lives; lists go on at their page.
      expect(setup.service.requests.length).toBeLessThan(total + 8);
    }
  });

  it.each([
    ['ignores `to`', { pagesByTime: false }],
    ['caps its pages below what is asked', { pageMax: 3 }],
    [
      'names its rows otherwise',
      { shape: (list: readonly unknown[], total: number) => ({ count: total, results: list }) },
    ],
    ['answers bare arrays', { shape: (list: readonly unknown[]) => list }],
  ])('of a service that %s is the same', async (_, options) => {
    const wanted = await whole();
    setup.service.options = options;
    await mirror(setup.store, setup.options());
    expect(videos()).toEqual(wanted.videos);
  });

  it('a mirror takes orgs from channels where there is no list of them', async () => {
    setup.service.rows = { ...rows, orgs: undefined };
    await mirror(setup.store, setup.options());
    expect([...setup.store.orgs.values()]).toEqual([
      { name: 'Window Works', short: null, name_jp: null },
    ]);
  });

  it('a mirror goes no further back than configured', async () => {
    const old = stream('old', sora, at(-60 * 24 * 40));
    const older = Array.from({ length: 20 }, (_, n) =>
      stream(`a${n}`, sora, at(-60 * 24 * (90 + n))),
    );
    setup.service.rows = { ...rows, videos: [...rows.videos, old, ...older] };
    await mirror(setup.store, { ...setup.options(), historyDays: 30 });
    expect(setup.store.videos.has(videoId('past-22'))).toBe(true);
    expect(setup.store.videos.has(videoId('a19'))).toBe(false);
  });

  it('the short form of a guest does not overwrite a channel from the list', async () => {
    const brief = { id: channelId('miko'), name: 'M', type: 'vtuber', photo: '/small.png' };
    setup.service.rows = { ...rows, videos: [stream('one', sora, at(-60), { mentions: [brief] })] };
    await mirror(setup.store, setup.options());
    const kept = setup.store.channels.get(channelId('miko'));
    await mirror(setup.store, setup.options());
    expect(setup.store.channels.get(channelId('miko'))).toEqual(kept);
    expect(kept?.name).toBe('miko ちゃんねる');
  });
});

describe('while following', () => {
  it('while following asks for what left the board: past, gone, or a placeholder to remove', async () => {
    await mirror(setup.store, setup.options());
    const life = beginLife(setup.store, setup.options(), START);
    await life.source.fill(life.context);
    setup.service.rows = {
      ...rows,
      videos: [stream('live', sora, at(-5), { status: 'past', duration: 300 })],
    };
    life.clock.onWait = () => {
      if (life.clock.now() > START + 10 * 60_000) life.end();
    };
    await life.source.follow(life.context);
    expect(setup.store.videos.get(videoId('live'))).toMatchObject({
      status: 'past',
      duration: 300,
    });
    expect(setup.store.videos.get(videoId('soon'))?.status).toBe('missing');
    expect(setup.store.videos.has(videoId('plc'))).toBe(false);
  });

  it('while following asks for an unchanged board by its ETag, once the board is written', async () => {
    const states: number[] = [];
    setup.service.fault = (request, response, url) => {
      if (url.pathname !== '/api/v2/live') return false;
      const same = request.headers['if-none-match'] === '"1"';
      states.push(same ? 304 : 200);
      if (same) response.writeHead(304).end();
      else
        sendJson(
          response,
          rows.videos.filter((row) => 'status' in row && row.status === 'live'),
          200,
          { etag: '"1"' },
        );
      return true;
    };
    const { writeVideos } = setup.store;
    let failures = 1;
    const failing = {
      ...setup.store,
      writeVideos: async (records: Parameters<typeof writeVideos>[0]) => {
        if (failures > 0) {
          failures -= 1;
          throw new Error('the database is away');
        }
        return writeVideos(records);
      },
    };
    const life = beginLife(failing, setup.options());
    await expect(life.source.fill(life.context)).rejects.toThrow('away');
    life.clock.onWait = () => {
      if (life.clock.now() > START + 4 * 60_000) life.end();
    };
    await life.source.follow(life.context);
    expect(states.slice(0, 2)).toEqual([200, 200]);
    expect(states.slice(2).every((state) => state === 304)).toBe(true);
  });

  it('a failed round is logged and retried, never thrown', async () => {
    const life = beginLife(setup.store, setup.options());
    await life.source.fill(life.context);
    setup.service.fault = (_, response) => {
      response.writeHead(500).end();
      return true;
    };
    life.clock.onWait = () => {
      if (life.warnings.length > 2) setup.service.fault = () => false;
      if (life.infos.some(({ message }) => message.startsWith('the mirror is complete')))
        life.end();
    };
    await life.source.follow(life.context);
    expect(setup.store.videos.size).toBe(rows.videos.length - 1);
  });

  it('away for two days and killed while catching up, it still has every row', async () => {
    setup.service.rows = { ...rows, videos: [stream('old', sora, at(-60))] };
    await mirror(setup.store, setup.options());
    const fresh = Array.from({ length: 40 }, (_, n) => stream(`new-${n}`, sora, at(60 * (n + 1))));
    setup.service.rows = { ...rows, videos: [...setup.service.rows.videos, ...fresh] };
    const later = START + 48 * 3_600_000;
    const killed = beginLife(setup.store, setup.options(), later);
    setup.service.fault = (_, __, url) => {
      if (url.pathname === '/api/v2/videos' && setup.store.videos.size > 8) killed.end();
      return false;
    };
    await killed.source.fill(killed.context);
    await killed.source.follow(killed.context);
    expect(setup.store.videos.size).toBeLessThan(41);
    setup.service.fault = () => false;
    await mirror(setup.store, setup.options(), later);
    expect(setup.store.videos.size).toBe(41);
  });

  it('one refused key is one warning, and naming SOURCE_KEY', async () => {
    setup.service.fault = (_, response) => (sendJson(response, {}, 403), true);
    const life = beginLife(setup.store, { ...setup.options(), key: 'k1' });
    await expect(life.source.fill(life.context)).rejects.toThrow(/SOURCE_KEY/);
    life.clock.onWait = () => {
      if (life.clock.now() > START + 3_600_000) life.end();
    };
    await life.source.follow(life.context);
    expect(life.warnings).toHaveLength(1);
    expect(setup.service.headers[0]).toMatchObject({ 'x-apikey': 'k1', 'user-agent': /Oshimado/ });
  });
});

describe('faults of the service', () => {
  const troubled = (...troubles: Fault[]) => {
    setup.service.fault = (...args) => troubles.shift()?.(...args) ?? false;
  };

  it('429 waits for Retry-After, or 10 s; failures wait longer each time', async () => {
    troubled(
      (_, response) => (sendJson(response, {}, 429, { 'retry-after': '3' }), true),
      (_, response) => (sendJson(response, {}, 429), true),
      (_, response) => (sendJson(response, {}, 502), true),
      (_, response) => (sendJson(response, {}, 503), true),
    );
    const { clock } = await mirror(setup.store, setup.options());
    expect(clock.waits.slice(0, 6)).toEqual([3_000, 10_000, 3_000, 6_000, 500, 500]);
  });

  it('a window that runs dry is waited out until its reset', async () => {
    let left = 2;
    setup.service.fault = (_, response) => {
      response.setHeader('x-ratelimit-limit', '2');
      response.setHeader('x-ratelimit-remaining', String(Math.max(0, (left -= 1))));
      response.setHeader('x-ratelimit-reset', '40');
      return false;
    };
    const life = beginLife(setup.store, setup.options());
    await life.source.fill(life.context);
    expect(life.clock.waits).toEqual([500]);
    expect(life.clock.now()).toBe(START + 500);
    const following = life.source.follow(life.context);
    life.clock.onWait = () => life.end();
    await following;
    expect(life.clock.waits[1]).toBeGreaterThan(30_000);
  });

  it('an answer cut short is asked for again', async () => {
    troubled((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('[{"id":');
      setImmediate(() => response.destroy());
      return true;
    });
    await mirror(setup.store, setup.options());
    expect(setup.store.videos.size).toBe(rows.videos.length - 1);
  });

  it('a service that hangs is given up after its time and asked again', async () => {
    troubled(() => true);
    const life = beginLife(setup.store, setup.options());
    const asked = setup.service.nextRequest();
    const filling = life.source.fill(life.context);
    await asked;
    life.clock.runOut();
    await filling;
    expect(life.clock.now()).toBeGreaterThanOrEqual(START + 30_000);
  });

  it.each([
    ['HTML', { 'content-type': 'text/html' }, '<html>', /address of an \/api\/v2 service/],
    ['half JSON', { 'content-type': 'application/json' }, '[{"id":', /broken JSON/],
    ['no list', { 'content-type': 'application/json' }, '{"a":1}', /is not a list/],
    [
      'too much',
      { 'content-type': 'application/json' },
      `[${' '.repeat(5_000)}]`,
      /larger than 4000/,
    ],
  ])('%s is one clear failure', async (_, headers, body, words) => {
    setup.service.fault = (_request, response, url) => {
      if (url.pathname !== '/api/v2/live') return false;
      response.writeHead(200, headers).end(body);
      return true;
    };
    const life = beginLife(setup.store, { ...setup.options(), maxBytes: 4_000 });
    await expect(life.source.fill(life.context)).rejects.toThrow(words);
  });

  it('a redirect is logged and never followed, so that the key is not sent elsewhere', async () => {
    setup.service.fault = (_, response) => (
      response.writeHead(301, { location: 'https://elsewhere.example/' }).end(),
      true
    );
    const life = beginLife(setup.store, { ...setup.options(), key: 'k1' });
    await expect(life.source.fill(life.context)).rejects.toThrow(/elsewhere\.example.*SOURCE_URL/);
    expect(setup.service.requests).toHaveLength(1);
  });

  it('one request is under way at a time, with a gap between two', async () => {
    let open = 0;
    let most = 0;
    setup.service.fault = (_, response) => {
      most = Math.max(most, (open += 1));
      response.on('close', () => (open -= 1));
      return false;
    };
    const { clock } = await mirror(setup.store, setup.options());
    expect(most).toBe(1);
    expect(clock.waits.filter((ms) => ms === 500).length).toBeGreaterThan(5);
  });
});
