/** Keeps the last valid list, of a file or of the store, and says once what is wrong with a newer one. */
import { messageOf } from '../../errors';
import { readFile } from 'node:fs/promises';
import type { SourceLog } from '../source';
import { EMPTY_LIST, readChannelList, type ChannelList, type ListProblem } from './channel-list';

export interface ListWatch {
  /** Reads the list if it has changed. Resolves to whether there is another valid list than before. */
  readonly refresh: () => Promise<boolean>;
  /** The last valid list; undefined before the first one. */
  readonly current: () => ChannelList | undefined;
  /** What is wrong with the list now; undefined while it is valid. */
  readonly trouble: () => string | undefined;
}

export interface ListWatchOptions {
  /** File of the list; undefined if admins edit it. */
  readonly path: string | undefined;
  /** Reads the list that admins edit; an empty text before their first change. */
  readonly readKept: () => Promise<string>;
  readonly log: SourceLog;
  /** Default: reads the file as UTF-8. */
  readonly read?: ((path: string) => Promise<string>) | undefined;
}

const textOf = (name: string, problems: readonly ListProblem[]) =>
  problems.map(({ line, message }) => `${name}:${line}: ${message}`).join('\n');

export function watchChannelList({
  path,
  readKept,
  log,
  read = (file) => readFile(file, 'utf8'),
}: ListWatchOptions): ListWatch {
  const name = path ?? 'list of /admin';
  let text: string | undefined;
  let list: ChannelList | undefined;
  let trouble: string | undefined;

  const complain = (words: string) => {
    if (words === trouble) return;
    trouble = words;
    const kept = list ? '; the last valid list stays in use' : '';
    log.warn({ file: name }, `the list of channels cannot be used${kept}:\n${words}`);
  };

  const load = async () =>
    path === undefined ? (await readKept()).trim() || EMPTY_LIST : await read(path);

  return {
    current: () => list,
    trouble: () => trouble,
    refresh: async () => {
      let now: string;
      try {
        now = await load();
      } catch (error) {
        text = undefined;
        complain(`${name}: ${messageOf(error)}`);
        return false;
      }
      if (now === text) return false;
      text = now;
      const reading = readChannelList(now);
      if ('problems' in reading) {
        complain(textOf(name, reading.problems));
        return false;
      }
      trouble = undefined;
      ({ list } = reading);
      log.info({ file: name, channels: list.channels.length }, 'the list of channels was read');
      return true;
    },
  };
}
