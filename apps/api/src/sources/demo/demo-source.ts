/** The demo source: a seeded world that follows the clock; its changes are written to the store as they are due. */
import { messageOf } from '../../errors';
import { followingSource } from '../following-source';
import type { Source, SourceContext, SourceStatus } from '../source';
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
const nextTickAt = (now: number) => now + TICK_MS - (now % TICK_MS);

function createFollowing(context: SourceContext, world: World) {
  const { clock, log, signal } = context;
  const channels = world.talents.length + world.clippers.length;
  let checkedAt: number | undefined;
  let trouble: string | undefined;
  const write = async (writer: ReturnType<typeof createWriter>) => {
    const now = clock.now();
    await writer.bringUpTo(now);
    checkedAt = now;
    trouble = undefined;
  };
  return {
    status: (): SourceStatus => ({
      checkedAt,
      trouble,
      channels,
      videos: {},
      nextAt: checkedAt === undefined ? undefined : nextTickAt(clock.now()),
    }),
    fill: () => write(createWriter(context, world)),
    follow: async () => {
      const writer = createWriter(context, world);
      for (;;) {
        await clock.sleep(nextTickAt(clock.now()) - clock.now(), signal);
        if (signal.aborted) return;
        try {
          await write(writer);
        } catch (err) {
          if (signal.aborted) return;
          trouble = messageOf(err);
          log.warn({ err }, 'the demo could not be written and is tried again at the next tick');
        }
      }
    },
  };
}

export interface DemoSource extends Source {
  /** Lines of the world's translators. */
  readonly lines: DemoLines;
}

export function createDemoSource({ seed = DEFAULT_SEED }: DemoSourceOptions = {}): DemoSource {
  const world = createWorld(String(seed));
  return {
    ...followingSource('demo', (context) => createFollowing(context, world)),
    lines: createDemoLines(world),
  };
}
