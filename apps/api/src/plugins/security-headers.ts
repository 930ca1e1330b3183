/** Headers every answer carries. What a browser must use HTTPS for is the proxy's to say. */
import type { FastifyInstance } from 'fastify';

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
