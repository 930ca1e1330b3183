import type { MultiviewCell } from '@oshimado/domain';
import { displayName, isChatCell, isVideoCell, plainTitle } from '@oshimado/domain';
import { selectChatVideo } from '@oshimado/machines/multiview';
import { useWidgets } from '../context';
import { useTranslate } from '../sentences';
import { cellVideo, type CellVideo } from './cell-video';
import { useKnownVideos, useMultiviewState } from './MultiviewProvider';

/** What a cell is called: its channel, or else its title. */
export function useCellName(cell: MultiviewCell): string {
  const t = useTranslate('multiview');
  const nameOf = useVideoName();
  const known = useKnownVideos();
  const shown = useMultiviewState((snapshot) => selectChatVideo(snapshot, cell.id));
  if (isVideoCell(cell)) return nameOf(cellVideo(cell.content, known));
  if (!isChatCell(cell)) return t('cell.empty');
  return shown ? t('chat.of', { name: nameOf(cellVideo(shown.content, known)) }) : t('chat.none');
}

/** The name of a video in a list of several: its channel's, or else its title. */
export function useVideoName(): (video: CellVideo) => string {
  const { nameProperty } = useWidgets();
  return ({ channel, title }) => {
    const { name, english_name = null } = channel;
    return name === undefined
      ? plainTitle(title)
      : displayName({ name, english_name }, nameProperty);
  };
}
