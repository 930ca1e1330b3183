export {
  connectVideoCard,
  type CardMark,
  type CardState,
  type VideoCardApi,
  type VideoCardContext,
} from './video-card.connect';
export { VideoCard, type CardShape, type VideoCardProps } from './VideoCard';
