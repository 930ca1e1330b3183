/**
 * A store in memory that behaves like the real one: missing keys keep stored values, uploaders must be written first.
 */
import { isDeepStrictEqual } from 'node:util';
import { UnknownUploaderError } from '../../../store';
import type {
  ChannelRecord,
  OrgRecord,
  SourceHint,
  SourceStore,
  VideoRecord,
} from '../../../store/records';
import { dropMissing } from '../../parse/value';

export interface MemoryStore extends SourceStore {
  readonly orgs: Map<string, OrgRecord>;
  readonly channels: Map<string, ChannelRecord>;
  readonly videos: Map<string, VideoRecord>;
  /** As JSON, by task. */
  readonly progress: Map<string, string>;
  /** Hints of platforms that the feeding process has not taken yet. */
  readonly hints: SourceHint[];
  /** Requested videos, and those already read. */
  readonly requested: Set<string>;
  readonly read: Set<string>;
  /** When the kept comments of videos were read, and when comments were last asked for. */
  readonly commentsAt: Map<string, Date>;
  readonly commentsReadAt: Map<string, Date>;
  /** Rows that were new or changed, over all writes. */
  changes: number;
}

function merge<T extends object>(rows: Map<string, T>, key: string, record: T): number {
  const before = rows.get(key);
  const after = { ...before, ...dropMissing(record) };
  if (isDeepStrictEqual(before, after)) return 0;
  rows.set(key, after);
  return 1;
}

/** @param now epoch milliseconds; of a clock that is injected. Default: the epoch */
export function createMemoryStore(now: () => number = () => 0): MemoryStore {
  /** Ids of videos that were written with an end: few of many. */
  const ended = new Set<string>();
  const count = (changed: readonly number[]) => {
    const sum = changed.reduce((all, one) => all + one, 0);
    store.changes += sum;
    return sum;
  };
  const store: MemoryStore = {
    orgs: new Map(),
    channels: new Map(),
    videos: new Map(),
    progress: new Map(),
    hints: [],
    requested: new Set(),
    read: new Set(),
    commentsAt: new Map(),
    commentsReadAt: new Map(),
    changes: 0,
    writeOrgs: async (orgs) => count(orgs.map((org) => merge(store.orgs, org.name, org))),
    writeChannels: async (channels) =>
      count(channels.map((channel) => merge(store.channels, channel.id, channel))),
    writeVideos: async (videos) => {
      const unknown = videos.filter(({ channel_id }) => !store.channels.has(channel_id));
      if (unknown.length > 0) throw new UnknownUploaderError(unknown);
      for (const { id, end_actual } of videos) if (end_actual) ended.add(id);
      return count(videos.map((video) => merge(store.videos, video.id, video)));
    },
    introduceVideos: (videos) => {
      const brought = videos.flatMap((video) => {
        const known = store.videos.get(video.id);
        const sources = [...new Set([...(known?.sources ?? []), ...(video.sources ?? [])])];
        return [known ? { ...known, sources } : video];
      });
      return store.writeVideos(brought);
    },
    markMissing: async (ids) =>
      count(
        ids.map((id) => {
          const video = store.videos.get(id);
          return video ? merge(store.videos, id, { ...video, status: 'missing' }) : 0;
        }),
      ),
    removeVideos: async (ids) => count(ids.map((id) => (store.videos.delete(id) ? 1 : 0))),
    openVideoIds: async () =>
      [...store.videos.values()]
        .filter(({ status }) => status === 'live' || status === 'upcoming')
        .map(({ id }) => id),
    ownVideoIds: async (after, limit) =>
      [...store.videos.values()]
        .filter(({ id, status }) => id > after && status !== 'missing')
        .map(({ id }) => id)
        .sort()
        .slice(0, limit),
    countOwnVideos: async () => store.videos.size,
    knownVideoIds: async (ids) =>
      ids.filter((id) => (store.videos.get(id)?.status ?? 'missing') !== 'missing'),
    requestedVideos: async (limit) => [...store.requested].slice(0, limit),
    postponeRequest: async (id) => {
      if (store.requested.delete(id)) store.requested.add(id);
    },
    dropRequest: async (id) => void store.requested.delete(id),
    unreadVideos: async (after) => {
      const rest = [...store.videos.values()]
        .filter(({ type, status }) => type === 'stream' && status === 'past')
        .map(({ id, available_at }) => ({ id, at: available_at?.toISOString() ?? '' }))
        .sort((a, b) => (a.at + a.id < b.at + b.id ? -1 : 1))
        .filter(({ at, id }) => !after || at + id > after.at + after.id)
        .slice(0, 3);
      return {
        ids: rest.map(({ id }) => id).filter((id) => !store.read.has(id)),
        next: rest.at(-1),
      };
    },
    noteRead: async (ids) => {
      for (const id of ids) {
        store.requested.delete(id);
        store.read.add(id);
      }
    },
    endedStreams: async (after) =>
      [...ended]
        .flatMap((id) => {
          const { type, status, end_actual: end } = store.videos.get(id) ?? {};
          return type === 'stream' && status === 'past' && end && end > after
            ? [{ id, end, readAt: store.commentsReadAt.get(id) ?? null }]
            : [];
        })
        .sort((a, b) => b.end.getTime() - a.end.getTime()),
    oldComments: async (before, limit) =>
      [...store.commentsAt].flatMap(([id, at]) => (at < before ? [id] : [])).slice(0, limit),
    writeComments: async (id, comments) => {
      const video = store.videos.get(id);
      if (!video) return 0;
      const at = new Date(now());
      store.requested.delete(id);
      store.commentsReadAt.set(id, at);
      if (comments.length > 0) store.commentsAt.set(id, at);
      else store.commentsAt.delete(id);
      return count([merge(store.videos, id, { ...video, comments })]);
    },
    forgetComments: async (before) => {
      const old = [...store.commentsAt].filter(([, at]) => at < before);
      for (const [id] of old) {
        const video = store.videos.get(id);
        if (video) store.videos.set(id, { ...video, comments: [] });
        store.commentsAt.delete(id);
        store.commentsReadAt.delete(id);
      }
      return count([old.length]);
    },
    takeHints: async () => store.hints.splice(0),
    keptList: async () => '',
    loadProgress: async <T>(task: string) => {
      const json = store.progress.get(task);
      return json === undefined ? undefined : (JSON.parse(json) as T);
    },
    saveProgress: async (task, value) => void store.progress.set(task, JSON.stringify(value)),
  };
  return store;
}
