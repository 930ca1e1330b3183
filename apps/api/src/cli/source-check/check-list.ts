/** Reads a list of channels for a command, with everything that is wrong with it. */
import { messageOf } from '../../errors';
import { readFile } from 'node:fs/promises';
import {
  EMPTY_LIST,
  readChannelList,
  type ChannelList,
} from '../../sources/channel-list/channel-list';
import { failed, type Check } from '../doctor/check';

export type CheckedList =
  | { readonly list: ChannelList }
  /** One for each problem, with its line. */
  | { readonly checks: readonly Check[] };

const NAME = 'channels';

const whyNot = (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'this is a folder';
  if (code === 'EACCES') return 'this user may not read it';
  return messageOf(error);
};

/** How outputs call a list: by its file, or by the page where admins edit it. */
export const listName = (path: string | undefined): string => path ?? 'list of /admin';

/**
 * @param file absolute, or relative to the process; undefined for the list that admins edit
 * @param readKept reads that one
 */
export async function checkList(
  file: string | undefined,
  readKept: () => Promise<string>,
): Promise<CheckedList> {
  const path = listName(file);
  let text: string;
  try {
    text =
      file === undefined ? (await readKept()).trim() || EMPTY_LIST : await readFile(file, 'utf8');
  } catch (error) {
    return { checks: [failed(NAME, `${path}: ${whyNot(error)}`)] };
  }
  const reading = readChannelList(text);
  if ('list' in reading) return reading;
  return {
    checks: reading.problems.map(({ line, message }) =>
      failed(NAME, `${path}:${line}: ${message}`),
    ),
  };
}

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`;

/** Like `2 channels (1 by handle) in 1 org`. */
export function describeList({ channels, orgs }: ChannelList): string {
  const handles = channels.filter(({ youtube }) => youtube.startsWith('@')).length;
  const byHandle = handles > 0 ? ` (${handles} by handle)` : '';
  return `${count(channels.length, 'channel')}${byHandle}, ${count(orgs.length, 'org')}`;
}
