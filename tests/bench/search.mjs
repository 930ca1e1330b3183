// Search and feeds over 300,000 videos in a real PostgreSQL: `node --import tsx --conditions=@oshimado/source
// tests/bench/search.mjs [videos]`. Times are end to end through the server, without a network; every case is asked in
// turn with the others, so that ratios hold on a busy machine.
import pg from 'pg';
import { buildApp } from '../../apps/api/src/app.ts';
import { createLogger } from '../../apps/api/src/logger.ts';
import { createAuth } from '../../apps/api/src/auth/index.ts';
import { openStore } from '../../apps/api/src/store/index.ts';
import { startPostgres } from './postgres.mjs';

const VIDEOS = Number(process.argv[2] ?? 300_000);
const ROUNDS = Number(process.argv[3] ?? 150);

const server = await startPostgres({ settings: ['fsync=off', 'shared_buffers=512MB'] });
const { connectionString } = server;

const KANJI = Array.from(
  '夜朝歌枠雑談配信実況初見歓迎耐久企画記念誕生日参加型対決告知重大新衣装同時視聴麻雀格闘',
);
const KANA = Array.from(
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん',
);
const WORDS =
  'minecraft,mario kart,apex,valorant,karaoke,asmr,zelda,pokemon,elden ring,just chatting,unarchived'.split(
    ',',
  );
let state = 42;
const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
const pick = (list) => list[Math.floor(random() * list.length)];
const title = () =>
  `【${pick(WORDS)}】${Array.from({ length: 6 }, () => pick(KANJI)).join('')}${Array.from({ length: 8 }, () => pick(KANA)).join('')}！`;
const idOf = (number) => `v${number.toString(36).padStart(10, '0')}`;
const channelOf = (number) => `UC${String(number).padStart(22, '0')}`;

const store = openStore({ connectionString });
await store.migrate();
const started = performance.now();
await store.source.writeOrgs([{ name: 'Hololive', short: null, name_jp: null }]);
await store.source.writeChannels(
  Array.from({ length: 1_000 }, (_, number) => ({
    id: channelOf(number),
    name: `${pick(KANJI)}${pick(KANJI)} Ch. ${number}`,
    english_name: `Talent ${number}`,
    type: 'vtuber',
    org: number % 3 === 0 ? 'Hololive' : 'Independents',
    subscriber_count: number,
  })),
);
for (let from = 0; from < VIDEOS; from += 5_000) {
  await store.source.writeVideos(
    Array.from({ length: Math.min(5_000, VIDEOS - from) }, (_, at) => {
      const number = from + at;
      const isLive = number < 120;
      return {
        id: idOf(number),
        channel_id: channelOf(Math.floor(random() * 1_000)),
        title: title(),
        type: 'stream',
        status: isLive ? 'live' : 'past',
        start_actual: new Date(Date.now() - number * 60_000 - 1_000),
        duration: isLive ? 0 : 3_600,
        description: number % 4 === 0 ? `${title()} ${title()}` : '',
      };
    }),
  );
}
console.log(
  `${VIDEOS} videos written with their texts in ${((performance.now() - started) / 1_000).toFixed(0)} s`,
);
const client = new pg.Client({ connectionString });
await client.connect();
await client.query('vacuum analyze');

const secret = 'a secret of the benchmark, long enough for it';
const logger = createLogger({ level: 'silent' });
const app = await buildApp({ store, logger, rateLimit: false, secret });
await app.ready();
const body = (text, more = {}) => ({ sort: 'newest', conditions: [{ text }], ...more });
const post = (payload) =>
  app.inject({ method: 'POST', url: '/api/v2/search/videoSearch', payload });
let turn = 0;
const cases = {
  'search, two rare characters': () => post(body(pick(KANJI) + pick(KANJI) + pick(KANJI))),
  'search, two characters': () =>
    post(body(pick(KANJI) + pick(KANJI), { offset: (turn += 1) % 7 })),
  'search, a frequent word': () => post(body(pick(WORDS), { offset: (turn += 1) % 50 })),
  'search, two characters, with a total': () =>
    post(body(pick(KANJI) + pick(KANJI), { paginated: true, limit: 24 + ((turn += 1) % 6) })),
  'naive ilike, two characters': () =>
    client.query(
      'select id from videos where title ilike $1 or description ilike $1 order by available_at desc limit 30',
      [`%${pick(KANJI)}${pick(KANJI)}${pick(KANJI)}%`],
    ),
  autocomplete: () =>
    app.inject({
      url: `/api/v2/search/autocomplete?q=${encodeURIComponent(pick(KANJI))}&x=${(turn += 1)}`,
    }),
  'feed page of 24, not kept': () =>
    app.inject({
      url: `/api/v2/videos?limit=24&status=past&include=mentions,clips&offset=${(turn += 24)}`,
    }),
};
const times = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, ask] of Object.entries(cases)) {
    const begun = performance.now();
    const answer = await ask();
    times[name].push(performance.now() - begun);
    if (answer.statusCode && answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
  }
}
const at = (list, share) => list.sort((a, b) => a - b)[Math.floor(list.length * share)].toFixed(1);
for (const [name, list] of Object.entries(times)) {
  console.log(
    `${name.padEnd(38)} p50 ${at(list, 0.5).padStart(7)} ms   p95 ${at(list, 0.95).padStart(7)} ms`,
  );
}

const { id } = await store.accounts.findOrCreate({ service: 'demo', subject: 'bench' }, 'bench');
const token = await createAuth({ accounts: store.accounts, secret, now: Date.now }).sessions.open(
  String(id),
  undefined,
);
const headers = { authorization: `Bearer ${token}` };
const favorites = Array.from({ length: 60 }, (_, number) => ({
  op: 'add',
  channel_id: channelOf(number),
}));
await app.inject({ method: 'PATCH', url: '/api/v2/users/favorites', payload: favorites, headers });
const throughput = async (name, ask, seconds = 4) => {
  let count = 0;
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (performance.now() < end) {
        await ask();
        count += 1;
      }
    }),
  );
  console.log(`${name.padEnd(38)} ${(count / seconds).toFixed(0)} a second`);
};
await throughput('/users/live, verified, 60 favorites', () =>
  app.inject({ url: '/api/v2/users/live', headers }),
);

let asked = 0;
const { listVideos } = store.reads;
store.reads.listVideos = (query) => {
  asked += 1;
  return listVideos(query);
};
await Promise.all(
  Array.from({ length: 2_000 }, () => app.inject({ url: '/api/v2/videos?limit=24&topic=nobody' })),
);
console.log(`2,000 equal questions at once, nothing kept: ${asked} asked of the database`);

await app.close();
await store.close();
await client.end();
await server.stop();
