import { uploadLinesOf, type ParsedScript } from '@oshimado/domain';
import { required } from '../ports/required';
import type { ScriptUploadContext } from './script-upload.types';

/** A dialog without a file. */
export const EMPTY_UPLOAD = {
  subject: null,
  file: null,
  lines: null,
  skippedCount: 0,
  skips: [],
  problem: null,
  progress: null,
  task: null,
  error: null,
} as const satisfies Partial<ScriptUploadContext>;

/** What is known of a file that has been read. */
export const readingOf = (parsed: ParsedScript) =>
  parsed.ok
    ? {
        lines: parsed.script.lines,
        skippedCount: parsed.skipped,
        skips: parsed.skips ?? [],
        problem: null,
      }
    : { lines: null, skippedCount: 0, skips: [], problem: parsed.problem };

/** The lines of the file, and whose they become. */
export function replacementOf({ subject, lang, lines: read }: ScriptUploadContext) {
  const { videoId, creatorId } = required(subject);
  const lines = uploadLinesOf({ lines: required(read) }, required(subject));
  return { room: { videoId, creatorId, lang }, lines };
}
