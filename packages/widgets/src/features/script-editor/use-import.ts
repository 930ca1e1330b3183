/** A file that is to take the place of the script: chosen, read, and looked at before it does. */
import {
  editableScript,
  isLongLine,
  splitLongLines,
  type ParsedScript,
  type Script,
  type ScriptEncoding,
  type ScriptProblem,
  type ScriptSkip,
} from '@oshimado/domain';
import { useRef, useState } from 'react';
import { reportError } from '../../base/reporting';
import { parseBytes, readFile } from '../../parts/script-upload/read-script';

export type ImportState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'reading'; readonly name: string }
  | {
      readonly kind: 'encoded';
      readonly name: string;
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly guess: ScriptEncoding | undefined;
    }
  | {
      readonly kind: 'refused';
      readonly name: string;
      readonly problem: ScriptProblem | 'unreadable';
    }
  | {
      readonly kind: 'parsed';
      readonly name: string;
      readonly script: Script;
      readonly skipped: number;
      /** The first of the skipped entries. */
      readonly skips: readonly ScriptSkip[];
      /** Lines that the server would refuse. */
      readonly longCount: number;
    };

const EMPTY: ImportState = { kind: 'empty' };

function parsedState(name: string, parsed: ParsedScript): ImportState {
  const editable = editableScript(parsed);
  if (!editable.ok) return { kind: 'refused', name, problem: editable.problem };
  const { script, skipped, skips = [] } = editable;
  const longCount = script.lines.filter(isLongLine).length;
  return { kind: 'parsed', name, script, skipped, skips, longCount };
}

async function readState(file: File): Promise<ImportState> {
  const { name } = file;
  try {
    const reading = await readFile(file);
    if (reading.kind === 'parsed') return parsedState(name, reading.parsed);
    return { kind: 'encoded', name, bytes: reading.bytes, guess: reading.guess };
  } catch (error) {
    reportError(error);
    return { kind: 'refused', name, problem: 'unreadable' };
  }
}

export interface ScriptImport {
  readonly state: ImportState;
  readonly choose: (file: File) => void;
  /** Reads the chosen file in this encoding. */
  readonly read: (encoding: ScriptEncoding) => void;
  /** Splits the lines that are too long. */
  readonly split: () => void;
}

export function useImport(): ScriptImport {
  const [state, setState] = useState<ImportState>(EMPTY);
  /** Only the answer about the file that was chosen last counts. */
  const chosen = useRef<File>(undefined);
  const load = async (file: File) => {
    const next = await readState(file);
    if (chosen.current === file) setState(next);
  };
  const choose = (file: File) => {
    chosen.current = file;
    setState({ kind: 'reading', name: file.name });
    void load(file);
  };
  const read = (encoding: ScriptEncoding) => {
    if (state.kind !== 'encoded') return;
    setState(parsedState(state.name, parseBytes(state.name, state.bytes, encoding)));
  };
  const split = () => {
    if (state.kind !== 'parsed') return;
    const lines = splitLongLines(state.script.lines);
    setState({ ...state, script: { ...state.script, lines }, longCount: 0 });
  };
  return { state, choose, read, split };
}
