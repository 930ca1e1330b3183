/** Why something on `/admin` could not be done, and what helps. */
import { CallError } from '@oshimado/contract';
import { failureKind } from '@oshimado/domain';
import { Notice } from '@oshimado/ui/notice';
import { useLimitSentence } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import { isStaleLogin, LoginAgainLink } from '../../parts/login-gate';

const CONFLICT = 409;

/** Whether someone else has changed it in the meantime. */
const isConflict = (error: unknown): boolean =>
  error instanceof CallError && error.status === CONFLICT;

export interface AdminFailureProps {
  /** What failed. */
  readonly title: string;
  readonly error: unknown;
}

/** What failed and what helps. */
export function AdminFailure({ title, error }: AdminFailureProps) {
  const t = useTranslate('admin');
  const tEditing = useTranslate('editing');
  const sayLimit = useLimitSentence();
  if (isStaleLogin(error)) {
    return (
      <Notice tone="warning" role="alert" title={title}>
        {tEditing('login.stale')} <LoginAgainLink />
      </Notice>
    );
  }
  const why = isConflict(error) ? t('conflict') : tEditing(`quick.why.${failureKind(error)}`);
  return (
    <Notice tone="danger" role="alert" title={title}>
      {sayLimit(error, why)}
    </Notice>
  );
}
