/** Opens the saved searches. The code of its popover is loaded on the way to it. */
import { Button } from '@oshimado/ui/button';
import { BookmarkIcon } from '@oshimado/ui/icon';
import { usePressedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';
import type { SearchPage } from './search-page';

const load = async () => (await import('./SavedSearchesPopover')).SavedSearchesPopover;

export function SavedSearchesButton({ page }: { readonly page: SearchPage }) {
  const t = useTranslate('search');
  const { Part, button } = usePressedPart(load);
  const title = t('saved.title');
  return Part ? (
    <Part page={page} trigger={<Button startIcon={BookmarkIcon}>{title}</Button>} />
  ) : (
    <Button startIcon={BookmarkIcon} aria-haspopup="dialog" {...button}>
      {title}
    </Button>
  );
}
