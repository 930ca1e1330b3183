/** What every command gets: the environment, where it writes, and the clock. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { parseConfig, type Config } from '../config';
import { ExitCode, StartError } from '../process/start-error';

export interface CommandContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Results, which other programs may read. */
  readonly write: (text: string) => void;
  /** Progress and remarks, for a person. */
  readonly remark: (text: string) => void;
  /** Folder that names of files are relative to. */
  readonly cwd: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Fires when the command is to stop. */
  readonly signal: AbortSignal;
}

/** Options that every command has. */
export interface GlobalOptions {
  /** File with settings, one `NAME=value` a line; the environment goes before it. */
  readonly envFile?: string;
}

/** A command that cannot do what it was asked for; the message says why, and what to do instead. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

function readEnvFile(path: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StartError(ExitCode.configuration, `--env-file: ${path} cannot be read`, {
      cause: error,
    });
  }
}

/** Settings of the server, from the environment and the file of `--env-file`. */
export const environmentOf = ({ env, cwd }: CommandContext, { envFile }: GlobalOptions) =>
  envFile === undefined ? env : { ...readEnvFile(resolve(cwd, envFile)), ...env };

/** The server's configuration. Throws a StartError that names what is wrong. */
export const configOf = (context: CommandContext, options: GlobalOptions): Config =>
  parseConfig(environmentOf(context, options));

/** One row of text a line, columns aligned. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>((all, row) => {
    row.forEach((cell, at) => (all[at] = Math.max(all[at] ?? 0, cell.length)));
    return all;
  }, []);
  const lines = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return lines.map((line) => `${line}\n`).join('');
}
