/** One line for every answer; those from a snapshot at hand are many and only told at debug level. */
import type { FastifyInstance, FastifyReply } from 'fastify';

const SLOW_MS = 1_000;

/** Answers that were at hand. */
export const atOnce = new WeakSet<FastifyReply>();

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { elapsedTime, statusCode } = reply;
    const level = elapsedTime > SLOW_MS ? 'warn' : atOnce.has(reply) ? 'debug' : 'info';
    const { method, url } = request;
    const ms = Math.round(elapsedTime * 10) / 10;
    request.log[level]({ method, url: url.slice(0, 500), status: statusCode, ms }, 'answered');
    done();
  });
}
