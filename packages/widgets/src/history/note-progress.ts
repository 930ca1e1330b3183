/** Changes of the history of this device; the database is code of its own, fetched with the first change. */
import type { WatchPosition } from '@oshimado/domain';
import { reportError } from '../errors/report';
import type { WatchedVideo } from './history.types';
import { createProgressNotes } from './progress-notes';

const load = async () => (await import('./watch-history')).history;

let isKept = false;

/** Whether watched videos are noted: a viewer's choice. Until a page has set it, nothing is noted. */
export const setHistoryKept = (value: boolean): void => {
  isKept = value;
};

async function save(video: WatchedVideo, position?: WatchPosition): Promise<void> {
  const history = await load();
  // A browser that stores nothing forgets it with the page.
  if (isKept) await history.note(video, position).catch(() => undefined);
}

/** Notes a video as watched as soon as its page shows it. */
export const noteOpened = (video: WatchedVideo): void => void save(video).catch(reportError);

const notes = createProgressNotes({
  isKept: () => isKept,
  save: (video, position) => void save(video, position).catch(reportError),
  now: Date.now,
});

let isListening = false;
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('pagehide', notes.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) notes.flush();
  });
}

/** Notes the position of a playing video. Call it every second; it is stored every 5 s, and when the page is hidden. */
export function noteProgress(video: WatchedVideo, position: WatchPosition): void {
  listen();
  notes.note(video, position);
}

/** Notes videos of which only the id is known, as an older record has them. */
export const addWatched = async (ids: readonly string[]): Promise<void> =>
  (await load()).addIds(ids);

/** Removes the history from this device. */
export async function clearWatched(): Promise<void> {
  const history = await load();
  // A browser without a database has stored nothing.
  if (typeof indexedDB !== 'undefined') await history.forget();
}
