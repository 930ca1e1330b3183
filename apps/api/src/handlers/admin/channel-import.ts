import {
  CHANNEL_IMPORT_NAMED_MAX,
  type ChannelImport,
  type CheckedBodyOf,
} from '@oshimado/contract';
import {
  mergeIntoList,
  type MergedList,
  type MergeOptions,
} from '../../sources/channel-list/add-to-list';
import {
  listKeyOf,
  PROBLEMS_MAX,
  readChannelList,
  type ChannelList,
  type ListedChannel,
  type ListProblem,
  type ListReading,
} from '../../sources/channel-list/channel-list';
import { csvColumnsOf, readCsvList } from '../../sources/channel-list/csv-list';
import type { Action, Context } from '../handler';
import { requireKept } from './channel-list';
import { requireRight } from './require-right';

type Body = CheckedBodyOf<'postChannelImport'>;

const read = ({ form, text }: Body): ListReading =>
  form === 'csv' ? readCsvList(text) : readChannelList(text);

/** A text of YAML leaves out what is the default; a table says nothing of columns that it lacks. */
const takenKeys = ({ form, text, known }: Body): ReadonlySet<string> | undefined => {
  if (known !== 'change') return undefined;
  return form === 'csv' ? csvColumnsOf(text) : new Set(['type', 'inactive']);
};

const named = (channel: ListedChannel) => ({
  id: listKeyOf(channel),
  name: channel.name,
  org: channel.org ?? null,
});

const present = (merged: MergedList, isDone: boolean): ChannelImport => ({
  is_done: isDone,
  added: merged.added.length,
  changed: merged.changed.length,
  kept: merged.kept,
  problems: [],
  added_channels: merged.added.slice(0, CHANNEL_IMPORT_NAMED_MAX).map(named),
  changed_channels: merged.changed
    .slice(0, CHANNEL_IMPORT_NAMED_MAX)
    .map(({ channel, fields }) => ({ ...named(channel), fields: [...fields] })),
});

const refused = (problems: readonly ListProblem[]): ChannelImport => ({
  is_done: false,
  added: 0,
  changed: 0,
  kept: 0,
  problems: [...problems],
  added_channels: [],
  changed_channels: [],
});

/** The list with the channels of a text; throws a Wrong, which leaves the list as it is. */
class Wrong extends Error {
  constructor(readonly problems: readonly ListProblem[]) {
    super('the text or the list is wrong');
  }
}

/** The other keys of a channel: a list may name it by its id, and a table by its handle. */
async function otherKeys(
  { reads }: Context['store'],
  found: ChannelList,
): Promise<(key: string) => readonly string[]> {
  const keys = found.channels.map(listKeyOf);
  const handles = keys.filter((key) => key.startsWith('@')).map((key) => key.toLowerCase());
  const rows = await reads.channelsAmong(keys, handles);
  const keysOf = new Map(
    rows.flatMap(({ id, yt_handle }) => {
      const all = [id, ...(yt_handle ?? [])];
      return all.map((key) => [key.toLowerCase(), all] as const);
    }),
  );
  return (key) => keysOf.get(key.toLowerCase()) ?? [];
}

/** Channels that a text names by their id and by their handle: each would be added twice. */
function listedTwice(
  text: string,
  found: ChannelList,
  keysOf: (key: string) => readonly string[],
): readonly ListProblem[] {
  const lines = text.split('\n');
  const seen = new Map<string, string>();
  return found.channels.flatMap((channel) => {
    const key = listKeyOf(channel);
    const [id = key] = keysOf(key);
    const other = seen.get(id);
    seen.set(id, key);
    if (other === undefined) return [];
    // Not a longer handle that begins like this one.
    const whole = new RegExp(`${key.replaceAll('.', '\\.')}(?![\\w.-])`, 'i');
    const line = lines.findIndex((one) => whole.test(one)) + 1;
    return [{ line, message: `${key} is listed twice, also as ${other}` }];
  });
}

function merge(list: string, body: Body, found: ChannelList, options: MergeOptions): MergedList {
  const merged = mergeIntoList(list, found, options);
  if ('problems' in merged) throw new Wrong(merged.problems);
  // The first list is kept as it was written, with its comments, organizations without channels, and topics.
  return list.trim() === '' && body.form === 'yaml' ? { ...merged, text: body.text } : merged;
}

/** POST /admin/channel-list/import: what a text would add and change, or, not as a dry run, adds and changes. */
export const postChannelImport: Action<'postChannelImport'> = async ({ body }, context) => {
  const { id: actorId } = await requireRight(context, 'channelList.change', 'postChannelImport');
  requireKept(context);
  const { channelList } = context.store;
  // Before the list is locked: a text of 2 MB takes its time.
  const reading = read(body);
  if ('problems' in reading) return refused(reading.problems);
  const found = reading.list;
  const handlesOf = await otherKeys(context.store, found);
  const repeated = listedTwice(body.text, found, handlesOf);
  if (repeated.length > 0) return refused(repeated.slice(0, PROBLEMS_MAX));
  const options = { takes: takenKeys(body), handlesOf };
  const apply = (text: string) => merge(text, body, found, options);
  try {
    if (body.dry_run ?? true) return present(apply((await channelList.load()).text), false);
    const merged = await channelList.change(apply, ({ added, changed }) => ({
      actorId,
      details: { count: String(added.length + changed.length) },
    }));
    return present(merged, true);
  } catch (error) {
    if (error instanceof Wrong) return refused(error.problems);
    throw error;
  }
};
