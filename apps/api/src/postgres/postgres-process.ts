/** One PostgreSQL on one folder, from its start until it is ready, and its end. */
import { EventEmitter, once } from 'node:events';
import type { Binaries } from './binaries';
import type { Owner } from './owner';
import { ended, explainEnd, startProgram } from './programs';
import { stopProcess } from './stop-process';

export interface PostgresProcess {
  readonly port: number;
  readonly stop: () => Promise<void>;
  /** Resolves with one line when it ends, requested or not. */
  readonly ended: Promise<string>;
}

export interface PostgresProcessOptions {
  readonly folder: string;
  readonly binaries: Binaries;
  readonly owner: Owner | undefined;
  readonly port: number;
  readonly onLine: (line: string) => void;
}

/** It ended because another process holds the folder or the port; a retry may succeed. */
export class PostgresBusy extends Error {
  constructor(
    readonly what: 'folder' | 'port',
    readonly reason: Error,
  ) {
    super(reason.message);
  }
}

const KEPT_LINES = 40;

// Small settings on purpose: the server's pool is small, and queries are too short for JIT compilation.
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  max_connections: '40',
  jit: 'off',
  fsync: 'on',
  // After a crash it replays the log since the last checkpoint before it accepts connections.
  checkpoint_timeout: '60s',
  max_wal_size: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '',
};

function busy(lines: readonly string[], reason: Error): PostgresBusy | undefined {
  const all = lines.join('\n');
  if (/lock file ".*" (?:already exists|is empty)|pre-existing shared memory block/.test(all)) {
    return new PostgresBusy('folder', reason);
  }
  return /Address already in use|could not create any TCP\/IP sockets/.test(all)
    ? new PostgresBusy('port', reason)
    : undefined;
}

/** Resolves when it accepts connections; recovery after a crash may take a while. */
export async function startPostgres(options: PostgresProcessOptions): Promise<PostgresProcess> {
  const { folder, binaries, owner, port, onLine } = options;
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const lines: string[] = [];
  const started = new EventEmitter();
  const ready = once(started, 'ready');
  const hear = (line: string) => {
    lines.push(line);
    if (lines.length > KEPT_LINES) lines.shift();
    if (line.includes('database system is ready to accept connections')) started.emit('ready');
    onLine(line);
  };

  const child = startProgram(binaries.postgres, ['-D', folder, '-p', String(port), ...settings], {
    cwd: folder,
    owner,
    onLine: hear,
  });
  const end = ended(child);
  const failure = end.then(({ words }) => {
    const reason = explainEnd('PostgreSQL', words, lines);
    throw busy(lines, reason) ?? reason;
  });
  await Promise.race([ready, failure]);

  const { pid } = child;
  return {
    port,
    stop: async () => {
      if (pid !== undefined && child.exitCode === null && child.signalCode === null) {
        await stopProcess(pid, folder, binaries);
      }
      await end;
    },
    ended: failure.catch((error: Error) => error.message),
  };
}
