/** Random sequences of edits and saves against a server that accepts, rejects, loses responses and is slow. */
import type { ScriptEdit } from '@oshimado/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failure, settle, startMachine, type PortCall } from '../testing/start-machine';
import { scriptEditorMachine } from './script-editor.machine';
import type { SaveLogInput, ScriptEditorEvent } from './script-editor.types';
import { ScriptServer, storedLine } from '../testing/script-editor/script-server';
import { selectSaving } from './script-editor.selectors';
import { cases, SEED } from '../testing/cases';

type Outcome = 'done' | 'refused' | 'lost' | 'unreached' | 'half';

type Step =
  | { readonly kind: 'edit'; readonly line: number; readonly edit: (key: string) => ScriptEdit }
  | { readonly kind: 'send'; readonly event: ScriptEditorEvent }
  | { readonly kind: 'settle'; readonly outcome: Outcome }
  | { readonly kind: 'wait'; readonly ms: number };

const start = () => {
  const server = new ScriptServer([
    storedLine('1', 1_000, 3_000),
    storedLine('2', 3_000, 6_000),
    storedLine('3', 9_000, 9_500),
  ]);
  const run = startMachine(scriptEditorMachine, {
    input: {
      viewer: { id: '7', name: 'Mira', role: 'user' },
      target: { video: 'v', lang: 'en' },
    },
  });
  return { server, run };
};
type World = ReturnType<typeof start>;

const waiting = ({ run }: World) =>
  run
    .calls()
    .filter(({ signal }) => !signal.aborted)
    .at(-1);

/** Settles the latest port call, if it is still pending. */
async function settleLast(world: World, outcome: Outcome, settled: Set<PortCall>) {
  const call = waiting(world);
  if (!call || settled.has(call)) return;
  settled.add(call);
  if (outcome === 'refused') return call.fail(failure('http', 422));
  if (outcome === 'unreached') return call.fail(failure('network'));
  if (call.port === 'loadLines') return call.answer(world.server.load());
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the port is saveLog
    const answer = world.server.save(call.input as SaveLogInput);
    if (outcome === 'lost') return await call.fail(failure('timeout'));
    await call.answer(outcome === 'half' ? answer.slice(1) : answer);
  } catch (error) {
    await call.fail(error);
  }
}

const shown = ({ run }: World) =>
  run
    .context()
    .script.lines.map(({ start, end, text }) => `${start}-${end} ${text}`)
    .sort();

const time = fc.integer({ min: 0, max: 15_000 });
const words = fc.constantFrom('a', 'b', 'hello', 'two words');
const isContinued = fc.boolean();

const edits: fc.Arbitrary<(key: string) => ScriptEdit>[] = [
  fc.tuple(time, words).map(
    ([at, text]) =>
      () =>
        ({ type: 'line.add', at, text }) as const,
  ),
  fc.tuple(words, isContinued).map(
    ([text, isContinued]) =>
      (key) =>
        ({ type: 'line.change', key, text, isContinued }) as const,
  ),
  fc.constant((key) => ({ type: 'line.delete', key }) as const),
  fc.tuple(time, isContinued).map(
    ([start, isContinued]) =>
      (key) =>
        ({ type: 'line.move', key, start, isContinued }) as const,
  ),
  fc.tuple(time, fc.constantFrom('start' as const, 'end' as const)).map(
    ([at, edge]) =>
      (key) =>
        ({ type: 'line.resize', key, edge, at }) as const,
  ),
  fc.constant((key) => ({ type: 'line.merge', key }) as const),
  time.map((at) => (key) => ({ type: 'line.split', key, at, textAt: 2 }) as const),
  fc.constant((key) => ({ type: 'line.setStart', key }) as const),
  fc.constant(() => ({ type: 'lines.continue' }) as const),
  fc
    .integer({ min: -3, max: 3 })
    .map((seconds) => () => ({ type: 'lines.shift', seconds }) as const),
  fc.constant(() => ({ type: 'lines.clear' }) as const),
  fc.array(fc.tuple(time, words), { maxLength: 4 }).map((lines) => {
    const imported = lines.map(([start, text]) => ({ start, end: start + 700, text, profile: 0 }));
    return () => ({ type: 'lines.import', lines: imported, profiles: [{}] }) as const;
  }),
];

const sent: ScriptEditorEvent[] = [
  { type: 'edit.undo' },
  { type: 'edit.undo' },
  { type: 'edit.redo' },
  { type: 'script.save' },
  { type: 'page.left' },
  { type: 'leave.request' },
  { type: 'leave.save' },
  { type: 'leave.cancel' },
  { type: 'profile.add', name: 'Aki' },
  {
    type: 'draft.restore',
    changes: [
      {
        id: '2',
        base: { start: 3_000, end: 6_000, text: 'line 2' },
        line: { author: 'Mira', start: 3_000, end: 6_000, text: 'restored', profile: 'default' },
      },
      {
        id: null,
        base: null,
        line: { author: 'Mira', start: 7_000, end: 8_000, text: 'hello', profile: 'default' },
        key: 'closed-1',
      },
      { id: '3', base: { start: 9_000, end: 9_500, text: 'line 3' }, line: null },
    ],
  },
];

const outcomes: Outcome[] = ['done', 'done', 'done', 'refused', 'lost', 'unreached', 'half'];

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc
      .tuple(fc.nat(20), fc.oneof(...edits))
      .map(([line, edit]) => ({ kind: 'edit', line, edit }) as const),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom(...sent).map((event) => ({ kind: 'send', event }) as const),
  },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...outcomes)
      .map((outcome) => ({ kind: 'settle', outcome }) as const),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(1_000, 2_000, 15_000, 60_000)
      .map((ms) => ({ kind: 'wait', ms }) as const),
  },
);

/** Takes a step; returns whether the visible lines are unchanged, as they must be after everything but an edit. */
async function take(world: World, step: Step, settled: Set<PortCall>): Promise<boolean> {
  const { run } = world;
  const before = run.context().script;
  if (step.kind === 'settle') await settleLast(world, step.outcome, settled);
  else if (step.kind === 'wait') run.clock.increment(step.ms);
  else if (step.kind === 'send') run.actor.send(step.event);
  else {
    const line = before.lines[step.line % Math.max(1, before.lines.length)];
    run.actor.send(step.edit(line?.key ?? 'none'));
  }
  const mayChange = step.kind === 'edit' || step.kind === 'send';
  return mayChange || run.context().script === before;
}

describe('any life of a script', () => {
  it('after the last save the server holds exactly what is shown: nothing lost, nothing doubled', async () => {
    const visited = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }),
        async (steps) => {
          const world = start();
          const settled = new Set<PortCall>();
          await settleLast(world, 'done', settled);
          for (const one of steps) {
            // oxlint-disable-next-line no-await-in-loop -- each event is sent after the one before has settled
            const isCalm = await take(world, one, settled);
            expect(isCalm).toBe(true);
            const saving = selectSaving(world.run.snapshot());
            visited.add(JSON.stringify(world.run.state()));
            const held = saving === 'saved' ? world.server.content() : shown(world);
            expect(held).toEqual(shown(world));
          }
          for (let tries = 0; tries < 20; tries += 1) {
            // oxlint-disable no-await-in-loop -- one step after the other, in this order
            await settle();
            await settleLast(world, 'done', settled);
            world.run.clock.increment(60_000);
            // What the server refused is sent again on request.
            world.run.actor.send({ type: 'script.save' });
            // oxlint-enable no-await-in-loop
          }
          expect(selectSaving(world.run.snapshot())).toBe('saved');
          expect(world.server.content()).toEqual(shown(world));
          world.run.actor.stop();
        },
      ),
      { numRuns: cases(1_000), seed: SEED },
    );
    expect([...visited].filter((value) => value.includes('checking'))).not.toEqual([]);
  });
});
