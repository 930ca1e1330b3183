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
  // Several chats of one channel are told apart by their number.
  const number = useMultiviewState((snapshot) => {
    if (!isChatCell(cell)) return 0;
    const channelOf = (id: string) => {
      const content = selectChatVideo(snapshot, id)?.content;
      return known.videos.get(content?.id ?? '')?.channel.id ?? content?.id;
    };
    const own = channelOf(cell.id);
    const alike = snapshot.context.cells.filter(
      (one) => isChatCell(one) && channelOf(one.id) === own,
    );
    return alike.findIndex(({ id }) => id === cell.id) + 1;
  });
  if (isVideoCell(cell)) return nameOf(cellVideo(cell.content, known));
  if (!isChatCell(cell)) return t('cell.empty');
  const name = shown
    ? t('chat.of', { name: nameOf(cellVideo(shown.content, known)) })
    : t('chat.none');
  return number > 1 ? t('chat.numbered', { name, number }) : name;
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
