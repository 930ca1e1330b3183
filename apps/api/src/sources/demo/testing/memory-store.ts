/**
 * A store in memory that behaves like the real one: a missing key keeps the stored value, uploaders must be written
 * first.
 */
import type { ChannelRecord, OrgRecord, SourceStore, VideoRecord } from '../../../store/records';

export interface MemoryStore extends SourceStore {
  readonly orgs: ReadonlyMap<string, OrgRecord>;
  readonly channels: ReadonlyMap<string, ChannelRecord>;
  readonly videos: ReadonlyMap<string, VideoRecord>;
  /** Sizes of the batches of videos written so far. */
  readonly batches: readonly number[];
  /** Called before each write of videos; throws to make it fail. */
  beforeVideos: () => void;
}

export function createMemoryStore(): MemoryStore {
  const orgs = new Map<string, OrgRecord>();
  const channels = new Map<string, ChannelRecord>();
  const videos = new Map<string, VideoRecord>();
  const progress = new Map<string, unknown>();
  const batches: number[] = [];

  const store: MemoryStore = {
    orgs,
    channels,
    videos,
    batches,
    beforeVideos: () => undefined,
    writeOrgs: async (records) => {
      for (const record of records) orgs.set(record.name, record);
      return records.length;
    },
    writeChannels: async (records) => {
      for (const record of records)
        channels.set(record.id, {
          ...channels.get(record.id),
          ...record,
        });
      return records.length;
    },
    writeVideos: async (records) => {
      store.beforeVideos();
      for (const { id, channel_id } of records) {
        if (!channels.has(channel_id)) throw new Error(`${id} comes before its channel`);
      }
      for (const record of records)
        videos.set(record.id, {
          ...videos.get(record.id),
          ...record,
        });
      batches.push(records.length);
      return records.length;
    },
    markMissing: async (ids) => {
      for (const id of ids) {
        const video = videos.get(id);
        if (video)
          videos.set(id, {
            ...video,
            status: 'missing',
          });
      }
      return ids.length;
    },
    removeVideos: async (ids) => ids.filter((id) => videos.delete(id)).length,
    // The demo source writes complete videos, so nothing is read later.
    introduceVideos: async () => 0,
    requestedVideos: async () => [],
    postponeRequest: async () => undefined,
    dropRequest: async () => undefined,
    unreadVideos: async () => ({ ids: [] }),
    noteRead: async () => undefined,
    openVideoIds: async () =>
      [...videos.values()]
        .filter(({ status }) => status === 'live' || status === 'upcoming')
        .map(({ id }) => id),
    ownVideoIds: async () => [],
    countOwnVideos: async () => videos.size,
    knownVideoIds: async (ids) => ids.filter((id) => videos.has(id)),
    endedStreams: async () => [],
    oldComments: async () => [],
    writeComments: async () => 0,
    forgetComments: async () => 0,
    takeHints: async () => [],
    keptList: async () => '',
    loadProgress: async <T>(task: string) => structuredClone(progress.get(task)) as T | undefined,
    saveProgress: async (task, value) => void progress.set(task, structuredClone(value)),
  };
  return store;
}
