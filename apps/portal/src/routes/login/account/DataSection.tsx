import { Button } from '@oshimado/ui/button';
import { DeleteIcon, DownloadIcon } from '@oshimado/ui/icon';
import { lazy, Suspense, useRef, useState } from 'react';
import { useClient } from '../../../app/ClientProvider';
import { useTranslate } from '../../../i18n/LanguageProvider';
import { FailureNotice } from '../FailureNotice';
import { Section } from '../Section';
import { actions, text } from '../Section.css';
import { useAccountCall } from '../use-account-call';

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog'));

const DAY_DIGITS = 10;

/** Hands a file to the browser's downloads. */
function download(name: string, content: unknown) {
  const blob = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const href = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The download has begun by the next task.
  setTimeout(() => URL.revokeObjectURL(href));
}

export function DataSection() {
  const t = useTranslate('account');
  const client = useClient();
  const { isBusy, failure, run } = useAccountCall();
  const [isDeleting, setDeleting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const take = () =>
    void run(async () => {
      const data = await client.getUserExport();
      download(`oshimado-account-${new Date().toISOString().slice(0, DAY_DIGITS)}.json`, data);
    });
  return (
    <Section heading={t('data.heading')}>
      <p className={text}>{t('data.text')}</p>
      <div className={actions}>
        <Button startIcon={DownloadIcon} busy={isBusy} onClick={take}>
          {t('data.download')}
        </Button>
      </div>
      {failure ? <FailureNotice title={t('data.failed')} code={failure} /> : null}
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
        <Suspense fallback={null}>
          <DeleteAccountDialog
            onClose={() => {
              setDeleting(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      ) : null}
    </Section>
  );
}
