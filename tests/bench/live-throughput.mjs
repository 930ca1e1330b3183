// How much a snapshot is worth: GET /live of a running server against the same rows stringified for each request, in turns,
// in one run. By hand: node tests/bench/live-throughput.mjs http://127.0.0.1:4600 (start it with RATE_LIMIT=0).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import autocannon from 'autocannon';

const PATH = '/api/v2/live?type=placeholder,stream&include=mentions';
const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 20;

async function serveNaively(origin) {
  const rows = await (await fetch(origin + PATH)).json();
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(rows));
  }).listen(0, '127.0.0.1', () => process.send({ port: server.address().port, rows: rows.length }));
}

const load = async (url, headers) => {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result.non2xx > 0 && !headers['if-none-match'])
    throw new Error(`${url}: ${result.non2xx} refused`);
  return { rate: result.requests.average, p99: result.latency.p99 };
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function compare(origin) {
  const naive = fork(new URL(import.meta.url), [origin], { env: { ...process.env, NAIVE: '1' } });
  const [{ port, rows }] = await once(naive, 'message');
  const plain = await fetch(origin + PATH, { headers: { 'accept-encoding': 'br' } });
  const etag = plain.headers.get('etag');
  const cases = [
    ['stringified per request', `http://127.0.0.1:${port}/`, {}],
    ['snapshot', origin + PATH, {}],
    ['snapshot, brotli', origin + PATH, { 'accept-encoding': 'br' }],
    ['snapshot, not modified', origin + PATH, { 'if-none-match': etag }],
  ];
  const results = new Map(cases.map(([name]) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url, headers] of cases) results.get(name).push(await load(url, headers));
  }
  naive.kill();
  const base = median(results.get('stringified per request').map(({ rate }) => rate));
  console.log(
    `${rows} rows, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, medians`,
  );
  for (const [name, runs] of results) {
    const rate = median(runs.map((run) => run.rate));
    const p99 = median(runs.map((run) => run.p99));
    console.log(
      `${name.padEnd(26)} ${Math.round(rate).toString().padStart(7)}/s  p99 ${p99} ms  x${(rate / base).toFixed(1)}`,
    );
  }
}

const [origin = 'http://127.0.0.1:4600'] = process.argv.slice(2);
await (process.env.NAIVE ? serveNaively(origin) : compare(origin));
