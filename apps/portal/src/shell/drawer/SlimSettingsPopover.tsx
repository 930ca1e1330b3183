/** The popover of the quick settings, in a chunk of its own. It is there only once it was asked for, and opens at once. */
import { Popover } from '@oshimado/ui/popover';
import { Spinner } from '@oshimado/ui/spinner';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslate } from '../../i18n/LanguageProvider';
import { slimSettings } from './DrawerContent.css';

const SlimSettings = lazy(() => import('../../routes/settings/SlimSettings'));

export interface SlimSettingsPopoverProps {
  readonly label: string;
  /** The button it belongs to. */
  readonly trigger: ReactElement;
}

export function SlimSettingsPopover({ label, trigger }: SlimSettingsPopoverProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover label={label} trigger={trigger} open={isOpen} onOpenChange={setOpen}>
      <div className={slimSettings}>
        <Suspense fallback={<Spinner label={t('list.loading')} />}>
          <SlimSettings onClose={() => setOpen(false)} />
        </Suspense>
      </div>
    </Popover>
  );
}
