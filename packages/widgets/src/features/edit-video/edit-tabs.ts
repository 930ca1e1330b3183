/** The parts of the page that edits a video, as its address names them. Pure. */
import type { VideoType } from '@oshimado/contract';

export const editTabs = ['topic', 'music', 'mentions', 'event'] as const;
export type EditTab = (typeof editTabs)[number];

/** "Topic and music are off for non-streams." Clips are no views of an event. */
export const isTabOpen = (tab: EditTab, type: VideoType): boolean =>
  tab === 'mentions' || type === 'stream' || (tab === 'event' && type === 'placeholder');

/** The tab that an address shows: the first one where it names none; mentions where it names one that is off or unknown. */
export function editTabOf(named: string | undefined, type: VideoType): EditTab {
  const wanted = named === undefined ? 'topic' : editTabs.find((tab) => tab === named);
  return wanted !== undefined && isTabOpen(wanted, type) ? wanted : 'mentions';
}
