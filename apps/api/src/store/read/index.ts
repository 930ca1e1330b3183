export type { ChannelListQuery, ChannelRow } from './channels';
export type { MentionRow, SongRow } from './details';
export type { RelatedRow } from './related';
export type { SongFilter, SungSongRow } from './songs';
export type { VideoFilter } from './video-filter';
export { TooDeepError, type NarrowPageQuery, type VideoPageQuery } from './video-page';
export type { VideoListQuery, VideoRow } from './videos';
export { createReads, type Reads } from './reads';
