/** Method, path and timeout of each call. Without schemas, so that pages do not bundle zod. */
import { isChannel, isList, isObjectOrScalar, isPlaylist, isVideo, isVideoList } from './answers';
import type { AdminCallName } from './admin-routes';
import type { ChannelLookupCallName } from './channel-lookup-routes';
import type { GroupCallName } from './group-routes';
import { get, patch, post, put, remove, type Route } from './route';
import type { ScheduleCallName } from './schedule-routes';
import type { SnoozeCallName } from './snooze-routes';
import type { WebhookCallName } from './webhook-routes';

const LIVE_TIMEOUT_MS = 10_000;
const USERS_LIVE_TIMEOUT_MS = 20_000;

const answering = (isAnswer: (answer: unknown) => boolean, route: Route): Route => ({
  ...route,
  isAnswer,
});
const statics = (path: string): Route => ({ ...get(`/statics${path}`), base: 'site' });

/** Server-sent events of the live board, below the base: `board` with a BoardChange, `reset` to load `/live` again. */
export const BOARD_EVENTS_PATH = '/live/events';
/** The picture of a shared link, below the root of the site; `page` is the path of the page with its query. */
export const CARD_PATH = '/card.png';
/** What a page is, for sites that show a shared link (oEmbed); `url` is the page's whole address. */
export const OEMBED_PATH = '/oembed';

/** All calls by name, but those that late parts of pages bring in modules of their own (`*-routes.ts` beside this one). */
export const routes = {
  getOrgs: statics('/orgs.json'),
  getOrgsWithIcons: statics('/orgsV2.json'),
  getStats: statics('/stats.json'),
  getStaticTopics: statics('/topics.json'),
  getStaticChannel: statics('/channel/{id}.json'),

  getChannels: get('/channels'),
  getChannel: answering(isChannel, get('/channels/{id}')),
  getChannelVideos: answering(isVideoList, get('/channels/{id}/{kind}')),

  getVideos: answering(isVideoList, get('/videos')),
  getVideo: answering(isVideo, get('/videos/{id}')),
  getVideoComments: get('/videos/{id}/comments'),
  getClips: answering(isVideoList, get('/clips')),

  getLive: answering(isVideoList, get('/live', LIVE_TIMEOUT_MS)),
  getUsersLive: answering(isVideoList, get('/users/live', USERS_LIVE_TIMEOUT_MS)),
  getUsersVideos: answering(isVideoList, get('/users/videos')),

  getAutocomplete: get('/search/autocomplete'),
  postVideoSearch: answering(isVideoList, post('/search/videoSearch')),
  postCommentSearch: post('/search/commentSearch'),
  postChannelSearch: post('/search/channelSearch'),

  getLoginServices: get('/user/login/services'),
  postLogin: post('/user/login'),
  getRefresh: get('/user/refresh'),
  getUserCheck: get('/user/check'),
  postUser: post('/user'),
  deleteUser: remove('/user'),
  getCreateKey: get('/user/createKey'),
  getCalendarKey: get('/user/calendarKey'),
  postCalendarKey: post('/user/calendarKey'),
  getSessions: get('/user/sessions'),
  postLogout: post('/user/logout'),
  getUserExport: get('/user/export'),

  getFavorites: get('/users/favorites'),
  patchFavorites: patch('/users/favorites'),

  getHistory: get('/users/history'),
  patchHistory: patch('/users/history'),

  getPlaylists: get('/users/playlists'),
  getPlaylist: answering(isPlaylist, get('/playlist/{id}')),
  postPlaylist: answering(isObjectOrScalar, post('/playlist')),
  deletePlaylist: remove('/playlist/{id}'),
  getVideoPlaylists: get('/video-playlist/{videoId}'),
  putVideoPlaylist: answering(isObjectOrScalar, put('/video-playlist/{playlistId}/{videoId}')),
  deleteVideoPlaylist: answering(
    isObjectOrScalar,
    remove('/video-playlist/{playlistId}/{videoId}'),
  ),

  getTopics: get('/topics'),
  getVideoTopic: get('/videos/{id}/topic'),
  postVideoTopic: post('/topics/video'),
  getMentions: get('/videos/{id}/mentions'),
  postMention: post('/videos/{id}/mentions'),
  deleteMentions: remove('/videos/{id}/mentions'),
  postVideoEvent: post('/videos/{id}/event'),

  getSong: get('/songs/{id}'),
  getHotSongs: get('/songs/hot'),
  postLatestSongs: post('/songs/latest'),
  postSongSearch: post('/musicdex/elasticsearch/search'),
  putSong: put('/songs'),
  deleteSong: remove('/songs'),

  getChats: answering(isList, get('/videos/{id}/chats')),
  postChat: post('/videos/{id}/chats'),
  postChatsBulk: post('/videos/{id}/chatsBulk'),
  postScriptLog: post('/videos/{id}/scripteditor/log'),
  getScripts: get('/tlutil'),
  postCustomLink: post('/tlutil/updateCustomLink'),
  postMigrateCheck: post('/tlutil/migrate/check'),
  postMigrateClaim: post('/tlutil/migrate/claim'),
  postRelay: post('/relay/{action}'),

  postPlaceholder: post('/videos/placeholder'),
  deletePlaceholder: remove('/videos/placeholder/{id}'),
  postVideoReport: post('/reports/video/{id}'),
  postChannelReport: post('/reports/channel'),
  postContactReport: post('/reports/contact'),
  postNotice: post('/external/notice'),

  getRotation: get('/rotation'),
  getMultiviewRecord: get('/multiview/record/{link}'),
  getSiteText: get('/texts/{name}'),

  getInvite: get('/lookups/invite/{code}'),
  getLookedUpVideo: get('/lookups/video'),
  getMusic: get('/lookups/music'),

  postFailures: post('/telemetry/failures'),

  getAudit: get('/audit'),
  postRevert: post('/audit/{id}/revert'),

  getPush: get('/push'),
  getPushDevices: get('/push/devices'),
  putPushDevice: put('/push/devices'),
  deletePushDevice: remove('/push/devices/{id}'),
  postPushTest: post('/push/devices/{id}/test'),
} as const satisfies Record<string, Route>;

/** Name of a call that every client has. */
export type ClientCallName = keyof typeof routes;
/** Name of a call, as the method of its client is called. */
export type CallName =
  | ClientCallName
  | AdminCallName
  | GroupCallName
  | ScheduleCallName
  | ChannelLookupCallName
  | SnoozeCallName
  | WebhookCallName;

/** The method of a call: its name begins with it. */
export const methodOf = (name: CallName): string => name.replace(/[A-Z].*/, '').toUpperCase();
