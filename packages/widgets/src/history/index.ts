export { useNoteWatched, useWatchedIds } from './use-watched';
export { addWatched, clearWatched } from './late-history';
