export { calendarKeyQuery, sessionsQuery } from './account';
export { loadAnew, loadInBackground } from './background-board';
export * from './catalog';
export { wholeChatQuery } from './chats';
export * from './channels';
export { followLiveBoard, type BoardEvents, type FollowOptions } from './follow-live-board';
export { keptPages } from './kept-pages';
export {
  LiveBoardError,
  liveBoardKey,
  liveBoardName,
  liveBoardQuery,
  observeLiveBoard,
  type LiveBoardOptions,
  type LiveBoardSettings,
  type LiveBoardSource,
  type LiveBoardState,
  type ObservedBoard,
} from './live-board';
export { pageQueries } from './page-queries';
export { ownPlaylistsQuery, playlistQuery, videoPlaylistsQuery } from './playlists';
export { ownLinesQuery, ownScriptsQuery, scriptVideosQuery } from './scripts';
export { searchQuery, searchRequest, type FoundVideos } from './search';
export {
  isForgotten,
  runningQuery,
  scheduleHeadKey,
  scheduleHeadQuery,
  scheduleQuery,
  type ScheduleSource,
  type ScheduleSpan,
} from './schedule';
export { siteTextQuery } from './site-text';
export { orgsQuery } from './orgs';
export { musicQuery, songIndexQuery, videoSongsQuery } from './songs';
export type { ServerQuery } from './server-query';
export { suggestionsQuery } from './suggestions';
export * from './video-lists';
export {
  mentionsQuery,
  videoExtrasQuery,
  videoQuery,
  videoTopicQuery,
  writeVideoUpdate,
} from './videos';
export { useChannelSearch } from './use-channel-search';
export { useKnownOrgs, useOrgs, useOrgsQuery } from './use-orgs';
export {
  AUDIT,
  CHANNEL,
  CHANNEL_VIDEOS,
  CHANNELS,
  LIVE_BOARD,
  PLAYLISTS,
  SCHEDULE,
  SCRIPTS,
  SEARCH,
  VIDEO,
  VIDEO_LISTS,
} from './query-names';
