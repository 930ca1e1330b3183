/** Opens the chat of a further stream. */
import { selectChats } from '@oshimado/machines/tl-client';
import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { useId, useState } from 'react';
import { useTranslate } from '../sentences';
import { LinkField } from './LinkField';
import { linkProblem } from './tl-client.connect';
import { useSendTl, useTlState } from './TlClientProvider';
import * as css from './tl-client.css';

/** Rendered only while it is open. */
export function AddChat({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('tlClient');
  const send = useSendTl();
  const formId = useId();
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
    <Dialog
      open
      onOpenChange={onClose}
      title={t('chats.addTitle')}
      description={t('chats.addText')}
      closeLabel={t('settings.close')}
      actions={
        <>
          <DialogClose>
            <Button>{t('settings.cancel')}</Button>
          </DialogClose>
          <Button variant="solid" type="submit" form={formId}>
            {t('chats.open')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <LinkField
          label={t('chats.addLink')}
          value={link}
          onChange={setLink}
          {...(problem && { error: t(`settings.${problem}`) })}
        />
      </form>
    </Dialog>
  );
}
