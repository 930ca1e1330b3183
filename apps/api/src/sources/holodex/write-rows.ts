/** A page of foreign rows into the store: channels first, one bad row never costs the page. */
import type { ChannelRecord, VideoRecord } from '../../store/records';
import { UnknownUploaderError } from '../../store';
import type { SourceContext } from '../source';
import { readVideo, type ReadVideo } from './read-video';

type Context = Pick<SourceContext, 'store' | 'log' | 'signal'>;

const byId = <T extends { readonly id: string }>(records: readonly T[]): T[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];

/** A channel nobody described: its id is all that is known, and all that is written. */
const stubOf = ({ channel_id: id }: Pick<VideoRecord, 'channel_id'>): ChannelRecord => ({
  id,
  name: id,
  type: 'vtuber',
});

async function writeAll({ store }: Context, videos: readonly VideoRecord[]): Promise<number> {
  try {
    return await store.writeVideos(videos);
  } catch (error) {
    if (!(error instanceof UnknownUploaderError)) throw error;
    await store.writeChannels(byId(error.videos.map(stubOf)));
    return store.writeVideos(videos);
  }
}

/** One by one after a page was refused, to find out which row it was. Refuses only when every row is refused. */
async function writeEach(context: Context, videos: readonly VideoRecord[], cause: unknown) {
  let changed = 0;
  const refused: string[] = [];
  for (const video of videos) {
    try {
      changed += await writeAll(context, [video]);
    } catch {
      context.signal.throwIfAborted();
      refused.push(video.id);
    }
  }
  if (refused.length === videos.length) throw cause;
  context.log.warn({ refused }, 'rows that the store cannot hold were left out');
  return changed;
}

async function writeVideos(context: Context, videos: readonly VideoRecord[]): Promise<number> {
  if (videos.length === 0) return 0;
  try {
    return await writeAll(context, videos);
  } catch (error) {
    context.signal.throwIfAborted();
    if (videos.length === 1) throw error;
    return writeEach(context, videos, error);
  }
}

export interface WrittenRows {
  /** What could be read, in the order sent. */
  readonly read: readonly ReadVideo[];
  /** Videos that were new or changed. */
  readonly changed: number;
}

export async function writeRows(
  context: Context,
  rows: readonly unknown[],
  origin: string,
): Promise<WrittenRows> {
  const read = rows.flatMap((row) => readVideo(row, origin) ?? []);
  const unread = rows.length - read.length;
  if (unread > 0)
    context.log.warn(
      { unread, of: rows.length },
      'rows without a readable id or uploader were left out',
    );
  await context.store.writeChannels(byId(read.flatMap(({ channels }) => channels)));
  const changed = await writeVideos(context, byId(read.map(({ video }) => video)));
  return { read, changed };
}
