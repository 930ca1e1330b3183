import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { useLimitSentence } from '../../base/errors';
import { useOnline } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import { relayFailureOf } from './relay-calls';
import { useRelay } from './relay-context';

export interface RelayNoticeProps {
  /** What failed, in a sentence. */
  readonly title: string;
  /** Why. */
  readonly error: unknown;
  readonly onRetry: () => void;
  /** A retry is in progress. */
  readonly isBusy: boolean;
}

/** A call of the bot that failed: why, and what helps. */
export function RelayNotice({ title, error, onRetry, isBusy }: RelayNoticeProps) {
  const t = useTranslate('relayBot');
  const tWidgets = useTranslate('widgets');
  const { login } = useRelay();
  const sayLimit = useLimitSentence();
  const failure = relayFailureOf(error, useOnline());
  const actions = {
    login: (
      <Button size="small" busy={login.isLeaving} onClick={login.start}>
        {t('loginAgain')}
      </Button>
    ),
    notSetUp: null,
    other: (
      <Button size="small" busy={isBusy} onClick={onRetry}>
        {tWidgets('retry')}
      </Button>
    ),
  };
  const kind = failure === 'login' || failure === 'notSetUp' ? failure : 'other';
  return (
    <Notice tone="danger" role="alert" title={title} action={actions[kind]}>
      {sayLimit(error, t(`why.${failure}`))}
    </Notice>
  );
}
