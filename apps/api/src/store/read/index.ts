export type { CancelledEvent, EventRevision } from './calendar-events';
export type { ChannelRow } from './channels';
export type { MentionRow, SongRow } from './details';
export type { RelatedRow } from './related';
export type { SungSongRow } from './songs';
export type { VideoFilter } from './video-filter';
export { TooDeepError, type NarrowPageQuery } from './video-page';
export type { VideoListQuery, VideoRow } from './videos';
export { createReads, type Reads } from './reads';
