/** A server that passes requests to the fast path first, and limits the duration of every connection. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { FastPath } from './fast-path';
import {
  defaultConnectionLimits,
  limitConnections,
  type ConnectionLimits,
} from './held-connections';

const KEEP_ALIVE_MS = 72_000;
/** Maximum size of request line and headers: addresses with 500 channels are as long as Node's limit for both. */
const HEADER_MAX = 32_768;

export interface FastPathServerOptions {
  readonly fastPath: FastPath;
  /** Answers what the fast path does not. */
  readonly behind: RequestListener;
  /** Whether connections from this address are a trusted proxy's. */
  readonly isProxy: (address: string) => boolean;
  readonly limits?: Partial<ConnectionLimits> | undefined;
}

export function createFastPathServer({
  fastPath,
  behind,
  isProxy,
  limits,
}: FastPathServerOptions): Server {
  const { headersMs, requestMs, silenceMs, checkMs, ...counts } = {
    ...defaultConnectionLimits(),
    ...limits,
  };
  const options = {
    maxHeaderSize: HEADER_MAX,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
  const server = createServer(options, (request, response) => {
    held.note(request, response);
    if (!fastPath(request, response)) behind(request, response);
  });
  // Also ends connections whose client does not read the response.
  server.timeout = silenceMs;
  const held = limitConnections(server, counts, isProxy);
  return server;
}
