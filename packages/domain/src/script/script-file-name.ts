import { SCRIPT_FILE_NAME_BYTES_MAX } from './script.limits';
import { oneLine, utf8Length } from './script-text';
import type { ScriptFormat } from './script.types';

/** Names of script files, for import and export. */

/** Endings of script files, and the format whose files are most like them. The content tells the format; see `scriptKindOf`. */
const ENDINGS: ReadonlyMap<string, ScriptFormat> = new Map([
  ['ass', 'ass'],
  ['ssa', 'ass'],
  ['ttml', 'ttml'],
  ['dfxp', 'ttml'],
  ['ytt', 'ttml'],
  ['srv1', 'ttml'],
  ['srv2', 'ttml'],
  ['srv3', 'ttml'],
  ['xml', 'ttml'],
  ['json3', 'ttml'],
  ['srt', 'srt'],
  ['sbv', 'srt'],
  ['lrc', 'srt'],
  ['vtt', 'vtt'],
]);

/** Endings of the files that are read, with their dots, joined by commas. */
export const SCRIPT_ENDINGS = [...ENDINGS.keys()].map((ending) => `.${ending}`).join(',');
/** Characters that some file systems reject. */
const REFUSED = /[\\/:*?"<>|]/g;
/** Direction marks can make the ending of a name look like another one. */
const DIRECTIONS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Names of devices on Windows, whatever their ending. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The format of a file name by its extension, case-insensitive; undefined for files that are not read. */
export function scriptFormatOf(fileName: string): ScriptFormat | undefined {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? undefined : ENDINGS.get(fileName.slice(dot + 1).toLowerCase());
}

function cut(text: string): string {
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += utf8Length(character);
    if (bytes > SCRIPT_FILE_NAME_BYTES_MAX) break;
    kept += character;
  }
  return kept.trim();
}

/** `<title>.<ending>`, as every system can store it; without a title it is `script`. */
export function scriptFileName(title: string, format: ScriptFormat): string {
  const plain = oneLine(title.replace(DIRECTIONS, '').replace(REFUSED, '_'));
  const visible = plain.startsWith('.') ? `_${plain.slice(1)}` : plain;
  const name = cut(DEVICES.test(visible) ? `_${visible}` : visible) || 'script';
  return `${name}.${format}`;
}
