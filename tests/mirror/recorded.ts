/**
 * By hand: mirrors rows that another service really answered, from a file, through a stand-in, and says what came of them.
 *
 *   node --import tsx --conditions=@oshimado/source tests/mirror/recorded.ts rows.json
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMemoryStore } from '../../apps/api/src/sources/demo/testing/memory-store';
import { runMirror } from './mirror-run';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name a file with rows of /live: node … tests/mirror/recorded.ts rows.json');
  process.exit(2);
}
const rows = JSON.parse(await readFile(file, 'utf8')) as object[];

const service = createServer((request, response) => {
  const isBoard = request.url?.startsWith('/api/v2/live');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(isBoard ? rows : []));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => service.once('listening', resolve));

const store = createMemoryStore();
const { port } = service.address() as AddressInfo;
const { warnings } = await runMirror({ store, url: `http://127.0.0.1:${port}`, now: Date.now() });
console.table(
  [...store.videos.values()].map(
    ({ id, channel_id, status, topic_id, start_scheduled, mentions }) => ({
      id,
      status,
      channel: store.channels.get(channel_id)?.name,
      topic: topic_id,
      scheduled: start_scheduled?.toISOString(),
      mentions: mentions?.length ?? 'not sent',
    }),
  ),
);
console.log(
  `${store.videos.size} of ${rows.length} rows stored, ${store.channels.size} channels`,
  warnings,
);
service.closeAllConnections();
service.close();
