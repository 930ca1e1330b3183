/** Writes rows of any list of videos; their channels first, because the store refuses videos of unknown uploaders. */
import { UnknownUploaderError } from '../../../store';
import type { VideoRecord } from '../../../store/records';
import { readVideo, type ReadVideo } from '../parse/read-video';
import type { Cast } from './cast';
import type { MirrorParts } from './parts';
import { takeGood } from './skipped';

export type WriteVideos = (
  rows: readonly unknown[],
  list: string,
  adjust?: (record: VideoRecord) => VideoRecord,
) => Promise<readonly VideoRecord[]>;

interface Writing {
  /** Store method that receives the rows. */
  readonly write: (records: readonly VideoRecord[]) => Promise<number>;
  /** Rows to skip without a warning. Default: none. */
  readonly isSkipped?: (record: VideoRecord) => boolean;
}

function createWriting(
  { write, isSkipped = () => false }: Writing,
  { log, base }: MirrorParts,
  cast: Cast,
): WriteVideos {
  const invent = (unknown: UnknownUploaderError, videos: readonly ReadVideo[]) => {
    const wanted = new Set(unknown.videos.map(({ channel_id }) => channel_id));
    const clips = videos.filter(({ record }) => record.type === 'clip');
    return cast.invent(
      videos.flatMap(({ channels }) => channels).filter(({ id }) => wanted.has(id)),
      new Set(clips.map(({ record }) => record.channel_id)),
    );
  };

  return async (rows, list, adjust = (record) => record) => {
    const videos = takeGood(
      rows.map((row) => readVideo(row, base)),
      log,
      list,
    ).filter(({ record }) => !isSkipped(record));
    if (videos.length === 0) return [];
    await cast.introduce(videos.flatMap(({ channels }) => channels));
    const records = videos.map(({ record }) => adjust(record));
    try {
      await write(records);
    } catch (error) {
      if (!(error instanceof UnknownUploaderError)) throw error;
      await invent(error, videos);
      await write(records);
    }
    return records;
  };
}

/** Rows of lists and of the single call. */
export const createWriteVideos = (parts: MirrorParts, cast: Cast): WriteVideos =>
  createWriting({ write: parts.store.writeVideos }, parts, cast);

/** Short rows of related videos. They never overwrite a stored video; rows without a time are skipped. */
export const createIntroduceVideos = (parts: MirrorParts, cast: Cast): WriteVideos =>
  createWriting(
    { write: parts.store.introduceVideos, isSkipped: ({ available_at }) => !available_at },
    parts,
    cast,
  );
