/**
 * Channels on their way into the store. What the list of channels told is never touched by the little that videos tell
 * about a channel; who is in no list is written from what videos tell, and guessed at only when nothing else is left.
 */
import type { ChannelRecord } from '../../../store/records';
import { guess, isSure, type ChannelStub } from '../parse/read-stub';
import type { MirrorParts } from './parts';

export interface Cast {
  /** Writes channels of the list and remembers that they are known in full. */
  readonly writeListed: (channels: readonly ChannelRecord[]) => Promise<void>;
  /** Ids of channels known in full. */
  readonly listed: () => readonly string[];
  readonly remember: (ids: readonly string[]) => void;
  /** Writes what videos tell about channels that no list has. */
  readonly introduce: (stubs: readonly ChannelStub[]) => Promise<void>;
  /** For uploaders the store has never heard of: writes them whatever is known. */
  readonly invent: (stubs: readonly ChannelStub[], ofClips: ReadonlySet<string>) => Promise<void>;
  /** Orgs are taken from channels where the service has no list of them. */
  deriveOrgs: boolean;
}

const mergeById = (stubs: readonly ChannelStub[]) => {
  const merged = new Map<string, ChannelStub>();
  for (const stub of stubs) merged.set(stub.id, { ...merged.get(stub.id), ...stub });
  return [...merged.values()];
};

export function createCast({ store }: MirrorParts): Cast {
  const listed = new Set<string>();
  /** As last written, so that a page full of the same guests writes nothing. */
  const introduced = new Map<string, string>();
  const orgs = new Set<string>();

  const deriveOrgs = async (channels: readonly ChannelRecord[]) => {
    const fresh = new Set(channels.map(({ org }) => org ?? '').filter((org) => !orgs.has(org)));
    fresh.delete('');
    if (fresh.size === 0) return;
    await store.writeOrgs([...fresh].map((name) => ({ name, short: null, name_jp: null })));
    for (const name of fresh) orgs.add(name);
  };

  const write = async (channels: readonly ChannelRecord[]) => {
    if (channels.length === 0) return;
    await store.writeChannels(channels);
    if (cast.deriveOrgs) await deriveOrgs(channels);
  };

  const cast: Cast = {
    deriveOrgs: false,
    writeListed: async (channels) => {
      await write(channels);
      for (const { id } of channels) listed.add(id);
    },
    listed: () => [...listed],
    remember: (ids) => {
      for (const id of ids) listed.add(id);
    },
    introduce: async (stubs) => {
      const fresh = mergeById(stubs)
        .filter(isSure)
        .map((stub) => ({ stub, sign: JSON.stringify(stub) }))
        .filter(({ stub: { id }, sign }) => !listed.has(id) && introduced.get(id) !== sign);
      await write(fresh.map(({ stub }) => stub));
      for (const { stub, sign } of fresh) introduced.set(stub.id, sign);
    },
    invent: (stubs, ofClips) =>
      write(
        mergeById(stubs).map((stub) => guess(stub, ofClips.has(stub.id) ? 'subber' : 'vtuber')),
      ),
  };
  return cast;
}
