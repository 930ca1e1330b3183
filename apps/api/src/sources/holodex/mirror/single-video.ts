/**
 * One video with the parts that only `/videos/{id}` returns: comments, clips, and related videos that may be in no list.
 */
import type { VideoRecord } from '../../../store/records';
import { isRow } from '../../parse/value';
import type { MirrorParts } from './parts';
import type { WriteVideos } from './write-videos';

export interface SingleVideo {
  /** Requests and stores the video; rejects with the failure of the service. */
  readonly read: (
    id: string,
    options?: {
      readonly urgent?: boolean;
      readonly adjust?: (record: VideoRecord) => VideoRecord;
    },
  ) => Promise<void>;
}

export interface VideoWriters {
  readonly writeVideos: WriteVideos;
  readonly introduceVideos: WriteVideos;
}

const RELATED = ['sources', 'refers', 'simulcasts'] as const;

const rowsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const clipsIn = (value: unknown, sources: readonly string[] | undefined) =>
  rowsIn(value)
    .filter(isRow)
    .map((row) => ({ type: 'clip', ...row, sources: sources?.map((id) => ({ id })) }));

/** Rows of related videos; clips get this video as their source. */
const relatedIn = (body: unknown, { id, sources }: VideoRecord) =>
  isRow(body)
    ? [
        ...RELATED.flatMap((key) => rowsIn(body[key]).filter(isRow)),
        ...clipsIn(body.clips, [id]),
        // The response does not say which of several sources a clip shares.
        ...clipsIn(body.same_source_clips, sources?.length === 1 ? sources : undefined),
      ]
    : [];

export function createSingleVideo(
  { client, store }: MirrorParts,
  { writeVideos, introduceVideos }: VideoWriters,
): SingleVideo {
  return {
    read: async (id, { urgent = false, adjust } = {}) => {
      const path = `/api/v2/videos/${id}`;
      const answer = await client.ask({ path, query: { c: 1 }, urgent });
      if (!answer.unchanged) {
        const [record] = await writeVideos([answer.body], 'video', adjust);
        if (record) await introduceVideos(relatedIn(answer.body, record), 'related videos');
      }
      await store.noteRead([id]);
    },
  };
}
