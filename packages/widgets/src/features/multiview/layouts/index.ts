'use client';

export { LayoutPicture, type LayoutPictureProps } from './LayoutPicture';
export { OverwriteQuestion, PresetDialog, ReorderDialog, SaveLayoutDialog } from './late-dialogs';
export type { PresetDialogProps } from './PresetDialog';
export { PresetMenu } from './PresetMenu';
export type { PresetMenuProps } from './preset-menu.types';
export type { ReorderDialogProps } from './ReorderDialog';
export type { SaveLayoutDialogProps } from './SaveLayoutDialog';
export { useReadPresets } from './use-presets';
