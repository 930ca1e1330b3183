/** A bell: what this device is notified of about the streams of a channel, a group or another subject. */
import { IconButton } from '@oshimado/ui/button';
import { BellIcon } from '@oshimado/ui/icon';
import { Popover } from '@oshimado/ui/popover';
import { useState } from 'react';
import { useTranslate } from '../../base/sentences';
import type { BellSubject } from './bell-subject';
import { BellContent } from './BellContent';
import * as css from './push.css';

export default function Bell(subject: BellSubject) {
  const t = useTranslate('push');
  const [isOpen, setOpen] = useState(false);
  const label = t('bell', { name: subject.name });
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton icon={BellIcon} label={label} />}
    >
      <div className={css.popover}>{isOpen ? <BellContent subject={subject} /> : null}</div>
    </Popover>
  );
}
