/** Where the list of followed channels is: in a file of the operator, or in the store, where admins edit it. */
import { readFile } from 'node:fs/promises';
import type { KeptList } from '../../store';
import { EMPTY_LIST, readChannelList, type ChannelList, type ListProblem } from './channel-list';

export interface ChannelListChoice {
  /** As in CHANNELS_FILE; undefined if admins edit the list. */
  readonly file: string | undefined;
  /** Whether a source of this server follows its channels. */
  readonly isFollowed: boolean;
}

export interface LoadedList {
  /** YAML; empty before the first change. */
  readonly text: string;
  /** Empty if there are problems. */
  readonly list: ChannelList;
  readonly problems: readonly ListProblem[];
  /** Null for a file, and before the first change. */
  readonly changedAt: Date | null;
}

const NO_CHANNELS: ChannelList = { orgs: [], channels: [] };

let last:
  | {
      readonly text: string;
      readonly reading: ReturnType<typeof readChannelList>;
    }
  | undefined;

/** Lists are long, and are read again for every page of them. */
function readOnce(text: string) {
  if (last?.text !== text) last = { text, reading: readChannelList(text) };
  return last.reading;
}

function loaded(text: string, changedAt: Date | null): LoadedList {
  const reading = readOnce(text.trim() === '' ? EMPTY_LIST : text);
  return 'problems' in reading
    ? { text, list: NO_CHANNELS, problems: reading.problems, changedAt }
    : { text, list: reading.list, problems: [], changedAt };
}

/** Loads the list from where it is. A file that cannot be read is a problem of its first line. */
export async function loadChannelList(
  { file }: ChannelListChoice,
  loadKept: () => Promise<KeptList>,
): Promise<LoadedList> {
  if (file === undefined) {
    const { text, changed_at } = await loadKept();
    return loaded(text, changed_at);
  }
  try {
    return loaded(await readFile(file, 'utf8'), null);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      text: '',
      list: NO_CHANNELS,
      problems: [{ line: 1, message }],
      changedAt: null,
    };
  }
}
