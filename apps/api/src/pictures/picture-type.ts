/** The kind of a picture by its first bytes, which is what browsers go by. SVG is not among them: it may contain scripts. */
import { fileTypeFromBuffer } from 'file-type';

const PICTURES: ReadonlySet<string> = new Set([
  'image/webp',
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/avif',
]);

/** Undefined for what is no picture, whatever its sender calls it. */
export async function pictureType(bytes: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  return found && PICTURES.has(found.mime) ? found.mime : undefined;
}
