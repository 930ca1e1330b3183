'use client';

export { ScriptExportDialog, type ScriptExportDialogProps } from './ScriptExportDialog';
