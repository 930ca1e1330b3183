/**
 * The address a request comes from, where proxies stand between: each proxy adds the address it was called from to the end of
 * `X-Forwarded-For`; earlier entries may be forged by the client.
 */
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** None; one proxy, whatever its address; or the proxies at these addresses (`10.0.0.0/8,192.168.1.2`). */
export type TrustProxy = boolean | string;

/** Whether the address at this hop is a trusted proxy; the signature of Fastify's `trustProxy`. */
export function proxyTrust(trust: TrustProxy): (address: string, hop: number) => boolean {
  if (trust === false) return () => false;
  // With more than one, a client that calls the first proxy could name any address as its own.
  if (trust === true) return (_, hop) => hop === 0;
  return proxyAddress.compile(trust.split(','));
}

/** Undefined when the connection is gone. */
export function addressReader(trust: TrustProxy): (request: IncomingMessage) => string | undefined {
  const isTrusted = proxyTrust(trust);
  return (request) => request.socket.remoteAddress && proxyAddress(request, isTrusted);
}
