'use client';

// What is published. The portal imports single folders as `@oshimado/widgets/internal/…`, which lead to sources alone.
export type {
  OshiChatAttributes,
  OshiElementAttributes,
  OshiLiveBadgeAttributes,
  OshiLiveFeedAttributes,
  OshiMultiviewAttributes,
  OshiPlayerAttributes,
  OshiVideoAttributes,
  OshiChannelAttributes,
  OshiPlaylistAttributes,
  OshiClipsAttributes,
  OshiScheduleAttributes,
  OshiSearchAttributes,
} from './embed/element-types';
export type { OshiLiveFeedEvents } from './embed/oshi-live-feed/events';
export type { OshiChatEvents } from './embed/oshi-chat/events';
export type { OshiMultiviewEvents } from './embed/oshi-multiview/events';
export type { OshiPlayerEvents } from './embed/oshi-player/events';
export type { OshiVideoEvents } from './embed/oshi-video/events';
export type { OshiChannelEvents } from './embed/oshi-channel/events';
export type { OshiPlaylistEvents } from './embed/oshi-playlist/events';
export type { OshiClipsEvents } from './embed/oshi-clips/events';
export type { OshiScheduleEvents } from './embed/oshi-schedule/events';
export type { OshiSearchEvents } from './embed/oshi-search/events';
export type { OshiLiveBadgeEvents } from './embed/oshi-live-badge/events';

export {
  useWidgets,
  type LinkProps,
  type WidgetsEnvironment,
  type WidgetsOptions,
} from './base/context/WidgetsProvider';
export { PageWidgets as WidgetsProvider } from './parts/page-parts/PageWidgets';
export type {
  CardActions,
  CardFlag,
  CardMenuActions,
  CardPartProps,
} from './base/context/card-actions';
export {
  LoadedSentencesProvider,
  SentencesProvider,
  useLanguage,
  useTranslate,
  type LoadedSentencesProviderProps,
  type Sentences,
  type SentencesProviderProps,
} from './base/sentences/SentencesProvider';
export type { Format, Messages } from './base/sentences/translators';
export { Clock, type ClockProps } from './base/clock/Clock';
export { useNow } from './base/clock/use-now';
export { createTicker, type Ticker, type TickerPorts } from './base/ticker/ticker';

export {
  followLiveBoard,
  type BoardEvents,
  type FollowOptions,
} from './base/queries/follow-live-board';
export {
  LiveBoardError,
  liveBoardQuery,
  observeLiveBoard,
  type LiveBoardOptions,
  type LiveBoardSettings,
  type LiveBoardSource,
  type LiveBoardState,
  type ObservedBoard,
} from './base/queries/live-board';
export {
  useLiveBoard,
  useLiveCounts,
  type LiveBoard,
  type LiveBoardHookOptions,
} from './parts/live-feed/use-live-board';
export type { ConnectedBoard, LiveFeedStatus } from './parts/live-feed/connected-board';
export type { FeedNotice } from './parts/live-feed/feed-notice';
export {
  connectLiveFeed,
  type LiveCounts,
  type LiveFeedApi,
  type LiveFeedConnectOptions,
  type LiveFeedContent,
  type LiveFeedView,
} from './parts/live-feed/live-feed.connect';
export { LiveFeed, type LiveFeedProps } from './parts/live-feed/LiveFeed';

export { VideoList, type VideoListProps } from './parts/video-list/VideoList';
export {
  VideoListSkeleton,
  type VideoListSkeletonProps,
} from './parts/video-list/VideoListSkeleton';
export { connectVideoCard } from './parts/video-card/video-card.connect';
export type * from './parts/video-card/video-card.types';
export { VideoCard, type VideoCardProps } from './parts/video-card/VideoCard';
export { connectChannel } from './parts/channel-card/channel-card.connect';
export type {
  ChannelApi,
  ChannelBlock,
  ChannelHeart,
  ChannelLinks,
  ChannelProfile,
} from './parts/channel-card/channel-card.types';
export { ChannelCard, ChannelRow, type ChannelCardProps } from './parts/channel-card/ChannelCard';
export {
  connectPlaylistPanel,
  type PlaylistPanelApi,
  type PlaylistTranslate,
} from './parts/playlist-panel/playlist-panel.connect';
export { PlaylistPanel, type PlaylistPanelProps } from './parts/playlist-panel/PlaylistPanel';
