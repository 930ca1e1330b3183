import type { CreatedKey, User } from '@oshimado/contract';
import { apiKeyStart } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Link } from '@oshimado/ui/link';
import { Notice } from '@oshimado/ui/notice';
import { useRef, useState } from 'react';
import { useFormatTime } from '../../base/clock';
import { useClient } from '../../base/context';
import { askedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';
import { CopyField } from './CopyField';
import { FailureNotice } from './FailureNotice';
import { useAccountCall, useKeepUser } from './account-hooks';
import { Section } from './Section';
import { actions, text } from './account.css';

const RenewKeyDialog = askedPart(() => import('./RenewKeyDialog'));
const DOCS = '/api/docs';

function NewKey({ created }: { created: CreatedKey }) {
  const t = useTranslate('account');
  const formatTime = useFormatTime();
  const { api_key, old_key_expires_at } = created;
  return (
    <Notice tone="success" title={t('key.created')}>
      <CopyField label={t('key.label')} value={api_key} description={t('key.createdText')} />
      {old_key_expires_at === null ? null : (
        <p className={text}>{t('key.oldDies', { time: formatTime(old_key_expires_at) })}</p>
      )}
    </Notice>
  );
}

/** The key for the public API: created, shown once, replaced. */
export function ApiKeySection({ user }: { user: User }) {
  const t = useTranslate('account');
  const client = useClient();
  const keepUser = useKeepUser();
  const { isBusy, failure, run } = useAccountCall();
  const [created, setCreated] = useState<CreatedKey>();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const kept = user.api_key_summary;

  const create = (oldUntil?: string) =>
    void run(async () => {
      const query = oldUntil === undefined ? {} : { old_until: oldUntil };
      const key = await client.getCreateKey(query);
      setCreated(key);
      const summary = {
        start: apiKeyStart(key.api_key),
        created_at: new Date().toISOString(),
      };
      keepUser({ ...user, api_key: null, api_key_summary: summary });
    });

  return (
    <Section heading={t('key.label')}>
      <p className={text}>
        {t('key.text')} <Link href={DOCS}>{t('key.docs')}</Link>
      </p>
      {created ? (
        <NewKey created={created} />
      ) : (
        <p className={text}>
          {kept ? (
            <>
              <code translate="no">{kept.start}…</code> {t('key.masked')}
            </>
          ) : (
            t('key.none')
          )}
        </p>
      )}
      <div className={actions}>
        <Button
          ref={button}
          busy={isBusy}
          onClick={() => (kept ? setAsking(true) : create())}
          aria-haspopup={kept ? 'dialog' : undefined}
        >
          {t(kept ? 'key.renew' : 'key.create')}
        </Button>
      </div>
      {failure ? <FailureNotice title={t('key.failed')} failure={failure} /> : null}
      {isAsking ? (
        <RenewKeyDialog
          onClose={() => {
            setAsking(false);
            button.current?.focus();
          }}
          onRenew={create}
        />
      ) : null}
    </Section>
  );
}
