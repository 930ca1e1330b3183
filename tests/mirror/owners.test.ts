/** Several sources on one store: each changes and closes its own rows only. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../apps/api/src/store';
import { openStore } from '../postgres/patient-store';
import type { SourceStore, VideoRecord } from '../../apps/api/src/store/records';
import { createDatabase } from '../postgres/databases';

const CHANNEL = `UC${'owned'.padEnd(22, '_')}`;
const among = ['holodex', 'youtube'];
const NOW = Date.UTC(2026, 10, 10, 8);
const HOUR = 3_600_000;

let store: Store;
let remove: () => Promise<void>;
let holodex: SourceStore;
let youtube: SourceStore;

beforeEach(async () => {
  const database = await createDatabase();
  store = openStore({
    connectionString: database.connectionString,
    poolSize: 2,
    now: () => NOW,
  });
  remove = database.drop;
  await store.migrate();
  holodex = store.sourceOf({ name: 'holodex', among });
  youtube = store.sourceOf({ name: 'youtube', among });
  await holodex.writeChannels([{ id: CHANNEL, name: 'Sora', type: 'vtuber' }]);
});
afterEach(async () => {
  await store.close();
  await remove();
});

const live = (id: string, title: string): VideoRecord => ({
  id,
  channel_id: CHANNEL,
  title,
  type: 'stream',
  status: 'live',
});
const upcoming = (id: string): VideoRecord => ({ ...live(id, 'announced'), status: 'upcoming' });
const elsewhere = (id: string, start: number, duration: number): VideoRecord => ({
  ...live(id, 'elsewhere'),
  type: 'placeholder',
  placeholderType: 'external-stream',
  link: 'https://www.twitch.tv/sora',
  start_scheduled: new Date(start),
  duration,
});
const [A, B] = ['stream-a___', 'stream-b___'] as const;

describe('a source beside another one', () => {
  it('a source beside another one lists only open videos of its own', async () => {
    await holodex.writeVideos([live(A, 'theirs')]);
    await youtube.writeVideos([live(B, 'ours')]);
    expect(await holodex.openVideoIds()).toEqual([A]);
    expect(await youtube.openVideoIds()).toEqual([B]);
    expect(await youtube.ownVideoIds('', 9)).toEqual([B]);
    expect(await youtube.ownVideoIds(B, 9)).toEqual([]);
    expect(await youtube.countOwnVideos()).toBe(1);
    expect(await youtube.knownVideoIds([A, B, 'unknown____'])).toHaveLength(2);
    await youtube.markMissing([B]);
    expect(await youtube.knownVideoIds([A, B])).toEqual([A]);
  });

  it('a source beside another one leaves rows of an earlier source alone', async () => {
    await holodex.writeVideos([live(A, 'theirs')]);
    expect(await youtube.writeVideos([live(A, 'ours')])).toBe(0);
    expect(await youtube.writeChannels([{ id: CHANNEL, name: 'Other', type: 'subber' }])).toBe(0);
    expect(await youtube.markMissing([A])).toBe(0);
    expect(await youtube.removeVideos([A])).toBe(0);
    expect(await holodex.openVideoIds()).toEqual([A]);
  });

  it('a source beside another one takes over rows of a later source', async () => {
    await youtube.writeVideos([live(B, 'ours')]);
    await holodex.writeVideos([live(B, 'theirs')]);
    expect(await youtube.openVideoIds()).toEqual([]);
    expect(await youtube.writeVideos([live(B, 'ours again')])).toBe(0);
    expect(await holodex.openVideoIds()).toEqual([B]);
  });

  it('a source beside another one takes over what a source left that this server no longer has', async () => {
    await holodex.writeVideos([live(A, 'theirs')]);
    const alone = store.sourceOf({ name: 'youtube', among: ['youtube'] });
    expect(await alone.openVideoIds()).toEqual([A]);
    expect(await alone.markMissing([A])).toBe(1);
  });
});

describe('open videos of a source that is gone', () => {
  const C = 'stream-c___';
  const statusOf = async (id: string) => (await store.reads.findVideo(id))?.status;

  it('end where no other source reads them: live ones are past, announced ones missing', async () => {
    await youtube.writeVideos([{ ...live(A, 'live'), live_viewers: 90 }, upcoming(B)]);
    const before = store.version;
    expect(await store.endLeft({ among: ['twitch'], isAdopted: false })).toBe(2);
    expect(await store.reads.findVideo(A)).toMatchObject({
      status: 'past',
      live_viewers: 0,
      missing_since: null,
      end_actual: null,
    });
    expect(await store.reads.findVideo(B)).toMatchObject({
      status: 'missing',
      missing_since: new Date(NOW),
    });
    expect(store.version).toBeGreaterThan(before);
    expect(await store.endLeft({ among: ['twitch'], isAdopted: false })).toBe(0);
    expect(store.version).toBe(before + 1);
  });

  it('open videos of a source that is gone are kept for a source that reads them again, but for placeholders', async () => {
    await holodex.writeVideos([
      live(A, 'live'),
      elsewhere(B, NOW - HOUR, 7_200),
      elsewhere(C, NOW + HOUR, 7_200),
    ]);
    expect(await store.endLeft({ among: ['youtube'], isAdopted: true })).toBe(2);
    expect(await statusOf(A)).toBe('live');
    expect(await store.reads.findVideo(B)).toMatchObject({ status: 'past', duration: 3_600 });
    expect(await statusOf(C)).toBe('missing');
  });

  it('open videos of a source that is gone do not count: those of a source that is there, of people, of no source, and that ended by the clock', async () => {
    await holodex.writeVideos([live(A, 'theirs'), elsewhere(C, NOW - 3 * HOUR, 3_600)]);
    await store.source.writeVideos([live(B, 'of no source')]);
    expect(await store.endLeft({ among: ['holodex'], isAdopted: false })).toBe(0);
    expect(await store.endLeft({ among: ['twitch'], isAdopted: false })).toBe(1);
    expect(await Promise.all([A, B, C].map(statusOf))).toEqual(['past', 'live', 'past']);
  });
});
