/** Topics that rules found give way to those of people and of other services. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTopic } from '../../apps/api/src/handlers/editing/get-video-topic';
import type { Store } from '../../apps/api/src/store';
import { openStore } from '../postgres/patient-store';
import type { VideoRecord } from '../../apps/api/src/store/records';
import { createDatabase } from '../postgres/databases';

const CHANNEL = `UC${'topics'.padEnd(22, '_')}`;
const ID = 'stream-a___';

let store: Store;
let remove: () => Promise<void>;

beforeEach(async () => {
  const database = await createDatabase();
  store = openStore({ connectionString: database.connectionString, poolSize: 2 });
  remove = database.drop;
  await store.migrate();
  await store.source.writeChannels([{ id: CHANNEL, name: 'Sora', type: 'vtuber' }]);
});
afterEach(async () => {
  await store.close();
  await remove();
});

const write = (more: Partial<VideoRecord>) =>
  store.source.writeVideos([
    { id: ID, channel_id: CHANNEL, title: 'Title', type: 'stream', status: 'live', ...more },
  ]);
const byRule = (topic_id: string | null) => write({ topic_id, topic_by: 'rule' });
const topic = async () => {
  const found = await store.reads.findTopic(ID);
  return [found?.topic_id, found?.topic_by];
};
const editor = { id: undefined, username: 'a bot' };

it('a rule sets, changes and takes back its own topic', async () => {
  await byRule('talk');
  expect(await topic()).toEqual(['talk', 'rule']);
  expect(await readTopic(store.reads, ID)).toMatchObject({ topic_id: 'talk', topic_by: 'rule' });
  await byRule('singing');
  expect(await topic()).toEqual(['singing', 'rule']);
  await byRule(null);
  expect(await topic()).toEqual([null, 'rule']);
  expect(await readTopic(store.reads, ID)).not.toHaveProperty('topic_by');
});

it('a topic of a person stays, also none', async () => {
  await byRule('talk');
  await store.edits.setTopic(editor, ID, 'singing');
  await byRule('talk');
  expect(await topic()).toEqual(['singing', null]);
  await store.edits.setTopic(editor, ID, null);
  await byRule('talk');
  expect(await topic()).toEqual([null, null]);
});

it('a topic of another service stays, and replaces that of a rule', async () => {
  await byRule('talk');
  await write({ topic_id: 'Minecraft' });
  expect(await topic()).toEqual(['Minecraft', null]);
  await byRule('talk');
  await byRule(null);
  expect(await topic()).toEqual(['Minecraft', null]);
  await write({ title: 'Another title' });
  expect(await topic()).toEqual(['Minecraft', null]);
});
