/** A script server for tests: applies a batch in order and in one transaction, as specified. */
import type { ScriptLogEntry, ScriptLogResult, StoredLine } from '@oshimado/domain';
import { failure } from '../start-machine';
import type { LoadedLines, SaveLogInput } from '../../script-editor/script-editor.types';

export const STARTED_AT = 1_700_000_000_000;

export class ScriptServer {
  readonly #lines = new Map<string, StoredLine>();
  #nextId = 100;

  constructor(lines: readonly StoredLine[] = []) {
    for (const line of lines) this.#lines.set(line.id, line);
  }

  load(): LoadedLines {
    return { startedAt: STARTED_AT, lines: [...this.#lines.values()] };
  }

  /** Start, end and words of every line, in an order of their own. */
  content(): readonly string[] {
    return [...this.#lines.values()]
      .map(({ timestamp, duration, message }) => {
        const start = timestamp - STARTED_AT;
        return `${start}-${start + (duration ?? 0)} ${message}`;
      })
      .sort();
  }

  /** Throws for an unknown line, as an answer of 404; nothing is done then. */
  save({ entries }: SaveLogInput): readonly ScriptLogResult[] {
    for (const entry of entries) {
      if (entry.type !== 'Add' && !this.#lines.has(entry.data.id)) throw failure('http', 404);
    }
    return entries.map((entry) => this.#apply(entry));
  }

  #apply(entry: ScriptLogEntry): ScriptLogResult {
    if (entry.type === 'Delete') {
      this.#lines.delete(entry.data.id);
      return { type: entry.type, res: { id: entry.data.id } };
    }
    const id = entry.type === 'Add' ? String(this.#nextId++) : entry.data.id;
    const { name, timestamp, duration, message } = entry.data;
    this.#lines.set(id, { id, name, timestamp, duration, message });
    return {
      type: entry.type,
      tempid: entry.type === 'Add' ? entry.data.tempid : undefined,
      res: { id },
    };
  }
}

export const storedLine = (
  id: string,
  start: number,
  end: number,
  message = `line ${id}`,
): StoredLine => ({
  id,
  name: 'Mira',
  timestamp: STARTED_AT + start,
  duration: end - start,
  message,
});
