/** In which order the steps of `npm test` run, and which of them beside each other. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { node } from '../../scripts/lib.mjs';
import { runSteps, type Step } from '../../scripts/steps.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oshimado-steps-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A step that leaves in a file how nice it is asked to be when it begins, and ends when these others have begun. */
const step = (name: string, more: Partial<Step> = {}, ...others: readonly string[]): Step => {
  const program = `
    const { existsSync, writeFileSync } = require('node:fs');
    const begun = (name) => ${JSON.stringify(folder)} + '/' + name;
    writeFileSync(begun(${JSON.stringify(name)}), process.env.NICENESS ?? '');
    const look = setInterval(() => {
      if (${JSON.stringify(others)}.every((other) => existsSync(begun(other)))) clearInterval(look);
    }, 10);`;
  return { name, command: [node, ['-e', program]], ...more };
};

it('a filler runs beside a wide step and is asked to wait behind it, and no other step does', async () => {
  const results = await runSteps([
    step('filler', { isFiller: true }, 'wide'),
    step('wide', { isWide: true }, 'filler'),
    step('narrow'),
  ]);
  expect(results.map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'passed']);
  expect(results.at(-1)?.name).toBe('narrow');
  const asked = ['filler', 'wide'].map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(asked).toEqual(['10', '0']);
});

it('a step is left out after one that it needs has failed', async () => {
  const results = await runSteps([
    { name: 'fails', command: [node, ['-e', 'process.exit(1)']] },
    step('needs it', { needs: ['fails'] }),
  ]);
  expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['fails', 'failed'],
    ['needs it', 'left out'],
  ]);
});
