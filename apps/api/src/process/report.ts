/**
 * Reports the progress of the start: lines in a terminal, structured logs otherwise, and messages to a parent process
 * (`scripts/start.mjs`).
 */
import type { Screen } from './screen';

/** One line of text about the progress of a long task. */
const WIDTH = 24;

interface Progress {
  readonly message: string;
  readonly done?: number;
  /** Missing while unknown. */
  readonly total?: number;
}

/** Fraction done, from 0 to 1; undefined while the total is unknown. */
export function shareOf({ done = 0, total }: Progress): number | undefined {
  if (total === undefined || total <= 0) return undefined;
  return Math.min(Math.max(done / total, 0), 1);
}

export function progressLine(progress: Progress): string {
  const { message, done } = progress;
  const share = shareOf(progress);
  if (share === undefined) return done === undefined ? message : `${message} ${done}`;
  const filled = Math.round(share * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  return `${message} ${bar} ${Math.floor(share * 100)} % (${done}/${progress.total})`;
}

export interface Addresses {
  /** Origin of the portal and of /api/v2. */
  readonly portal: string;
  /** Origin of the embeds. */
  readonly embed: string;
}

/** Messages to a parent process. */
export type ReportMessage =
  | ({ readonly type: 'progress' } & Progress)
  | { readonly type: 'notice'; readonly message: string }
  | ({ readonly type: 'ready' } & Addresses)
  | { readonly type: 'failed'; readonly exitCode: number; readonly message: string };

export interface Report {
  readonly progress: (progress: Progress) => void;
  /** A notice for people, such as a different port than requested. */
  readonly notice: (message: string) => void;
  readonly ready: (addresses: Addresses) => void;
}

export interface ReportOptions {
  readonly format: 'json' | 'pretty';
  readonly log: { readonly info: (details: object, message: string) => void };
  readonly screen: Screen;
  /** The channel to a parent process, if there is one. */
  readonly send?: (message: ReportMessage) => void;
}

const STEP = 0.1;

/** Whether to report a progress: the first of its task, the last, or a tenth further. */
function everyTenth() {
  let last: { message: string; share: number } | undefined;
  return (progress: Progress): boolean => {
    const share = shareOf(progress) ?? 0;
    if (last?.message === progress.message && share < 1 && share - last.share < STEP) return false;
    if (last?.message === progress.message && last.share === 1) return false;
    last = { message: progress.message, share };
    return true;
  };
}

function forPerson({ screen }: ReportOptions): Report {
  const isDue = everyTenth();
  let task: string | undefined;
  return {
    progress: (progress) => {
      if (!screen.isTerminal && !isDue(progress)) return;
      // The bar of an earlier task stays where it ended.
      if (task !== progress.message) screen.finish();
      task = progress.message;
      screen.draw(progressLine(progress));
    },
    notice: (message) => screen.write(`${message}\n`),
    ready: ({ portal, embed }) => {
      screen.finish();
      screen.write(`ready: ${portal} (embeds: ${embed})\n`);
    },
  };
}

function forCollector({ log }: ReportOptions): Report {
  const isDue = everyTenth();
  return {
    progress: (progress) => {
      const { message, ...details } = progress;
      if (isDue(progress)) log.info(details, message);
    },
    notice: (message) => log.info({}, message),
    ready: (addresses) => log.info({ ...addresses }, 'ready'),
  };
}

export function createReport(options: ReportOptions): Report {
  const { format, send = () => undefined } = options;
  const own = format === 'pretty' ? forPerson(options) : forCollector(options);
  return {
    progress: (progress) => {
      own.progress(progress);
      send({ type: 'progress', ...progress });
    },
    notice: (message) => {
      own.notice(message);
      send({ type: 'notice', message });
    },
    ready: (addresses) => {
      own.ready(addresses);
      send({ type: 'ready', ...addresses });
    },
  };
}
