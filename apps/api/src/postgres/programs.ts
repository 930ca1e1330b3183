/** Runs PostgreSQL's programs: their user, environment and output. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ExitCode, StartError } from '../process/start-error';
import { noBinaries } from './binaries';
import type { Owner } from './owner';

export interface ProgramOptions {
  readonly cwd: string;
  readonly owner: Owner | undefined;
  readonly onLine: (line: string) => void;
  /** Fires to end the program early. */
  readonly signal?: AbortSignal;
}

// PG* variables would change what the programs do, and they must not see the server's secrets.
const PASSED_ON = ['PATH', 'HOME', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];

const environment = () => ({
  ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
  // Its messages are parsed here, and on macOS an unset locale makes it start threads, which it then refuses.
  LC_ALL: 'C',
  TZ: 'UTC',
});

export function startProgram(
  path: string,
  args: readonly string[],
  { cwd, owner, onLine, signal }: ProgramOptions,
): ChildProcess {
  const child = spawn(path, args, {
    cwd,
    signal,
    uid: owner?.uid,
    gid: owner?.gid,
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
  if (child.stderr) createInterface({ input: child.stderr }).on('line', onLine);
  return child;
}

/** Describes how a program ended; resolves after its last line was read. */
export function ended(child: ChildProcess): Promise<{ code: number | null; words: string }> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      // The file exists but its loader is missing: programs for glibc on a system with another C library.
      const { code } = error as NodeJS.ErrnoException;
      reject(code === 'ENOENT' ? noBinaries('it needs glibc', { cause: error }) : error);
    });
    child.once('close', (code, signal) => {
      resolve({ code, words: code === null ? `ended by ${signal}` : `ended with code ${code}` });
    });
  });
}

const FATAL = /^(?:.*?\b(?:FATAL|PANIC|initdb: error): {1,2})(.*)$/;

/** Converts a program's last output into one line and an exit code. */
export function explainEnd(program: string, words: string, lines: readonly string[]): StartError {
  const fatal = lines.map((line) => FATAL.exec(line)?.[1]).find(Boolean);
  const said = fatal ?? lines.findLast((line) => line.trim() !== '')?.trim();
  const all = lines.join('\n');
  const message = `${program} ${words}${said ? `: ${said}` : ''}`;
  if (/error while loading shared libraries/.test(all)) return noBinaries(said ?? words);
  if (/No space left on device|Disk quota exceeded/.test(all)) {
    return new StartError(ExitCode.disk, `the disk is full: ${message}`);
  }
  if (/Permission denied|Read-only file system/.test(all)) {
    return new StartError(ExitCode.disk, `the data folder cannot be written: ${message}`);
  }
  return new StartError(ExitCode.store, message);
}
