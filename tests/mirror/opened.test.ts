/** A viewer opens a video of which only lists were mirrored: answered at once, and completely a little later. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginLife, catchUp } from '../../apps/api/src/sources/holodex/testing/life';
import { clip, clipper, stream, talent } from '../../apps/api/src/sources/holodex/testing/rows';
import {
  startFakeService,
  type FakeService,
} from '../../apps/api/src/sources/holodex/testing/fake-service';
import { startServer, type ConformanceServer } from '../conformance/server';
import { NOW, videoId } from '../fixtures/world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (ms: number) => new Date(NOW + ms).toISOString();
const sora = talent('opened');
const cutter = clipper('openedcut');
const old = stream('opened-old', sora, at(-30 * DAY), {
  comments: [{ comment_key: 'Ug1', message: '0:10 hello' }],
  clips: [clip('opened-cut', cutter, at(-20 * DAY))],
});
const fresh = stream('opened-new', sora, at(-DAY));
const pathOf = ({ id }: { readonly id?: unknown }) => `/api/v2/videos/${String(id)}?c=1`;

let service: FakeService;
let api: ConformanceServer;
let requests: Promise<void>[] = [];
const details = { comments: [{ comment_key: 'Ug1', message: '0:10 hello' }] };

const begin = async () => {
  const life = beginLife(api.store.source, { url: service.url }, api.now());
  await life.source.fill(life.context);
  return life;
};

const open = async (video: { readonly id?: unknown }) => {
  const answer = await api.get(pathOf(video));
  await Promise.all(requests);
  requests = [];
  expect(answer.statusCode).toBe(200);
  return answer.json<object>();
};

beforeAll(async () => {
  service = await startFakeService({ orgs: [], channels: [sora, cutter], videos: [old, fresh] });
  api = await startServer(undefined, {
    rateLimit: 0,
    onVideoOpened: (id) => void requests.push(api.store.requestVideo(id)),
  });
  await catchUp(await begin());
});
afterAll(async () => {
  await api.stop();
  await service.close();
});

const requested = () => api.store.source.requestedVideos(10);

it('the first answer comes at once and records one request', async () => {
  service.requests.length = 0;
  expect(await open(old)).toMatchObject({ comments: [], clips: [] });
  expect(await requested()).toEqual([old.id]);
  await Promise.all([1, 2, 3].map(() => api.store.requestVideo(String(old.id))));
  expect(await requested()).toEqual([old.id]);
  expect(service.requests).toEqual([]);
});

it('without a mirror no details are requested', async () => {
  await api.store.requestVideo('unknown0000');
  await api.store.requestVideo('live-sora00');
  await api.store.requestVideo(videoId('plc-over'));
  expect(await requested()).toEqual([old.id]);
});

it('the mirror asks, and the next answer has comments and clips', async () => {
  const life = await begin();
  const isAsked = () => service.requests.includes(pathOf(old));
  life.clock.onWait = () => {
    if (isAsked()) life.end();
  };
  await life.source.follow(life.context);
  expect(await open(old)).toMatchObject({
    ...details,
    clips: [{ title: 'opened-cut', channel: { id: cutter.id } }],
  });
  expect(await requested()).toEqual([]);
  // Read whole, long after the stream: nothing more to ask for.
  api.pass(30 * DAY);
  await open(old);
  expect(await requested()).not.toContain(old.id);
});

it('a video read soon after its end is read again when it is opened, but not at once', async () => {
  const { source } = api.store;
  const young = stream('open-young', sora, new Date(api.now() - HOUR).toISOString());
  service.rows = { ...service.rows, videos: [old, fresh, young] };
  await catchUp(await begin());
  await open(young);
  expect(await requested()).toContain(young.id);
  await source.noteRead([String(young.id)]);
  api.pass(5 * HOUR);
  await api.store.requestVideo(String(young.id));
  expect(await requested()).not.toContain(young.id);
  api.pass(2 * HOUR);
  await api.store.requestVideo(String(young.id));
  expect(await requested()).toContain(young.id);
});

it('a postponed wish comes last, and a dropped one is gone until the next opening', async () => {
  const { source } = api.store;
  const [one, two] = ['postponed-1', 'postponed-2'];
  await source.writeVideos(
    [one, two].map((id) => ({
      id,
      channel_id: String(sora.id),
      title: 'Opened',
      type: 'stream' as const,
      status: 'past' as const,
      published_at: new Date(api.now()),
    })),
  );
  const among = async () => (await requested()).filter((id) => id === one || id === two);
  await api.store.requestVideo(one);
  api.pass(1_000);
  await api.store.requestVideo(two);
  expect(await among()).toEqual([one, two]);
  api.pass(1_000);
  await source.postponeRequest(one);
  expect(await among()).toEqual([two, one]);
  await source.dropRequest(two);
  await source.postponeRequest(two);
  expect(await among()).toEqual([one]);
  await api.store.requestVideo(two);
  expect(await among()).toEqual([one, two]);
  await source.removeVideos([one, two]);
});

it('streams that have settled are named stretch by stretch, each until it is read', async () => {
  const { source } = api.store;
  const { ids, next } = await source.unreadVideos(undefined);
  expect(ids).toContain(fresh.id);
  expect(ids).not.toContain(old.id);
  expect(next).toBeDefined();
  expect(await source.unreadVideos(next)).toEqual({ ids: [], next: undefined });
  await source.noteRead(ids);
  expect((await source.unreadVideos(undefined)).ids).toEqual([]);
});

it('a known clip keeps what is stored and gets a further source', async () => {
  const { source } = api.store;
  const id = 'opened-cut_';
  const brief = {
    id,
    channel_id: String(cutter.id),
    title: 'Other words',
    type: 'clip',
    status: 'missing',
    sources: [String(fresh.id)],
  } as const;
  expect(await source.introduceVideos([brief])).toBe(1);
  expect(await source.introduceVideos([brief])).toBe(0);
  const answer = await api.get(`/api/v2/videos/${id}`);
  expect(answer.json()).toMatchObject({
    title: 'opened-cut',
    status: 'past',
    sources: [{ id: old.id }, { id: fresh.id }],
  });
});
