// What a crowd of made-up addresses does to everybody else: `/?f=random` and random paths from 20 connections, and how long
// /healthz takes meanwhile. By hand, on a server with its default limits: node tests/bench/page-flood.mjs http://127.0.0.1:4600 60
import autocannon from 'autocannon';

const [origin = 'http://127.0.0.1:4600', seconds = '60'] = process.argv.slice(2);
const CONNECTIONS = 20;
const HEALTH_EVERY_MS = 20;

const flood = async (name, addressOf) => {
  const statuses = new Map();
  const times = [];
  const ask = async () => {
    const begun = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    times.push(performance.now() - begun);
  };
  const watch = setInterval(() => void ask(), HEALTH_EVERY_MS);
  const run = autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: Number(seconds),
    requests: [{ setupRequest: (request) => ({ ...request, path: addressOf() }) }],
  });
  run.on('response', (_client, status) => statuses.set(status, (statuses.get(status) ?? 0) + 1));
  await run;
  clearInterval(watch);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => `${sorted[Math.floor((sorted.length - 1) * part)]?.toFixed(1)} ms`;
  const answers = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  console.log(`${name.padEnd(12)} ${answers.padEnd(28)} /healthz p50 ${at(0.5)}, p99 ${at(0.99)}`);
};

await flood('/?f=random', () => `/?f=${Math.random()}`);
await flood('/random', () => `/${Math.random()}`);
