/** The room of a call: a video, or a custom link, in a language. */
import { ApiError, notFound } from '../../errors';
import type { ChatStore, Reads, RoomKey, VideoRow } from '../../store';

export interface OpenRoom extends RoomKey {
  /** Undefined for the room of a custom link. */
  readonly video: VideoRow | undefined;
}

/** From what the seconds of lines count: the start of the video, or the first line of a custom room. */
export interface RoomStart {
  readonly start_actual: string | undefined;
  readonly available_at: string;
}

export async function startOf(
  chats: Pick<ChatStore, 'firstLineAt'>,
  { room, video }: OpenRoom,
): Promise<RoomStart> {
  const first = video ? undefined : await chats.firstLineAt(room);
  return {
    start_actual: video?.start_actual?.toISOString(),
    available_at: (video?.available_at ?? new Date(first ?? 0)).toISOString(),
  };
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
