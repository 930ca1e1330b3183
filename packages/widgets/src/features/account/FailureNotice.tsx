import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { useLimitSentence } from '../../base/errors';
import { useSend } from '../../base/viewer';
import { useTranslate } from '../../base/sentences';
import type { AccountFailure } from './account-hooks';
import type { ReturnFailure } from './login-return';

export interface FailureNoticeProps {
  /** What failed, as a sentence. */
  readonly title: string;
  /** Why it failed. */
  readonly failure: {
    readonly code: AccountFailure['code'] | ReturnFailure;
    readonly cause?: unknown;
  };
}

/** What failed and why. For an action that needs a recent login, a button logs out to log in again. */
export function FailureNotice({ title, failure }: FailureNoticeProps) {
  const t = useTranslate('account');
  const tWidgets = useTranslate('widgets');
  const sayLimit = useLimitSentence();
  const send = useSend('session');
  const why =
    failure.code === 'network' ? tWidgets('feed.error.network') : t(`failure.${failure.code}`);
  const action =
    failure.code === 'stale' ? (
      <Button size="small" onClick={() => send({ type: 'session.logout' })}>
        {t('failure.again')}
      </Button>
    ) : undefined;
  return (
    <Notice tone="danger" role="alert" title={title} action={action}>
      {sayLimit(failure.cause, why)}
    </Notice>
  );
}
