/** The layout of a multiview, its players and what is known of its videos, for all its parts. */
import { multiviewMachine, selectSaved, selectVideoCells } from '@oshimado/machines/multiview';
import type { MultiviewInput, MultiviewSaved } from '@oshimado/machines/multiview';
import { useSelector } from '@xstate/react';
import {
  createContext,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from 'react';
import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { createFeatureActor } from '../../../base/state/feature-actor';
import { useStore } from '../../../base/state/use-store';
import { createPlayers, noPlayers, type Players, type PlayersState } from './players';
import { useMoments, type Moments } from './use-moments';
import { createStartQueue, type StartQueue } from './start-queue';
import { useCellVideos, type CellVideos } from './use-cell-videos';

type Actor = ActorRefFrom<typeof multiviewMachine>;
export type MultiviewSnapshot = SnapshotFrom<typeof multiviewMachine>;

interface Multiview {
  readonly actor: Actor;
  readonly players: Players;
  readonly queue: StartQueue;
}

const multiview = createFeatureActor<Multiview>('MultiviewProvider');
const VideosContext = createContext<CellVideos>({
  videos: new Map(),
  lookedUp: new Map(),
  pending: new Set(),
  refused: null,
});

export interface MultiviewProviderProps extends Pick<
  MultiviewInput,
  'initial' | 'readPresets' | 'isApple'
> {
  /** A small screen, which uses the layouts for phones. Default false. */
  readonly isMobile?: boolean;
  /** Called with the layout to store after each change. Default: nothing is stored. */
  readonly onSave?: (saved: MultiviewSaved) => void;
  /** Where recordings begin, in seconds by id of the video. Read once. Default: at their beginning. */
  readonly moments?: Moments;
  /** Called now and then, and when the page is left, with how far the recordings were watched. Default: nothing is stored. */
  readonly onMoments?: (moments: Moments) => void;
  readonly children: ReactNode;
}

const NO_MOMENTS: Moments = {};

const isSameSaved = (one: MultiviewSaved, two: MultiviewSaved) =>
  one.cells === two.cells && one.muted === two.muted && one.muteOthers === two.muteOthers;

export function MultiviewProvider({
  initial,
  readPresets,
  isApple,
  isMobile = false,
  onSave,
  moments = NO_MOMENTS,
  onMoments,
  children,
}: MultiviewProviderProps) {
  const [value] = useState((): Multiview => ({
    actor: createActor(multiviewMachine, { input: { initial, readPresets, isApple, isMobile } }),
    players: createPlayers(moments),
    queue: createStartQueue(),
  }));
  const { actor, players } = value;
  const [first] = useState(() => selectSaved(actor.getSnapshot()));
  useEffect(() => actor.send({ type: 'screen.changed', isMobile }), [actor, isMobile]);
  const save = useEffectEvent((saved: MultiviewSaved) => onSave?.(saved));
  useEffect(() => {
    let last = first;
    const note = (snapshot: MultiviewSnapshot) => {
      const saved = selectSaved(snapshot);
      if (isSameSaved(saved, last)) return;
      last = saved;
      save(saved);
    };
    // Effects of what is inside come before this one: a link may have been opened.
    note(actor.getSnapshot());
    const subscription = actor.subscribe(note);
    return () => subscription.unsubscribe();
  }, [actor, first]);
  const cells = useSelector(actor, selectVideoCells, isSameList);
  const known = useCellVideos(cells);
  // What is known changes all cells at once: the browser may do other things while it draws them again.
  const shown = useDeferredValue(known);
  useMoments({ actor, players, known, onMoments });
  return (
    <multiview.Provider value={value}>
      <VideosContext value={shown}>{children}</VideosContext>
    </multiview.Provider>
  );
}

/** Whether two lists hold the same objects in the same order. */
export const isSameList = (one: readonly unknown[], two: readonly unknown[]): boolean =>
  one.length === two.length && one.every((item, at) => item === two[at]);

/** The actor of the layout, the players of its cells and the order in which they start. */
export const useMultiview = multiview.useFeature;
/** A part of the state of the layout. */
export const useMultiviewState = multiview.useState;
/** Sends an event to the machine of the layout. The same function for the life of the page. */
export const useSendMultiview = multiview.useSend;
/** Calls the listener with what the machine of the layout emits. */
export const useMultiviewEvents = multiview.useEvent;

/** A part of the state of the players; it must be a primitive, or the same object until it changes. */
export const usePlayersState = <T,>(select: (state: PlayersState) => T): T =>
  useStore(useMultiview().players, select, noPlayers);

/** What the server knows of the videos in the cells. */
export const useKnownVideos = (): CellVideos => useContext(VideosContext);
