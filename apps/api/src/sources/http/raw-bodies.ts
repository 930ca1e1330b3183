import type { FastifyInstance } from 'fastify';

/** Gives the routes of this scope bodies as they were sent, of at most so many bytes: a platform's signature is of these bytes. */
export function readRawBodies(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit }, (_, body, parsed) =>
    parsed(null, body),
  );
}
