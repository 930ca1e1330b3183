// A mirror of 50,000 videos with long descriptions, from a fake service into a real PostgreSQL:
// `node --import tsx --conditions=@oshimado/source tests/bench/mirror.mjs [videos] [checkout]`. It prints rows a second,
// processor time a row (server and database apart), and what the tables weigh. A second checkout is measured by the same
// rows and the same service; the service runs in a process of its own, so that its time is not counted.
import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { startPostgres } from './postgres.mjs';

const VIDEOS = Number(process.argv[2] ?? 50_000);
const HERE = dirname(fileURLToPath(import.meta.url));
const CHECKOUT = resolve(process.argv[3] ?? join(HERE, '../..'));
const code = (path) => import(pathToFileURL(join(CHECKOUT, 'apps/api/src', path)).href);
const { createHolodexSource } = await code('sources/holodex/holodex-source.ts');
const { openStore } = await code('store/index.ts');

const service = fork(join(HERE, 'mirror-service.mjs'), [String(VIDEOS)], {
  execArgv: ['--import', 'tsx', '--conditions=@oshimado/source'],
});
const started = new Promise((done) => service.once('message', done));

const server = await startPostgres({ settings: ['max_wal_size=4GB'] });
const { connectionString } = server;

const TICKS_A_SECOND = 100;
const statOf = (pid) => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = [11, 12, 13, 14].map((at) => Number(fields[at]));
  return { parent: Number(fields[1]), own: ticks[0] + ticks[1], ended: ticks[2] + ticks[3] };
};
const postmaster = Number.parseInt(
  readFileSync(join(server.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0],
  10,
);
/** Seconds of all processes of the database: those that run, and those that have ended. */
const databaseSeconds = () => {
  const { own, ended } = statOf(postmaster);
  let ticks = own + ended;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = statOf(name);
      if (stat.parent === postmaster) ticks += stat.own;
    } catch (error) {
      // It ended between the listing and the reading.
      if (error.code !== 'ENOENT' && error.code !== 'ESRCH') throw error;
    }
  }
  return ticks / TICKS_A_SECOND;
};
const serverSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const store = openStore({ connectionString });
await store.migrate();
const { url } = await started;
const ending = new AbortController();
const context = {
  store: store.source,
  signal: ending.signal,
  clock: {
    now: Date.now,
    sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
  },
  log: {
    info: (_, message) => message.startsWith('the mirror is complete') && ending.abort(),
    warn: (details, message) => console.log('warning:', message, details),
  },
  onProgress: () => undefined,
};
const source = createHolodexSource({ url, gapMs: 0 });
await source.fill(context);
const before = { server: serverSeconds(), database: databaseSeconds(), at: performance.now() };
await source.follow(context);
const seconds = (performance.now() - before.at) / 1_000;
const ofServer = serverSeconds() - before.server;
const ofDatabase = databaseSeconds() - before.database;

const client = new pg.Client({ connectionString });
await client.connect();
await client.query('vacuum analyze');
const figure = async (query) => Number((await client.query(query)).rows[0].n);
const rows = await figure('select count(*) as n from videos');
const texts = await figure("select pg_total_relation_size('video_texts') as n");
const gin = await figure("select pg_relation_size('video_texts_grams') as n");
const all = await figure('select pg_database_size(current_database()) as n');
const length = await figure('select avg(octet_length(description)) as n from videos');
const ms = (total) => ((total * 1_000) / rows).toFixed(2);
const gib = (bytes) => ((bytes / rows) * 3e6) / 2 ** 30;
console.table({
  'videos mirrored': rows,
  'bytes of a description, mean': Math.round(length),
  'rows a second': (rows / seconds).toFixed(0),
  'seconds for all': seconds.toFixed(1),
  'processor ms a row, server': ms(ofServer),
  'processor ms a row, database': ms(ofDatabase),
  'processor ms a row, both': ms(ofServer + ofDatabase),
  'video_texts, bytes a row': Math.round(texts / rows),
  'its inverted index, bytes a row': Math.round(gin / rows),
  'the whole database, bytes a row': Math.round(all / rows),
  'video_texts at 3 million, GiB': gib(texts).toFixed(1),
  'the whole database at 3 million, GiB': gib(all).toFixed(1),
});

await client.end();
await store.close();
service.disconnect();
await server.stop();
