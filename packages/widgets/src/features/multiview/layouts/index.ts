'use client';

export { LayoutPicture, type LayoutPictureProps } from './LayoutPicture';
export { OverwriteQuestion, PresetDialog, ReorderDialog, SaveLayoutDialog } from './late-dialogs';
export type { PresetDialogProps } from './PresetDialog';
export { PresetMenu, type PresetMenuProps } from './PresetMenu';
export type { ReorderDialogProps } from './ReorderDialog';
export type { SaveLayoutDialogProps } from './SaveLayoutDialog';
export { useReadPresets } from './use-presets';
