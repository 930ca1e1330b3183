/** The page about the machines in docs: for each its diagram, what each state does upon each event, and what it weighs. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  chartTransitions,
  nameOf,
  stateNodes,
  type ChartTransition,
} from '../../packages/machines/src/testing/machine-graph';
import { root } from './source';

const idOf = (machine: AnyStateMachine, name: string) =>
  name === '' ? machine.id : name.replaceAll('.', '_');
const keyOf = (name: string) => name.split('.').at(-1) ?? name;

const labelOf = ({ event, guard }: ChartTransition) =>
  (guard === '' ? event : `${event} [${guard}]`).replaceAll(':', ' ');

/** A state with its own inside it; regions of a parallel state are divided by a line. */
function drawState(machine: AnyStateMachine, node: AnyStateNode, indent: string): string[] {
  const id = idOf(machine, nameOf(node));
  const children = Object.values(node.states);
  if (children.length === 0) return [`${indent}state "${keyOf(nameOf(node))}" as ${id}`];
  const inner = `${indent}  `;
  const isParallel = node.type === 'parallel';
  const begin =
    isParallel || !node.initial.target[0]
      ? []
      : [`${inner}[*] --> ${idOf(machine, nameOf(node.initial.target[0]))}`];
  const drawn = children.map((child) => drawState(machine, child, inner));
  return [
    `${indent}state "${keyOf(nameOf(node)) || machine.id}" as ${id} {`,
    ...begin,
    ...drawn.flatMap((lines, at) => (isParallel && at > 0 ? [`${inner}--`, ...lines] : lines)),
    `${indent}}`,
  ];
}

function diagram(machine: AnyStateMachine): string[] {
  const moves = chartTransitions(machine).filter(({ to }) => to !== '');
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...drawState(machine, machine.root, '  '),
    ...moves.map(
      (move) => `  ${idOf(machine, move.from)} --> ${idOf(machine, move.to)} : ${labelOf(move)}`,
    ),
    '```',
  ];
}

const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (text: string) => (text === '' ? '' : `\`${text}\``);

function table(machine: AnyStateMachine): string[] {
  const rows = chartTransitions(machine).map(({ from, event, guard, actions, to }) => [
    from === '' ? 'anywhere' : code(from),
    event,
    code(guard),
    actions.map(code).join(', '),
    to === '' ? 'stays' : code(to),
  ]);
  return [
    '| State | Upon | If | Does | Goes to |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  ];
}

/** Bytes of an entry with everything it needs but xstate: minified, gzip. */
export async function weigh(entry: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from './packages/machines/src/${entry}';`, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: ['xstate'],
    conditions: ['@oshimado/source'],
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).byteLength;
}

export interface Chart {
  /** The folder, and the last part of its address. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly bytes: number;
}

/** Half kilobytes, rounded up: small edits do not change the page. */
const kilobytes = (bytes: number) => (Math.ceil(bytes / 512) / 2).toFixed(1);

export function machinePage(charts: readonly Chart[]): string {
  const counts = charts.map(({ name, machine, bytes }) => {
    const states = stateNodes(machine).length - 1;
    const transitions = chartTransitions(machine).length;
    return `| [${name}](#${name}) | ${states} | ${transitions} | ${kilobytes(bytes)} |`;
  });
  return `${[
    '# The machines',
    '',
    'Made by `tests/architecture/machines.test.ts` from the charts themselves. Every state and every line of these tables is',
    'reached in `packages/machines/src/*/*.paths.test.ts` by a real actor. Sizes are those of an entry with everything it needs',
    'but xstate (about 16 kB, once): minified, gzip, rounded up to half a kilobyte. Entries share rules, so several together',
    'weigh less than their sum.',
    '',
    '| Machine | States | Transitions | kB |',
    '| --- | --- | --- | --- |',
    ...counts,
    ...charts.flatMap(({ name, machine }) => [
      '',
      `## ${name}`,
      '',
      ...diagram(machine),
      '',
      ...table(machine),
    ]),
  ].join('\n')}\n`;
}
