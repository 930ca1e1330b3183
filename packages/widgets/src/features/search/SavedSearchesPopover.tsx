/** The popover of the saved searches, in a chunk of its own. Open from the start: it is drawn when its button is pressed first. */
import { Popover } from '@oshimado/ui/popover';
import { useState, type ReactElement } from 'react';
import { askedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';
import type { BellSubject } from '../../parts/push';
import { SavedSearches } from './SavedSearches';
import type { SearchPage } from './search-page';

const BellDialog = askedPart(() => import('../../parts/push/BellDialog'));

export interface SavedSearchesPopoverProps {
  readonly page: SearchPage;
  /** The button it belongs to. */
  readonly trigger: ReactElement;
}

export function SavedSearchesPopover({ page, trigger }: SavedSearchesPopoverProps) {
  const t = useTranslate('search');
  const [isOpen, setOpen] = useState(true);
  const [bell, setBell] = useState<BellSubject>();
  const openBell = (subject: BellSubject) => {
    setOpen(false);
    setBell(subject);
  };
  return (
    <>
      <Popover label={t('saved.title')} open={isOpen} onOpenChange={setOpen} trigger={trigger}>
        <SavedSearches page={page} onChosen={() => setOpen(false)} onBell={openBell} />
      </Popover>
      {bell ? <BellDialog subject={bell} onClose={() => setBell(undefined)} /> : null}
    </>
  );
}
