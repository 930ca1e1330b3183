/** The video of a cell, also while nothing but its address is known. */
import type { Video } from '@oshimado/contract';
import type { MultiviewVideo, PlayableVideo } from '@oshimado/domain';
import type { ChatFrameVideo } from '../chat-frame';

export type CellVideo = PlayableVideo &
  ChatFrameVideo &
  Partial<Pick<Video, 'thumbnail' | 'start_scheduled'>> & {
    readonly channel: Pick<Video['channel'], 'id'> & Partial<Video['channel']>;
  };

/** A stream the server does not know: only its platform does. */
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

export const cellVideo = (content: MultiviewVideo, known: ReadonlyMap<string, Video>): CellVideo =>
  (content.service === 'youtube' ? known.get(content.id) : undefined) ?? unknownVideo(content);
