import { Button } from '@oshimado/ui/button';
import { DeleteIcon, DownloadIcon } from '@oshimado/ui/icon';
import { downloadText } from '../../base/browser';
import { useRef, useState } from 'react';
import { useClient } from '../../base/context';
import { askedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';
import { FailureNotice } from './FailureNotice';
import { Section } from './Section';
import { actions, text } from './account.css';
import { useAccountCall } from './account-hooks';

const DeleteAccountDialog = askedPart(() => import('./DeleteAccountDialog'));

const DAY_DIGITS = 10;

/** Export of the account's data, and its deletion. */
export function DataSection() {
  const t = useTranslate('account');
  const client = useClient();
  const { isBusy, failure, run } = useAccountCall();
  const [isDeleting, setDeleting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const take = () =>
    void run(async () => {
      const data = await client.getUserExport();
      downloadText({
        name: `oshimado-account-${new Date().toISOString().slice(0, DAY_DIGITS)}.json`,
        type: 'application/json',
        text: JSON.stringify(data, null, 2),
      });
    });
  return (
    <Section heading={t('data.heading')}>
      <p className={text}>{t('data.text')}</p>
      <div className={actions}>
        <Button startIcon={DownloadIcon} busy={isBusy} onClick={take}>
          {t('data.download')}
        </Button>
      </div>
      {failure ? <FailureNotice title={t('data.failed')} failure={failure} /> : null}
      <p className={text}>{t('data.deleteText')}</p>
      <div className={actions}>
        <Button
          ref={button}
          variant="danger"
          startIcon={DeleteIcon}
          aria-haspopup="dialog"
          onClick={() => setDeleting(true)}
        >
          {t('data.delete')}
        </Button>
      </div>
      {isDeleting ? (
        <DeleteAccountDialog
          onClose={() => {
            setDeleting(false);
            button.current?.focus();
          }}
        />
      ) : null}
    </Section>
  );
}
