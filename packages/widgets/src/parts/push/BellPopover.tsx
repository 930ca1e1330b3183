/** The popover of a bell, in a chunk of its own. Rendered when its button is pressed first, and open at once. */
import { Popover } from '@oshimado/ui/popover';
import { useState, type ReactElement } from 'react';
import type { BellSubject } from './bell-subject';
import { BellContent } from './BellContent';
import * as css from './push.css';

export interface BellPopoverProps {
  readonly subject: BellSubject;
  readonly label: string;
  /** The button it belongs to. */
  readonly trigger: ReactElement;
}

export function BellPopover({ subject, label, trigger }: BellPopoverProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover label={label} trigger={trigger} open={isOpen} onOpenChange={setOpen}>
      <div className={css.popover}>{isOpen ? <BellContent subject={subject} /> : null}</div>
    </Popover>
  );
}
