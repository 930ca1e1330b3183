import type { MultiviewCell, MultiviewChatPanels } from '@oshimado/domain';
import { displayName, isChatCell, isVideoCell, plainTitle } from '@oshimado/domain';
import { selectChatVideo } from '@oshimado/machines/multiview';
import { useWidgets } from '../../../base/context';
import { useTranslate } from '../../../base/sentences';
import { cellVideo, type CellVideo } from './cell-video';
import { useKnownVideos, useMultiviewState } from './MultiviewProvider';

type Panel = 'chat' | 'tl';

const panelsOf = (cell: MultiviewCell) =>
  isChatCell(cell) ? (cell.content.panels ?? 'chat') : undefined;
const hasPanel = (cell: MultiviewCell, panel: Panel) =>
  [panel, 'both'].includes(panelsOf(cell) ?? '');

/** What a cell is called: its channel, or else its title; a chat by what it shows. */
export const useCellName = (cell: MultiviewCell): string =>
  usePanelName(cell, panelsOf(cell) === 'tl' ? 'tl' : 'chat');

/** What a panel of a chat is called; of another cell, the name of the cell. */
export function usePanelName(cell: MultiviewCell, panel: Panel): string {
  const t = useTranslate('multiview');
  const nameOf = useVideoName();
  const known = useKnownVideos();
  const shown = useMultiviewState((snapshot) => selectChatVideo(snapshot, cell.id));
  // Panels of the same channel get numbers.
  const number = useMultiviewState((snapshot) => {
    if (!isChatCell(cell)) return 0;
    const channelOf = (id: string) => {
      const content = selectChatVideo(snapshot, id)?.content;
      return known.videos.get(content?.id ?? '')?.channel.id ?? content?.id;
    };
    const own = channelOf(cell.id);
    const alike = snapshot.context.cells.filter(
      (one) => hasPanel(one, panel) && channelOf(one.id) === own,
    );
    return alike.findIndex(({ id }) => id === cell.id) + 1;
  });
  if (isVideoCell(cell)) return nameOf(cellVideo(cell.content, known));
  if (!isChatCell(cell)) return t('cell.empty');
  const name = chatWords(t, panel, shown && nameOf(cellVideo(shown.content, known)));
  return number > 1 ? t('chat.numbered', { name, number }) : name;
}

/** What a chat is called, by the name of its video; null if there is no such video yet. */
export function chatWords(
  t: ReturnType<typeof useTranslate<'multiview'>>,
  panels: MultiviewChatPanels | undefined,
  name: string | null,
): string {
  if (panels === 'tl')
    return name === null ? t('cell.translations') : t('chat.translations', { name });
  return name === null ? t('cell.chat') : t('chat.of', { name });
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
