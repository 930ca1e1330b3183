/** Compresses what browsers fetch once, when it is built, so that the server never does. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * `COMPRESSION=quick` is for tests, which serve files over the loopback: the highest quality of brotli takes forty times as long as
 * this one. What is published and what `npm start` serves has the highest.
 */
const isQuick = process.env.COMPRESSION === 'quick';
const QUICK_BROTLI = 5;
const QUICK_GZIP = 1;
const GZIP_MAX = 9;

const brotli = (bytes: Uint8Array, quality: number) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Writes a `.gz` and a `.br` beside each file of the folder whose name matches. */
export async function compressFiles(dir: string, names: RegExp): Promise<void> {
  const files = (await readdir(dir, { recursive: true })).filter((file) => names.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(dir, file);
      const bytes = await readFile(path);
      const level = isQuick ? QUICK_GZIP : GZIP_MAX;
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level }));
      const quality = isQuick ? QUICK_BROTLI : constants.BROTLI_MAX_QUALITY;
      await writeFile(`${path}.br`, await brotli(bytes, quality));
    }),
  );
}

/** Bytes of a compressed file as it is served where it is published, in brotli of the highest quality. */
export async function publishedBytes(path: string): Promise<number> {
  if (!isQuick) return (await stat(`${path}.br`)).size;
  return (await brotli(await readFile(path), constants.BROTLI_MAX_QUALITY)).byteLength;
}
