/** Whether the database answers now: one question at a time, however many ask, and an answer within the limit. */
import { DatabaseSilentError } from './database-down';

export function createPing(ask: () => Promise<void>, limitMs: number): () => Promise<void> {
  let asking: Promise<void> | undefined;
  return () => {
    asking ??= ask().finally(() => (asking = undefined));
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DatabaseSilentError(limitMs)), limitMs);
    });
    return Promise.race([asking, silence]).finally(() => clearTimeout(timer));
  };
}
