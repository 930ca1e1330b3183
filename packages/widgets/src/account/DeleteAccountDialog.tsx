import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { TextField } from '@oshimado/ui/text-field';
import { useId, useState, type FormEvent } from 'react';
import { useClient, useNavigateTo } from '../context';
import { useSend } from '../viewer';
import { useTranslate } from '../sentences';
import { useNotify } from '../toasts';
import { FailureNotice } from './FailureNotice';
import { parts } from './account.css';
import { useAccountCall } from './account-hooks';

/** The word the server requires, in every language. */
const WORD = 'delete';

/** Deletes the account after the viewer has typed a word. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate('account');
  const client = useClient();
  const notify = useNotify();
  const navigate = useNavigateTo();
  const send = useSend('session');
  const formId = useId();
  const { isBusy, failure, run } = useAccountCall();
  const [typed, setTyped] = useState('');
  const isMeant = typed.trim().toLowerCase() === WORD;
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (!isMeant) return;
    const hasWorked = await run(async () => {
      await client.deleteUser({ body: { confirm: WORD } });
    });
    if (!hasWorked) return;
    notify({ key: 'account', tone: 'success', title: t('data.deleted') });
    send({ type: 'session.logout' });
    navigate('/');
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose();
      }}
      title={t('data.deleteTitle')}
      description={t('data.deleteConfirm')}
      closeLabel={t('data.close')}
      actions={
        <>
          <DialogClose>
            <Button>{t('data.keep')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="danger" disabled={!isMeant} busy={isBusy}>
            {t('data.deleteDo')}
          </Button>
        </>
      }
    >
      <form id={formId} className={parts} onSubmit={(event) => void remove(event)}>
        <TextField
          label={t('data.deleteLabel')}
          value={typed}
          onValueChange={setTyped}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {failure ? <FailureNotice title={t('data.deleteFailed')} code={failure} /> : null}
      </form>
    </Dialog>
  );
}
