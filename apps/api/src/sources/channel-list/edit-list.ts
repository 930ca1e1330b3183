/**
 * Changes of single entries of a list. A change names the key of its entry and the version that was read; it is refused if
 * the entry has another version by then.
 */
import { listKeyOf, type ListedChannel } from './channel-list';
import { channelEntry, orgEntry, versionOf, type ListedOrg } from './entries';
import {
  addEntry,
  changeEntry,
  closeList,
  openList,
  type ClosedList,
  type OpenList,
  type Problems,
} from './list-document';

/** `changed`: somebody else has changed or removed the entry; `twice`: its key is taken; `inUse`: it has channels. */
export interface Refusal {
  readonly refused: 'changed' | 'twice' | 'inUse';
}

export type Edited = ClosedList | Refusal | Problems;

/** An entry in the version in which it was read. */
export interface EntryRef {
  /** Key of a channel, or name of an organization. */
  readonly id: string;
  readonly version: string;
}

export interface GroupChange {
  readonly name: string;
  /** Its name until now; undefined for a new one. */
  readonly before?: string | undefined;
}

export interface OrgChange extends Omit<ListedOrg, 'groups'> {
  readonly groups: readonly GroupChange[];
}

/** Place of the entry; undefined if it is not there any more, or another one. */
function placeOf(
  entries: readonly (ListedChannel | ListedOrg)[],
  keyOf: (at: number) => string | undefined,
  { id, version }: EntryRef,
): number | undefined {
  const at = entries.findIndex((_, place) => keyOf(place) === id);
  const entry = entries[at];
  return entry && versionOf(entry) === version ? at : undefined;
}

const channelAt = ({ list: { channels } }: OpenList, ref: EntryRef) =>
  placeOf(channels, (at) => channels[at] && listKeyOf(channels[at]), ref);

const orgAt = ({ list: { orgs } }: OpenList, ref: EntryRef) =>
  placeOf(orgs, (at) => orgs[at]?.name, ref);

/**
 * Adds a channel, or changes the one that `before` names.
 * @param otherKeys other keys by which the list may have the channel: its id, its handles. Default: none are known
 */
export function saveChannel(
  text: string,
  before: EntryRef | undefined,
  channel: ListedChannel,
  otherKeys: readonly string[] = [],
): Edited {
  const open = openList(text);
  if ('problems' in open) return open;
  const { document, list } = open;
  const at = before && channelAt(open, before);
  if (before && at === undefined) return { refused: 'changed' };
  const keys = new Set([listKeyOf(channel), ...otherKeys]);
  if (list.channels.some((other, place) => place !== at && keys.has(listKeyOf(other))))
    return { refused: 'twice' };
  const old = at === undefined ? undefined : list.channels[at];
  if (at === undefined || !old) addEntry(document, 'channels', channelEntry(channel));
  else changeEntry(document, ['channels', at], channelEntry(old), channelEntry(channel));
  return closeList(document);
}

export function removeChannel(text: string, ref: EntryRef): Edited {
  const open = openList(text);
  if ('problems' in open) return open;
  const at = channelAt(open, ref);
  if (at === undefined) return { refused: 'changed' };
  open.document.deleteIn(['channels', at]);
  return closeList(open.document);
}

/** Channels of an organization follow its names and those of its groups; undefined if a group that is left out has channels. */
function renamedChannels(open: OpenList, before: ListedOrg, { name, groups }: OrgChange) {
  const isNew = ({ before: old }: OrgChange['groups'][number]) => old === undefined;
  // A new group may have the name that another one had before: the channels stay in the renamed one.
  const inOrder = [...groups.filter(isNew), ...groups.filter((group) => !isNew(group))];
  const nameOf = new Map(inOrder.map((group) => [group.before ?? group.name, group.name]));
  const renamed: { at: number; old: ListedChannel; channel: ListedChannel }[] = [];
  for (const [at, old] of open.list.channels.entries()) {
    if (old.org !== before.name) continue;
    const group = old.group === undefined ? undefined : nameOf.get(old.group);
    if (old.group !== undefined && group === undefined) return undefined;
    renamed.push({ at, old, channel: { ...old, org: name, group } });
  }
  return renamed;
}

/** Adds an organization, or changes the one that `before` names. */
export function saveOrg(text: string, before: EntryRef | undefined, change: OrgChange): Edited {
  const open = openList(text);
  if ('problems' in open) return open;
  const { document, list } = open;
  const at = before && orgAt(open, before);
  if (before && at === undefined) return { refused: 'changed' };
  if (list.orgs.some(({ name }, place) => place !== at && name === change.name))
    return { refused: 'twice' };
  const org = { ...change, groups: change.groups.map(({ name }) => name) };
  const old = at === undefined ? undefined : list.orgs[at];
  if (at === undefined || !old) {
    addEntry(document, 'orgs', orgEntry(org));
    return closeList(document);
  }
  const renamed = renamedChannels(open, old, change);
  if (!renamed) return { refused: 'inUse' };
  changeEntry(document, ['orgs', at], orgEntry(old), orgEntry(org));
  for (const one of renamed)
    changeEntry(document, ['channels', one.at], channelEntry(one.old), channelEntry(one.channel));
  return closeList(document);
}

export function removeOrg(text: string, ref: EntryRef): Edited {
  const open = openList(text);
  if ('problems' in open) return open;
  const at = orgAt(open, ref);
  if (at === undefined) return { refused: 'changed' };
  if (open.list.channels.some(({ org }) => org === ref.id)) return { refused: 'inUse' };
  open.document.deleteIn(['orgs', at]);
  return closeList(open.document);
}
