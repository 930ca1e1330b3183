/** The popover of the quick settings, in a chunk of its own. It is there only once it was asked for, and opens at once. */
import { Popover } from '@oshimado/ui/popover';
import { useState, type ReactElement } from 'react';
import { latePart } from '../../errors/late-part';
import { PartFailed } from '../../errors/PartFailed';
import { PageSpinner } from '../PageSpinner';
import { slimSettings } from './DrawerContent.css';

const SlimSettings = latePart(() => import('../../routes/settings/SlimSettings'), {
  Loading: PageSpinner,
  Failed: PartFailed,
});

export interface SlimSettingsPopoverProps {
  readonly label: string;
  /** The button it belongs to. */
  readonly trigger: ReactElement;
}

export function SlimSettingsPopover({ label, trigger }: SlimSettingsPopoverProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover label={label} trigger={trigger} open={isOpen} onOpenChange={setOpen}>
      <div className={slimSettings}>
        <SlimSettings onClose={() => setOpen(false)} />
      </div>
    </Popover>
  );
}
