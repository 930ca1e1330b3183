/**
 * The address a request comes from, where proxies stand between: each proxy adds the address it was called from to the end of
 * `X-Forwarded-For`; earlier entries may be forged by the client. Fastify's `request.ip` takes entries as they are.
 */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
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

/** `1.2.3.4:5678`, `[2001:db8::1]:443`, `[2001:db8::1]`: some proxies add the port. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/;

/** The address in an entry of the header; undefined for anything else. */
function addressIn(entry: string): string | undefined {
  const text = entry.trim();
  const [, bracketed, dotted] = WITH_PORT.exec(text) ?? [];
  const address = bracketed ?? dotted ?? text;
  return isIP(address) === 0 ? undefined : address;
}

export type AddressReader = (request: IncomingMessage) => string | undefined;

/**
 * Undefined when the connection is gone. An entry that is no address ends the way back: the request counts as its proxy's, so
 * that made-up words are no new callers.
 */
export function addressReader(trust: TrustProxy): AddressReader {
  const isTrusted = proxyTrust(trust);
  return ({ headers, socket }) => {
    let address = socket.remoteAddress;
    if (address === undefined) return undefined;
    const entries = String(headers['x-forwarded-for'] ?? '').split(',');
    for (let hop = 0; isTrusted(address, hop); hop += 1) {
      const before = addressIn(entries.pop() ?? '');
      if (before === undefined) break;
      address = before;
    }
    return address;
  };
}
