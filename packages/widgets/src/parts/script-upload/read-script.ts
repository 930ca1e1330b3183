/** Reads and parses a chosen file. */
import {
  guessEncoding,
  parseScript,
  SCRIPT_BYTES_MAX,
  scriptFormatOf,
  uploadableScript,
  type ParsedScript,
  type ScriptEncoding,
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
  const bytes = new Uint8Array(await file.arrayBuffer());
  await afterPaint();
  return uploadableScript(parseBytes(file.name, bytes, guessEncoding(bytes) ?? 'utf-8'));
}

/** A file that has been read: parsed, or its bytes if it is not written in UTF-8 and the viewer has to say how to read it. */
export type FileReading =
  | { readonly kind: 'parsed'; readonly parsed: ParsedScript }
  | {
      readonly kind: 'encoded';
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** What it is likely written in; undefined if nothing fits. */
      readonly guess: ScriptEncoding | undefined;
    };

/** Parses the bytes of a file as text of this encoding. */
export const parseBytes = (
  fileName: string,
  bytes: Uint8Array<ArrayBuffer>,
  encoding: ScriptEncoding,
): ParsedScript => parseScript(fileName, new TextDecoder(encoding).decode(bytes));

/** Reads a file for the script editor, where long lines can be split: they do not refuse it. */
export async function readFile(file: File): Promise<FileReading> {
  if (scriptFormatOf(file.name) === undefined) {
    return { kind: 'parsed', parsed: parseScript(file.name, '') };
  }
  // Text in UTF-16 takes up to twice the space.
  if (file.size > 2 * SCRIPT_BYTES_MAX) {
    return { kind: 'parsed', parsed: { ok: false, problem: { code: 'tooLarge' } } };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  await afterPaint();
  const guess = guessEncoding(bytes);
  if (guess !== 'utf-8') return { kind: 'encoded', bytes, guess };
  return { kind: 'parsed', parsed: parseBytes(file.name, bytes, guess) };
}
