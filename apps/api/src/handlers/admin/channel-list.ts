/** The list of followed channels: admins read it, and edit it unless it is a file of the operator. */
import { ApiError, notFound } from '../../errors';
import { mergeIntoList } from '../../sources/channel-list/add-to-list';
import {
  EMPTY_LIST,
  listKeyOf,
  type ChannelList,
  type ListedChannel,
} from '../../sources/channel-list/channel-list';
import { csvOfList } from '../../sources/channel-list/csv-list';
import {
  removeChannel,
  removeOrg,
  saveChannel,
  saveOrg,
  type Edited,
} from '../../sources/channel-list/edit-list';
import type { ClosedList } from '../../sources/channel-list/list-document';
import { loadChannelList } from '../../sources/channel-list/list-choice';
import type { Action, Context } from '../handler';
import { entryOf, orgChangeOf, presentListedChannel, presentListedOrg } from './present-listed';
import { requireRight } from './require-right';

const load = ({ store, channelList }: Context) =>
  loadChannelList(channelList, store.channelList.load);

/** GET /admin/channel-list: where the list is kept, and its organizations. */
export const getChannelList: Action<'getChannelList'> = async (_, context) => {
  await requireRight(context, 'channelList.read', 'getChannelList');
  const { list, problems, changedAt } = await load(context);
  const { file, isFollowed } = context.channelList;
  return {
    kept_in: file === undefined ? 'database' : 'file',
    is_followed: isFollowed,
    changed_at: changedAt?.toISOString() ?? null,
    channels: list.channels.length,
    orgs: list.orgs.map((org) => presentListedOrg(org, list)),
    problems: [...problems],
  };
};

const matches = (words: string) => {
  const wanted = words.trim().toLowerCase();
  return ({ name, english_name = '', youtube, twitch = '' }: ListedChannel) =>
    [name, english_name, youtube, twitch].some((text) => text.toLowerCase().includes(wanted));
};

/** GET /admin/channel-list/channels: the last added first, which are at the end of the text. */
export const getListedChannels: Action<'getListedChannels'> = async ({ query }, context) => {
  await requireRight(context, 'channelList.read', 'getListedChannels');
  const { list } = await load(context);
  const { q = '', org, before, limit } = query;
  const found = list.channels
    .toReversed()
    .filter((channel) => org === undefined || channel.org === org)
    .filter(matches(q));
  const after =
    before === undefined ? -1 : found.findIndex((channel) => listKeyOf(channel) === before);
  if (before !== undefined && after < 0) return [];
  return found.slice(after + 1, after + 1 + limit).map(presentListedChannel);
};

/** Throws 409 where the list is a file, which belongs to the operator. */
export function requireKept({ channelList }: Pick<Context, 'channelList'>): void {
  if (channelList.file === undefined) return;
  throw new ApiError(
    'conflict',
    'The list of channels is a file of this server (CHANNELS_FILE), so it cannot be changed here.',
  );
}

const REFUSALS = {
  changed: [412, 'Somebody else has changed this entry in the meantime. Load it again.'],
  twice: [409, 'The list has an entry with this name or channel already.'],
  inUse: [409, 'There are still channels in it. Move them first.'],
} as const;

/** The text of an edit; throws what keeps it from being made. */
function requireEdited(edited: Edited): ClosedList {
  if ('text' in edited) return edited;
  if ('refused' in edited) {
    const [status, message] = REFUSALS[edited.refused];
    throw new ApiError('conflict', message, { status });
  }
  const [first] = edited.problems;
  throw new ApiError('bad_request', `The list would be wrong: ${first?.message ?? 'unknown'}.`);
}

interface Change {
  readonly actorId: string;
  /** Name of the entry, for the log. */
  readonly what: string;
  readonly edit: (text: string) => Edited;
}

/** Makes a change; resolves to the list after it. */
async function change({ store }: Context, { actorId, what, edit }: Change): Promise<ChannelList> {
  const { list } = await store.channelList.change(
    (before) => requireEdited(edit(before)),
    () => ({ actorId, details: { what } }),
  );
  return list;
}

async function requireChange(
  context: Context,
  call:
    | 'putListedChannel'
    | 'deleteListedChannel'
    | 'putListedOrg'
    | 'deleteListedOrg'
    | 'postChannelImport',
): Promise<string> {
  const { id } = await requireRight(context, 'channelList.change', call);
  requireKept(context);
  return id;
}

/** Every key of a channel that the store knows: the list may have its handle, and its id is added. */
async function keysOf(
  { store }: Pick<Context, 'store'>,
  { youtube }: ListedChannel,
): Promise<readonly string[]> {
  const known = await store.reads.findChannel(youtube);
  return known ? [known.id, ...(known.yt_handle ?? [])] : [];
}

/** PUT /admin/channel-list/channels: adds a channel, or changes one. */
export const putListedChannel: Action<'putListedChannel'> = async ({ body }, context) => {
  const actorId = await requireChange(context, 'putListedChannel');
  const channel = entryOf(body.channel);
  const keys = await keysOf(context, channel);
  const list = await change(context, {
    actorId,
    what: channel.name,
    edit: (text) => saveChannel(text, body.before ?? undefined, channel, keys),
  });
  const key = listKeyOf(channel);
  const saved = list.channels.find((one) => listKeyOf(one) === key);
  if (!saved) throw notFound('Channel');
  return presentListedChannel(saved);
};

/** DELETE /admin/channel-list/channels/{id}: its videos stay, and are no longer followed. */
export const deleteListedChannel: Action<'deleteListedChannel'> = async (
  { params: { id }, query: { version } },
  context,
) => {
  const actorId = await requireChange(context, 'deleteListedChannel');
  await change(context, {
    actorId,
    what: id,
    edit: (text) => removeChannel(text, { id, version }),
  });
  return {};
};

/** PUT /admin/channel-list/orgs: adds an organization, or changes one; its channels follow its names. */
export const putListedOrg: Action<'putListedOrg'> = async ({ body }, context) => {
  const actorId = await requireChange(context, 'putListedOrg');
  const org = orgChangeOf(body.org);
  const before = body.before ? { id: body.before.name, version: body.before.version } : undefined;
  const list = await change(context, {
    actorId,
    what: org.name,
    edit: (text) => saveOrg(text, before, org),
  });
  const saved = list.orgs.find(({ name }) => name === org.name);
  if (!saved) throw notFound('Organization');
  return presentListedOrg(saved, list);
};

/** DELETE /admin/channel-list/orgs/{name}: one without channels. */
export const deleteListedOrg: Action<'deleteListedOrg'> = async (
  { params: { name }, query: { version } },
  context,
) => {
  const actorId = await requireChange(context, 'deleteListedOrg');
  const ref = { id: name, version };
  await change(context, {
    actorId,
    what: name,
    edit: (text) => removeOrg(text, ref),
  });
  return {};
};

/** GET /admin/channel-list/export: the text as it is, or channels for a spreadsheet. */
export const getChannelExport: Action<'getChannelExport'> = async (
  { query: { form } },
  context,
) => {
  await requireRight(context, 'channelList.read', 'getChannelExport');
  const { text, list, problems } = await load(context);
  if (form === 'yaml')
    return {
      file_name: 'channels.yaml',
      text: text.trim() === '' ? EMPTY_LIST : text,
    };
  const [first] = problems;
  if (first)
    throw new ApiError('conflict', `The list is wrong in line ${first.line}: ${first.message}.`);
  return { file_name: 'channels.csv', text: csvOfList(list) };
};

/** Adds a channel that viewers asked for; one that is there already stays as it is. */
export async function addRequested(
  context: Pick<Context, 'store'>,
  actorId: string,
  channel: ListedChannel,
): Promise<void> {
  const found = { orgs: [], channels: [channel] };
  const keys = await keysOf(context, channel);
  await context.store.channelList.change(
    (text) => requireEdited(mergeIntoList(text, found, { handlesOf: () => keys })),
    () => ({ actorId, details: { what: channel.name } }),
  );
}
