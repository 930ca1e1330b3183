import type { CheckedQueryOf, Video } from '@oshimado/contract';
import { requireUser } from '../../auth';
import { ApiError, notFound } from '../../errors';
import { type Action, type Actions, type Handler, type Handlers, Written } from '../handler';
import { favoritesIn } from './favorites-in';
import { getLive } from './get-live';
import { getVideo } from './get-video';
import { getScheduleDays, getUsersScheduleDays } from './schedule-days';
import { getUsersSchedulePicture } from './schedule-picture';
import {
  answerEventList,
  answerLiveList,
  answerVideoList,
  filterOf,
  pageOf,
  type EventListRequest,
} from './video-list';
import type { Reads, VideoFilter } from '../../store';

const ROWS_MAX = 9_999;
/** Parts of a video that the board in memory has. */
const KEPT_PARTS: ReadonlySet<string> = new Set(['mentions', 'live_info', 'event']);

/** Live and upcoming videos of the channels in the filter. */
async function readUsersLive(
  reads: Reads,
  who: Pick<VideoFilter, 'uploaders' | 'involved'>,
  { includePlaceholder, include }: CheckedQueryOf<'getUsersLive'>,
): Promise<Video[]> {
  const request: EventListRequest = {
    filter: {
      ...who,
      status: ['live', 'upcoming'],
      type: includePlaceholder ? ['stream', 'placeholder'] : ['stream'],
    },
    page: { sort: 'available_at', order: 'asc', limit: ROWS_MAX, offset: 0 },
    always: { liveInfo: true, translators: true },
  };
  const list = await answerLiveList(reads, request, include);
  return Array.isArray(list) ? list : list.items;
}

/** GET /users/live with `channels`: their live and upcoming videos without a time limit. Public. */
const getUsersLive: Handler<'getUsersLive'> = ({ query }, reads) =>
  readUsersLive(reads, { uploaders: query.channels ?? [] }, query);

/** GET /videos: any video, filtered, sorted, in pages. */
const getVideos: Handler<'getVideos'> = ({ query }, reads) =>
  answerEventList(
    reads,
    {
      filter: filterOf(query),
      page: pageOf(query),
      paginated: query.paginated,
    },
    query.include,
  );

/** GET /videos/{id}/comments: its comments with timestamps. */
const getVideoComments: Handler<'getVideoComments'> = async ({ params }, reads, onOpened) => {
  if (!(await reads.findVideo(params.id))) throw notFound('Video');
  onOpened(params.id);
  return reads.commentsOf(params.id);
};

/** GET /users/videos: videos with the caller's favorites as uploader or guest, filtered as /videos. */
const getUsersVideos: Action<'getUsersVideos'> = async ({ query }, { caller, store }) => {
  const { id } = requireUser(caller);
  const involved = await favoritesIn(store, id, query.group);
  return answerEventList(
    store.reads,
    {
      filter: { ...filterOf(query), involved },
      page: pageOf(query),
      paginated: query.paginated,
    },
    query.include,
  );
};

/** GET /users/live without `channels`: live and upcoming videos of the caller's favorites, but of muted ones. */
const getUsersLiveFavorites: Action<'getUsersLive'> = async (
  { query },
  { caller, favoritesBoard, store },
) => {
  if (!caller) {
    throw new ApiError(
      'unauthorized',
      'Favorites require a login. Without one, list channels with channels=<id>,<id>.',
      { parameter: 'channels' },
    );
  }
  const { includePlaceholder, include = [] } = query;
  // The board in memory has mentions, live information and events; other parts are read from the store.
  if (include.some((part) => !KEPT_PARTS.has(part))) {
    return readUsersLive(
      store.reads,
      { involved: await store.favorites.heardIds(caller.id) },
      query,
    );
  }
  const show = {
    placeholders: includePlaceholder,
    mentions: include.includes('mentions'),
    events: include.includes('event'),
  };
  return new Written(await favoritesBoard.textFor(caller.id, show));
};

/** GET /clips: /videos with type=clip. */
const getClips: Handler<'getClips'> = ({ query }, reads) =>
  answerVideoList(reads, {
    filter: { ...filterOf(query), type: ['clip'] },
    page: pageOf(query),
    include: query.include,
    paginated: query.paginated,
  });

export const handlers = {
  getClips,
  getLive,
  getUsersLive,
  getVideo,
  getVideoComments,
  getVideos,
  getScheduleDays,
} satisfies Handlers;

export const actions = {
  getUsersLive: getUsersLiveFavorites,
  getUsersVideos,
  getUsersScheduleDays,
  getUsersSchedulePicture,
} satisfies Actions;
