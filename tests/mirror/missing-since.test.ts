/** The day a video went missing, by whatever way a source says it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../apps/api/src/store';
import { openStore } from '../postgres/patient-store';
import type { VideoRecord } from '../../apps/api/src/store/records';
import { createDatabase } from '../postgres/databases';

const CHANNEL = `UC${'gone'.padEnd(22, '_')}`;
const ID = 'stream-a___';
const at = (hours: number) => new Date(Date.UTC(2026, 4, 3, hours));

let store: Store;
let remove: () => Promise<void>;
let now = at(0);
beforeEach(async () => {
  const database = await createDatabase();
  const { connectionString } = database;
  store = openStore({ connectionString, poolSize: 2, now: () => now.getTime() });
  remove = database.drop;
  await store.migrate();
  await store.source.writeChannels([{ id: CHANNEL, name: 'Sora', type: 'vtuber' }]);
});
afterEach(async () => {
  await store.close();
  await remove();
});

const write = (hour: number, status: VideoRecord['status'], more: Partial<VideoRecord> = {}) => {
  now = at(hour);
  const record = { id: ID, channel_id: CHANNEL, title: 'Gone', type: 'stream', status } as const;
  return store.source.writeVideos([{ ...record, ...more }]);
};
const since = async () => (await store.reads.findVideo(ID))?.missing_since;

describe('the day a video went missing', () => {
  it('the day a video went missing is when a known video was first seen to be gone, and ends with its return', async () => {
    await write(1, 'past');
    expect(await since()).toBeNull();
    await write(2, 'missing');
    await write(3, 'missing', { title: 'Gone, renamed' });
    expect(await since()).toEqual(at(2));
    await write(4, 'past');
    expect(await since()).toBeNull();
    now = at(5);
    await store.source.markMissing([ID]);
    now = at(6);
    await store.source.markMissing([ID]);
    expect(await since()).toEqual(at(5));
  });

  it('the day a video went missing is unknown for what was missing before this site knew it, unless the source tells', async () => {
    await write(1, 'missing');
    expect(await since()).toBeNull();
    await write(2, 'missing', { missing_since: at(-48) });
    expect(await since()).toEqual(at(-48));
  });
});
