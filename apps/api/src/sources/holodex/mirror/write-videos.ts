/** Rows of any list of videos into the store: their channels first, so that none is refused. */
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

/** How the store takes the rows in. */
type Take = 'writeVideos' | 'introduceVideos';

function createTaking(take: Take, { store, log, base }: MirrorParts, cast: Cast): WriteVideos {
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
    ).filter(({ record }) => take === 'writeVideos' || record.available_at);
    if (videos.length === 0) return [];
    await cast.introduce(videos.flatMap(({ channels }) => channels));
    const records = videos.map(({ record }) => adjust(record));
    try {
      await store[take](records);
    } catch (error) {
      if (!(error instanceof UnknownUploaderError)) throw error;
      await invent(error, videos);
      await store[take](records);
    }
    return records;
  };
}

/** Rows of lists and of the single call. */
export const createWriteVideos = (parts: MirrorParts, cast: Cast): WriteVideos =>
  createTaking('writeVideos', parts, cast);

/** Rows in brief, as other videos name them: they never touch what is known. Those that tell no time are passed over. */
export const createIntroduceVideos = (parts: MirrorParts, cast: Cast): WriteVideos =>
  createTaking('introduceVideos', parts, cast);
