/**
 * Every call of the API once, as it is meant: what has to be there first, what is sent, and what becomes of it when a
 * guest, its owner, another user, an editor and an admin send it. Examples of the description, the table of who may do
 * what and the hunt for bad input are all made from these.
 */
import type { CallName } from '@oshimado/contract';
import { ids, videoId } from '../fixtures/world';
import { adminScenarios } from './admin-scenarios';
import { chatScenarios } from './chat-scenarios';
import { groupScenarios } from './group-scenarios';
import { scheduleScenarios } from './schedule-scenarios';
import { pushScenarios } from './push-scenarios';
import {
  byEditors,
  editorsOnly,
  first,
  next,
  type Scenario,
  type ScenarioContext,
} from './scenario';

const STREAM = videoId('past-miko');
const SUNG = videoId('past-sora');

const newPlaylist = (context: ScenarioContext) =>
  first<number>(context, 'user', 'POST', '/playlist/', {
    name: 'Songs',
    video_ids: [SUNG, STREAM],
  });

const songBody = (context: ScenarioContext) => ({
  video_id: SUNG,
  name: `Song of the day ${next(context)}`,
  original_artist: 'Somebody',
  start: 1_000,
  end: 1_200,
});
const newSong = (context: ScenarioContext) =>
  first<{ id: string; name: string }>(context, 'user', 'PUT', '/songs', songBody(context));

/** Far apart, so that no placeholder is taken for another one. */
const placeholderBody = (context: ScenarioContext) => ({
  channel_id: ids.miko,
  title: {
    name: 'Anniversary',
    jp_name: '周年記念',
    link: 'https://example.com/anniversary',
    placeholderType: 'event' as const,
    certainty: 'certain' as const,
    credits: {},
  },
  liveTime: new Date(context.api.now() + (100 + 10 * next(context)) * 3_600_000).toISOString(),
  duration: 3_600,
});
const newPlaceholder = async (context: ScenarioContext) => {
  const [made] = await first<{ id: string }[]>(
    context,
    'editor',
    'POST',
    '/videos/placeholder',
    placeholderBody(context),
  );
  return made?.id ?? '';
};

/** A topic set by a user on a video that had none. */
const newEdit = async (context: ScenarioContext): Promise<string> => {
  const video = videoId('past-kuzu');
  await first(context, 'editor', 'POST', '/topics/video', {
    videoId: video,
    topicId: `talk_${next(context)}`,
  });
  const [entry] = await first<{ id: string }[]>(
    context,
    'editor',
    'GET',
    `/audit?video_id=${video}`,
  );
  return entry?.id ?? '';
};

const search = {
  sort: 'newest' as const,
  lang: [],
  target: ['stream', 'clip'],
  conditions: [{ text: 'ago' }],
  topic: [],
  vch: [],
  org: [],
  comment: [],
  paginated: true,
  offset: 0,
  limit: 30,
};

type Scenarios = { readonly [K in CallName]: Scenario<K> };

const nothing = { request: () => ({}) };
const ofVideo = { request: () => ({ params: { id: SUNG } }) };

/** Only its owner; others cannot tell it from one that is not there. */
const ownersOnly = { other: 404, editor: 404, admin: 404 } as const;
export const scenarios: Scenarios = {
  getOrgs: nothing,
  getOrgsWithIcons: nothing,
  getStats: nothing,
  getStaticTopics: nothing,
  getStaticChannel: { request: () => ({ params: { id: ids.sora } }) },
  getRotation: nothing,
  getMultiviewRecord: { request: () => ({ params: { link: 'AAUYlive-sora00,UAEYchat' } }) },

  getChannels: {
    request: () => ({
      query: { type: 'vtuber', sort: 'subscriber_count', order: 'desc', limit: 2 },
    }),
  },
  getChannel: { request: () => ({ params: { id: ids.sora } }) },
  getChannelVideos: {
    request: () => ({
      params: { id: ids.sora, kind: 'videos' },
      query: { limit: 1, include: ['mentions'] },
    }),
  },

  getVideos: {
    request: () => ({ query: { status: ['past'], org: 'Hololive', limit: 1, paginated: true } }),
  },
  getVideo: { request: () => ({ params: { id: SUNG }, query: { lang: ['en'], c: true } }) },
  getVideoComments: ofVideo,
  getClips: { request: () => ({ query: { lang: ['en'], limit: 1 } }) },
  getLive: { request: () => ({ query: { org: 'Hololive', limit: 1, include: ['mentions'] } }) },
  getUsersLive: { request: () => ({ query: { channels: [ids.sora] } }) },
  getUsersVideos: {
    request: async (context) => {
      for (const who of ['user', 'other', 'editor', 'admin'] as const) {
        await first(context, who, 'PATCH', '/users/favorites', [
          { op: 'add', channel_id: ids.sora },
        ]);
      }
      return { query: { limit: 1, status: ['past'] } };
    },
  },

  getAutocomplete: { request: () => ({ query: { q: 'so' } }) },
  postVideoSearch: { request: () => ({ body: search }) },
  postCommentSearch: {
    request: () => ({ body: { ...search, conditions: [], comment: ['start'] } }),
  },
  postChannelLookup: { request: () => ({ body: { channels: [ids.sora, '@nobody'] } }) },
  postChannelSearch: { request: () => ({ body: { type: 'vtuber', queryText: 'miko' } }) },

  getLoginServices: nothing,
  postLogin: { request: () => ({ body: { service: 'demo', token: 'viewer' } }) },
  getRefresh: nothing,
  getUserCheck: nothing,
  postUser: { request: () => ({ body: { name: 'A new name' } }) },
  deleteUser: { request: () => ({ body: { confirm: 'delete' } }) },
  getCreateKey: nothing,
  getCalendarKey: nothing,
  postCalendarKey: nothing,
  getSessions: nothing,
  postLogout: { request: () => ({ body: { all: true } }) },
  getUserExport: nothing,

  getFavorites: nothing,
  patchFavorites: {
    request: () => ({
      body: [{ op: 'add', channel_id: ids.sora }],
      headers: { 'idempotency-key': 'favorites-1' },
    }),
  },

  getHistory: nothing,
  patchHistory: {
    request: () => ({
      body: [
        {
          op: 'watch',
          video_id: SUNG,
          seconds: 90,
          duration: 3600,
          watched_at: '2026-01-02T12:00:00.000Z',
          at: '2026-01-02T12:00:00.000Z',
        },
      ],
    }),
  },

  getPlaylists: {
    request: async (context) => {
      await newPlaylist(context);
      return {};
    },
  },
  getPlaylist: {
    request: async (context) => ({ params: { id: String(await newPlaylist(context)) } }),
  },
  postPlaylist: { request: () => ({ body: { name: 'Songs', video_ids: [SUNG] } }) },
  deletePlaylist: {
    request: async (context) => ({ params: { id: String(await newPlaylist(context)) } }),
    status: ownersOnly,
  },
  getVideoPlaylists: {
    request: async (context) => {
      await newPlaylist(context);
      return { params: { videoId: SUNG } };
    },
  },
  putVideoPlaylist: {
    request: async (context) => ({
      params: { playlistId: String(await newPlaylist(context)), videoId: videoId('past-kuzu') },
    }),
    status: ownersOnly,
  },
  deleteVideoPlaylist: {
    request: async (context) => ({
      params: { playlistId: String(await newPlaylist(context)), videoId: SUNG },
    }),
    status: ownersOnly,
  },

  getTopics: nothing,
  getVideoTopic: ofVideo,
  postVideoTopic: {
    request: (context) => ({ body: { videoId: STREAM, topicId: `Drawing_${next(context)}` } }),
    as: 'editor',
    // This one has a topic: only editors change it, and not by key.
    status: { ...editorsOnly, editorKey: 403, adminKey: 403 },
  },
  getMentions: { request: () => ({ params: { id: STREAM } }) },
  postMention: { request: () => ({ params: { id: SUNG }, body: { channel_id: ids.kuzu } }) },
  deleteMentions: {
    request: () => ({ params: { id: STREAM }, body: { channel_ids: [ids.kuzu] } }),
  },

  postVideoEvent: {
    request: () => ({
      params: { id: videoId('live-sora') },
      body: { with: videoId('live-kuzu'), same: true },
    }),
    as: 'editor',
    status: { ...editorsOnly, editorKey: 403, adminKey: 403 },
  },

  getSong: { request: async (context) => ({ params: { id: (await newSong(context)).id } }) },
  getHotSongs: { request: () => ({ query: { org: 'Hololive' } }) },
  postLatestSongs: {
    request: () => ({ query: { c: '_' }, body: { video_id: SUNG, limit: 1, paginated: 1 } }),
  },
  postSongSearch: {
    request: () => ({
      body: `{"preference":"results"}\n${JSON.stringify({ query: { query_string: { query: 'Song' } }, size: 12 })}\n`,
    }),
  },
  putSong: { request: (context) => ({ body: songBody(context) }) },
  deleteSong: {
    request: async (context) => ({ body: { id: (await newSong(context)).id } }),
    status: { other: 403 },
  },

  postRelay: {
    request: () => ({ params: { action: 'guild' }, body: { ids: ['1'] } }),
    status: { guest: 404, user: 404, other: 404, editor: 404, admin: 404 },
  },

  postPlaceholder: {
    request: (context) => ({ body: placeholderBody(context) }),
    as: 'editor',
    status: { guest: 401, ...editorsOnly, link: 200 },
  },
  deletePlaceholder: {
    request: async (context) => ({ params: { id: await newPlaceholder(context) } }),
    ...byEditors,
  },
  postVideoReport: {
    request: () => ({
      params: { id: SUNG },
      body: [
        { name: 'Reason', value: 'Incorrect video topic' },
        { name: 'Comments', value: 'This is a karaoke' },
      ],
    }),
  },
  postChannelReport: {
    request: () => ({
      body: {
        content: 'A channel',
        embeds: [
          {
            title: 'Add a channel',
            fields: [{ name: 'Channel Link', value: 'https://www.youtube.com/@somebody' }],
            footer: { text: 'Oshimado' },
          },
        ],
      },
    }),
  },
  postContactReport: { request: () => ({ body: [{ name: 'Message', value: 'Thank you' }] }) },
  postNotice: {
    request: () => ({ body: { url: `https://www.youtube.com/watch?v=${SUNG}` } }),
  },

  getLookedUpVideo: { request: () => ({ query: { url: `https://youtu.be/${SUNG}` } }) },
  getMusic: { request: () => ({ query: { q: 'daybreak' } }) },
  getInvite: { request: () => ({ params: { code: 'oshimado' } }) },
  getSiteText: { request: () => ({ params: { name: 'terms' }, query: { lang: 'en' } }) },

  postFailures: {
    request: () => ({
      body: {
        failures: [{ kind: 'response', method: 'GET', url: '/api/v2/videos?org=', status: 503 }],
      },
    }),
  },

  getAudit: {
    request: async (context) => {
      await newEdit(context);
      return { query: { video_id: videoId('past-kuzu'), limit: 1 } };
    },
    as: 'editor',
  },
  postRevert: {
    request: async (context) => ({ params: { id: await newEdit(context) } }),
    as: 'editor',
    status: { ...editorsOnly, editorKey: 403, adminKey: 403 },
  },

  ...adminScenarios,
  ...chatScenarios,
  ...pushScenarios,
  ...groupScenarios,
  ...scheduleScenarios,
};
