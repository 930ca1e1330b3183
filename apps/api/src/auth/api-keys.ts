/**
 * API keys: a prefix for secret scanners, 32 random bytes, and a checksum that detects typos without a look-up. Stored as a keyed
 * hash, so that a copy of the database contains no usable key.
 */
import { API_KEY_PREFIX } from '@oshimado/domain';
import { createHmac, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { deriveKey } from './secrets';

const KEY_BYTES = 32;
const FORM = /^oshi_([\w-]{43})([\da-f]{8})$/;

const checksum = (text: string) => crc32(text).toString(16).padStart(8, '0');

export function makeApiKey(): string {
  const body = randomBytes(KEY_BYTES).toString('base64url');
  return `${API_KEY_PREFIX}${body}${checksum(body)}`;
}

/** Whether the text has the format and checksum of our keys. */
export function isApiKey(text: string): boolean {
  const [, body = '', sum] = FORM.exec(text) ?? [];
  return body !== '' && checksum(body) === sum;
}

export function createKeyHash(secret: string): (key: string) => Buffer {
  const salt = deriveKey(secret, 'API keys');
  return (key) => createHmac('sha256', salt).update(key).digest();
}
