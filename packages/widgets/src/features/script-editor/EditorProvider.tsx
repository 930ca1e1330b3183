/** The script being edited, for all parts of the editor: the actor of its machine, the time, and the video. */
import type { Video } from '@oshimado/contract';
import type { ScriptEdit } from '@oshimado/domain';
import type {
  scriptEditorMachine,
  ScriptEditorEmitted,
  ScriptEditorEvent,
} from '@oshimado/machines/script-editor';
import { useSelector } from '@xstate/react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { EditorClock } from './timeline';

export type EditorActor = ActorRefFrom<typeof scriptEditorMachine>;
export type EditorSnapshot = SnapshotFrom<typeof scriptEditorMachine>;

interface Editor {
  readonly actor: EditorActor;
  readonly clock: EditorClock;
  /** What is known of the video; undefined for foreign links and until it is loaded. */
  readonly video: Video | undefined;
}

const EditorContext = createContext<Editor | null>(null);

export interface EditorProviderProps {
  /** The same object until one of its parts changes. */
  readonly value: Editor;
  readonly children: ReactNode;
}

export const EditorProvider = ({ value, children }: EditorProviderProps) => (
  <EditorContext value={value}>{children}</EditorContext>
);

function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('Oshimado: a part of the script editor was drawn outside of it.');
  return editor;
}

/** A part of the script's state; the component is drawn again when it changes. */
export function useEditorState<T>(
  select: (snapshot: EditorSnapshot) => T,
  isSame?: (a: T, b: T) => boolean,
): T {
  return useSelector(useEditor().actor, select, isSame);
}

/** Sends to the machine. The same function for the life of the editor. */
export const useSendEditor = (): ((event: ScriptEditorEvent) => void) => useEditor().actor.send;

/** The state at this moment, for handlers. */
export const useEditorActor = (): EditorActor => useEditor().actor;

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

export const useClock = (): EditorClock => useEditor().clock;
export const useEditorVideo = (): Video | undefined => useEditor().video;

type EmittedOf<T extends ScriptEditorEmitted['type']> = Extract<
  ScriptEditorEmitted,
  { readonly type: T }
>;

/** Calls the handler with each notice of this kind. */
export function useEditorNotice<T extends ScriptEditorEmitted['type']>(
  actor: EditorActor,
  type: T,
  handle: (notice: EmittedOf<T>) => void,
): void {
  const latest = useEffectEvent(handle);
  useEffect(() => {
    const subscription = actor.on(type, (notice) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- notices of this type only arrive here
      latest(notice as EmittedOf<T>);
    });
    return () => subscription.unsubscribe();
  }, [actor, type]);
}

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
