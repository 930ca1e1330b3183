/** Related rows of a video, as sets to replace. */
import type { VideoRecord } from '../records';
import { songText } from '../search/write-texts';
import type { LinkKind } from '../tables';
import type { OwnedSet, SetTarget } from './replace-sets';

export interface SetsToWrite {
  readonly target: SetTarget;
  readonly sets: readonly OwnedSet[];
}

const mentions: SetTarget = {
  table: 'video_mentions',
  key: ['channel_id'],
  types: { video_id: 'text', channel_id: 'text' },
};
const links = (kind: LinkKind): SetTarget => ({
  table: 'video_links',
  key: ['kind', 'target_id'],
  types: { video_id: 'text', kind: 'text', target_id: 'text' },
  only: { column: 'kind', value: kind },
});
const songs: SetTarget = {
  table: 'songs',
  key: ['id'],
  types: {
    video_id: 'text',
    id: 'text',
    name: 'text',
    original_artist: 'text',
    start_s: 'integer',
    end_s: 'integer',
    art: 'text',
    itunesid: 'bigint',
    folded: 'text',
    fold: 'integer',
  },
};
const comments: SetTarget = {
  table: 'comments',
  key: ['comment_key'],
  types: { video_id: 'text', comment_key: 'text', message: 'text' },
};

// A later record of the same video replaces the set of an earlier one.
const owned = <T, R extends Pick<VideoRecord, 'id'>>(
  records: readonly R[],
  pick: (record: R) => readonly T[] | undefined,
  toMember: (member: T) => Record<string, unknown>,
): OwnedSet[] => {
  const sets = new Map<string, OwnedSet>();
  for (const record of records) {
    const members = pick(record);
    if (!members) continue;
    const video_id = record.id;
    sets.set(video_id, {
      video_id,
      members: members.map((member) => ({ video_id, ...toMember(member) })),
    });
  }
  return [...sets.values()];
};

const linked = (
  kind: LinkKind,
  records: readonly VideoRecord[],
  pick: (record: VideoRecord) => readonly string[] | undefined,
): SetsToWrite => ({
  target: links(kind),
  sets: owned(
    records,
    (record) => pick(record)?.filter((id) => id !== record.id),
    (target_id) => ({ kind, target_id }),
  ),
});

/** The comments of the records; an absent key means no change. */
export const commentSet = (
  records: readonly Pick<VideoRecord, 'id' | 'comments'>[],
): SetsToWrite => ({
  target: comments,
  sets: owned(
    records,
    (record) => record.comments,
    ({ comment_key, message }) => ({ comment_key, message }),
  ),
});

/**
 * All sets of the records; an absent key means no change. A channel cannot mention itself, nor a video refer to itself.
 */
export function videoSets(records: readonly VideoRecord[]): SetsToWrite[] {
  const all: SetsToWrite[] = [
    {
      target: mentions,
      sets: owned(
        records,
        (record) => record.mentions?.filter((id) => id !== record.channel_id),
        (channel_id) => ({ channel_id }),
      ),
    },
    linked('source', records, (record) => record.sources),
    linked('refer', records, (record) => record.refers),
    linked('simulcast', records, (record) => record.simulcasts),
    {
      target: songs,
      sets: owned(
        records,
        (record) => record.songs,
        ({ id, start, end, name, original_artist, art, itunesid }) => ({
          id,
          name,
          original_artist,
          start_s: start,
          end_s: end,
          art,
          itunesid,
          ...songText({ name, original_artist }),
        }),
      ),
    },
    commentSet(records),
  ];
  return all.filter(({ sets }) => sets.length > 0);
}
