import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { addressReader, type TrustProxy } from './client-address';

const PROXY = '10.0.0.1';

const read = (trust: TrustProxy, own: string | undefined, named?: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else is read of it
  addressReader(trust)({
    headers: named === undefined ? {} : { 'x-forwarded-for': named },
    socket: { remoteAddress: own },
  } as IncomingMessage);

it.each<[TrustProxy, string, string | undefined]>([
  [false, '203.0.113.1', PROXY],
  [true, '203.0.113.1', '203.0.113.1'],
  [true, '1.2.3.4, 203.0.113.1', '203.0.113.1'],
  [true, '203.0.113.1, 10.0.0.2', '10.0.0.2'],
  ['10.0.0.0/8', '1.2.3.4, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
  ['10.0.0.0/8', '10.0.0.3', '10.0.0.3'],
  ['192.168.1.2', '203.0.113.1', PROXY],
])('with TRUST_PROXY=%s, "%s" names %s', (trust, named, client) => {
  expect(read(trust, PROXY, named)).toBe(client);
});

it('a client without a header of a proxy is who the connection comes from', () => {
  expect(read(true, PROXY)).toBe(PROXY);
  expect(read(true, undefined, '1.2.3.4')).toBeUndefined();
});

it('a proxy of version 4 is known by its address in version 6', () => {
  expect(read('10.0.0.0/8', '::ffff:10.0.0.1', '203.0.113.1')).toBe('203.0.113.1');
});

it.each([
  ['203.0.113.1:51234', '203.0.113.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['1.2.3.4, 203.0.113.1:1', '203.0.113.1'],
])('"%s" is %s, whatever its port', (named, client) => {
  expect(read(true, PROXY, named)).toBe(client);
});

it.each([
  'unknown',
  '_hidden',
  '203.0.113.999',
  '203.0.113.1:port',
  '203.0.113.1, x',
  ' ',
  '::1::',
])('"%s" is no address, and the request its proxy’s', (named) => {
  expect(read(true, PROXY, named)).toBe(PROXY);
});

it('a trusted proxy that is named with its port is passed over, and a word before it is not', () => {
  expect(read('10.0.0.0/8', PROXY, '203.0.113.1, 10.0.0.2:8080')).toBe('203.0.113.1');
  expect(read('10.0.0.0/8', PROXY, 'somebody, 10.0.0.2')).toBe('10.0.0.2');
});
