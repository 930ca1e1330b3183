// Every public order, filter, total and offset over a world of 300,000 videos and 5,000 channels in a real PostgreSQL:
// `node --import tsx --conditions=@oshimado/source tests/bench/scale.mjs [folder] [checkout]`. The world is made once and kept
// in the folder (default: one in the system's temporary folder); another checkout needs a folder of its own. Each case is
// asked through the server without a network, never the same address twice, in turn with the others; then each of its
// statements is explained. `read` is the share of the videos whose rows a request read from a table, not from an index.
// `ONLY=songs` asks only the cases with that in their name. Ends with 1 when a case is slower than 100 ms at p95 or reads more than 5 %.
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startPostgres } from './postgres.mjs';
import { makeWorld, sample } from './scale-world.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const FOLDER = resolve(process.argv[2] ?? join(tmpdir(), 'oshimado-scale'));
const CHECKOUT = resolve(process.argv[3] ?? join(HERE, '../..'));
const VIDEOS = Number(process.env.VIDEOS ?? 300_000);
const ROUNDS = Number(process.env.ROUNDS ?? 20);
const SLOW_MS = 100;
const READ_MAX = 0.05;

const load = createRequire(join(CHECKOUT, 'apps/api/package.json'));
const code = (path) => import(pathToFileURL(join(CHECKOUT, 'apps/api/src', path)).href);
const pg = load('pg');

const server = await startPostgres({
  folder: FOLDER,
  settings: ['fsync=off', 'full_page_writes=off', 'max_wal_size=4GB', 'shared_buffers=512MB'],
});
const { connectionString } = server;

const { openStore } = await code('store/index.ts');
const store = openStore({ connectionString });
await store.migrate();
const client = new pg.Client({ connectionString });
await client.connect();
const { rows } = await client.query('select count(*)::int as count from videos');
if (rows[0].count < VIDEOS) {
  const started = performance.now();
  await makeWorld(store, VIDEOS);
  await client.query('vacuum analyze');
  const seconds = (performance.now() - started) / 1_000;
  console.log(`${VIDEOS} videos written with their texts in ${seconds.toFixed(0)} s`);
}

const { buildApp } = await code('app.ts');
const { createLogger } = await code('logger.ts');
const { createAuth } = await code('auth/index.ts');
const secret = 'a secret of the benchmark, long enough for it';
const app = await buildApp({
  store,
  logger: createLogger({ level: 'silent' }),
  rateLimit: false,
  secret,
});
await app.ready();

const user = await store.accounts.findOrCreate({ service: 'demo', subject: 'bench' }, 'bench');
const auth = createAuth({ accounts: store.accounts, secret, now: Date.now });
const token = await auth.sessions.open(String(user.id), undefined);
const headers = { authorization: `Bearer ${token}` };
await app.inject({
  method: 'PATCH',
  url: '/api/v2/users/favorites',
  headers,
  payload: Array.from({ length: 60 }, (_, at) => ({
    op: 'add',
    channel_id: sample.talent(at * 7),
  })),
});

/** Cases: a name, and how to ask it for the n-th time. */
const cases = new Map();
const get = (name, path, { offset = 0, ...more } = {}) =>
  cases.set(name, (turn) => ({
    url: `/api/v2${path}${path.includes('?') ? '&' : '?'}limit=24&offset=${offset + turn}`,
    ...more,
  }));
const find = (name, body) =>
  cases.set(name, (turn) => ({
    method: 'POST',
    url: '/api/v2/search/videoSearch',
    payload: { sort: 'newest', limit: 30, offset: turn, ...body },
  }));

/** What the server does by itself, again and again. */
const repeat = (name, work) => cases.set(name, () => work);
if (store.source.unreadVideos) {
  repeat('every round of the board: open videos', () => store.source.openVideoIds());
  repeat('every minute: who translates', () => store.chats.refreshRecent());
  repeat('the mirror’s walk: unread videos', async () => {
    const { next } = await store.source.unreadVideos();
    await store.source.unreadVideos(next);
  });
  repeat('a video that somebody opens', () => store.requestVideo(sample.video(1_000)));
}

const { videoSorts } = await import(
  pathToFileURL(join(CHECKOUT, 'packages/contract/src/schemas/query.ts')).href
);
const big = encodeURIComponent(sample.bigOrg);
const rare = encodeURIComponent(sample.rareOrg);
for (const sort of videoSorts) {
  for (const order of ['asc', 'desc']) {
    const by = `sort=${sort}&order=${order}`;
    get(`all, ${sort} ${order}`, `/videos?${by}`);
    get(`big org, ${sort} ${order}`, `/videos?org=${big}&${by}`);
    get(`rare org, ${sort} ${order}`, `/videos?org=${rare}&${by}`);
  }
  get(`past streams, ${sort} desc`, `/videos?type=stream&status=past&sort=${sort}`);
}
const archive =
  'status=past,missing&type=stream&include=mentions,clips&lang=en&max_upcoming_hours=1';
const clips = 'status=past&type=clip&include=mentions&lang=en&max_upcoming_hours=1';
for (const [name, org] of [
  ['all', ''],
  ['big org', `&org=${big}`],
  ['middle org', `&org=${encodeURIComponent(sample.middleOrg)}`],
  ['rare org', `&org=${rare}`],
]) {
  get(`archive with total, ${name}`, `/videos?${archive}&paginated=true${org}`);
  get(`clips with total, ${name}`, `/videos?${clips}&paginated=true${org}`);
  get(
    `clips of a rare language, ${name}`,
    `/clips?lang=${sample.rareLanguage}&paginated=true${org}`,
  );
  get(
    `before a date, with total, ${name}`,
    `/videos?${archive}&paginated=true&to=2025-06-01T00:00:00Z${org}`,
  );
  get(`live, ${name}`, `/live?type=placeholder,stream&include=mentions${org}`);
  get(`offset 100,000, ${name}`, `/videos?x=1${org}`, { offset: 100_000 });
  get(`frequent topic with total, ${name}`, `/videos?topic=${sample.topic}&paginated=true${org}`);
  get(`rare topic with total, ${name}`, `/videos?topic=${sample.rareTopic}&paginated=true${org}`);
}
get('past streams, offset 100,000', '/videos?status=past&type=stream', { offset: 100_000 });
for (const [name, id] of [
  ['busy', sample.talent(1)],
  ['usual', sample.talent(700)],
]) {
  for (const kind of ['videos', 'clips', 'collabs']) {
    get(`${name} channel, ${kind} with total`, `/channels/${id}/${kind}?paginated=true`);
  }
  get(`uploads of a ${name} channel by title`, `/videos?channel_id=${id}&sort=title`);
  get(`mentions of a ${name} channel`, `/videos?mentioned_channel_id=${id}&paginated=true`);
  find(`search: ${name} channel`, { vch: [id], paginated: true });
}
get('a busy clipper’s videos', `/channels/${sample.clipper(0)}/videos?paginated=true`);
get('favorites with total', '/users/videos?paginated=true', { headers });
get('favorites by title', '/users/videos?sort=title', { headers });
get('favorites, offset 1,000', '/users/videos?type=stream&status=past', { headers, offset: 1_000 });
for (const sort of ['newest', 'oldest', 'longest', 'shortest']) {
  find(`search: big org, ${sort}`, { org: [sample.bigOrg], sort, paginated: true });
  find(`search: rare org, ${sort}`, { org: [sample.rareOrg], sort, paginated: true });
  find(`search: everything, ${sort}`, { sort, paginated: true });
}
const songs = (name, body) =>
  cases.set(name, (turn) => ({
    method: 'POST',
    url: '/api/v2/songs/latest',
    payload: { limit: 24, offset: turn, ...body },
  }));
songs('songs: latest', {});
songs('songs: latest of a busy channel', { channel_id: sample.talent(1) });
songs('songs: latest of a usual channel', { channel_id: sample.talent(700) });
songs('songs: latest of the big org', { org: sample.bigOrg });
// Kept for a while by the server, so asked of the store.
repeat('songs: hot', () => store.reads.hotSongs({}));
repeat('songs: hot in the big org', () => store.reads.hotSongs({ org: sample.bigOrg }));
const text = (words) => ({ conditions: [{ text: words }] });
for (const [name, words] of [
  ['frequent word', sample.frequentWord],
  ['usual word', sample.word],
  ['rare word', sample.rareWord],
]) {
  find(`search: ${name}`, text(words));
  find(`search: ${name}, with total`, { ...text(words), paginated: true });
  find(`search: ${name}, longest`, { ...text(words), sort: 'longest' });
  for (const [place, org] of [
    ['rare', sample.rareOrg],
    ['middle', sample.middleOrg],
    ['big', sample.bigOrg],
  ]) {
    find(`search: ${name} in a ${place} org, with total`, {
      ...text(words),
      org: [org],
      paginated: true,
    });
  }
  find(`search: ${name} of a channel`, {
    ...text(words),
    vch: [sample.talent(1)],
    paginated: true,
  });
}
find('search: two orgs', { org: [sample.bigOrg, sample.rareOrg], paginated: true });
find('search: collab of two channels', {
  vch: [sample.talent(1), sample.talent(2)],
  paginated: true,
});
find('search: topic', { topic: [sample.topic], paginated: true });
find('search: long videos', { min_duration: 20_000, paginated: true });
find('search: collabs only', { collabs: 'only', paginated: true });
find('search: talents who speak English', { talent_lang: ['en'], paginated: true });

const only = process.env.ONLY;
if (only) for (const name of cases.keys()) if (!name.includes(only)) cases.delete(name);

const send = async (request) =>
  typeof request === 'function' ? (await request(), { statusCode: 200 }) : app.inject(request);
const times = new Map([...cases.keys()].map((name) => [name, []]));
const refused = new Map();
for (let turn = 0; turn < ROUNDS; turn += 1) {
  for (const [name, ask] of cases) {
    if (refused.has(name)) continue;
    const started = performance.now();
    const answer = await send(ask(turn));
    times.get(name).push(performance.now() - started);
    if (answer.statusCode === 400) refused.set(name, answer.json().message);
    else if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
  }
}

/** Rows that a plan reads from tables. */
function rowsRead(node) {
  const loops = node['Actual Loops'] ?? 1;
  let own = 0;
  if (node['Node Type'] === 'Index Only Scan') own = node['Heap Fetches'] ?? 0;
  else if (/^(Seq|Index|Bitmap Heap) Scan$/.test(node['Node Type'])) {
    const lost =
      (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    own = (node['Actual Rows'] + lost) * loops;
  }
  return (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), own);
}
const BIG_TABLES = /\b(videos|video_channels|video_texts|video_mentions|video_links|songs)\b/;

/** The statements that one request sends. */
async function statementsOf(request) {
  const sent = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(config, values, ...rest) {
    const statement = typeof config === 'string' ? { text: config, values } : config;
    if (typeof statement.text === 'string') {
      sent.push({ text: statement.text, values: statement.values ?? values ?? [] });
    }
    return query.call(this, config, values, ...rest);
  };
  try {
    await send(request);
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent.filter(
    ({ text: words }) => /^\s*(select|with|insert|update)/i.test(words) && BIG_TABLES.test(words),
  );
}

const reads = new Map();
const plans = [];
for (const [name, ask] of cases) {
  if (refused.has(name)) continue;
  let read = 0;
  for (const { text: words, values } of await statementsOf(ask(ROUNDS))) {
    const { rows: answer } = await client.query({
      text: `explain (analyze, buffers, format json) ${words}`,
      values,
    });
    const [{ Plan }] = answer[0]['QUERY PLAN'];
    const own = rowsRead(Plan);
    read += own;
    if (own / VIDEOS > READ_MAX || process.env.PLAN === name)
      plans.push({ name, words, values, Plan });
  }
  reads.set(name, read / VIDEOS);
}

const at = (list, share) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))];
let failed = 0;
console.log(
  `${'case'.padEnd(52)} ${'p50 ms'.padStart(8)} ${'p95 ms'.padStart(8)} ${'read'.padStart(8)}`,
);
for (const [name, list] of times) {
  if (refused.has(name)) {
    console.log(`${name.padEnd(52)} refused: ${refused.get(name)}`);
    continue;
  }
  const p95 = at(list, 0.95);
  const read = reads.get(name);
  const isBad = p95 > SLOW_MS || read > READ_MAX;
  if (isBad) failed += 1;
  const figures = [at(list, 0.5).toFixed(1), p95.toFixed(1), `${(read * 100).toFixed(2)} %`];
  console.log(
    `${name.padEnd(52)} ${figures.map((figure) => figure.padStart(8)).join(' ')}${isBad ? '  ✗' : ''}`,
  );
}
console.log(
  `${times.size} cases, ${refused.size} refused, ${failed} beyond ${SLOW_MS} ms or ${READ_MAX * 100} %`,
);
if (process.env.PLANS) console.log(JSON.stringify(plans, null, 1));

await app.close();
await store.close();
await client.end();
await server.stop();
process.exitCode = failed > 0 ? 1 : 0;
