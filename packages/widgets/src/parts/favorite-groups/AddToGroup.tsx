/** Puts several favorites into a group at once: a button, and its dialog. */
import { IconButton } from '@oshimado/ui/button';
import { TagIcon } from '@oshimado/ui/icon';
import { useState } from 'react';
import { askedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';

const AddToGroupDialog = askedPart(() => import('./AddToGroupDialog'));

export interface AddToGroupProps {
  /** Chosen when the dialog opens. Default none. */
  readonly channelIds?: readonly string[];
  /** What they have in common, as an organization; the name a new group begins with. Default none. */
  readonly title?: string;
}

export default function AddToGroup({ channelIds, title }: AddToGroupProps) {
  const t = useTranslate('favorites');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={TagIcon}
        label={title === undefined ? t('groups.addTo') : t('groups.addAllTo', { name: title })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <AddToGroupDialog channelIds={channelIds} title={title} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
