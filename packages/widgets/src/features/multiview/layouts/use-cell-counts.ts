/** What a layout holds, in words. */
import { isEmptyCell, localeTag, type MultiviewSlot } from '@oshimado/domain';
import { useLanguage, useTranslate } from '../../../base/sentences';

/** "3 videos, 2 chats, 1 empty cell". In a preset the cells without content are places for videos. */
export function useCellCounts(): (cells: readonly MultiviewSlot[], isPreset: boolean) => string {
  const t = useTranslate('multiview');
  const tWidgets = useTranslate('widgets');
  const { language } = useLanguage();
  return (cells, isPreset) => {
    const chats = cells.filter(({ content }) => content?.type === 'chat').length;
    const empty = isPreset ? 0 : cells.filter(isEmptyCell).length;
    const videos = cells.length - chats - empty;
    const parts = [
      videos > 0 ? tWidgets('channel.videos', { count: videos }) : null,
      chats > 0 ? t('layouts.picture.chats', { count: chats }) : null,
      empty > 0 ? t('layouts.picture.empty', { count: empty }) : null,
    ].filter((part) => part !== null);
    if (parts.length === 0) return t('layouts.picture.none');
    return new Intl.ListFormat(localeTag(language), { type: 'unit', style: 'short' }).format(parts);
  };
}
