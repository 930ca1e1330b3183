/** Keeps in the store how the sources stand, so that every process can answer with it. */
import type { SourceStore } from '../store/records';
import type { Clock, Source, SourceLog, SourceStatus } from './source';

/** What was wrong with a source, and since when. */
export interface SourceError {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly text: string;
}

/** A source as the process that feeds from it last saw it. */
export interface NotedSource {
  readonly name: Source['name'];
  /** Undefined before its first step. */
  readonly status?: SourceStatus | undefined;
  /** Undefined if nothing was wrong yet. */
  readonly lastError?: SourceError | undefined;
}

export interface NotedSources {
  /** When this was noted, epoch milliseconds. */
  readonly at: number;
  readonly sources: readonly NotedSource[];
}

/** Key of the row in the store. */
export const NOTED_SOURCES = 'sources/1';

/** A failed job rests 15 s or longer, so that each failure is seen. */
const NOTE_MS = 10_000;

export interface NoteSourcesOptions {
  readonly sources: readonly Source[];
  readonly store: Pick<SourceStore, 'loadProgress' | 'saveProgress'>;
  readonly clock: Clock;
  readonly log: Pick<SourceLog, 'warn'>;
}

/** An error that goes on keeps its first time. */
function errorOf(
  trouble: string | undefined,
  now: number,
  before: NotedSource | undefined,
): SourceError | undefined {
  if (trouble === undefined) return before?.lastError;
  const goesOn = before?.status?.trouble === trouble && before.lastError?.text === trouble;
  return goesOn ? before.lastError : { at: now, text: trouble };
}

/** @returns work that notes the sources every ten seconds until its signal fires; it never rejects */
export function noteSources({ sources, store, clock, log }: NoteSourcesOptions) {
  return async (signal: AbortSignal): Promise<void> => {
    let noted: NotedSources | undefined;
    let hasFailed = false;
    while (!signal.aborted) {
      try {
        noted ??= await store.loadProgress<NotedSources>(NOTED_SOURCES);
        const at = clock.now();
        const before = new Map(noted?.sources.map((one) => [one.name, one]));
        const now = sources.map(({ name, status }): NotedSource => {
          const current = status?.();
          const lastError = errorOf(current?.trouble, at, before.get(name));
          return { name, status: current, lastError };
        });
        noted = { at, sources: now };
        await store.saveProgress(NOTED_SOURCES, noted);
        hasFailed = false;
      } catch (error) {
        if (signal.aborted) return;
        // The first time only: the database may be away for hours.
        if (!hasFailed) log.warn({ err: error }, 'the state of the sources could not be kept');
        hasFailed = true;
      }
      await clock.sleep(NOTE_MS, signal);
    }
  };
}
