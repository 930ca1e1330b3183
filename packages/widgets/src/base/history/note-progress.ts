/** Notes what plays, for the pages of videos alone. */
import type { WatchPosition } from '@oshimado/domain';
import { reportError } from '../reporting/report';
import { isHistoryKept } from './history-kept';
import { loadHistory } from './late-history';
import type { WatchedVideo } from './history.types';
import { createProgressNotes } from './progress-notes';

async function save(video: WatchedVideo, position?: WatchPosition): Promise<void> {
  const history = await loadHistory();
  // A browser that stores nothing forgets it with the page.
  if (isHistoryKept()) await history.note(video, position).catch(() => undefined);
}

/** Notes a video as watched as soon as its page shows it. */
export const noteOpened = (video: WatchedVideo): void => void save(video).catch(reportError);

const notes = createProgressNotes({
  isKept: isHistoryKept,
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
