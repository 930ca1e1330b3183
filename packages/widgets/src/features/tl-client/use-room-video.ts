/** What is known of the video of a link: the server's answer, or the link alone. */
import { CallError, type Video } from '@oshimado/contract';
import {
  plainTitle,
  roomOfLink,
  type ChatRoom,
  type ChatVideo,
  type PlayableVideo,
} from '@oshimado/domain';
import { useQuery } from '@tanstack/react-query';
import type { ChatFrameVideo } from '../../parts/chat-frame';
import { useClient } from '../../base/context';
import { videoQuery } from '../../base/queries';

export type TlVideo = PlayableVideo & ChatFrameVideo & Partial<Pick<Video, 'thumbnail'>>;

export interface RoomVideo {
  readonly room: ChatRoom | undefined;
  /** null while the server is asked. */
  readonly video: TlVideo | null;
  /** The video for its translations; rooms of links have no status, so they are always open. */
  readonly chatVideo: ChatVideo | null;
  /** What the room is called: the title, else the link. */
  readonly name: string;
}

/** A stream of which only the address is known. */
const unknownVideo = ({ target, id }: ChatRoom): TlVideo => ({
  id,
  type: target === 'video' ? 'stream' : 'placeholder',
  status: 'live',
  title: id,
  duration: 0,
  available_at: '',
  channel: { id: '' },
  ...(target === 'custom' && { link: id }),
});

/** A link in few characters. */
export const shortLink = (link: string): string =>
  link.replace(/^(?:https?:\/\/(?:www\.)?|YT_)/i, '');

const isAnswer = (error: unknown) => error instanceof CallError && error.reason === 'http';

export function useRoomVideo(link: string): RoomVideo {
  const client = useClient();
  const room = roomOfLink(link);
  const query = useQuery({
    ...videoQuery(client, room?.id ?? ''),
    enabled: room?.target === 'video',
    retry: (failures, error) => failures < 2 && !isAnswer(error),
  });
  if (!room) return { room, video: null, chatVideo: null, name: shortLink(link) };
  const { data, isPending } = query;
  if (room.target === 'custom') {
    return { room, video: unknownVideo(room), chatVideo: { id: room.id }, name: shortLink(link) };
  }
  if (data) return { room, video: data, chatVideo: data, name: plainTitle(data.title) };
  return {
    room,
    video: isPending ? null : unknownVideo(room),
    chatVideo: isPending ? null : { id: room.id },
    name: room.id,
  };
}
