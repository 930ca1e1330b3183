import { readAss, writeAss } from './ass';
import { SCRIPT_BYTES_MAX } from './script.limits';
import type { ParsedScript, Script, ScriptFormat } from './script.types';
import { scriptFormatOf } from './script-file-name';
import { isLargerThan, withoutMark } from './script-text';
import { readSrt, writeSrt } from './srt';
import { readTtml, writeTtml } from './ttml';
import { readVtt, writeVtt } from './vtt';

/** Reads and writes script files. Reading returns a script or the reason for a refusal, and never throws. */

const READERS: Record<ScriptFormat, (text: string) => ParsedScript> = {
  srt: readSrt,
  ass: readAss,
  ttml: readTtml,
  vtt: readVtt,
};
const WRITERS: Record<ScriptFormat, (script: Script) => string> = {
  srt: writeSrt,
  ass: writeAss,
  ttml: writeTtml,
  vtt: writeVtt,
};

/** Reads the text of a file in the format of its extension. */
export function parseScript(fileName: string, text: string): ParsedScript {
  const format = scriptFormatOf(fileName);
  if (format === undefined) return { ok: false, problem: { code: 'unknownExtension' } };
  if (isLargerThan(text, SCRIPT_BYTES_MAX)) return { ok: false, problem: { code: 'tooLarge' } };
  return READERS[format](withoutMark(text));
}

/** Writes a script as the text of a file, in the order of its lines, with line feeds. */
export const writeScript = (format: ScriptFormat, script: Script): string =>
  WRITERS[format](script);
