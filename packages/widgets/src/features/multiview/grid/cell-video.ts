/** The video of a cell, also while nothing but its address is known. */
import type { Video } from '@oshimado/contract';
import {
  linkName,
  type ChatVideo,
  type MultiviewVideo,
  type PlayableVideo,
} from '@oshimado/domain';
import type { ChatFrameVideo } from '../../../parts/chat-frame';
import type { CellVideos } from './use-cell-videos';

export type CellVideo = PlayableVideo &
  ChatFrameVideo &
  Partial<Pick<Video, 'thumbnail' | 'start_scheduled'>> & {
    readonly channel: Pick<Video['channel'], 'id'> & Partial<Video['channel']>;
  };

/** The video, or the link, that names the room of its translations. Twitch streams have rooms by their link, as in the translators' pages. */
export const roomOf = (video: CellVideo): ChatVideo =>
  video.type === 'placeholder' && video.link ? { id: video.link } : video;

/** Where a video that is not on YouTube is watched. */
const linkOf = ({ id, service }: MultiviewVideo) =>
  service === 'twitch' ? `https://www.twitch.tv/${id}` : id;

/** A video of which only the address is known. */
const unknownVideo = (content: MultiviewVideo): CellVideo => {
  const { id, service, name } = content;
  return {
    id,
    type: service === 'youtube' ? 'stream' : 'placeholder',
    status: 'live',
    title: name ?? (service === 'link' ? linkName(id) : id),
    duration: 0,
    available_at: '',
    channel: { id: '' },
    ...(service !== 'youtube' && { link: linkOf(content) }),
  };
};

export function cellVideo(
  content: MultiviewVideo,
  { videos, lookedUp }: Pick<CellVideos, 'videos' | 'lookedUp'>,
): CellVideo {
  if (content.service !== 'youtube') return unknownVideo(content);
  const known = videos.get(content.id);
  if (known) return known;
  const video = unknownVideo(content);
  const found = lookedUp.get(content.id);
  if (!found) return video;
  const { title, channel } = found;
  return { ...video, title, channel: { id: channel.id ?? '', name: channel.name } };
}
