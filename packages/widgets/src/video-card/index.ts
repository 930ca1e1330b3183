'use client';

export { dragVideo } from './card-drag';
export * from './card-menu.connect';
export { SaveToggle, type SaveToggleProps } from './SaveToggle';
export { connectVideoCard } from './video-card.connect';
export * from './video-card.types';
export { VideoCard, type VideoCardProps } from './VideoCard';
export { textLanguage, writtenLanguage } from './text-language';
