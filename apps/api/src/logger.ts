/** Structured logs: one JSON object a line for programs, one short line for a terminal. */
import { pino, type DestinationStream, type Level, type Logger } from 'pino';
import { scrub } from './scrub';

export interface LoggerOptions {
  /** Lowest level that is written. Default info. */
  readonly level?: Level | 'silent';
  /** Default json. */
  readonly format?: 'json' | 'pretty';
  /** Default: standard output. */
  readonly destination?: DestinationStream;
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

export function createLogger({
  level = 'info',
  format = 'json',
  destination = process.stdout,
}: LoggerOptions = {}): Logger {
  const stream = format === 'pretty' ? pretty(destination) : destination;
  return pino({ level, base: null }, { write: (line) => stream.write(scrub(line)) });
}
