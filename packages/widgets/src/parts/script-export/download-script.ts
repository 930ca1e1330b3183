import { scriptFileName, writeScript, type Script, type ScriptFormat } from '@oshimado/domain';
import { downloadText } from '../../base/browser';

/** The formats in the order in which they are offered. */
export const EXPORT_FORMATS: readonly ScriptFormat[] = ['srt', 'ass', 'ttml', 'vtt'];

const TYPES: Readonly<Record<ScriptFormat, string>> = {
  srt: 'application/x-subrip',
  ass: 'text/x-ssa',
  ttml: 'application/ttml+xml',
  vtt: 'text/vtt',
};

/** Hands a script to the browser's downloads and returns the name of the file. */
export function downloadScript(name: string, format: ScriptFormat, script: Script): string {
  const file = scriptFileName(name, format);
  downloadText({
    name: file,
    type: `${TYPES[format]};charset=utf-8`,
    text: writeScript(format, script),
  });
  return file;
}
