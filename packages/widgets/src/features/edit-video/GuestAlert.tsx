import { loginPath } from '@oshimado/domain';
import { ButtonLink } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { PageLink } from '../../base/context';
import { LoginAgainLink } from '../../parts/login-gate';
import { useTranslate } from '../../base/sentences';
import { useViewer } from '../../base/viewer';

export interface GuestAlertProps {
  /** Address to come back to. */
  readonly returnTo: string;
  /** Something is typed that would be lost if this page were left. */
  readonly isUnsaved: boolean;
}

/** Says that edits need a login, and leads to it and back; with something typed, in another tab. Renders nothing for a logged-in viewer. */
export function GuestAlert({ returnTo, isUnsaved }: GuestAlertProps) {
  const t = useTranslate('editVideo');
  const tEditing = useTranslate('editing');
  const tPortal = useTranslate();
  const { user } = useViewer();
  if (user) return null;
  if (isUnsaved) {
    return (
      <Notice tone="warning" role="alert" title={tEditing('login.ended')}>
        {tEditing('login.endedText')} <LoginAgainLink />
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title={t('guest.title')}
      action={
        <ButtonLink size="small" component={PageLink} href={loginPath({ returnTo })}>
          {tPortal('button.login')}
        </ButtonLink>
      }
    >
      {t('guest.text')}
    </Notice>
  );
}
