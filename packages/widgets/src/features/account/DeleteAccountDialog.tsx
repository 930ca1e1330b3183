import { FormDialog } from '@oshimado/ui/dialog';
import { TextField } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { useClient, useNavigateTo } from '../../base/context';
import { useSend } from '../../base/viewer';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { FailureNotice } from './FailureNotice';
import { useAccountCall } from './account-hooks';

/** The word the server requires, in every language. */
const WORD = 'delete';

/** Deletes the account after the viewer has typed a word. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate('account');
  const tWidgets = useTranslate('widgets');
  const client = useClient();
  const notify = useNotify();
  const navigate = useNavigateTo();
  const send = useSend('session');
  const { isBusy, failure, run } = useAccountCall();
  const [typed, setTyped] = useState('');
  const isMeant = typed.trim().toLowerCase() === WORD;
  const remove = async () => {
    const hasWorked = await run(async () => {
      await client.deleteUser({ body: { confirm: WORD } });
    });
    if (!hasWorked) return;
    notify({ key: 'account', tone: 'success', title: t('data.deleted') });
    send({ type: 'session.logout' });
    navigate('/');
  };
  return (
    <FormDialog
      onClose={() => {
        if (!isBusy) onClose();
      }}
      title={t('data.deleteTitle')}
      description={t('data.deleteConfirm')}
      closeLabel={tWidgets('close')}
      cancelLabel={t('data.keep')}
      submitLabel={t('data.deleteDo')}
      submitVariant="danger"
      submitDisabled={!isMeant}
      busy={isBusy}
      onSubmit={() => void remove()}
    >
      <TextField
        label={t('data.deleteLabel')}
        value={typed}
        onValueChange={setTyped}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {failure ? <FailureNotice title={t('data.deleteFailed')} failure={failure} /> : null}
    </FormDialog>
  );
}
