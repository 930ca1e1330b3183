'use client';

export { dragVideo } from './card-drag';
export { SaveToggle } from './SaveToggle';
export { connectVideoCard } from './video-card.connect';
export * from './video-card.types';
export { VideoCard, type VideoCardProps } from './VideoCard';
export { textLanguage } from './text-language';
