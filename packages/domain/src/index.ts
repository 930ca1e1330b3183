export {
  ACTIVATION_RETRY_MS,
  ACTIVATION_TIMEOUT_MS,
  ALL_ORGS,
  API_TIMEOUT_MS,
  CHANNEL_SEARCH_PAUSE_MS,
  CLOCK_SLACK_MS,
  COPY_FEEDBACK_MS,
  FAVORITES_DEBOUNCE_MS,
  FAVORITES_LIST_DUE_MS,
  FAVORITES_LIVE_FIRST_MS,
  FAVORITES_LIVE_FIRST_STALE_MS,
  FAVORITES_WINDOW_MS,
  FIRST_VISIT_MS,
  FRESH_LOGIN_MS,
  INSTALL_REPEAT_MS,
  INSTALL_USE_MS,
  LIMIT_WAIT_S,
  LIVE_OVERDUE_MS,
  LIVE_REFRESH_MS,
  LOGIN_CHECK_MS,
  LOGIN_STALE_MS,
  LOGIN_WARNING_MS,
  ORG_TIP_MS,
  ORGS_MAX,
  OUTBOX_WRITE_AGAIN_MS,
  PAGE_SIZE,
  PLAYLIST_MAX,
  PLAYLIST_PICTURES_MAX,
  PULL_ABORT_MS,
  PULL_LINGER_MS,
  PULL_RESTORE_MS,
  PULL_THRESHOLD_PX,
  RETRY_FIRST_MS,
  RETRY_MAX_MS,
  SEARCH_TEXT_MAX,
  SUGGESTIONS_PAUSE_MS,
  SUGGESTIONS_QUERY_MIN,
  TL_LANGUAGES,
  TWITTER_WARNING_MS,
  UI_LANGUAGES,
  UNDO_MAX,
  UNNAMED_PLAYLIST,
  UPDATE_CHECK_MS,
  VERIFY_AGAIN_MS,
  WORKER_ADDRESS,
  type UiLanguage,
} from './limits';
export * from './addresses';
export * from './channel/channel-groups';
export * from './channel/channel-name';
export * from './channel/channel-parts';
export * from './channel/channel-sorts';
export * from './chat';
export * from './embeds';
export * from './export';
export * from './failure-kind';
export * from './outbox';
export * from './outbox-changes';
export * from './feed/display-modes';
export * from './feed/feed-filter';
export * from './feed/collabs';
export * from './channel/channel-choices';
export {
  dayInWords,
  fullDate,
  fullTime,
  writtenDay,
  zoneName,
  type ClockTimes,
  type DayInWords,
} from './format/dates';
export * from './format/device-of-agent';
export * from './format/duration';
export * from './format/escape-html';
export * from './format/linked-text';
export * from './format/locale';
export {
  dateFormat,
  relativeTime,
  TOKYO_ZONE,
  twoZoneTimes,
  type RelativeTime,
  type RelativeTimeOptions,
} from './format/relative-time';
export * from './format/timed-text';
export * from './format/topic';
export * from './highlights';
export * from './multiview';
export * from './multiview-sync';
export * from './orgs';
export * from './permissions';
export { broughtPicture } from './brought-picture';
export * from './pictures';
export * from './placeholder';
export * from './player';
export { nameRefusal } from './playlist-name';
export * from './playlist-merge';
export * from './playlist-rules';
export * from './push';
export * from './preferences/language';
export {
  defaultPreferences,
  isUiLanguage,
  nameProperty,
  parsePreferences,
  PREFERENCES_COOKIE,
  PREFERENCES_MAX_AGE_S,
  readPreferences,
  SECURE_PREFERENCES_COOKIE,
  viewModes,
  writePreferences,
  type Preferences,
  type ViewMode,
} from './preferences/preferences';
export {
  isCollabFilterWorthNaming,
  looksLikeCollab,
  REPORT_NOTICE_MS,
  REPORT_REASON_TEXTS,
  REPORT_VALUE_MAX,
  reportFields,
  reportProblem,
  reportReasons,
  suggestedMentions,
  type MentionChanges,
  type ReportField,
  type ReportPlace,
  type ReportProblem,
  type ReportReason,
  type VideoReport,
} from './video-report';
export * from './relay';
export * from './script';
export * from './script-lines';
export * from './search/conditions';
export * from './search/fold';
export { foldQuery } from './search/fold-query';
export * from './search/search-address';
export * from './search/search-bar';
export { searchPlace, type SearchPlace } from './search/search-place';
export { searchedPart } from './search/searched-part';
export * from './search/word-search';
export * from './search/word-search-path';
export * from './credentials';
export * from './songs';
export * from './stored-state';
export * from './tl-sync';
export * from './undo-history';
export * from './video/live-board';
export * from './video/live-list';
export * from './video/live-rule';
export * from './video/playlist-place';
export {
  isShort,
  relatedLists,
  type RelatedChoice,
  type RelatedKind,
  type RelatedList,
} from './video/related';
export {
  channelPath,
  editVideoPath,
  googleCalendarUrl,
  plainTitle,
  playlistPath,
  watchPath,
  watchTimePath,
  platformPage,
  webUrl,
  youtubeCommentUrl,
  youtubeUrl,
} from './video/video-links';
export * from './video/schedule';
export {
  agendaParts,
  foldEmptyDays,
  inTimeOrder,
  type AgendaEntry,
  type AgendaParts,
} from './schedule/agenda';
export {
  cardDays,
  daysOfRows,
  type CardDaysOptions,
  type DayOfStreams,
} from './schedule/card-days';
export { daysInWords, shortDay, type DaysInWordsOptions } from './schedule/days-in-words';
export {
  dayStart,
  daysAfter,
  daysBetween,
  scheduleClock,
  firstMinute,
  isContinued,
  isDay,
  lastMinute,
  minuteInWords,
  scheduleTime,
  timesOfDay,
  type ScheduleTime,
  type ScheduleZone,
} from './schedule/schedule-day';
export type { ColumnPlace, MinuteSpan } from './schedule/grid-columns';
export {
  bandPosition,
  gridBands,
  gridDays,
  type GridBand,
  type GridBlock,
  type GridCell,
  type GridOptions,
  type GridStack,
} from './schedule/schedule-grid';
export * from './video/video-org';
export {
  eventIds,
  foldEvents,
  JOINED_WITHIN_MS,
  joinRefusal,
  platformOf,
  PREFERRED_PLATFORMS,
  type EventLink,
  type EventVideo,
  type FoldedVideos,
  type JoinRefusal,
  type PreferredPlatform,
  type StreamPlatform,
} from './video/same-event';
export * from './watch-state';
export {
  isMembersOnlyTitle,
  MEMBERS_ONLY,
  suggestTopic,
  type TopicHints,
} from './topic/suggest-topic';
export type { TopicRule } from './topic/topic-rules';
export * from './favorite-groups';
export * from './followed-channels';
export * from './muted-favorites';
