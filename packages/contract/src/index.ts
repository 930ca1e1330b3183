export { BOARD_COUNT_HEADER, readBoardCount, writeBoardCount } from './board-count';
export type { BoardCount } from './board-count';
export { createAdminClient, type AdminClient } from './admin-client';
export { REVERTED_EDITS_MAX, SUSPENSION_REASON_MAX } from './admin-limits';
export {
  EDIT_ACTIONS,
  REPORT_KINDS,
  REVERTED_ACTIONS,
  ROLES,
  SECURITY_EVENTS,
} from './admin-values';
export { createChannelLookupClient, type ChannelLookupClient } from './channel-lookup-client';
export { CHANNEL_LOOKUP_MAX } from './channel-lookup-limits';
export { FAVORITES_MAX } from './favorite-limits';
export {
  CHANNEL_IMPORT_MAX,
  CHANNEL_IMPORT_NAMED_MAX,
  LISTED_GROUPS_MAX,
  LISTED_LANGUAGE,
  LISTED_NAME_MAX,
  LISTED_TWITCH,
  LISTED_TWITTER,
  LISTED_YOUTUBE,
} from './channel-list-limits';
export { createGroupClient, type GroupClient } from './group-client';
export {
  GROUP_CHANNELS_MAX,
  GROUP_COLORS,
  GROUP_NAME_MAX,
  GROUP_OPS_MAX,
  GROUPS_MAX,
} from './group-limits';
export { isDrawn, nameOf, withoutDirections } from './names';
export { createScheduleClient, type ScheduleClient } from './schedule-client';
export { SCHEDULE_DAYS_MAX, SCHEDULE_PICTURE_ROWS } from './schedule-limits';
export { snoozeRoutes } from './snooze-routes';
export { createWebhookClient, type WebhookClient } from './webhook-client';
export { WEBHOOKS_MAX } from './webhook-limits';
export { CallError, createClient, pathOf, rowsOf, urlOf } from './client';
export type { CallFailure, CallOptions, Client, ClientOptions } from './client';
export { decodeQuery, encodeQuery } from './query-codec';
export { API_BASE } from './api-base';
export { BOARD_EVENTS_PATH, CARD_PATH, methodOf, OEMBED_PATH, routes } from './routes';
export { SONG_SECONDS_MIN } from './song-limits';
export type { Route } from './route';
export type { CallName } from './routes';
export type * from './page';
export type * from './types';
