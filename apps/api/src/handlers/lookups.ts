import { recogniseVideo } from '@oshimado/domain';
import { ApiError } from '../errors';
import type { Action, Actions } from './handler';

/** GET /lookups/video: title and channel of a video by its address; unknown videos are looked up at YouTube. */
const getLookedUpVideo: Action<'getLookedUpVideo'> = async ({ query }, { store, platforms }) => {
  const address = recogniseVideo(query.url);
  if (!address) {
    const words =
      'url must be the address of a video on YouTube; titles of other sites are not available.';
    throw new ApiError('bad_request', words, { parameter: 'url' });
  }
  const known = await store.reads.findVideo(address.id);
  if (!known || known.type === 'placeholder') return platforms.video(address.id);
  const { id, title, channel_id, channel_name } = known;
  return { id, title, channel: { id: channel_id, name: channel_name } };
};

/** GET /lookups/invite/{code}: the Discord server that an invitation leads to. */
const getInvite: Action<'getInvite'> = ({ params }, { platforms }) => platforms.invite(params.code);

/** GET /lookups/music: published songs by words. Upper and lower case share an answer. */
const getMusic: Action<'getMusic'> = async ({ query }, { platforms }) => {
  const { tracks } = await platforms.music(query.q.trim().replace(/\s+/g, ' ').toLowerCase());
  return [...tracks];
};

export const actions = { getInvite, getLookedUpVideo, getMusic } satisfies Actions;
