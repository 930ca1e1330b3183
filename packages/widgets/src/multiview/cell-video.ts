/** The video of a cell, also while nothing but its address is known. */
import type { Video } from '@oshimado/contract';
import type { MultiviewVideo, PlayableVideo } from '@oshimado/domain';
import type { ChatFrameVideo } from '../chat-frame';
import type { CellVideos } from './use-cell-videos';

export type CellVideo = PlayableVideo &
  ChatFrameVideo &
  Partial<Pick<Video, 'thumbnail' | 'start_scheduled'>> & {
    readonly channel: Pick<Video['channel'], 'id'> & Partial<Video['channel']>;
  };

/** A stream of which only the address is known. */
const unknownVideo = ({ id, service, name }: MultiviewVideo): CellVideo => ({
  id,
  type: service === 'twitch' ? 'placeholder' : 'stream',
  status: 'live',
  title: name ?? id,
  duration: 0,
  available_at: '',
  channel: { id: '' },
  ...(service === 'twitch' && { link: `https://www.twitch.tv/${id}` }),
});

export function cellVideo(
  content: MultiviewVideo,
  { videos, lookedUp }: Pick<CellVideos, 'videos' | 'lookedUp'>,
): CellVideo {
  if (content.service === 'twitch') return unknownVideo(content);
  const known = videos.get(content.id);
  if (known) return known;
  const video = unknownVideo(content);
  const found = lookedUp.get(content.id);
  if (!found) return video;
  const { title, channel } = found;
  return { ...video, title, channel: { id: channel.id ?? '', name: channel.name } };
}
