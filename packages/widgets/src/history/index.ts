export { resumeSecondsOf } from '@oshimado/domain';
export { addWatched, clearWatched, noteProgress } from './note-progress';
export {
  useHiddenWatched,
  useHistoryKept,
  useNoteWatched,
  useWatchedIds,
  useWatchProgress,
} from './use-watched';
