// Ten minutes of what visitors do, 60 requests a second, on the built server with its demo world: pages, lists, searches, and
// favorites and playlists of twenty accounts. Every half minute a row of the table: requests by class of status, p99, resident
// memory, and delay of the event loop. By hand, after a build: node tests/bench/mixed-load.mjs [seconds] [a second].
// Ends with 1 when an answer was a 5xx.
import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SECONDS = Number(process.argv[2] ?? 600);
const RATE = Number(process.argv[3] ?? 60);
const ROW_S = Math.min(30, SECONDS);
const ACCOUNTS = 20;
const TOKEN = 'token-of-the-benchmark';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = mkdtempSync(join(tmpdir(), 'oshimado-load-'));
// Started by root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(folder, 0o755);
const server = fork(join(root, 'apps/api/dist/main.js'), {
  cwd: root,
  silent: true,
  env: {
    ...process.env,
    DATA_DIR: folder,
    PORT: '0',
    EMBED_PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    METRICS_TOKEN: TOKEN,
  },
});
let log = '';
for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (log += text));
const { portal } = await new Promise((done, fail) => {
  server.on('message', (message) => {
    if (message.type === 'ready') done(message);
    if (message.type === 'failed') fail(new Error(message.message));
  });
  server.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${log}`)));
});
const api = `${portal}/api/v2`;

const json = async (response) => (await response.text(), response);
const send = (method, path, body, token) =>
  fetch(api + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const people = [];
for (let at = 0; at < ACCOUNTS; at += 1) {
  const answer = await send('POST', '/user/login', { service: 'demo', token: 'viewer' });
  people.push((await answer.json()).jwt);
}
const channels = await (await fetch(`${api}/channels?type=vtuber&limit=100`)).json();
const videos = await (await fetch(`${api}/videos?limit=100&type=stream&status=past`)).json();
const orgs = (await (await fetch(`${portal}/statics/orgs.json`)).json()).map(({ name }) => name);

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const page = (path) => fetch(portal + path, { headers: { accept: 'text/html' } });
/** What visitors do, and how often out of a hundred. */
const deeds = [
  [25, () => fetch(`${api}/live?type=placeholder,stream&include=mentions&org=${pick(orgs)}`)],
  [
    15,
    () =>
      fetch(
        `${api}/videos?status=past,missing&type=stream&paginated=true&limit=24&offset=${Math.floor(Math.random() * 200)}&org=${pick(orgs)}`,
      ),
  ],
  [10, () => fetch(`${api}/videos/${pick(videos).id}?lang=en&c=1`)],
  [
    10,
    () =>
      page(
        pick([
          '/',
          '/channel',
          '/search',
          `/watch/${pick(videos).id}`,
          `/channel/${pick(channels).id}`,
        ]),
      ),
  ],
  [
    8,
    () =>
      fetch(
        `${api}/channels/${pick(channels).id}/${pick(['videos', 'clips', 'collabs'])}?limit=24&paginated=true`,
      ),
  ],
  [
    8,
    () =>
      fetch(`${api}/search/autocomplete?q=${encodeURIComponent(pick(channels).name.slice(0, 3))}`),
  ],
  [
    6,
    () =>
      send('POST', '/search/videoSearch', {
        sort: 'newest',
        conditions: [{ text: pick(videos).title.slice(0, 3) }],
        limit: 30,
        offset: 0,
      }),
  ],
  [6, () => send('GET', '/users/live', undefined, pick(people))],
  [
    5,
    () =>
      send(
        'PATCH',
        '/users/favorites',
        [{ op: pick(['add', 'remove']), channel_id: pick(channels).id }],
        pick(people),
      ),
  ],
  [
    4,
    () =>
      send(
        'POST',
        '/playlist/',
        { name: 'Load', video_ids: [pick(videos).id], videos: [] },
        pick(people),
      ),
  ],
  [3, () => send('GET', '/users/playlists', undefined, pick(people))],
].map(([share, ask]) => ({ share, ask }));
const all = deeds.reduce((sum, { share }) => sum + share, 0);
function draw() {
  let left = Math.random() * all;
  return (deeds.find(({ share }) => (left -= share) < 0) ?? deeds[0]).ask;
}

const figure = async () => {
  const text = await (
    await fetch(`${portal}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  ).text();
  const value = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    rss: value('process_resident_memory_bytes') / 1_048_576,
    heap: value('nodejs_heap_size_used_bytes') / 1_048_576,
    p50: value('nodejs_eventloop_lag_p50_seconds') * 1_000,
    p99: value('nodejs_eventloop_lag_p99_seconds') * 1_000,
  };
};

console.log(
  '  second    2xx    4xx    5xx   p50 ms   p99 ms   RSS MiB  heap MiB  loop p50  loop p99 ms',
);
let failures = 0;
const started = performance.now();
for (let row = 0; row * ROW_S < SECONDS; row += 1) {
  const counts = [0, 0, 0, 0, 0, 0];
  const times = [];
  const open = [];
  for (let asked = 0; asked < ROW_S * RATE; asked += 1) {
    const due = started + (row * ROW_S + asked / RATE) * 1_000;
    await sleep(Math.max(0, due - performance.now()));
    const begun = performance.now();
    open.push(
      draw()()
        .then(json)
        .then(
          ({ status }) => (counts[Math.floor(status / 100)] += 1),
          () => (counts[5] += 1),
        )
        .finally(() => times.push(performance.now() - begun)),
    );
  }
  await Promise.all(open);
  const { rss, heap, p50, p99 } = await figure();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor((sorted.length - 1) * share)];
  failures += counts[5];
  const cells = [at(0.5), at(0.99), rss, heap, p50, p99].map((value) =>
    value.toFixed(1).padStart(9),
  );
  console.log(
    [(row + 1) * ROW_S, counts[2] + counts[3], counts[4], counts[5]]
      .map((value) => String(value).padStart(6))
      .join(' ') + cells.join(''),
  );
}
server.removeAllListeners('exit');
server.kill('SIGTERM');
await new Promise((done) => server.once('exit', done));
rmSync(folder, { recursive: true, force: true });
console.log(failures === 0 ? 'no 5xx' : `${failures} answers were 5xx\n${log}`);
process.exitCode = failures === 0 ? 0 : 1;
