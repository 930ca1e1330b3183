/** The table that lists are read from, and the counts, always equal the rows they are made of. */
import * as fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChannelRecord, VideoRecord } from '../../apps/api/src/store/records';
import { SEED } from '../../packages/domain/src/testing/cases';
import { at } from '../fixtures/world';
import { onEveryServer } from './every-server';
import type { ConformanceServer } from './server';

const EDITOR = { id: '1', username: 'editor' };
const HOUR = 3_600_000;
const channelIds = ['a', 'b', 'c', 'd'].map((name) => `UC${name.padEnd(22, '_')}`);
const lateChannel = `UC${'late'.padEnd(22, '_')}`;
const videoIds = ['v1', 'v2', 'v3', 'v4', 'v5'].map((name) => name.padEnd(11, '_'));

const channel: fc.Arbitrary<ChannelRecord> = fc.record({
  id: fc.constantFrom(...channelIds),
  name: fc.constant('Somebody'),
  type: fc.constantFrom('vtuber', 'subber'),
  org: fc.constantFrom('Ours', 'Theirs', null),
});

const video: fc.Arbitrary<VideoRecord> = fc.record(
  {
    id: fc.constantFrom(...videoIds),
    channel_id: fc.constantFrom(...channelIds),
    title: fc.constantFrom('One', 'Another'),
    type: fc.constantFrom('stream', 'clip', 'placeholder'),
    status: fc.constantFrom('upcoming', 'live', 'past'),
    start_scheduled: fc.constantFrom(at(-HOUR), at(HOUR)),
    duration: fc.constantFrom(0, 60),
    lang: fc.constantFrom('en', 'ja', null),
    topic_id: fc.constantFrom('talk', 'singing', null),
    live_viewers: fc.nat(9),
    mentions: fc.subarray([...channelIds, lateChannel]),
    sources: fc.subarray(videoIds),
  },
  { requiredKeys: ['id', 'channel_id', 'title', 'type', 'status'] },
);

type Step = (server: ConformanceServer) => Promise<unknown>;

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(video, { minLength: 1, maxLength: 4 }).map(
      (records): Step =>
        ({ store }) =>
          store.source.writeVideos(records),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.array(channel, { minLength: 1, maxLength: 2 }).map(
      (records): Step =>
        ({ store }) =>
          store.source.writeChannels(records),
    ),
  },
  fc.subarray(videoIds).map(
    (ids): Step =>
      ({ store }) =>
        store.source.markMissing(ids),
  ),
  fc.subarray(videoIds).map(
    (ids): Step =>
      ({ store }) =>
        store.source.removeVideos(ids),
  ),
  fc
    .record({
      id: fc.constantFrom(...videoIds),
      channelId: fc.constantFrom(...channelIds),
      kind: fc.constantFrom('add', 'remove', 'topic'),
    })
    .map(({ id, channelId, kind }): Step => async ({ store: { reads, edits } }) => {
      if (!(await reads.findVideo(id))) return;
      if (kind === 'add') await edits.addMention(EDITOR, id, channelId);
      else if (kind === 'remove') await edits.removeMentions(EDITOR, id, [channelId]);
      else await edits.setTopic(EDITOR, id, 'picked');
    }),
);

/** What the table should hold, by the simplest query that says so. */
const WANTED = `
  with roles as (
    select id as video_id, channel_id, 1 as rank from videos
    union all select video_id, channel_id, 2 from video_mentions
    union all
    select l.video_id, s.channel_id, 3 from video_links l
      join videos v on v.id = l.video_id and v.type = 'clip'
      join videos s on s.id = l.target_id
    where l.kind = 'source'
  ), best as (
    select video_id, channel_id, min(rank) as rank from roles group by 1, 2
  )
  select b.video_id, b.channel_id, (array['uploader', 'guest', 'source'])[b.rank] as role, c.org,
    c.org is not null and not exists (
      select from best o join channels oc on oc.id = o.channel_id
      where o.video_id = b.video_id and oc.org = c.org
        and (o.rank, o.channel_id) < (b.rank, b.channel_id)
    ) as leads_org,
    exists (select from best g where g.video_id = b.video_id and g.rank = 2) as has_guests,
    v.type, v.status, v.available_at, v.lang, v.topic_id, v.placeholder_type, v.start_scheduled, v.duration
  from best b join videos v on v.id = b.video_id left join channels c on c.id = b.channel_id
  order by 1, 2`;
const HELD = `
  select video_id, channel_id, role, org, leads_org, has_guests, type, status, available_at, lang, topic_id,
    placeholder_type, start_scheduled, duration
  from video_channels order by 1, 2`;

const COUNTED = `
  select 'all' as kind, '' as key, type, status, coalesce(lang, '') as lang, count(*)::int as count
  from videos where type <> 'placeholder' group by 3, 4, 5
  union all
  select 'org', org, type, status, coalesce(lang, ''), count(distinct video_id)::int
  from video_channels where org is not null and type <> 'placeholder' group by 2, 3, 4, 5
  union all
  select 'topic', topic_id, type, status, coalesce(lang, ''), count(*)::int
  from videos where topic_id is not null group by 2, 3, 4, 5
  order by 1, 2, 3, 4, 5`;
const KEPT = `
  select kind, key, type, status, lang, count::int as count from video_counts
  where count <> 0 order by 1, 2, 3, 4, 5`;

onEveryServer('Who belongs to a video', (api) => {
  let client: Client;
  beforeAll(async () => {
    client = new Client({ connectionString: api().database.connectionString });
    await client.connect();
  });
  afterAll(() => client.end());
  const rows = async (query: string) => (await client.query<object>(query)).rows;

  it('equals a fresh computation after any writes and edits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 8 }), async (life) => {
        const { source } = api().store;
        await source.writeChannels(
          channelIds.map((id) => ({ id, name: 'Somebody', type: 'vtuber', org: 'Ours' })),
        );
        for (const step of life) await step(api());
        expect(await rows(HELD)).toEqual(await rows(WANTED));
        expect(await rows(KEPT)).toEqual(await rows(COUNTED));
      }),
      { numRuns: 40, seed: SEED },
    );
  });

  it('follows a guest whose channel is known later', async () => {
    const { source } = api().store;
    const [owner = ''] = channelIds;
    const [id = ''] = videoIds;
    await source.removeVideos(videoIds);
    await source.writeChannels([{ id: owner, name: 'Somebody', type: 'vtuber', org: 'Ours' }]);
    await source.writeVideos([
      {
        id,
        channel_id: owner,
        title: 'One',
        type: 'stream',
        status: 'past',
        mentions: [lateChannel],
      },
    ]);
    await source.writeChannels([
      { id: lateChannel, name: 'Late', type: 'vtuber', org: 'Late org' },
    ]);
    expect(await rows(HELD)).toEqual(await rows(WANTED));
    const found = await api().store.reads.countVideos({ orgs: ['Late org'] });
    expect(found).toEqual({ count: 1, isMinimum: false });
  });
});
