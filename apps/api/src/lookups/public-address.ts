/**
 * Whether an address belongs to the open internet. Asked of what a name resolved to, at the moment of connecting, and the
 * connection goes to that very address; a name that answers differently the second time gains nothing.
 */
import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Global unicast IPv6; every other range is reserved. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Reserved ranges within it; some embed an IPv4 address. */
const SPECIAL = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((network) =>
  ipaddr.IPv6.parseCIDR(network),
);

export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  if (!(address instanceof ipaddr.IPv6)) return true;
  // Excludes IPv4-embedding forms such as `::127.0.0.1` and `64:ff9b::127.0.0.1`.
  return address.match(GLOBAL_UNICAST) && !SPECIAL.some((network) => address.match(network));
}

class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
  readonly code = 'EFORBIDDENADDRESS';
}

export type Resolve = (
  host: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

const resolveBySystem: Resolve = (host, done) =>
  systemLookup(host, { all: true, verbatim: true }, (error, addresses) => done(error, addresses));

/** A look-up that fails unless every address is allowed; one bad address among good ones is a trap. */
export function guardedLookup(
  isAllowed: (address: string) => boolean,
  resolve: Resolve = resolveBySystem,
): LookupFunction {
  return (host, { all }, callback) => {
    resolve(host, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) {
        return callback(new ForbiddenAddressError(`${host} is not on the open internet`), '', 0);
      }
      if (all) return callback(null, [...addresses]);
      return callback(null, first.address, first.family);
    });
  };
}
