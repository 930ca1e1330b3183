// What pages cost a browser, of several builds in one run, beside the same pages without scripts. By hand, on a quiet machine, with built
// folders or addresses of running servers:
//   CHROMIUM_PATH=/usr/bin/chromium node tests/bench/pages.mjs before=../before after=. --runs 5 --out pages.md
// measures every page five times, on a phone with a slow line and a desktop with a fast one, and writes a table for each. `--pages home,watch`
// and `--variants slow` measure a part. The floor is that of the last build; its name is `floor`.
import { writeFileSync } from 'node:fs';
import { cpus, availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startFront } from './front.mjs';
import { loadPage, VARIANTS } from './page-load.mjs';
import { pagesOf, startFloor, startTarget } from './page-targets.mjs';

const COLUMNS = {
  'FCP ms': ({ fcp }) => fcp,
  'LCP ms': ({ lcp }) => lcp,
  'blocking ms': ({ blocking }) => blocking,
  'longest task ms': ({ longest }) => longest,
  'script kB': ({ script }) => script,
  'script files': ({ scripts }) => scripts,
  'document kB': ({ document }) => document,
  'all kB': ({ all }) => all,
  CLS: ({ shift }) => shift,
};
/** The share of the processors that other work may have, and how long a load waits for it to end. */
const CALM = 0.2;
const LONGEST_WAIT_MS = 10_000;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    out: { type: 'string', default: 'pages.md' },
    pages: { type: 'string' },
    variants: { type: 'string', default: Object.keys(VARIANTS).join(',') },
  },
});
const named = positionals.map((text) => [text.split('=')[0], text.slice(text.indexOf('=') + 1)]);
const builds = named.length > 0 ? named : [['after', '.']];
const runs = Number(options.runs);
const variants = options.variants.split(',');

const busyAndAll = () =>
  cpus()
    .map(({ times }) => [times.idle, Object.values(times).reduce((sum, time) => sum + time, 0)])
    .reduce(([busy, all], [idle, time]) => [busy + time - idle, all + time], [0, 0]);

/** Waits for other work to end, and says how busy the machine still is. */
async function calm() {
  for (const until = Date.now() + LONGEST_WAIT_MS; ;) {
    const [busyBefore, allBefore] = busyAndAll();
    await pause(400);
    const [busy, all] = busyAndAll();
    const share = (busy - busyBefore) / (all - allBefore);
    if (share < CALM || Date.now() > until) return share;
  }
}

function spread(figures) {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const median = (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
  const digits = sorted.at(-1) < 1 ? 3 : sorted.at(-1) < 20 ? 1 : 0;
  const [low, mid, high] = [sorted[0], median, sorted.at(-1)].map((x) => x.toFixed(digits));
  return low === high ? mid : `${mid} (${low}–${high})`;
}

function table(variant, loads) {
  const titles = Object.keys(COLUMNS);
  const rows = [];
  for (const page of new Set(loads.map((load) => load.page)))
    for (const target of new Set(loads.map((load) => load.target))) {
      const own = loads.filter(
        (load) => load.page === page && load.target === target && load.variant === variant,
      );
      if (own.length === 0) continue;
      const cells = titles.map((title) => spread(own.map(COLUMNS[title])));
      rows.push(`| ${page} | ${target} | ${cells.join(' | ')} |`);
    }
  const { line, processor } = VARIANTS[variant];
  const how = line
    ? `phone, ${(line.downloadThroughput * 8) / 1e6} Mbit/s, ${line.latency} ms`
    : 'desktop';
  return [
    `## ${variant}: ${how}, processor slowed ${processor} times`,
    '',
    `| page | build | ${titles.join(' | ')} |`,
    `| --- | --- |${' ---: |'.repeat(titles.length)}`,
    ...rows,
  ].join('\n');
}

const loads = [];
const faults = [];
/** Each is printed once, when it happens first. */
const reasons = new Set();
const write = () => {
  const busy = loads.map((load) => load.busy);
  const machine = `${availableParallelism()} × ${cpus()[0].model}, Node ${process.version}`;
  const text = [
    `# Pages, ${new Date().toISOString().slice(0, 16)}`,
    '',
    `Medians of ${runs} alternating runs, least and most in brackets. ${machine}. Other work took ${spread(busy.map((share) => share * 100))} % of the processors before a load.`,
    '',
    ...variants.flatMap((variant) => [table(variant, loads), '']),
    ...faults.map((fault) => `- failed: ${fault}`),
  ];
  writeFileSync(options.out, `${text.join('\n').trimEnd()}\n`);
};

const started = [];
const stopAll = async () => {
  for (const { stop } of started.toReversed()) await stop();
};
process.once('SIGINT', () => void stopAll().then(() => process.exit(130)));
try {
  const targets = {};
  for (const [name, where] of builds) {
    const target = await startTarget(where);
    started.push(target);
    targets[name] = { origin: target.origin, pages: await pagesOf(target.origin) };
  }
  const last = Object.values(targets).at(-1);
  const floor = await startFloor(last.origin);
  started.push(floor);
  targets.floor = { origin: floor.origin, pages: last.pages };
  const origins = Object.entries(targets).map(([name, { origin }]) => [name, origin]);
  const front = await startFront(Object.fromEntries(origins));
  started.push(front);
  const names = Object.keys(targets);
  const pages = options.pages?.split(',') ?? Object.keys(last.pages);
  for (let run = 0; run < runs; run += 1) {
    for (const variant of variants)
      for (const page of pages)
        for (let turn = 0; turn < names.length; turn += 1) {
          // Each goes first in turn: whatever a load leaves behind in the machine, it leaves to all.
          const target = names[(turn + run) % names.length];
          const busy = await calm();
          try {
            const figures = await loadPage({
              ...targets[target].pages[page],
              name: target,
              front,
              variant,
            });
            loads.push({ ...figures, target, page, variant, busy });
          } catch (error) {
            const [reason] = String(error).split('\n');
            if (!reasons.has(reason)) console.error(`${variant} ${page} ${target}: ${reason}`);
            reasons.add(reason);
            faults.push(`${variant} ${page} ${target}: ${reason}`);
          }
        }
    if (loads.length > 0) write();
    else {
      console.error(`Every load has failed, so there is no ${options.out}. The reasons are above.`);
      if (!process.env.CHROMIUM_PATH)
        console.error(
          "Without CHROMIUM_PATH, the address of a Chromium, Playwright's own is started.",
        );
      break;
    }
    console.log(`run ${run + 1} of ${runs}, ${faults.length} failed: ${options.out}`);
  }
} finally {
  await stopAll();
}
process.exitCode = faults.length > 0 ? 1 : 0;
