/** Compression off the main thread. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiate';

/** Below this size compression costs more than it saves. */
export const COMPRESS_MIN_BYTES = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const encode = (
  body: Buffer,
  encoding: Encoding,
  brotliQuality: number,
): Promise<Buffer> => {
  if (encoding === 'gzip') return zip(body);
  if (encoding === 'identity') return Promise.resolve(body);
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
};
