/**
 * Time limit of a whole call on the caller's own data. Each query has a limit of its own; this one covers their sum. Work in
 * progress is not interrupted.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DatabaseSilentError } from '../store';
import { withTimeLimit } from '../time-limit';

declare module 'fastify' {
  interface FastifyReply {
    /** Milliseconds this call has left for its work. */
    remainingMs: number;
  }
}

const CALL_LIMIT_MS = 4_500;

/**
 * Includes the time before the body is read, such as checking the login, but not the time in which the body arrives.
 */
export function startDeadlines(app: FastifyInstance, limitMs = CALL_LIMIT_MS): void {
  app.decorateReply('remainingMs', limitMs);
  app.addHook('preParsing', (_, reply, payload, done) => {
    reply.remainingMs = Math.max(0, limitMs - reply.elapsedTime);
    done(null, payload);
  });
}

/** The result of the work; rejects with a DatabaseSilentError when the call has taken too long. */
export const withinDeadline = <T>({ remainingMs }: FastifyReply, work: Promise<T>): Promise<T> =>
  withTimeLimit(work, remainingMs, () => new DatabaseSilentError(remainingMs));
