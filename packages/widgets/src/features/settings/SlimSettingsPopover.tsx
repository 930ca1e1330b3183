/** The popover of the quick settings, in a chunk of its own. Rendered when its button is pressed first, and open at once. */
import { Popover } from '@oshimado/ui/popover';
import { Spinner } from '@oshimado/ui/spinner';
import { useState, type ReactElement } from 'react';
import { latePart, PartFailed } from '../../base/late-part';
import { useTranslate } from '../../base/sentences';
import type { LanguageInAddress } from './LanguageGroup';
import { popover } from '../../parts/setting-fields/settings.css';

function Loading() {
  const t = useTranslate();
  return <Spinner label={t('loading')} />;
}

const SlimSettings = latePart(() => import('./SlimSettings'), { Loading, Failed: PartFailed });

export interface SlimSettingsPopoverProps {
  readonly label: string;
  readonly inAddress?: LanguageInAddress | undefined;
  /** The button it belongs to. */
  readonly trigger: ReactElement;
}

export function SlimSettingsPopover({ label, inAddress, trigger }: SlimSettingsPopoverProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover label={label} trigger={trigger} open={isOpen} onOpenChange={setOpen}>
      <div className={popover}>
        <SlimSettings inAddress={inAddress} onClose={() => setOpen(false)} />
      </div>
    </Popover>
  );
}
