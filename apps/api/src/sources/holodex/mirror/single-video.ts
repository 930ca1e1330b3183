/**
 * One video with what only its single call tells: comments that name moments, clips cut from it, and the videos it is
 * related to, which may be in no list that was read.
 */
import type { VideoRecord } from '../../../store/records';
import { isRow } from '../parse/value';
import type { MirrorParts } from './parts';
import type { WriteVideos } from './write-videos';

export interface SingleVideo {
  /** Asks and stores; rejects with the failure of the service. */
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
const clipsIn = (value: unknown) =>
  rowsIn(value)
    .filter(isRow)
    .map((row) => ({ type: 'clip', ...row }));

export function createSingleVideo(
  { client, store }: MirrorParts,
  { writeVideos, introduceVideos }: VideoWriters,
): SingleVideo {
  const introduce = async (body: unknown, record: VideoRecord) => {
    if (!isRow(body)) return;
    await introduceVideos(
      RELATED.flatMap((key) => rowsIn(body[key]).filter(isRow)),
      'related videos',
    );
    await introduceVideos(clipsIn(body.clips), 'clips of a video', (clip) => ({
      ...clip,
      sources: [record.id],
    }));
    // The answer does not say which of several sources a clip shares.
    const source = record.sources?.length === 1 ? record.sources : undefined;
    await introduceVideos(clipsIn(body.same_source_clips), 'clips of the same source', (clip) => ({
      ...clip,
      sources: source,
    }));
  };

  return {
    read: async (id, { urgent = false, adjust } = {}) => {
      const path = `/api/v2/videos/${id}`;
      const answer = await client.ask({ path, query: { c: 1 }, urgent });
      if (!answer.unchanged) {
        const [record] = await writeVideos([answer.body], 'video', adjust);
        if (record) await introduce(answer.body, record);
      }
      await store.noteRead([id]);
    },
  };
}
