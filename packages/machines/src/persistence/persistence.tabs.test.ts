/** Two tabs that change different fields of one module at the same time: neither change is lost. */
import type { Settings } from '@oshimado/domain';
import { writeModule } from '@oshimado/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../testing/cases';
import { failure, type PortCall } from '../testing/start-machine';
import { defaults, DELAY, ready } from '../testing/persistence/persistence-run';
import { SEED } from '../testing/seed';

type Run = Awaited<ReturnType<typeof ready>>;

const set = (run: Run, part: Partial<Settings>) =>
  run.change({ name: 'settings', value: { ...run.shown().settings, ...part } });
const entry = (part: Partial<Settings>) =>
  writeModule('settings', { ...defaults.settings, ...part });
const hear = (run: Run, part: Partial<Settings>) =>
  run.changedElsewhere('oshimado.settings', entry(part).text);

describe('another tab that changes another setting', () => {
  it('while ours waits: both are shown, told and written', async () => {
    const run = await ready();
    set(run, { theme: 3 });
    hear(run, { darkMode: false });
    expect(run.shown().settings).toMatchObject({ theme: 3, darkMode: false });
    expect(run.notices.at(-1)).toMatchObject({ type: 'module.replaced' });
    run.clock.increment(DELAY);
    expect(run.writes()).toEqual([entry({ theme: 3, darkMode: false })]);
  });

  it('while ours is being written: both are written once more', async () => {
    const run = await ready();
    set(run, { theme: 3 });
    run.clock.increment(DELAY);
    hear(run, { darkMode: false });
    await run.last('writeStorage').answer();
    expect(run.writes()).toEqual([entry({ theme: 3 }), entry({ theme: 3, darkMode: false })]);
  });

  it('after ours was written, or after its write failed: each field is of whoever changed it last', async () => {
    const run = await ready();
    set(run, { theme: 3 });
    run.clock.increment(DELAY);
    set(run, { hideMissing: true });
    await run.last('writeStorage').answer();
    hear(run, { theme: 4 });
    expect(run.shown().settings).toMatchObject({ theme: 4, hideMissing: true });
    await run.last('writeStorage').fail(failure('quota'));
    hear(run, { theme: 5 });
    run.actor.send({ type: 'storage.retry' });
    expect(run.writes().at(-1)).toEqual(entry({ theme: 5, hideMissing: true }));
  });

  it('the same setting: the one that waits here stands', async () => {
    const run = await ready();
    set(run, { theme: 3 });
    hear(run, { theme: 4 });
    expect(run.shown().settings.theme).toBe(3);
    expect(run.types()).toEqual(['state.loaded']);
  });

  it('a playlist is never put together of two', async () => {
    const run = await ready();
    const { active } = defaults.playlist;
    run.change({
      name: 'playlist',
      value: { active: { ...active, name: 'Mine' }, isSaved: false },
    });
    const theirs = writeModule('playlist', { active: { ...active, id: 4 }, isSaved: true });
    run.changedElsewhere(theirs.key, theirs.text);
    expect(run.shown().playlist).toEqual({ active: { ...active, name: 'Mine' }, isSaved: false });
  });
});

/** One storage as browsers have it: a write lands when it is asked for, every other tab hears of it, the answer comes later. */
class Storage {
  text = entry({}).text;
  readonly #landed = new Set<PortCall>();

  constructor(readonly tabs: readonly Run[]) {}

  land(): void {
    for (const run of this.tabs) {
      for (const call of run.calls('writeStorage').filter((one) => !this.#landed.has(one))) {
        this.#landed.add(call);
        this.text = String(Reflect.get(Object(call.input), 'text'));
        for (const tab of this.tabs)
          if (tab !== run) tab.changedElsewhere('oshimado.settings', this.text);
      }
    }
  }

  async answer(run: Run, isGood: boolean): Promise<void> {
    if (run.state() !== 'writing') return;
    const call = run.last('writeStorage');
    await (isGood ? call.answer() : call.fail(failure('strange')));
    this.land();
  }

  wait(run: Run): void {
    run.clock.increment(DELAY);
    this.land();
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) {
      for (const run of this.tabs) {
        run.actor.send({ type: 'storage.retry' });
        this.land();
        this.wait(run);
        // oxlint-disable-next-line no-await-in-loop -- in order
        await this.answer(run, true);
      }
    }
  }
}

describe('two tabs that live side by side', () => {
  const step = fc.record({
    who: fc.constantFrom(0, 1),
    kind: fc.constantFrom('change', 'change', 'wait', 'answer', 'answer', 'fail'),
    value: fc.integer({ min: 0, max: 9 }),
  });

  it('that each have a setting of their own both keep it, in any order of changes and writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const tabs = [await ready(), await ready()] as const;
        const storage = new Storage(tabs);
        const wanted = { theme: 0, liveTlFontSize: defaults.settings.liveTlFontSize };
        for (const { who, kind, value } of steps) {
          const run = who === 0 ? tabs[0] : tabs[1];
          const part = who === 0 ? { theme: value } : { liveTlFontSize: 12 + value };
          if (kind === 'change') {
            Object.assign(wanted, part);
            set(run, part);
          } else if (kind === 'wait') storage.wait(run);
          // oxlint-disable-next-line no-await-in-loop -- in order
          else await storage.answer(run, kind === 'answer');
        }
        await storage.settle();
        for (const run of tabs) {
          expect(run.state()).toBe('ready');
          expect(run.shown().settings).toMatchObject(wanted);
        }
        expect(storage.text).toBe(entry(wanted).text);
      }),
      { numRuns: cases(1_000), seed: SEED },
    );
  });
});
