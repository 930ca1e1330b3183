'use client';

export { LayoutPicture, type LayoutPictureProps } from './LayoutPicture';
export { OverwriteQuestion, PresetDialog, ReorderDialog, SaveLayoutDialog } from './late-dialogs';
export { PresetMenu } from './PresetMenu';
export { useReadPresets } from './use-presets';
