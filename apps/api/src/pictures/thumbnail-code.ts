/**
 * The address of a picture inside a path: base64 as old clients write it (only the first `+` and `/` replaced) and
 * as URL-safe base64 is meant. Old codes may hold a raw slash, so that the whole rest of the path is the code.
 */
const ADDRESS_MAX = 2_000;
/** On the web, or from the root of this site. */
const ADDRESS = /^(https?:\/\/|\/(?![/\\]))/i;

/** An http or https address, or one from the root of this site; undefined where the code holds neither. */
export function readThumbnailCode(code: string): string | undefined {
  if (code.length > ADDRESS_MAX * 2) return undefined;
  const plain = code.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  if (!/^[A-Za-z0-9+/]+$/.test(plain)) return undefined;
  const bytes = Buffer.from(plain, 'base64');
  // Old clients encode characters, newer ones UTF-8; an address is the same in both.
  const text = bytes.toString('utf8').includes('\uFFFD')
    ? bytes.toString('latin1')
    : bytes.toString('utf8');
  return text.length <= ADDRESS_MAX && ADDRESS.test(text) ? text : undefined;
}

export const writeThumbnailCode = (address: string): string =>
  Buffer.from(address, 'utf8').toString('base64url');
