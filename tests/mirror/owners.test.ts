/** Several sources on one store: each changes and closes its own rows only. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../apps/api/src/store';
import type { SourceStore, VideoRecord } from '../../apps/api/src/store/records';
import { createDatabase } from '../postgres/databases';

const CHANNEL = `UC${'owned'.padEnd(22, '_')}`;
const among = ['holodex', 'youtube'];

let store: Store;
let remove: () => Promise<void>;
let holodex: SourceStore;
let youtube: SourceStore;

beforeEach(async () => {
  const database = await createDatabase();
  store = openStore({ connectionString: database.connectionString, poolSize: 2 });
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
const [A, B] = ['stream-a___', 'stream-b___'] as const;

describe('a source beside another one', () => {
  it('lists only open videos of its own', async () => {
    await holodex.writeVideos([live(A, 'theirs')]);
    await youtube.writeVideos([live(B, 'ours')]);
    expect(await holodex.openVideoIds()).toEqual([A]);
    expect(await youtube.openVideoIds()).toEqual([B]);
    expect(await youtube.ownVideoIds('', 9)).toEqual([B]);
    expect(await youtube.ownVideoIds(B, 9)).toEqual([]);
    expect(await youtube.countOwnVideos()).toBe(1);
    expect(await youtube.knownVideoIds([A, B, 'unknown____'])).toHaveLength(2);
  });

  it('leaves rows of an earlier source alone', async () => {
    await holodex.writeVideos([live(A, 'theirs')]);
    expect(await youtube.writeVideos([live(A, 'ours')])).toBe(0);
    expect(await youtube.writeChannels([{ id: CHANNEL, name: 'Other', type: 'subber' }])).toBe(0);
    expect(await youtube.markMissing([A])).toBe(0);
    expect(await youtube.removeVideos([A])).toBe(0);
    expect(await holodex.openVideoIds()).toEqual([A]);
  });

  it('takes over rows of a later source', async () => {
    await youtube.writeVideos([live(B, 'ours')]);
    await holodex.writeVideos([live(B, 'theirs')]);
    expect(await youtube.openVideoIds()).toEqual([]);
    expect(await youtube.writeVideos([live(B, 'ours again')])).toBe(0);
    expect(await holodex.openVideoIds()).toEqual([B]);
  });

  it('takes over what a source left that this server no longer has', async () => {
    await holodex.writeVideos([live(A, 'theirs')]);
    const alone = store.sourceOf({ name: 'youtube', among: ['youtube'] });
    expect(await alone.openVideoIds()).toEqual([A]);
    expect(await alone.markMissing([A])).toBe(1);
  });
});
