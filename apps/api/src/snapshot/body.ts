/** A response body in all encodings, each compressed once, on first use. */
import { createHash } from 'node:crypto';
import { COMPRESS_MIN_BYTES, encode } from './encode';
import type { Encoding } from './negotiate';

const BROTLI_QUALITY = 5;

export interface Body {
  /** Of the plain form; equal text, equal hash. */
  readonly hash: string;
  /** Bytes of the plain form. */
  readonly size: number;
  /** The encoding actually sent to a client that accepts this one: small bodies are sent uncompressed. */
  readonly formFor: (wanted: Encoding) => Encoding;
  /** The bytes, if compressed already. */
  readonly ready: (form: Encoding) => Buffer | undefined;
  readonly bytes: (form: Encoding) => Promise<Buffer>;
}

export function createBody(text: string): Body {
  const identity = Buffer.from(text);
  const done = new Map<Encoding, Buffer>([['identity', identity]]);
  const running = new Map<Encoding, Promise<Buffer>>();

  const pack = async (form: Encoding) => {
    try {
      const packed = await encode(identity, form, BROTLI_QUALITY);
      done.set(form, packed);
      return packed;
    } finally {
      running.delete(form);
    }
  };

  return {
    hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    size: identity.length,
    formFor: (wanted) => (identity.length < COMPRESS_MIN_BYTES ? 'identity' : wanted),
    ready: (form) => done.get(form),
    bytes: (form) => {
      const packed = done.get(form);
      if (packed) return Promise.resolve(packed);
      const begun = running.get(form) ?? pack(form);
      if (!done.has(form)) running.set(form, begun);
      return begun;
    },
  };
}
