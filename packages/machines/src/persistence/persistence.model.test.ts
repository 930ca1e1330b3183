/** Whatever happens in whatever order: what is shown is what will be kept, and nothing is ever lost. */
import { defaultStoredState, moduleOfKey, readStorageTexts } from '@oshimado/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { failure, startMachine } from '../testing/start-machine';
import { persistenceMachine } from './persistence.machine';
import { SEED } from '../testing/seed';

const step = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), size: fc.constantFrom(0, 1, 2) }),
  fc.record({ kind: fc.constant('theater' as const), size: fc.constantFrom(0, 1) }),
  fc.record({ kind: fc.constant('wait' as const), size: fc.constantFrom(100, 250) }),
  fc.record({ kind: fc.constant('answer' as const), size: fc.constant(0) }),
  fc.record({ kind: fc.constant('fail' as const), size: fc.constant(0) }),
  fc.record({ kind: fc.constant('freed' as const), size: fc.constant(0) }),
  fc.record({ kind: fc.constant('foreign' as const), size: fc.constantFrom(0, 1, 2) }),
  fc.record({ kind: fc.constant('poison' as const), size: fc.constant(0) }),
);

it('what is shown is what the storage holds in the end, and every refused text is in the backup', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const storage: Record<string, string> = {};
      const refused: string[] = [];
      const run = startMachine(persistenceMachine, { input: { language: 'en' } });
      await run.last().answer({});
      const pending = () => run.state() === 'writing';
      const land = async () => {
        const call = run.last('writeStorage');
        const { key, text } = call.input as { key: string; text: string };
        storage[key] = text;
        await call.answer();
      };
      const foreign = (key: string, text: string) => {
        storage[key] = text;
        run.actor.send({ type: 'storage.changed', key, text });
      };
      const deeds = {
        change: (size: number) =>
          run.actor.send({ type: 'module.change', module: { name: 'grid', value: { size } } }),
        theater: (size: number) =>
          run.actor.send({
            type: 'module.change',
            module: {
              name: 'watch',
              value: { showTl: false, showLiveChat: true, theaterMode: size === 1 },
            },
          }),
        wait: (size: number) => run.clock.increment(size),
        answer: () => (pending() ? land() : undefined),
        fail: () => (pending() ? run.last('writeStorage').fail(failure('quota')) : undefined),
        freed: () => run.actor.send({ type: 'storage.freed' }),
        foreign: (size: number) =>
          foreign('oshimado.grid', JSON.stringify({ version: 11, value: { size } })),
        poison: () => {
          refused.push(`nonsense ${refused.length}`);
          foreign('oshimado.watch', refused.at(-1) ?? '');
        },
      };
      for (const { kind, size } of steps) {
        // oxlint-disable-next-line no-await-in-loop -- in order
        await deeds[kind](size);
      }
      // What another tab has spoiled stays spoiled until something of ours is written there.
      deeds.theater(1);
      run.clock.increment(250);
      for (let rounds = 0; run.state() !== 'ready' && rounds < 20; rounds += 1) {
        // oxlint-disable-next-line no-await-in-loop -- in order
        if (pending()) await land();
        else run.clock.increment(250);
      }
      expect(run.state()).toBe('ready');
      const modules = Object.fromEntries(
        Object.entries(storage).filter(([key]) => moduleOfKey(key) !== null),
      );
      const kept = readStorageTexts(modules, { language: 'en' });
      expect(kept.problems).toEqual([]);
      expect(kept.state).toEqual({
        ...defaultStoredState({ language: 'en' }),
        ...run.context().state,
      });
      const backup = storage['oshimado.backup'] ?? '';
      expect(refused.filter((text) => !backup.includes(text))).toEqual([]);
    }),
    { numRuns: 100, seed: SEED },
  );
});
