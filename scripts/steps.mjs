/**
 * Runs the steps of the tests, one more at once than there are cores, each as soon as those it needs have passed, and says at the end what
 * they took.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './lib.mjs';

/**
 * @typedef {object} Step
 * @property {string} name What it is called in the output.
 * @property {[string, string[]]} command Program and arguments.
 * @property {Record<string, string>} [env] Variables of its own.
 * @property {string[]} [needs] Names of steps that must have passed. Default none.
 * @property {string[]} [after] Names of steps that must have ended, however. Default none.
 * @property {boolean} [isWide] Whether it uses all cores: it runs alone but for fillers, and what it prints is seen at once. Default false.
 * @property {boolean} [isFiller] Whether it uses what the others leave idle. It takes no place and runs beside wide steps too. Its variable
 *   `NICENESS` says how nice its workers shall be. For long steps that use one core. Default false.
 */

/**
 * @typedef {object} StepResult
 * @property {string} name
 * @property {'passed' | 'failed' | 'left out'} outcome `left out` where a step that it needs has failed.
 * @property {number} seconds By the clock on the wall.
 * @property {string} [output] What one that failed has printed, where it was not seen at once.
 * @property {number} [cpuSeconds] Of the processes that it has waited for, which a browser's are not; absent where the system does not say.
 * @property {number} [idleShare] Share of the processor time that was idle while the step ran, from 0 to 1.
 */

const CORES = availableParallelism();
/** One more than cores: the tests of the api wait for processes and databases a third of their time. */
const SLOTS = CORES + 1;
/**
 * By how much the workers of fillers are nicer: with a tenth of a step's weight they get on a little while every core is busy. They become so
 * once they have started (`tests/support/patience.ts`), because vitest gives up a worker that takes a minute for that.
 */
const FILLER_NICENESS = '10';
const hasShell = process.platform !== 'win32';

/** Seconds in what the shell says of its children (`times`): `0m1.20s 0m0.30s`, on the second line. */
function secondsOf(times) {
  const [, children = ''] = times.split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Runs the program in a shell that writes down what its children have used. */
async function runCounted([program, args], options) {
  if (!hasShell) return run(program, args, options);
  const folder = mkdtempSync(join(tmpdir(), 'oshimado-times-'));
  const file = join(folder, 'times');
  const script = `"$@"; code=$?; times > "$TIMES_FILE"; exit $code`;
  const env = { ...options.env, TIMES_FILE: file };
  const result = await run('bash', ['-c', script, 'bash', program, ...args], { ...options, env });
  const cpuSeconds = secondsOf(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  return { ...result, cpuSeconds };
}

/** Idle and total milliseconds of all processors since the system started. */
function processorTimes() {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  const all = times.reduce(
    (sum, { user, nice, sys, irq, idle: rest }) => sum + user + nice + sys + irq + rest,
    0,
  );
  return { idle, all };
}

/** Starts a measurement; the returned function gives the idle share since then. */
function measureIdle() {
  const begin = processorTimes();
  return () => {
    const end = processorTimes();
    return (end.idle - begin.idle) / Math.max(1, end.all - begin.all);
  };
}

/** @returns {Promise<StepResult>} */
async function runStep({ name, command, env, isWide = false, isFiller = false }) {
  const since = Date.now();
  const readIdle = measureIdle();
  console.log(`\n── ${name}`);
  const { code, output, cpuSeconds } = await runCounted(command, {
    quiet: !isWide,
    // A step of a test would inherit that of the tests.
    env: { ...env, NICENESS: isFiller ? FILLER_NICENESS : '0' },
  });
  const outcome = code === 0 ? 'passed' : 'failed';
  const seconds = (Date.now() - since) / 1000;
  const result = { name, outcome, seconds, cpuSeconds, idleShare: readIdle() };
  if (isWide) return result;
  console.log(`\n── ${name}: ${outcome}\n${output.trim()}`);
  return { ...result, ...(outcome === 'failed' && { output }) };
}

/**
 * Runs all steps, in their order as far as places and needs allow.
 * @param {readonly Step[]} steps
 * @returns {Promise<StepResult[]>}
 */
export async function runSteps(steps) {
  /** @type {StepResult[]} */
  const results = [];
  const waiting = [...steps];
  const running = new Map();
  const outcomeOf = (name) => results.find((result) => result.name === name)?.outcome;
  const isFree = ({ isWide, isFiller }) => {
    if (isFiller) return true;
    const others = [...running.values()].filter((step) => !step.isFiller);
    return isWide
      ? others.length === 0
      : others.length < SLOTS && !others.some((step) => step.isWide);
  };
  while (waiting.length > 0 || running.size > 0) {
    const lost = waiting.filter(({ needs = [] }) =>
      needs.some((name) => outcomeOf(name) !== undefined && outcomeOf(name) !== 'passed'),
    );
    for (const { name } of lost) results.push({ name, outcome: 'left out', seconds: 0 });
    const left = waiting.filter((step) => !lost.includes(step));
    const canBegin = ({ needs = [], after = [] }) =>
      needs.every((name) => outcomeOf(name) === 'passed') &&
      after.every((name) => outcomeOf(name) !== undefined);
    const next = left.find((step) => isFree(step) && canBegin(step));
    waiting.splice(0, waiting.length, ...left.filter((step) => step !== next));
    if (next) {
      const work = runStep(next);
      running.set(work, next);
    } else if (running.size > 0) {
      const ends = [...running.keys()].map(async (work) => ({ work, result: await work }));
      // oxlint-disable-next-line no-await-in-loop -- the next step begins when one of these ends
      const { work, result } = await Promise.race(ends);
      running.delete(work);
      results.push(result);
    } else if (waiting.length > 0) {
      throw new Error(
        `these steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`,
      );
    }
  }
  return results;
}

const SIGNS = { passed: '✓', failed: '✗', 'left out': '–' };
const column = (seconds) => (seconds === undefined ? '' : seconds.toFixed(1)).padStart(9);

const percent = (share) => (share === undefined ? '' : `${Math.round(share * 100)} %`).padStart(9);

/** The table of what each step took. */
export function tableOf(results, wallSeconds) {
  const total = results.reduce((sum, { cpuSeconds = 0 }) => sum + cpuSeconds, 0);
  return [
    `  ${'step'.padEnd(26)}${'wall s'.padStart(9)}${'cpu s'.padStart(9)}${'idle'.padStart(9)}`,
    ...results.map(
      ({ name, outcome, seconds, cpuSeconds, idleShare }) =>
        `${SIGNS[outcome]} ${name.padEnd(26)}${column(seconds)}${column(cpuSeconds)}${percent(idleShare)}`,
    ),
    `  ${'in all'.padEnd(26)}${column(wallSeconds)}${column(total)}`,
  ].join('\n');
}
