// The schemas of what calls return, by the types of `@oshimado/contract`. Those of parameters and bodies are in `calls`.
export {
  limitHit,
  person,
  placeholderEntry,
  report,
  revertedEdits,
  securityEntry,
  sourceState,
} from './admin';
export {
  channelExport,
  channelImport,
  channelListState,
  listedChannel,
  listedChannelInput,
  listedOrg,
} from './channel-list';
export { boardChange, boardEventsHeaders, boardEventsQuery } from './board';
export { tags, type Call, type CallAuth, type CallTag, type LimitClass } from './call';
export { calls } from './calls/calls';
export { lookedUpChannel } from './channel-lookup';
export { channelFull, channelListItem, mention, videoChannel } from './channel';
export { auditEntry, topic, videoTopic } from './editing';
export { favoriteGroup } from './favorite-group';
export { scheduleDay } from './schedule-days';
export { historyEntry, historyPage } from './history';
export { invite, lookedUpVideo, musicTrack } from './lookup';
export { org, stats } from './org';
export { playlist, PLAYLIST_VIDEOS_MAX, playlistStub, playlistVideo } from './playlist';
export { problem } from './problem';
export { push, pushDevice, pushDeviceBody } from './push';
export { pushWebhook } from './push-webhook';
export {
  channelSorts,
  liveIncludes,
  liveQuery,
  PAGE_LIMIT_MAX,
  videoIncludes,
  videoSorts,
} from './query';
export { commentedVideo, isLongSearch, searchedVideo, suggestion } from './search';
export { siteText } from './site-text';
export { song } from './song';
export { failuresBody, reportedFailure } from './telemetry';
export { chat, script, translationLanguage } from './translation';
export {
  calendarKey,
  createdKey,
  demoRoles,
  favorite,
  login,
  loginChoices,
  role,
  session,
  suspension,
  user,
  userExport,
  usernameBody,
} from './user';
export {
  channelType,
  channelTypes,
  placeholderType,
  placeholderTypes,
  translationLanguages,
  videoStatus,
  videoStatuses,
  videoType,
  videoTypes,
} from './values';
export { comment, credits, inlineSong, relatedVideo, video, videoFull, videoPage } from './video';
