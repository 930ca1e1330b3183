'use client';

export { useDropVideo, type DropVideoOptions } from './use-drop-video';
export type { VideoSelectorDialogProps } from './video-selector.types';
export { VideoSelectorDialog } from './VideoSelectorDialog';
export { LateVideoStrip } from './LateVideoStrip';
export { VideoStrip, type VideoStripProps } from './VideoStrip';
