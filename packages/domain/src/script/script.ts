import { readAss, writeAss } from './ass';
import { SCRIPT_BYTES_MAX } from './script.limits';
import type { ParsedScript, Script, ScriptFormat } from './script.types';
import { scriptFormatOf } from './script-file-name';
import { isLargerThan, withoutMark } from './script-text';
import { readLrc } from './lrc';
import { scriptKindOf, type ScriptKind } from './script-kind';
import { readSbv, readSrt, writeSrt } from './srt';
import { readTtml, writeTtml } from './ttml';
import { readVtt, writeVtt } from './vtt';
import { readW3cTtml } from './w3c-ttml';
import { readYoutubeJson, readYoutubeTexts } from './youtube-captions';

/** Reads and writes script files. Reading returns a script or the reason for a refusal, and never throws. */

const READERS: Record<ScriptKind, (text: string) => ParsedScript> = {
  srt: readSrt,
  ass: readAss,
  ttml: readTtml,
  vtt: readVtt,
  w3c: readW3cTtml,
  texts: readYoutubeTexts,
  json: readYoutubeJson,
  sbv: readSbv,
  lrc: readLrc,
};
const WRITERS: Record<ScriptFormat, (script: Script) => string> = {
  srt: writeSrt,
  ass: writeAss,
  ttml: writeTtml,
  vtt: writeVtt,
};

/** Reads the text of a file: its extension decides whether it is read, its content in which format. */
export function parseScript(fileName: string, text: string): ParsedScript {
  const format = scriptFormatOf(fileName);
  if (format === undefined) return { ok: false, problem: { code: 'unknownExtension' } };
  if (isLargerThan(text, SCRIPT_BYTES_MAX)) return { ok: false, problem: { code: 'tooLarge' } };
  const plain = withoutMark(text);
  return READERS[scriptKindOf(plain) ?? format](plain);
}

/** Writes a script as the text of a file, in the order of its lines, with line feeds. */
export const writeScript = (format: ScriptFormat, script: Script): string =>
  WRITERS[format](script);
