// What one drawing of a page costs the server in processor time, all its threads together. By hand, on a server without
// limits: RATE_LIMIT=0 METRICS_PORT=4602 npm start, then
//   node tests/bench/page-cost.mjs http://127.0.0.1:4600 http://127.0.0.1:4602/metrics
const [origin = 'http://127.0.0.1:4600', metrics = 'http://127.0.0.1:4602/metrics'] =
  process.argv.slice(2);

const THEMES = 23;
const GRID_SIZES = 3;
const WARM_UP = 20;
const DRAWINGS = 40;

const cpuSeconds = async () => {
  const text = await (await fetch(metrics)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
};

/** No two of a run are the same page, whatever the server makes of its parameters. */
let drawn = 0;
const otherLook = () => {
  const look = {
    theme: drawn % THEMES,
    gridSize: Math.floor(drawn / THEMES) % GRID_SIZES,
    darkMode: Math.floor(drawn / THEMES / GRID_SIZES) % 2 === 0,
  };
  drawn += 1;
  return `oshimado_view=${encodeURIComponent(JSON.stringify(look))}`;
};

async function load(path, isOther) {
  const response = await fetch(origin + path, {
    headers: {
      'accept-encoding': 'br',
      'accept-language': 'en',
      ...(isOther && { cookie: otherLook() }),
    },
  });
  const { length } = await response.text();
  return { status: response.status, length };
}

async function measure(name, pathOf, isOther = true) {
  drawn = 0;
  for (let call = 0; call < WARM_UP; call += 1) await load(pathOf(), isOther);
  // Gauges that sample the process cost a little, too: what it takes to do nothing is taken off.
  const before = await cpuSeconds();
  let last;
  for (let call = 0; call < DRAWINGS; call += 1) last = await load(pathOf(), isOther);
  const spent = (await cpuSeconds()) - before;
  const ms = ((spent / DRAWINGS) * 1_000).toFixed(1);
  console.log(
    `${name.padEnd(34)} ${ms.padStart(7)} ms  ${String(last.status)}  ${Math.round(last.length / 1_000)} KB`,
  );
}

console.log(`${DRAWINGS} pages each, processor time a page, status, size unpacked`);
await measure('/, another look each time', () => '/');
await measure('/channel, another look', () => '/channel');
await measure('/search?q=a, another look', () => '/search?q=a');
await measure('404, another look', () => '/nowhere');
await measure('/?x=random, same look', () => `/?x=${Math.random()}`, false);
await measure('/random (404), same look', () => `/${Math.random()}`, false);
