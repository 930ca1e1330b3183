/**
 * The memory store as several sources share it: each lists, changes and closes its own rows, leaves those of the sources before it
 * alone, and takes over those of later ones, as `sourceOf` of the real store does (tests/mirror/owners.test.ts).
 */
import type { MemoryStore } from '../../apps/api/src/sources/holodex/testing/memory-store';
import type { SourceOwner } from '../../apps/api/src/store/write/source-store';
import type { SourceStore, VideoRecord } from '../../apps/api/src/store/records';

interface Owned {
  readonly id: string;
}

export interface OwnedStores {
  readonly sourceOf: (owner: SourceOwner) => SourceStore;
}

export function ownedStores(store: MemoryStore): OwnedStores {
  const owners = { videos: new Map<string, string>(), channels: new Map<string, string>() };

  return {
    sourceOf: ({ name, among }) => {
      const before = new Set(among.slice(0, among.indexOf(name)));
      const isForeign = (id: string) => {
        const owner = owners.videos.get(id);
        return owner !== undefined && owner !== name && among.includes(owner);
      };
      const isOwn = (id: string) => owners.videos.get(id) === name;
      const claim = <T extends Owned>(rows: keyof typeof owners, records: readonly T[]) => {
        const own = records.filter(({ id }) => !before.has(owners[rows].get(id) ?? ''));
        for (const { id } of own) owners[rows].set(id, name);
        return own;
      };
      const withoutForeign = (ids: readonly string[]) => ids.filter((id) => !isForeign(id));
      return {
        ...store,
        writeChannels: (records) => store.writeChannels(claim('channels', records)),
        writeVideos: (records: readonly VideoRecord[]) =>
          store.writeVideos(claim('videos', records)),
        markMissing: (ids) => store.markMissing(withoutForeign(ids)),
        removeVideos: (ids) => store.removeVideos(withoutForeign(ids)),
        openVideoIds: async () => withoutForeign(await store.openVideoIds()),
        ownVideoIds: async (after, limit) =>
          (await store.ownVideoIds(after, Number.POSITIVE_INFINITY)).filter(isOwn).slice(0, limit),
        countOwnVideos: async () =>
          [...store.videos].filter(([id, { status }]) => isOwn(id) && status !== 'missing').length,
        endedStreams: async (after) =>
          (await store.endedStreams(after)).filter(({ id }) => isOwn(id)),
        oldComments: async (at, limit) =>
          (await store.oldComments(at, Number.POSITIVE_INFINITY)).filter(isOwn).slice(0, limit),
        writeComments: async (id, comments) =>
          isForeign(id) ? 0 : store.writeComments(id, comments),
      };
    },
  };
}
