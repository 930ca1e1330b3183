/** Dependencies of every job of a mirror. */
import type { SourceContext } from '../../source';
import type { SourceClient } from '../http/source-client';

export interface MirrorParts extends SourceContext {
  readonly client: SourceClient;
  /** Address of the service without a slash at its end; the API lies below `/api/v2`, files below `/statics`. */
  readonly base: string;
  /** Key of the progress in the store, so that two services never share it. */
  readonly taskOf: (name: string) => string;
  readonly pageSize: number;
}

/** A repeated job, one request per step. */
export interface Job {
  readonly name: string;
  /** When the next step is due, epoch milliseconds; a past time means now. */
  readonly dueAt: () => number;
  readonly step: () => Promise<void>;
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
