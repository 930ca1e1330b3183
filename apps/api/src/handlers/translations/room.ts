/** The room of a call: a video, or a custom link, in a language. */
import { ApiError, notFound } from '../../errors';
import type { Reads, RoomKey, VideoRow } from '../../store';

export interface OpenRoom extends RoomKey {
  /** Undefined for the room of a custom link. */
  readonly video: VideoRow | undefined;
}

interface Named {
  readonly params: { readonly id: string };
  readonly query: { readonly lang: string; readonly custom_video_id?: string };
}

/** Other words than a video id that old clients send for a custom link. */
const CUSTOM = 'custom';

export async function findRoom(reads: Reads, { params, query }: Named): Promise<OpenRoom> {
  const { lang, custom_video_id } = query;
  if (params.id !== CUSTOM) {
    const video = await reads.findVideo(params.id);
    if (!video) throw notFound('Video');
    return { room: video.id, lang, video };
  }
  if (custom_video_id === undefined) {
    const words = 'custom_video_id must name the link, because the id is custom.';
    throw new ApiError('bad_request', words, { parameter: 'custom_video_id' });
  }
  return { room: custom_video_id, lang, video: undefined };
}
