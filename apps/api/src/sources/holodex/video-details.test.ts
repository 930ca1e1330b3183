/** Details that only the single call returns: requested when a viewer opens a video, and slowly for all others. */
import { expect, it } from 'vitest';
import { beginLife, mirror, START } from './testing/life';
import { clip, clipper, stream, talent, videoId } from './testing/rows';
import { setUpFakeService } from './testing/test-service';
import { sendJson } from './testing/fake-service';

const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString();
const sora = talent('sora');
const cutter = clipper('cutter');
const first = { id: videoId('past-1') };
const brief = (name: string, more: object = {}) => {
  const { id, title, type, status, lang, duration, available_at, channel } = clip(
    name,
    clipper('far'),
    at(-50),
  );
  return { id, title, type, status, lang, duration, available_at, channel, ...more };
};
const rows = {
  orgs: [],
  channels: [sora, cutter],
  videos: [
    ...Array.from({ length: 7 }, (_, n) =>
      stream(`past-${n}`, sora, at(-60 * (n + 1)), {
        comments: [{ comment_key: `key-${n}`, message: `0:10 scene ${n}` }],
        clips: n === 1 ? [brief('unlisted'), brief('timeless', { available_at: null })] : [],
      }),
    ),
    clip('known', cutter, at(-30), { sources: [first], same_source_clips: [brief('sibling')] }),
  ],
};

const setup = setUpFakeService(rows);
const singles = () =>
  setup.service.requests.filter((path) => /^\/api\/v2\/videos\/[\w-]{11}\?/.test(path));
const idsOf = (paths: readonly string[]) => paths.map((path) => path.slice(15, 26));

/** Follows until a condition holds. */
async function followUntil(isOver: () => boolean) {
  const life = beginLife(setup.store, setup.options());
  life.clock.onWait = () => {
    if (isOver() || life.clock.now() > START + 86_400_000) life.end();
  };
  await life.source.fill(life.context);
  await life.source.follow(life.context);
  return life;
}

it('an opened video has its comments and clips afterwards, and is asked about once', async () => {
  await mirror(setup.store, setup.options());
  expect(setup.store.videos.get(videoId('past-1'))?.comments).toBeUndefined();
  setup.service.requests.length = 0;
  setup.store.requested.add(videoId('past-1'));
  // The slow walk finds everything read.
  for (const id of setup.store.videos.keys())
    if (id !== videoId('past-1')) setup.store.read.add(id);
  await followUntil(() => setup.store.requested.size === 0 && setup.service.requests.length > 3);
  expect(idsOf(singles())).toEqual([videoId('past-1')]);
  expect(setup.store.videos.get(videoId('past-1'))?.comments).toEqual([
    { comment_key: 'key-1', message: '0:10 scene 1' },
  ]);
  expect(setup.store.videos.get(videoId('unlisted'))).toMatchObject({
    type: 'clip',
    sources: [videoId('past-1')],
  });
  // A video without a date has no place in a list, and is not stored.
  expect(setup.store.videos.has(videoId('timeless'))).toBe(false);
});

it('clips of the same source are taken in with that source, and what is known stays', async () => {
  await mirror(setup.store, setup.options());
  const before = setup.store.videos.get(videoId('past-2'));
  setup.store.requested.add(videoId('known'));
  await followUntil(() => setup.store.requested.size === 0);
  expect(setup.store.videos.get(videoId('sibling'))?.sources).toEqual([videoId('past-1')]);
  expect(setup.store.videos.get(videoId('past-2'))?.title).toBe(before?.title);
});

it('all others are asked about oldest first, two seconds apart, once each, over restarts', async () => {
  await mirror(setup.store, setup.options());
  setup.service.requests.length = 0;
  const begun: number[] = [];
  setup.service.fault = (_, __, url) => {
    if (url.pathname.startsWith('/api/v2/videos/')) begun.push(life.clock.now());
    return false;
  };
  const life = beginLife(setup.store, setup.options());
  life.clock.onWait = () => {
    if (setup.store.read.size >= 4) life.end();
  };
  await life.source.fill(life.context);
  await life.source.follow(life.context);
  setup.service.fault = () => false;
  await followUntil(() => setup.store.read.size === 7);
  const oldestFirst = [6, 5, 4, 3, 2, 1, 0].map((n) => videoId(`past-${n}`));
  expect(idsOf(singles())).toEqual(oldestFirst);
  const gaps = begun.slice(1).map((time, nth) => time - (begun[nth] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2_000);
});

it('one that the service does not know is asked about once; a failing service is asked again later', async () => {
  await mirror(setup.store, setup.options());
  setup.service.requests.length = 0;
  const failing = new Set([videoId('past-0')]);
  setup.service.fault = (_, response, url) => {
    const id = url.pathname.slice(15);
    if (id === videoId('past-6')) sendJson(response, {}, 404);
    else if (failing.has(id) && idsOf(singles()).filter((one) => one === id).length < 7)
      response.writeHead(500).end();
    else return false;
    return true;
  };
  await followUntil(() => setup.store.read.size === 7);
  const asked = idsOf(singles());
  expect(asked.filter((id) => id === videoId('past-6'))).toHaveLength(1);
  expect(asked.filter((id) => id === videoId('past-0'))).toHaveLength(7);
  expect(setup.store.videos.get(videoId('past-0'))?.comments).toHaveLength(1);
});

it('a video that always fails holds up neither the next opened ones nor the slow pass', async () => {
  await mirror(setup.store, setup.options());
  const bad = videoId('past-6');
  setup.service.fault = (_, response, url) => {
    if (url.pathname.slice(15) !== bad) return false;
    response.writeHead(500).end();
    return true;
  };
  setup.store.requested.add(bad);
  setup.store.requested.add(videoId('past-0'));
  await followUntil(() => setup.store.read.size === 6 && setup.store.requested.size === 0);
  expect(setup.store.read.has(bad)).toBe(false);
  expect(setup.store.requested.size).toBe(0);
  expect(setup.store.read.size).toBe(6);
  setup.service.fault = () => false;
  // The next pass, a week later, reads it.
  setup.store.progress.clear();
  await followUntil(() => setup.store.read.has(bad));
  expect(setup.store.videos.get(bad)?.comments).toHaveLength(1);
});
