import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { useSend } from '../../actors/ActorsProvider';
import { useTranslate } from '../../i18n/LanguageProvider';
import type { AccountFailure } from './account-failure';
import type { ReturnFailure } from './login-return';

export interface FailureNoticeProps {
  /** What did not happen. */
  readonly title: string;
  readonly code: AccountFailure | ReturnFailure;
}

/** Says what failed, why, and what helps; where only a fresh login helps, it offers one. */
export function FailureNotice({ title, code }: FailureNoticeProps) {
  const t = useTranslate('account');
  const send = useSend('session');
  const action =
    code === 'stale' ? (
      <Button size="small" onClick={() => send({ type: 'session.logout' })}>
        {t('failure.again')}
      </Button>
    ) : undefined;
  return (
    <Notice tone="danger" role="alert" title={title} action={action}>
      {t(`failure.${code}`)}
    </Notice>
  );
}
