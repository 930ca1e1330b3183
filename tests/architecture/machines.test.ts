/** The page about the machines says what the charts say; `npx vitest run --project node tests/architecture --update` writes it. */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import * as machines from '../../packages/machines/src/index';
import { chartTransitions, stateNodes } from '../../packages/machines/src/testing/machine-graph';
import { machinePage, weigh } from './machine-page';
import { root } from './source';

const folder = `${root}packages/machines/src`;
const names = readdirSync(folder).filter((name) =>
  existsSync(`${folder}/${name}/${name}.machine.ts`),
);
const camelCase = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const all: Readonly<Record<string, AnyStateMachine | undefined>> = { ...machines };

const charts = names.map((name) => {
  const machine = all[`${camelCase(name)}Machine`];
  if (!machine) throw new Error(`packages/machines/src/index.ts does not export ${name}.`);
  return { name, machine };
});

describe.each(charts)('$name', ({ name, machine }) => {
  it('a machine is called like its folder and proven by its paths', () => {
    expect(machine.id).toBe(camelCase(name));
    expect(existsSync(`${folder}/${name}/${name}.machine.test.ts`)).toBe(true);
    const paths = readFileSync(`${folder}/${name}/${name}.paths.test.ts`, 'utf8');
    expect(paths).toContain('provePaths({');
  });

  it('names everything its chart says', () => {
    const nameless = chartTransitions(machine).filter(
      ({ guard, actions }) =>
        guard === 'condition' || actions.some((action) => action.includes('=>')),
    );
    expect(nameless.map(({ key }) => key)).toEqual([]);
  });

  it('a machine is shown in Storybook', () => {
    const stories = readFileSync(`${root}.storybook/Machines.stories.tsx`, 'utf8');
    expect(stories).toContain(`machine: ${camelCase(name)}Machine`);
  });
});

it('there are as many machines as folders', () => {
  expect(Object.keys(all)).toHaveLength(charts.length);
  expect(charts.flatMap(({ machine }) => stateNodes(machine)).length).toBeGreaterThan(100);
});

it('the page in docs says what the charts say', async () => {
  const weighed = await Promise.all(
    charts.map(async (chart) => ({ ...chart, bytes: await weigh(chart.name) })),
  );
  await expect(machinePage(weighed)).toMatchFileSnapshot('../../docs/generated/machines.md');
});
