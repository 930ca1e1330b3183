/** A bell: what this device is notified of about the streams of a channel, a group or another subject. What it opens is loaded on the way to it. */
import { IconButton } from '@oshimado/ui/button';
import { BellIcon } from '@oshimado/ui/icon';
import { useCallback } from 'react';
import { usePressedPart } from '../../base/asked-part';
import { useLanguage } from '../../base/sentences';
import type { BellSubject } from './bell-subject';

export function LateBell(subject: BellSubject) {
  const { tWidgets, translatorOf } = useLanguage();
  const load = useCallback(async () => {
    const [{ BellPopover }] = await Promise.all([import('./BellPopover'), translatorOf('push')]);
    return BellPopover;
  }, [translatorOf]);
  const { Part, button } = usePressedPart(load);
  const label = tWidgets('bell', { name: subject.name });
  return Part ? (
    <Part subject={subject} label={label} trigger={<IconButton icon={BellIcon} label={label} />} />
  ) : (
    <IconButton icon={BellIcon} label={label} aria-haspopup="dialog" {...button} />
  );
}
