/** The demo source: a seeded world that follows the clock; its changes are written to the store as they are due. */
import type { Clock, Source, SourceContext } from '../source';
import { createDemoLines, type DemoLines } from './lines';
import { SECOND } from './time';
import { createWorld, type World } from './world';
import { createWriter } from './writer';

export interface DemoSourceOptions {
  /** Seed of the world; the same seed always gives the same world. Default `oshimado`. */
  readonly seed?: string | number;
}

const TICK_MS = 5 * SECOND;
const DEFAULT_SEED = 'oshimado';

/** Ticks happen at round times, however long the work between them takes. */
const nextTick = ({ now, sleep }: Clock, signal: AbortSignal) =>
  sleep(TICK_MS - (now() % TICK_MS), signal);

async function follow(context: SourceContext, world: World): Promise<void> {
  const { clock, log, signal } = context;
  const { bringUpTo } = createWriter(context, world);
  for (;;) {
    await nextTick(clock, signal);
    if (signal.aborted) return;
    try {
      await bringUpTo(clock.now());
    } catch (err) {
      if (signal.aborted) return;
      log.warn({ err }, 'the demo could not be written and is tried again at the next tick');
    }
  }
}

export interface DemoSource extends Source {
  /** Lines of the world's translators. */
  readonly lines: DemoLines;
}

export function createDemoSource({ seed = DEFAULT_SEED }: DemoSourceOptions = {}): DemoSource {
  const world = createWorld(String(seed));
  return {
    name: 'demo',
    lines: createDemoLines(world),
    fill: (context) => createWriter(context, world).bringUpTo(context.clock.now()),
    follow: (context) => follow(context, world),
  };
}
