/** Logs one line per response. Responses from snapshots are only counted, because there are many. */
import type { FastifyInstance } from 'fastify';

const SLOW_MS = 1_000;
const URL_SHOWN = 500;

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { elapsedTime, statusCode } = reply;
    const ms = Math.round(elapsedTime * 10) / 10;
    const line = {
      method: request.method,
      url: request.url.slice(0, URL_SHOWN),
      status: statusCode,
      ms,
    };
    request.log[elapsedTime > SLOW_MS ? 'warn' : 'info'](line, 'answered');
    done();
  });
}
