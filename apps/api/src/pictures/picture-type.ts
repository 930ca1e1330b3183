/** The kind of a picture by its first bytes, which is what browsers go by. SVG is not among them: it may contain scripts. */
const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;

const kinds: readonly (readonly [type: string, matches: (bytes: Buffer) => boolean])[] = [
  ['image/webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['image/jpeg', (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  ['image/png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  ['image/gif', (bytes) => startsWith(bytes, 'GIF8')],
  ['image/avif', (bytes) => startsWith(bytes, 'ftypavi', 4)],
];

/** Undefined for what is no picture, whatever its sender calls it. */
export const pictureType = (bytes: Buffer): string | undefined =>
  kinds.find(([, matches]) => matches(bytes))?.[0];
