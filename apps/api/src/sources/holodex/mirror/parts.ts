/** What every job of a mirror works with. */
import type { SourceContext } from '../../source';
import type { SourceClient } from '../http/source-client';

export interface MirrorParts extends SourceContext {
  readonly client: SourceClient;
  /** Address of the service without a slash at its end; the API lies below `/api/v2`, files below `/statics`. */
  readonly base: string;
  /** Names progress in the store, so that two services never share it. */
  readonly taskOf: (name: string) => string;
  readonly pageSize: number;
}

/** Something to do again and again, one request at a time. */
export interface Job {
  readonly name: string;
  /** When the next step is wanted, epoch milliseconds; any past time means now. */
  readonly dueAt: () => number;
  readonly step: () => Promise<void>;
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
