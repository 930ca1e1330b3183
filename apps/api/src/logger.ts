/** Structured logs: one JSON object a line for programs, one short line for a terminal. */
import {
  pino,
  type DestinationStream,
  type Level,
  type Logger,
  type LoggerOptions as PinoOptions,
} from 'pino';
import { fullDisk } from './disk-problem';
import { scrub } from './scrub';

export interface LoggerOptions {
  /** Lowest level that is written. Default info. */
  readonly level?: Level | 'silent';
  /** Default json. */
  readonly format?: 'json' | 'pretty';
  /** Default: standard output. */
  readonly destination?: DestinationStream;
  /** Milliseconds since any fixed moment. Default: the platform's clock. */
  readonly now?: () => number;
}

const LEVEL_NAMES: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};
const EVERY_LINE = new Set(['level', 'time', 'msg', 'err']);

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Formats one JSON line for people: time, level, message, the rest as `key=value`, a stack below. */
function prettyLine(line: string): string {
  const entry = JSON.parse(line) as Record<string, unknown> & {
    level: number;
    time: number;
    msg?: string;
    err?: { stack?: string; message?: string };
  };
  const clock = new Date(entry.time).toISOString().slice(11, 19);
  const rest = Object.entries(entry)
    .filter(([key]) => !EVERY_LINE.has(key))
    .map(([key, value]) => `${key}=${shown(value)}`);
  const head = [clock, (LEVEL_NAMES[entry.level] ?? '').padEnd(5), entry.msg ?? '', ...rest];
  const { err } = entry;
  const below = err ? `\n${err.stack ?? err.message ?? ''}` : '';
  return `${head.join(' ').trimEnd()}${below}\n`;
}

const pretty = (destination: DestinationStream): DestinationStream => ({
  write: (line) => destination.write(prettyLine(line)),
});

/** Each request and each part of the server fails on a full disk: one line says it for all of them. */
const FULL_DISK_EVERY_MS = 60_000;

const errorIn = (details: unknown) =>
  typeof details === 'object' && details !== null && 'err' in details ? details.err : undefined;

/** Names a full disk as the reason, and leaves out the lines that would repeat it within a minute. */
function sayFullDiskOnce(now: () => number): NonNullable<PinoOptions['hooks']> {
  let saidAt = Number.NEGATIVE_INFINITY;
  return {
    logMethod(args, write) {
      const [details] = args;
      const reason = fullDisk(errorIn(details));
      if (reason === undefined) {
        write.apply(this, args);
        return;
      }
      if (now() - saidAt < FULL_DISK_EVERY_MS) return;
      saidAt = now();
      write.apply(this, [details, reason]);
    },
  };
}

export function createLogger({
  level = 'info',
  format = 'json',
  destination = process.stdout,
  now = () => performance.now(),
}: LoggerOptions = {}): Logger {
  const stream = format === 'pretty' ? pretty(destination) : destination;
  return pino(
    { level, base: null, hooks: sayFullDiskOnce(now) },
    { write: (line) => stream.write(scrub(line)) },
  );
}
