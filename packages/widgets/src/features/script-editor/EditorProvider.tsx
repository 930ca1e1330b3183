/** The script being edited, for all parts of the editor: the actor of its machine, the time, and the video. */
import type { Video } from '@oshimado/contract';
import type { ScriptEdit } from '@oshimado/domain';
import type { scriptEditorMachine } from '@oshimado/machines/script-editor';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { EditorClock } from './timeline';
import { createFeatureActor } from '../../base/state/feature-actor';

export type EditorActor = ActorRefFrom<typeof scriptEditorMachine>;
export type EditorSnapshot = SnapshotFrom<typeof scriptEditorMachine>;

/** A text while it is typed. */
export interface LineDraft {
  readonly value: string;
  /** What the line was when typing began. */
  readonly from: string;
}

interface Editor {
  readonly actor: EditorActor;
  readonly clock: EditorClock;
  /** What is known of the video; undefined for foreign links and until it is loaded. */
  readonly video: Video | undefined;
  /** Texts that are too long for the script, of rows that were closed, by key of the line: they are there when it is opened again. */
  readonly refusedTexts: Map<string, LineDraft>;
}

const editor = createFeatureActor<Editor>('EditorProvider');

export const EditorProvider = editor.Provider;
/** A part of the script's state; the component is drawn again when it changes. */
export const useEditorState = editor.useState;
/** Sends to the machine. The same function for the life of the editor. */
export const useSendEditor = editor.useSend;

/** The state at this moment, for handlers. */
export const useEditorActor = (): EditorActor => editor.useFeature().actor;

/** Sends an edit. If nothing else was edited since the last one of this name, both are one step of undo. */
export function useSendContinued(): (
  name: string,
  edit: ScriptEdit,
  mayContinue?: boolean,
) => void {
  const actor = useEditorActor();
  const last = useRef({ name: '', past: {} });
  return useCallback(
    (name, edit, mayContinue = true) => {
      const { past } = actor.getSnapshot().context.history;
      const isContinued = mayContinue && last.current.name === name && last.current.past === past;
      actor.send({ ...edit, isContinued });
      last.current = { name, past: actor.getSnapshot().context.history.past };
    },
    [actor],
  );
}

export const useClock = (): EditorClock => editor.useFeature().clock;
export const useRefusedTexts = (): Map<string, LineDraft> => editor.useFeature().refusedTexts;
export const useEditorVideo = (): Video | undefined => editor.useFeature().video;

/** How often the time is read while it runs, ms. */
const TICK_MS = 200;

/** A value of the time: the component is drawn again when it changes. */
export function useTime<T extends string | number | boolean | undefined>(
  select: (clock: EditorClock) => T,
): T {
  const clock = useClock();
  return useSyncExternalStore(
    (listener) => {
      const stop = clock.subscribe(listener);
      const timer = setInterval(() => {
        if (clock.isPlaying()) listener();
      }, TICK_MS);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
    () => select(clock),
    () => select(clock),
  );
}
