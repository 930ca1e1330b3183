/** A started persistence with hands on its storage, for tests; not part of what the package exports. */
import { defaultStoredState, writeModule, type ModuleValue } from '@oshimado/domain';
import { startMachine } from '../start-machine';
import { persistenceMachine } from '../../persistence/persistence.machine';
import { selectStoredState } from '../../persistence/persistence.selectors';

export const defaults = defaultStoredState({ language: 'en' });
export const grid = (size: number): ModuleValue => ({ name: 'grid', value: { size } });
export const watch = (theaterMode: boolean): ModuleValue => ({
  name: 'watch',
  value: { showTl: false, showLiveChat: true, theaterMode },
});
export const gridEntry = (size: number) => writeModule('grid', { size });
export const quota = () => Object.assign(new Error('no room'), { name: 'QuotaExceededError' });
/** The default wait before a write, in ms. */
export const DELAY = 250;

export const start = (input: { writeDelayMs?: number } = {}) => {
  const run = startMachine(persistenceMachine, { input: { language: 'en', ...input } });
  return {
    ...run,
    shown: () => selectStoredState(run.snapshot()),
    change: (module: ModuleValue) => run.actor.send({ type: 'module.change', module }),
    changedElsewhere: (key: string, text: string | null) =>
      run.actor.send({ type: 'storage.changed', key, text }),
    writes: () => run.calls('writeStorage').map(({ input: entry }) => entry),
    types: () => run.notices.map(({ type }) => type),
  };
};
export const ready = async (texts: Record<string, string> = {}) => {
  const run = start();
  await run.last('readStorage').answer(texts);
  return run;
};
export const full = async () => {
  const run = await ready();
  run.change(grid(1));
  run.clock.increment(DELAY);
  await run.last('writeStorage').fail(quota());
  return run;
};
