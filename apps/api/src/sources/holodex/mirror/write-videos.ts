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

export function createWriteVideos({ store, log, base }: MirrorParts, cast: Cast): WriteVideos {
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
    );
    if (videos.length === 0) return [];
    await cast.introduce(videos.flatMap(({ channels }) => channels));
    const records = videos.map(({ record }) => adjust(record));
    try {
      await store.writeVideos(records);
    } catch (error) {
      if (!(error instanceof UnknownUploaderError)) throw error;
      await invent(error, videos);
      await store.writeVideos(records);
    }
    return records;
  };
}
