/** A page that needs a login: a guest is led to it and back. */
import { loginPath } from '@oshimado/domain';
import { ButtonLink } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { PersonIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { Spinner } from '@oshimado/ui/spinner';
import { useState, type ReactNode } from 'react';
import { PageLink } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { useViewer, WaitForActors } from '../../base/viewer';
import { LoginAgainLink } from './LoginAgain';
import { gate, page } from './login-gate.css';

const thisAddress = () => location.pathname + location.search + location.hash;

export interface LoginGateProps {
  /** Heading for guests: what the page is. */
  readonly title: string;
  /** What it is good for, in a sentence. */
  readonly text: string;
  /** The page. It stays when the login ends, so that nothing typed is lost; a notice leads to the login in another tab. */
  readonly children: ReactNode;
}

export function LoginGate({ title, text, children }: LoginGateProps) {
  const t = useTranslate('editing');
  const tPortal = useTranslate();
  const { user, isKnown } = useViewer();
  const [isOpen, setOpen] = useState(false);
  if (user && !isOpen) setOpen(true);
  if (!isKnown) {
    return (
      <div className={gate}>
        <WaitForActors>
          <Spinner label={t('login.checking')} />
        </WaitForActors>
      </div>
    );
  }
  if (!user && !isOpen) {
    return (
      <EmptyState
        icon={PersonIcon}
        headingLevel={1}
        title={title}
        description={text}
        action={
          <ButtonLink
            variant="solid"
            component={PageLink}
            href={loginPath({ returnTo: thisAddress() })}
          >
            {tPortal('button.login')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className={page}>
      {user ? null : (
        <Notice tone="warning" title={t('login.ended')}>
          {t('login.endedText')} <LoginAgainLink />
        </Notice>
      )}
      {children}
    </div>
  );
}
