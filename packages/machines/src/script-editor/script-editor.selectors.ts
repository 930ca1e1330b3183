/** Selectors of the script editor. */
import {
  profileOf,
  type EditedLines,
  type LineConflict,
  type RefusedLine,
  type SpeakerProfile,
} from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import { isAllSaved } from './script-editor.asked';
import type { scriptEditorMachine } from './script-editor.machine';
import type { ScriptEditorError } from './script-editor.types';

type Snapshot = SnapshotFrom<typeof scriptEditorMachine>;

/**
 * `saved`: the server has everything; `unsaved`: sent soon; `saving`: being sent; `failed`: will be retried; `refused`: the server
 * does not accept what is unsaved, and it is not retried before it changes.
 */
export type ScriptSaving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused';

/** Save state of the script. */
export function selectSaving(snapshot: Snapshot): ScriptSaving {
  if (snapshot.matches({ editing: { log: 'failed' } })) return 'failed';
  if (snapshot.matches({ editing: { log: 'refused' } })) return 'refused';
  if (snapshot.matches({ editing: { log: 'unsaved' } })) return 'unsaved';
  return snapshot.matches('editing') && snapshot.hasTag('busy') ? 'saving' : 'saved';
}

/** All lines, ordered by start. */
export const selectLines = (snapshot: Snapshot): EditedLines => snapshot.context.script.lines;

/** The speaker profiles, Default first. */
export const selectProfiles = (snapshot: Snapshot): readonly SpeakerProfile[] =>
  snapshot.context.script.profiles;

/** The profile of new lines. */
export const selectChosenProfile = ({ context }: Snapshot): SpeakerProfile =>
  profileOf(context.script.profiles, context.profile);

/** Number of lines whose changes are not saved; those being sent are not counted. */
export const selectUnsentCount = ({ context }: Snapshot): number => context.unsent.length;

/** Of the last load or save; null after a success. */
export const selectError = ({ context }: Snapshot): ScriptEditorError | null => context.error;

/** Seconds until the server takes calls again, where it has refused too many. */
export const selectWait = ({ context }: Snapshot): number | null => context.waitS;

/** Whether all changes are saved. */
export const canLeave = ({ context }: Snapshot): boolean => isAllSaved(context);

/** Whether the dialog about unsaved lines is open. */
export const isAskingToLeave = (snapshot: Snapshot): boolean =>
  snapshot.matches({ editing: { leaving: 'asking' } });

/** Whether there is an edit to undo. */
export const canUndo = ({ context }: Snapshot): boolean => context.history.past.length > 0;

/** Whether there is an undone edit to bring back. */
export const canRedo = ({ context }: Snapshot): boolean => context.history.future.length > 0;

/** Whether there is a next line to merge this one with. */
export function canMerge({ context }: Snapshot, key: string): boolean {
  const at = context.script.lines.findIndex((line) => line.key === key);
  return at >= 0 && at < context.script.lines.length - 1;
}

/** Changes that the server refused, with the reason of each. */
export const selectRefused = ({ context }: Snapshot): readonly RefusedLine[] => context.refused;

/** The settings dialog is open and must be answered first. */
export const needsSettings = (snapshot: Snapshot): boolean => snapshot.matches('unanswered');

/** Lines that two people changed at the same time. */
export const selectConflicts = ({ context }: Snapshot): readonly LineConflict[] =>
  context.conflicts;

/** Why the script could not be loaded; undefined unless that has happened. */
export const selectLoadFailure = (snapshot: Snapshot): ScriptEditorError | undefined =>
  snapshot.matches('loadFailed') ? (snapshot.context.error ?? 'network') : undefined;

/** Whether lines can be edited. */
export const isEditing = (snapshot: Snapshot): boolean => snapshot.matches('editing');
