/** Whether the database answers now: one question at a time, however many ask, and an answer within the limit. */
import { withTimeLimit } from '../time-limit';
import { DatabaseSilentError } from './database-down';

export function createPing(ask: () => Promise<void>, limitMs: number): () => Promise<void> {
  let asking: Promise<void> | undefined;
  return () => {
    asking ??= ask().finally(() => (asking = undefined));
    return withTimeLimit(asking, limitMs, () => new DatabaseSilentError(limitMs));
  };
}
