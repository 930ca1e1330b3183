/** Reads and parses a chosen file. */
import {
  parseScript,
  SCRIPT_BYTES_MAX,
  scriptFormatOf,
  uploadableScript,
  type ParsedScript,
} from '@oshimado/domain';
import type { UploadFile } from '@oshimado/machines/script-upload';

/**
 * The largest file accepted takes about 0.15 s to parse, hostile ones less, so it needs no worker; the message that it is
 * being read is painted first.
 */
const afterPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** A file of a wrong kind or size is refused without being read. */
export async function readScript(file: UploadFile): Promise<ParsedScript> {
  if (!(file instanceof File)) return { ok: false, problem: { code: 'unparsable' } };
  if (scriptFormatOf(file.name) === undefined) return parseScript(file.name, '');
  if (file.size > SCRIPT_BYTES_MAX) return { ok: false, problem: { code: 'tooLarge' } };
  const text = await file.text();
  await afterPaint();
  return uploadableScript(parseScript(file.name, text));
}
