import { failureKind } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { isUnknown, useLimitSentence } from '../../../base/errors';
import { isStaleLogin, LoginAgainLink } from '../../../parts/login-gate';
import { useTranslate } from '../../../base/sentences';

export interface SongSaveFailedProps {
  readonly error: Error;
  /** The song that was to be changed is there no more, or may not be changed: adds it as a new one instead. */
  readonly onDetach: (() => void) | undefined;
}

/** Why a song could not be saved, and what helps. The form stays as it is. */
export function SongSaveFailed({ error, onDetach }: SongSaveFailedProps) {
  const t = useTranslate('editVideo');
  const tEditing = useTranslate('editing');
  const sayLimit = useLimitSentence();
  const kind = failureKind(error);
  const needsLogin = isStaleLogin(error) || kind === 'unauthorized';
  const isGone = onDetach !== undefined && isUnknown(error);
  const reason = () => {
    if (isStaleLogin(error)) return tEditing('login.stale');
    if (kind === 'unauthorized') return tEditing('login.endedText');
    if (isGone) return t('failed.songGone');
    return sayLimit(error, tEditing(`quick.why.${kind}`));
  };
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t('failed.songSave')}
      action={
        isGone ? (
          <Button size="small" onClick={onDetach}>
            {t('form.detach')}
          </Button>
        ) : undefined
      }
    >
      {reason()} {needsLogin ? <LoginAgainLink /> : null}
    </Notice>
  );
}
