import { Button } from '@oshimado/ui/button';
import { BookmarkIcon } from '@oshimado/ui/icon';
import { Popover } from '@oshimado/ui/popover';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/LanguageProvider';
import type { SearchPage } from '../use-search-state';
import { SavedPanel } from './SavedPanel';

/** The searches a viewer kept, behind a button. */
export function SavedButton(page: SearchPage) {
  const t = useTranslate('search');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t('saved.title')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button startIcon={BookmarkIcon}>{t('saved.open')}</Button>}
    >
      <SavedPanel page={page} onChosen={() => setOpen(false)} />
    </Popover>
  );
}
