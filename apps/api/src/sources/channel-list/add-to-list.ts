/** Adds channels to the text of a list. What stands there stays as it is, with its comments. */
import { Document, isSeq, parseDocument } from 'yaml';
import {
  listKeyOf,
  readChannelList,
  type ChannelList,
  type ListProblem,
  type ListReading,
} from './channel-list';

export interface AddedList {
  readonly text: string;
  /** Number of channels that are new, and of those that the list had. */
  readonly added: number;
  readonly known: number;
}

/** Without what is the default anyway. */
const entryOf = (channel: ChannelList['channels'][number]) => {
  const { type, inactive, socials, ...rest } = channel;
  return {
    ...rest,
    ...(type !== 'vtuber' && { type }),
    ...(inactive && { inactive }),
    ...(socials.twitter !== undefined && { socials }),
  };
};

const orgEntryOf = ({ groups, ...org }: ChannelList['orgs'][number]) => ({
  ...org,
  ...(groups.length > 0 && { groups }),
});

/** A list in the file may lack a part, or have it empty. */
function ensureList(document: Document, ...path: readonly (string | number)[]): void {
  if (!isSeq(document.getIn(path))) document.setIn(path, document.createNode([]));
}

function addOrgs(document: Document, before: ChannelList, orgs: ChannelList['orgs']): void {
  for (const org of orgs) {
    const at = before.orgs.findIndex(({ name }) => name === org.name);
    const own = before.orgs[at]?.groups ?? [];
    const groups = org.groups.filter((group) => !own.includes(group));
    if (at < 0) {
      ensureList(document, 'orgs');
      document.addIn(['orgs'], document.createNode(orgEntryOf(org)));
    } else if (groups.length > 0) {
      ensureList(document, 'orgs', at, 'groups');
      for (const group of groups) document.addIn(['orgs', at, 'groups'], group);
    }
  }
}

/**
 * @param text of the list; an empty text is a new one
 * @param handlesOf handles of a channel, in lower case, by which the list may name it. Default: none are known
 */
export function addToList(
  text: string,
  found: ChannelList,
  handlesOf: (id: string) => readonly string[] = () => [],
): AddedList | { readonly problems: readonly ListProblem[] } {
  const isNew = text.trim() === '';
  const reading: ListReading = isNew ? { list: { orgs: [], channels: [] } } : readChannelList(text);
  if ('problems' in reading) return reading;
  const keys = new Set(reading.list.channels.map(listKeyOf));
  const news = found.channels.filter(
    (channel) => ![listKeyOf(channel), ...handlesOf(channel.youtube)].some((key) => keys.has(key)),
  );
  const document = isNew ? new Document({ orgs: [], channels: [] }) : parseDocument(text);
  const orgs = new Set(news.map(({ org }) => org));
  const used = found.orgs.filter(({ name }) => orgs.has(name));
  addOrgs(document, reading.list, used);
  ensureList(document, 'channels');
  for (const channel of news) {
    document.addIn(['channels'], document.createNode(entryOf(channel)));
  }
  const known = found.channels.length - news.length;
  // Lines are not folded: an entry stays as it is written.
  return { text: document.toString({ lineWidth: 0 }), added: news.length, known };
}
