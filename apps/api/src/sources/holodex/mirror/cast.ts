/**
 * Writes channels. Data from the channel list is never overwritten by the little that videos contain
 * about a channel; channels in no list are written from videos, with guessed values only as a last resort.
 */
import type { ChannelRecord } from '../../../store/records';
import { guess, isSure, type ChannelStub } from '../parse/read-stub';
import type { MirrorParts } from './parts';

export interface Cast {
  /** Writes channels of the list and remembers them as complete. */
  readonly writeListed: (channels: readonly ChannelRecord[]) => Promise<void>;
  /** Ids of complete channels. */
  readonly listed: () => readonly string[];
  readonly remember: (ids: readonly string[]) => void;
  /** Writes channels from videos that are in no list. */
  readonly introduce: (stubs: readonly ChannelStub[]) => Promise<void>;
  /** For uploaders that the store does not know: writes them with whatever data there is. */
  readonly invent: (stubs: readonly ChannelStub[], ofClips: ReadonlySet<string>) => Promise<void>;
  /** Organizations come from channels if the service has no list of them. */
  deriveOrgs: boolean;
}

const mergeById = (stubs: readonly ChannelStub[]) => {
  const merged = new Map<string, ChannelStub>();
  for (const stub of stubs) merged.set(stub.id, { ...merged.get(stub.id), ...stub });
  return [...merged.values()];
};

export function createCast({ store }: MirrorParts): Cast {
  const listed = new Set<string>();
  /** As last written, so that a page of the same guests causes no writes. */
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
