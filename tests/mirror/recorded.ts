/**
 * By hand: mirrors recorded rows of another service, from a file, through a fake service, and reports the result.
 *
 *   node --import tsx --conditions=@oshimado/source tests/mirror/recorded.ts rows.json
 */
import { readFile } from 'node:fs/promises';
import { mirror } from '../../apps/api/src/sources/holodex/testing/life';
import { createMemoryStore } from '../../apps/api/src/sources/holodex/testing/memory-store';
import { startFakeService } from '../../apps/api/src/sources/holodex/testing/fake-service';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name a file with an array of videos: node … tests/mirror/recorded.ts rows.json');
  process.exit(2);
}
const videos = JSON.parse(await readFile(file, 'utf8')) as unknown[];
const service = await startFakeService({ channels: [], videos });
const store = createMemoryStore();
const { warnings } = await mirror(store, { url: service.url }, Date.now());
const changed = store.changes;
store.progress.clear();
await mirror(store, { url: service.url }, Date.now());
await service.close();

console.table(
  [...store.videos.values()].map((video) => ({
    id: video.id,
    status: video.status,
    topic: video.topic_id,
    available: video.available_at?.toISOString(),
    seconds: video.duration,
    refers: video.refers?.length ?? 'not sent',
    channel: store.channels.get(video.channel_id)?.english_name,
    org: store.channels.get(video.channel_id)?.org,
  })),
);
console.log(
  `${store.videos.size} of ${videos.length} rows stored, ${store.channels.size} channels, ${store.orgs.size} orgs;`,
  `${changed} rows written, ${store.changes - changed} changed by a second run`,
);
for (const { message, details } of warnings) console.log('warning:', message, details);
