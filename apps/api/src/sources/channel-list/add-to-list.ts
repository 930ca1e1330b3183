/** Adds channels to the text of a list. Entries keep their place and their comments; those that are given again get the new values. */
import type { Document } from 'yaml';
import { listKeyOf, type ChannelList, type ListedChannel } from './channel-list';
import { channelEntry, orgEntry, type ListedOrg } from './entries';
import { uniqueOrgs } from './unique-orgs';
import {
  addEntry,
  changeEntry,
  closeList,
  ensureSeq,
  openList,
  type ClosedList,
  type OpenList,
  type Problems,
} from './list-document';

export interface AddedList {
  readonly text: string;
  /** Number of channels that are new, and of those that the list had. */
  readonly added: number;
  readonly known: number;
}

export interface ChangedChannel {
  readonly channel: ListedChannel;
  /** Names of its keys that differ. */
  readonly fields: readonly string[];
}

export interface MergedList extends ClosedList {
  readonly added: readonly ListedChannel[];
  readonly changed: readonly ChangedChannel[];
  /** Number of channels that the list has, and that stay as they are. */
  readonly kept: number;
}

export interface MergeOptions {
  /** Handles of a channel, in lower case, by which the list may name it. Default: none are known. */
  readonly handlesOf?: (id: string) => readonly string[];
  /** Keys that the found channels can say something of; known channels take them over. Default: known channels stay as they are. */
  readonly takes?: ReadonlySet<string>;
}

/** The list's own organizations get groups that are new; with `takes` also names. */
function mergeOrgs({ document, list }: OpenList, orgs: readonly ListedOrg[], takesNames: boolean) {
  for (const org of uniqueOrgs(orgs)) {
    const at = list.orgs.findIndex(({ name }) => name === org.name);
    const before = list.orgs[at];
    if (!before) {
      addEntry(document, 'orgs', orgEntry(org));
      continue;
    }
    const { short = before.short, name_jp = before.name_jp } = org;
    if (takesNames) changeEntry(document, ['orgs', at], before, { short, name_jp });
    const known = new Set(
      list.orgs.flatMap(({ name, groups }) => (name === org.name ? groups : [])),
    );
    addGroups(
      document,
      at,
      org.groups.filter((group) => !known.has(group)),
    );
  }
}

function addGroups(document: Document, at: number, groups: readonly string[]): void {
  if (groups.length === 0) return;
  ensureSeq(document, 'orgs', at, 'groups');
  for (const group of groups) document.addIn(['orgs', at, 'groups'], group);
}

/** Topics that the list does not have. */
function newTopics({ list }: OpenList, topics: ChannelList['topics'] = []) {
  const known = new Set(list.topics?.map(({ id }) => id));
  return topics.filter(({ id }) => !known.has(id));
}

/** What the list has, with what was found about it; what was left out there stays. */
function takenOver(
  before: ListedChannel,
  found: ListedChannel,
  takes: ReadonlySet<string>,
): ChangedChannel | undefined {
  const said = Object.entries(channelEntry(found)).filter(([, value]) => value !== undefined);
  const channel: ListedChannel = {
    ...before,
    ...Object.fromEntries(said),
    // The list may know it by its handle, and goes on doing so.
    youtube: before.youtube,
    // Their defaults are left out of a text, so that their absence says something too.
    type: takes.has('type') ? found.type : before.type,
    inactive: takes.has('inactive') ? found.inactive : before.inactive,
    socials: { ...before.socials, ...found.socials },
    // A group belongs to its organization.
    ...(found.org !== undefined && {
      group: found.group ?? (found.org === before.org ? before.group : undefined),
    }),
  };
  const [was, is] = [channelEntry(before), channelEntry(channel)].map(
    (entry) => new Map<string, unknown>(Object.entries(entry)),
  );
  const fields = [...(is?.keys() ?? [])].filter(
    (key) => JSON.stringify(was?.get(key)) !== JSON.stringify(is?.get(key)),
  );
  return fields.length === 0 ? undefined : { channel, fields };
}

/** @param text of the list; an empty text is a new one */
export function mergeIntoList(
  text: string,
  found: ChannelList,
  { handlesOf = () => [], takes }: MergeOptions = {},
): MergedList | Problems {
  const open = openList(text);
  if ('problems' in open) return open;
  const { list, document } = open;
  const placeOf = new Map(list.channels.map((channel, at) => [listKeyOf(channel), at]));
  const added: ListedChannel[] = [];
  const changes: (ChangedChannel & { readonly at: number })[] = [];
  for (const channel of found.channels) {
    const keys = [listKeyOf(channel), ...handlesOf(channel.youtube)];
    const at = keys.map((key) => placeOf.get(key)).find((place) => place !== undefined);
    const before = at === undefined ? undefined : list.channels[at];
    if (at === undefined || !before) added.push(channel);
    else {
      const change = takes && takenOver(before, channel, takes);
      if (change) changes.push({ ...change, at });
    }
  }
  const topics = newTopics(open, found.topics);
  const kept = found.channels.length - added.length - changes.length;
  const changed = changes.map(({ channel, fields }) => ({ channel, fields }));
  // What was written by hand is not written again for nothing.
  if (added.length + changes.length + topics.length === 0 && text.trim() !== '')
    return { text, list, added, changed, kept };
  const touched = [...added, ...changes.map(({ channel }) => channel)];
  const orgs = new Set(touched.map(({ org }) => org));
  mergeOrgs(
    open,
    found.orgs.filter(({ name }) => orgs.has(name)),
    takes !== undefined,
  );
  ensureSeq(document, 'channels');
  for (const { at, channel } of changes) {
    const before = list.channels[at];
    if (before)
      changeEntry(document, ['channels', at], channelEntry(before), channelEntry(channel));
  }
  for (const channel of added) addEntry(document, 'channels', channelEntry(channel));
  for (const topic of topics) addEntry(document, 'topics', topic);
  const closed = closeList(document);
  if ('problems' in closed) return closed;
  return { ...closed, added, changed, kept };
}

/**
 * @param text of the list; an empty text is a new one
 * @param handlesOf handles of a channel, in lower case, by which the list may name it. Default: none are known
 */
export function addToList(
  text: string,
  found: ChannelList,
  handlesOf: (id: string) => readonly string[] = () => [],
): AddedList | Problems {
  const merged = mergeIntoList(text, found, { handlesOf });
  if ('problems' in merged) return merged;
  return { text: merged.text, added: merged.added.length, known: merged.kept };
}
