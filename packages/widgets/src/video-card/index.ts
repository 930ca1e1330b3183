export { connectCardMenu, type CardMenuLinks } from './card-menu.connect';
export { connectVideoCard } from './video-card.connect';
export type {
  CardEnvironment,
  CardMark,
  CardPicture,
  CardReach,
  CardShape,
  CardState,
  VideoCardApi,
  VideoCardContext,
} from './video-card.types';
export { VideoCard, type VideoCardProps } from './VideoCard';
