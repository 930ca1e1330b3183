export { connectCardMenu, type CardMenuLinks } from './card-menu.connect';
export { connectVideoCard } from './video-card.connect';
export type {
  CardEnvironment,
  CardMark,
  CardPicture,
  CardReach,
  CardState,
  VideoCardApi,
  VideoCardContext,
} from './video-card.types';
export { VideoCard, type CardShape, type VideoCardProps } from './VideoCard';
