/** Keeps the last valid list of a file, and says once what is wrong with a newer one. */
import { messageOf } from '../../errors';
import { readFile } from 'node:fs/promises';
import type { SourceLog } from '../source';
import { readChannelList, type ChannelList, type ListProblem } from './channel-list';

export interface ListWatch {
  /** Reads the file if it has changed. Resolves to whether there is another valid list than before. */
  readonly refresh: () => Promise<boolean>;
  /** The last valid list; undefined before the first one. */
  readonly current: () => ChannelList | undefined;
  /** What is wrong with the file now; undefined while it is valid. */
  readonly trouble: () => string | undefined;
}

export interface ListWatchOptions {
  readonly path: string;
  readonly log: SourceLog;
  /** Default: reads the file as UTF-8. */
  readonly read?: (path: string) => Promise<string>;
}

const textOf = (path: string, problems: readonly ListProblem[]) =>
  problems.map(({ line, message }) => `${path}:${line}: ${message}`).join('\n');

export function watchChannelList({
  path,
  log,
  read = (file) => readFile(file, 'utf8'),
}: ListWatchOptions): ListWatch {
  let text: string | undefined;
  let list: ChannelList | undefined;
  let trouble: string | undefined;

  const complain = (words: string) => {
    if (words === trouble) return;
    trouble = words;
    const kept = list ? '; the last valid list stays in use' : '';
    log.warn({ file: path }, `the list of channels cannot be used${kept}:\n${words}`);
  };

  return {
    current: () => list,
    trouble: () => trouble,
    refresh: async () => {
      let now: string;
      try {
        now = await read(path);
      } catch (error) {
        text = undefined;
        complain(`${path}: ${messageOf(error)}`);
        return false;
      }
      if (now === text) return false;
      text = now;
      const reading = readChannelList(now);
      if ('problems' in reading) {
        complain(textOf(path, reading.problems));
        return false;
      }
      trouble = undefined;
      ({ list } = reading);
      log.info({ file: path, channels: list.channels.length }, 'the list of channels was read');
      return true;
    },
  };
}
