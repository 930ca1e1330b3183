/** Opens the chat of a further stream. */
import { selectChats } from '@oshimado/machines/tl-client';
import { FormDialog } from '@oshimado/ui/dialog';
import { useState } from 'react';
import { useDialogLabels, useTranslate } from '../../base/sentences';
import { LinkField } from './LinkField';
import { linkProblem } from './tl-client.connect';
import { useSendTl, useTlState } from './TlClientProvider';

/** Rendered only while it is open. */
export function AddChat({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('tlClient');
  const send = useSendTl();
  const chats = useTlState(selectChats);
  const [link, setLink] = useState('');
  const [isRefused, setRefused] = useState(false);
  const problemOf = () =>
    linkProblem(
      link,
      chats.map((chat) => chat.link),
    );
  const problem = isRefused ? problemOf() : undefined;
  const open = () => {
    const isWrong = problemOf() !== undefined;
    setRefused(isWrong);
    if (isWrong) return;
    send({ type: 'chat.open', link: link.trim() });
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('chats.addTitle')}
      description={t('chats.addText')}
      {...useDialogLabels()}
      submitLabel={t('chats.open')}
      onSubmit={open}
    >
      <LinkField
        label={t('chats.addLink')}
        value={link}
        onChange={setLink}
        error={problem ? t(`settings.${problem}`) : undefined}
      />
    </FormDialog>
  );
}
