/** Runs a mirror in tests: it fills, follows until it has caught up, stops. */
import type { Source, SourceContext, SourceProgress } from '../../source';
import type { SourceStore } from '../../../store/records';
import { createHolodexSource, type HolodexSourceOptions } from '../holodex-source';
import { createPatientClock, type PatientClock } from './patient-clock';

export const START = Date.UTC(2026, 2, 1, 12);

export interface Line {
  readonly details: object;
  readonly message: string;
}

export interface Life {
  readonly source: Source;
  readonly context: SourceContext;
  readonly clock: PatientClock;
  readonly infos: Line[];
  readonly warnings: Line[];
  readonly reports: SourceProgress[];
  readonly end: () => void;
}

export function beginLife(store: SourceStore, options: HolodexSourceOptions, start = START): Life {
  const ending = new AbortController();
  const clock = createPatientClock(start);
  const infos: Line[] = [];
  const warnings: Line[] = [];
  const reports: SourceProgress[] = [];
  const source = createHolodexSource({
    random: () => 0.5,
    ...options,
    fetch: clock.watch(options.fetch ?? fetch),
  });
  const context: SourceContext = {
    store,
    clock,
    signal: ending.signal,
    log: {
      info: (details, message) => void infos.push({ details, message }),
      warn: (details, message) => void warnings.push({ details, message }),
    },
    onProgress: (report) => void reports.push(report),
  };
  return { source, context, clock, infos, warnings, reports, end: () => ending.abort() };
}

/** Follows until everything is mirrored. */
export async function catchUp(life: Life): Promise<void> {
  const { source, context, clock, infos, end } = life;
  clock.onWait = () => {
    if (infos.some(({ message }) => message.startsWith('the mirror is complete'))) end();
  };
  await source.follow(context);
}

/** One complete run against a service. */
export async function mirror(
  store: SourceStore,
  options: HolodexSourceOptions,
  start = START,
): Promise<Life> {
  const life = beginLife(store, options, start);
  await life.source.fill(life.context);
  await catchUp(life);
  return life;
}
