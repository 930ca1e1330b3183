export { useNoteWatched } from './use-note-watched';
export { addWatched, clearWatched } from './late-history';
export { noteProgress } from './note-progress';
export type { WatchedVideo } from './history.types';
export { useHiddenWatched, useHistoryKept, useWatchedIds, useWatchProgress } from './use-watched';
export { useResumeKnown, useResumeSeconds } from './use-resume-seconds';
